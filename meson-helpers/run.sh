#!/usr/bin/env bash
# Installs what is missing, builds Tasklet and opens it. Without a graphical session it shows the
# main job on a virtual screen: tasks added from the command line, one ticked by a real click, and
# a picture of the result.
set -euo pipefail

cd "$(dirname "$0")/.."
# shellcheck source=setup.sh
. meson-helpers/setup.sh

has_session() {
  if [ -n "${WAYLAND_DISPLAY-}" ]; then
    [ -S "${XDG_RUNTIME_DIR-}/$WAYLAND_DISPLAY" ] || [ -S "$WAYLAND_DISPLAY" ]
  else
    case ${DISPLAY-} in
      '') return 1 ;;
      :*)
        local number=${DISPLAY#:}
        [ -S "/tmp/.X11-unix/X${number%%.*}" ]
        ;;
    esac
  fi
}

if has_session; then
  install_missing build
  meson-helpers/build.sh
  exec .build/release/tasklet "$@"
fi

echo 'There is no graphical session here; showing Tasklet on a virtual screen instead.'
install_missing build screen
meson-helpers/build.sh
exec meson-helpers/show.sh
