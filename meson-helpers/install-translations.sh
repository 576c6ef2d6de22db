#!/usr/bin/env bash
# Called by meson at install time: install-translations.sh PO_FOLDER LOCALE_FOLDER
set -euo pipefail

for translation in "$1"/*.po; do
  [ -e "$translation" ] || continue
  folder=$MESON_INSTALL_DESTDIR_PREFIX/$2/$(basename "$translation" .po)/LC_MESSAGES
  mkdir -p "$folder"
  msgfmt --output-file="$folder/tasklet.mo" "$translation"
done
