"""The first picture is drawn before GTK's theme is read, and nobody sees that."""

from pathlib import Path

import pytest

import drawing
from accessibility import ENTRY
from desk import until

RED = (255, 0, 0)


def _settings(program, text):
    file = Path(program.folder) / "config/gtk-4.0/settings.ini"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(f"[Settings]\n{text}\n")


@pytest.mark.parametrize("is_dark", (False, True))
def test_what_is_drawn_before_the_theme_looks_as_with_it(desk, tmp_path, is_dark):
    settings = tmp_path / "gtk-4.0/settings.ini"
    settings.parent.mkdir()
    settings.write_text(f"[Settings]\ngtk-application-prefer-dark-theme={int(is_dark)}\n")
    lines = drawing.run(
        desk, "opening",
        environment={"GTK_CSS_DEBUG": "1", "XDG_CONFIG_HOME": str(tmp_path)}).splitlines()
    samples = dict(line.split(": ") for line in lines if not line.startswith(" "))
    covered = {name for name, answer in samples.items() if answer.startswith("covered")}
    assert [line for line in lines if line.startswith(" ")] == []
    assert {samples[name] for name in covered} == {"covered, same"}
    assert covered >= {
        "text", "symbols", "shapes", "stack", "scroll", "button", "button-symbol",
        "toggle-check-box", "toggle-switch"}
    # What needs more of the theme gets it first, and does look otherwise with it.
    for name, node in (
            ("field", "entry"), ("progress", "progressbar"), ("divider", "separator"),
            ("button-styles", "button"), ("button-disabled", "button")):
        assert samples[name] == f"not covered ({node}), different", name


def test_the_theme_comes(fresh):
    fresh.add("Pay rent")
    fresh.start()
    fresh.row("Pay rent")
    fresh.desk.key("ctrl+n")
    field = fresh.find(ENTRY, "Add a task…")
    # White on the window's grey.
    until(lambda: (255, 255, 255) in fresh.pixels(field), what="the field is the theme's")


def test_a_first_picture_that_needs_the_theme_has_it(fresh):
    fresh.start()
    field = fresh.find(ENTRY, "Add a task…")
    assert (255, 255, 255) in fresh.pixels(field)


def test_a_theme_that_the_person_has_chosen_is_there(fresh):
    theme = Path(fresh.folder) / "data/themes/Loud/gtk-4.0/gtk.css"
    theme.parent.mkdir(parents=True)
    theme.write_text("@define-color theme_fg_color #f00;\n@define-color theme_bg_color #fff;\n")
    _settings(fresh, "gtk-theme-name=Loud")
    fresh.add("Pay rent")
    fresh.start()
    row = fresh.row("Pay rent")
    until(lambda: RED in fresh.pixels(row), what="the title is red")
