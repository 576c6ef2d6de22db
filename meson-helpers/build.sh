#!/usr/bin/env bash
# Builds the programs in release mode, with the Swift run-time linked statically: they start faster
# so, and run where no Swift is installed.
#
#   build.sh [FOLDER]    copies tasklet and taskletctl to FOLDER as well
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
destination=${1:+$(realpath -m "$1")}
cd "$root"
# shellcheck source=setup.sh
. meson-helpers/setup.sh
find_swift || fail 'There is no Swift; meson-helpers/run.sh installs what is missing.'

# Told by the toolchain itself, since each distribution keeps its libraries elsewhere.
libraries=$(swift -print-target-info -static-stdlib |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
libraries=${libraries%/swift}
libraries=${libraries%/swift_static}/swift_static
# Nothing lies beside the programs, where SwiftPM would have the loader look first at each start.
flags=(-c release --disable-local-rpath)
if [ -e "$libraries/linux/static-stdlib-args.lnk" ]; then
  flags+=(--static-swift-stdlib)
else
  echo "This Swift has no static libraries ($libraries); linking its run-time dynamically." >&2
fi

# A static program has some 80,000 addresses to put right at each start. Packed they are a thirtieth
# in size, so they need neither be read from the disk nor kept in memory; Debian 12's glibc is the
# first that can read them, and LLVM's linker makes them.
swift_folder=$(dirname "$(realpath "$(command -v swift)")")
if [ -x "$swift_folder/ld.lld" ] || command -v ld.lld > /dev/null; then
  flags+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)
fi

# The run-time's own C++ library, of which it needs little, and SQLite: to load them takes
# a fifth of a short command's time. They are named by a folder in which the linker finds no shared ones.
static=.build/static
mkdir -p "$static"
# The compiler gives the name back where it has no such library.
archive() { cc -print-file-name="$1" 2> /dev/null | grep / || true; }
runtime=$(archive libstdc++.a)
if [ -n "$runtime" ]; then
  ln -sf "$runtime" "$static"
  flags+=(-Xswiftc "-L$root/$static")
fi
sqlite=$(archive libsqlite3.a)
# Whether it needs no further libraries, as where a distribution has put more into it.
stands_alone() {
  echo 'int sqlite3_open(const char *, void *); int main(void) { return sqlite3_open("", 0); }' |
    cc -x c - -x none "$1" -lm -o "$static/alone" 2> /dev/null
}
description=$(pkg-config --variable=pcfiledir sqlite3 || true)/sqlite3.pc
if [ -n "$sqlite" ] && [ -f "$description" ] && stands_alone "$sqlite"; then
  ln -sf "$sqlite" "$static"
  # SwiftPM puts what pkg-config says before all other folders.
  sed "s|^libdir=.*|libdir=$static|" "$description" > "$static/sqlite3.pc"
  export PKG_CONFIG_PATH="$root/$static${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}"
fi

for product in tasklet taskletctl; do
  swift build "${flags[@]}" --product "$product"
done
if [ -n "$destination" ]; then
  mkdir -p "$destination"
  install -m 755 .build/release/tasklet .build/release/taskletctl "$destination"
fi
