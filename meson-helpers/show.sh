#!/usr/bin/env bash
# Shows the main job on a virtual screen. Called by run.sh after building.
#
# Everything lies in a temporary folder, so that nobody's tasks are touched; what is started here is
# ended here, by its process id. The picture stays and its path is printed last.
set -euo pipefail

cd "$(dirname "$0")/.."
programs=${TASKLET_BIN_DIR:-$PWD/.build/release}
home=$(mktemp -d)
picture=$(mktemp --suffix=.png -t tasklet-XXXXXX)
children=()

finish() {
  local child
  # The newest first: a window manager that loses its screen complains.
  for ((index = ${#children[@]} - 1; index >= 0; index--)); do
    child=${children[index]}
    kill "$child" 2> /dev/null || true
    wait "$child" 2> /dev/null || true
  done
  rm -rf "$home"
}
trap finish EXIT

fail() {
  echo "$*" >&2
  [ -s "$home/tasklet.log" ] && sed 's/^/  tasklet: /' "$home/tasklet.log" >&2
  exit 1
}

# Tries a command until it succeeds, for 20 seconds.
until_true() {
  local end=$((SECONDS + 20))
  until "$@" > /dev/null 2>&1; do
    [ $SECONDS -lt $end ] || return 1
    sleep .05
  done
}

in_background() {
  "$@" &
  children+=($!)
}

export HOME=$home XDG_DATA_HOME=$home/data XDG_CONFIG_HOME=$home/config XDG_CACHE_HOME=$home/cache
export XDG_STATE_HOME=$home/state XDG_RUNTIME_DIR=$home/run GDK_BACKEND=x11 GSETTINGS_BACKEND=memory
unset WAYLAND_DISPLAY
mkdir -m 700 "$XDG_RUNTIME_DIR"

# Xvfb picks a free display number itself and writes it to the descriptor it is given.
in_background Xvfb -displayfd 3 -screen 0 800x600x24 -nolisten tcp 3> "$home/display" 2> /dev/null
until_true test -s "$home/display" || fail 'Xvfb does not start.'
DISPLAY=:$(cat "$home/display")
export DISPLAY
in_background dbus-daemon --session --nofork --nopidfile --address="unix:path=$home/run/bus" > /dev/null \
  2>&1
export DBUS_SESSION_BUS_ADDRESS=unix:path=$home/run/bus
until_true test -S "$home/run/bus" || fail 'The session bus does not start.'
in_background openbox > /dev/null 2>&1
until_true sh -c 'xprop -root _NET_SUPPORTING_WM_CHECK | grep -q "window id"' ||
  fail 'The window manager does not start.'

"$programs/taskletctl" add 'Send the quarterly report' --priority high > "$home/id"
"$programs/taskletctl" add 'Call the dentist about Thursday' --priority medium > /dev/null
"$programs/taskletctl" add 'Water the plants' --steps 8 > /dev/null

in_background "$programs/tasklet" > "$home/tasklet.log" 2>&1
window=$(timeout 20 xdotool search --sync --onlyvisible --name '^Tasks$' | head -n 1) ||
  fail 'The window does not appear.'

is_ticked() {
  "$programs/taskletctl" list --all --json | tr -d ' \n' |
    grep -o "{[^}]*\"id\":\"$(cat "$home/id")\"[^}]*}" | grep -q '"isCompleted":true'
}

# The first row lies below the header; how far depends on the theme's font, so the click goes down
# the window in small steps until the store says that the task is done.
eval "$(xdotool getwindowgeometry --shell "$window")"
for offset in 68 76 60 84; do
  xdotool mousemove --sync $((X + WIDTH / 2)) $((Y + offset)) click 1
  end=$((SECONDS + 3))
  until is_ticked || [ $SECONDS -ge $end ]; do sleep .05; done
  is_ticked && break
done
is_ticked || fail 'The click did not tick the task off.'

# The picture shows the row after its colours have faded in.
sleep 1
import -window root "$picture"
"$programs/taskletctl" list --all
echo "Ticked off with a click. The picture: $picture"
