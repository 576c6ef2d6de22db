#!/usr/bin/env bash
# Installs what is missing, after saying what. Sourced by run.sh and test.sh.
#
#   install_missing build           what building and running needs, Swift included
#   install_missing build screen    and a virtual screen
#   install_missing build screen test
#
# Where nothing is missing, apt is not called at all.

packages_build=(libgtk-4-dev libsqlite3-dev pkg-config g++ gettext librsvg2-common)
packages_screen=(xvfb openbox xdotool x11-utils imagemagick dbus)
packages_test=(
  at-spi2-core wmctrl xclip x11-xserver-utils python3 python3-pyatspi python3-pytest python3-dbusmock libglib2.0-bin
  desktop-file-utils appstream adwaita-icon-theme fonts-dejavu-core
  locales)

# Where toolchains are unpacked that no shell profile knows of.
swift_folders=(/opt/swift/usr/bin /usr/share/swift/usr/bin "$HOME/.local/share/swiftly/bin")

fail() {
  echo "$*" >&2
  exit 1
}

# Whether a compiler is Swift 6 or newer.
is_recent() {
  local version
  version=$("$1" --version 2> /dev/null | sed -n 's/.*Swift version \([0-9]*\).*/\1/p' | head -n 1)
  [ "${version:-0}" -ge 6 ]
}

find_swift() {
  local folder
  is_recent swift && return 0
  for folder in "${swift_folders[@]}"; do
    if is_recent "$folder/swift"; then
      export PATH="$folder:$PATH"
      return 0
    fi
  done
  return 1
}

is_installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2> /dev/null)" = installed ]
}

# The version of a package that apt would install, or nothing.
candidate() {
  apt-cache policy "$1" 2> /dev/null | sed -n 's/^  Candidate: //p' | grep -v '(none)'
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo > /dev/null; then
    sudo "$@"
  else
    fail "This needs root and there is no sudo: $*"
  fi
}

install_missing() {
  local group package list missing=() swift_missing=

  for group in "$@"; do
    list="packages_${group}[@]"
    for package in "${!list}"; do
      is_installed "$package" || missing+=("$package")
    done
  done
  find_swift || swift_missing=yes

  [ ${#missing[@]} -eq 0 ] && [ -z "$swift_missing" ] && return 0

  if ! command -v apt-get > /dev/null; then
    [ -n "$swift_missing" ] && fail 'Swift 6 is missing; https://www.swift.org/install has it.'
    echo "This system has no apt. Debian calls what is needed: ${missing[*]}" >&2
    return 0
  fi

  # A fresh machine has no package lists, and then even "is there a swiftlang?" has no answer.
  echo 'Something is missing; refreshing the package lists first.'
  as_root apt-get update -q || echo 'The package lists could not be refreshed; going on with the old.'
  if [ -n "$swift_missing" ]; then
    case $(candidate swiftlang) in
      '' | [0-5].*) fail 'Swift 6 is missing; https://www.swift.org/install has it.' ;;
      *) missing+=(swiftlang) ;;
    esac
  fi
  echo "Will install: ${missing[*]}"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}"
  find_swift || fail 'Swift was installed, yet there is no "swift" in PATH.'
}
