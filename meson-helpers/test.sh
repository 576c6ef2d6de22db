#!/usr/bin/env bash
# Installs what tests need and runs every test: style, warnings, units, the real program on a
# virtual screen, and the data files. A step that fails does not hide those after it.
#
#   test.sh [--long]   also kills and races writers of the store for some twenty minutes
set -uo pipefail

cd "$(dirname "$0")/.." || exit 1
# shellcheck source=setup.sh
. meson-helpers/setup.sh
install_missing build screen test || exit 1

reports=$(mktemp -d)
trap 'rm -rf "$reports"' EXIT
failed=()

step() {
  local name=$1
  shift
  echo
  echo "== $name"
  if ! "$@"; then
    failed+=("$name")
    echo "-- failed: $name"
  fi
}

style() {
  swift format lint --strict --recursive Sources Tests Package.swift
}

# SwiftPM itself says "prohibited flag(s)" about GTK's pkg-config file; every other warning is ours.
build_without_warnings() {
  local log=$reports/build.log
  swift build --build-tests 2>&1 | tee "$log"
  [ "${PIPESTATUS[0]}" -eq 0 ] || return 1
  ! grep 'warning:' "$log" | grep -v 'prohibited flag(s)'
}

units() {
  GTK_A11Y=none swift test --xunit-output "$reports/units.xml"
}

# Debian's own Python, since pyatspi is built for that one.
desktop() {
  PYTHONDONTWRITEBYTECODE=1 /usr/bin/python3 -m pytest -p no:cacheprovider -q -ra \
    --junitxml="$reports/desktop.xml" Tests/Desktop
}

step 'Style' style
step 'Build without warnings' build_without_warnings
step 'Units' units
step 'Release build' meson-helpers/build.sh
step 'Desktop' desktop
step 'Data files' meson-helpers/check-data.sh

if [ "${1-}" = --long ]; then
  step 'Store, long' Tests/StoreStress/long.sh
fi

echo
[ ${#failed[@]} -eq 0 ] || printf 'Failed: %s\n' "${failed[@]}"
/usr/bin/python3 meson-helpers/count-tests.py "$reports"/*.xml
[ ${#failed[@]} -eq 0 ]
