#!/usr/bin/env bash
# Validates what desktops read: desktop file, metainfo, D-Bus service, icons, translations, and that
# the resources inside the program were made from the files in data/.
set -euo pipefail

root=$(cd "$(dirname "$0")/.." && pwd)
id=org.tasklet.Tasklet
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

for name in $id.desktop $id.metainfo.xml $id.service; do
  sed 's#@bindir@#/usr/bin#' "$root/data/$name.in" > "$work/$name"
done
desktop-file-validate "$work/$id.desktop"
# The project has no home page, which newer versions warn of and older ones do not know.
appstreamcli validate --no-net "$work/$id.metainfo.xml" > "$work/metainfo.log" || true
if grep '^[EW]:' "$work/metainfo.log" | grep -v url-homepage-missing; then
  exit 1
fi
grep -qx "Name=$id" "$work/$id.service"

for icon in "$root"/data/icons/symbols/*.svg "$root"/data/icons/hicolor/*/apps/*.svg; do
  /usr/bin/python3 -c 'import sys, xml.dom.minidom as d; d.parse(sys.argv[1])' "$icon"
done
for translation in "$root"/data/po/*.po; do
  [ -e "$translation" ] || continue
  msgfmt --check --output-file=/dev/null "$translation"
done
"$root/meson-helpers/make-resources.sh" --check
