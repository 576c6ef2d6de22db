#!/usr/bin/env bash
# Makes Sources/CResources/tasklet.gresource from data/: the style sheet and the symbols.
#
#   make-resources.sh           writes the file
#   make-resources.sh --check   fails when the committed file was not made from what data/ holds now
#
# The symbols are encoded beforehand, as GTK does with its own, so that the program needs no SVG
# loader at run time. Encoded pictures differ between versions of librsvg, so the check compares
# the sources' sums, which travel in the file, and not the pictures.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
target=$root/Sources/CResources/tasklet.gresource
source=$root/Sources/CResources/Resources.c
prefix=/org/tasklet/Tasklet
sizes='16 32 64'

sums() {
  (cd "$root/data" && LC_ALL=C sha256sum *.css tasklet.gresource.xml icons/symbols/*.svg)
}

if [ "${1-}" = --check ]; then
  if ! diff -u <(gresource extract "$target" $prefix/sources.sha256) <(sums); then
    echo 'tasklet.gresource is older than data/: run meson-helpers/make-resources.sh' >&2
    exit 1
  fi
  exit 0
fi

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

sums > "$work/sources.sha256"
cp "$root"/data/*.css "$work/"
entries=
for size in $sizes; do
  folder=symbols/$size
  mkdir -p "$work/$folder"
  for svg in "$root"/data/icons/symbols/*-symbolic.svg; do
    name=$(basename "$svg" -symbolic.svg)
    cp "$svg" "$work/$name.svg"
    gtk4-encode-symbolic-svg -o "$work/$folder" "$work/$name.svg" "${size}x${size}"
    entries+="    <file>$folder/$name.symbolic.png</file>"$'\n'
  done
done

# The list of pictures follows from the folder, so that a new symbol needs no second mention.
awk -v entries="$entries" '/@SYMBOLS@/ { printf "%s", entries; next } { print }' \
  "$root/data/tasklet.gresource.xml" > "$work/tasklet.gresource.xml"
glib-compile-resources --sourcedir="$work" --target="$work/out" "$work/tasklet.gresource.xml"
mv "$work/out" "$target"
# The compiler does not see that the file it takes in has changed: its sum in the source tells it.
sed -i "s/^\/\* Sum of the file: .*/\/* Sum of the file: $(sha256sum "$target" | cut -d' ' -f1)/" "$source"
echo "$target"
