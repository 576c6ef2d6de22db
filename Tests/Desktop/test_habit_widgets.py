"""A widget of one's own: a package outside ours that knows only what is public."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from accessibility import BUTTON, CHECK, CHOICE, LABEL, SWITCH
from desk import until
from program import Tasklet

_ROOT = Path(__file__).resolve().parents[2]
_PACKAGE = _ROOT / "Tests/Fixtures/HabitWidgets"
_BUILD = _ROOT / ".build/HabitWidgets"
_APPLICATION = "org.tasklet.widgets.HabitWidgets"


@pytest.fixture(scope="module")
def binary():
    """The program, built as its author would build it."""
    environment = {**os.environ, "PWD": str(_PACKAGE)}
    done = subprocess.run(
        ["swift", "build", "--package-path", str(_PACKAGE), "--scratch-path", str(_BUILD)],
        env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=3600)
    assert done.returncode == 0, done.stdout + done.stderr
    return str(_BUILD / "debug/HabitWidgets")


def _wait_until_free(desk, application):
    """The next program's start must not be taken for a second start of this one."""
    until(lambda: application not in desk.read(
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus",
        "--object-path", "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.ListNames"),
        what="the program's name is free again")


class Habits(Tasklet):
    """The author's program on a desk, with its own files."""

    def __init__(self, desk, folder, binary):
        super().__init__(desk, folder)
        self.binary = binary

    @property
    def configuration_file(self):
        return self.folder / "config/HabitWidgets/widgets.conf"

    @property
    def counts(self):
        """How often each habit was logged, as the program's file says."""
        path = self.folder / "data/HabitWidgets/habits.json"
        if not path.exists():
            return {}
        return {h["id"]: h["count"] for h in json.loads(path.read_text())["habits"]}


@pytest.fixture
def fresh(desk, tmp_path, binary):
    program = Habits(desk, tmp_path, binary).start()
    yield program
    program.stop()
    _wait_until_free(desk, _APPLICATION)


def test_the_widget_is_on_the_desktop(fresh):
    assert fresh.desk.title(fresh.window) == "Habits"
    assert _APPLICATION in fresh.desk.property(fresh.window, "WM_CLASS")
    until(lambda: "ABOVE" in fresh.desk.states(fresh.window), what="the window stays on top")
    assert fresh.rows() == ["Drink water", "Stretch"]
    fresh.find(LABEL, "0/3")
    fresh.find(LABEL, "0/2")
    until(lambda: fresh.configuration().get("kind") == "HabitWidget", what="it is placed")
    assert fresh.counts == {}
    assert fresh.log.read_text() == ""


def test_the_button_performs_its_intent(fresh):
    for count in (1, 2):
        fresh.click(fresh.find(BUTTON, "Log Drink water"))
        until(lambda: fresh.counts == {"water": count, "stretch": 0}, what=f"{count} in the file")
        fresh.find(LABEL, f"{count}/3")
        assert not fresh.row("Drink water").is_checked
    fresh.click(fresh.find(BUTTON, "Log Drink water"))
    until(lambda: fresh.row("Drink water").is_checked, what="the goal is reached")
    assert not fresh.find(BUTTON, "Log Drink water").is_sensitive


def test_the_toggle_performs_its_intent(fresh):
    fresh.click(fresh.find(CHECK, "Stretch"))
    until(lambda: fresh.counts == {"water": 0, "stretch": 2}, what="done in the file")
    until(lambda: fresh.row("Stretch").is_checked)
    fresh.click(fresh.find(CHECK, "Stretch"))
    until(lambda: fresh.counts == {"water": 0, "stretch": 0}, what="open in the file")
    until(lambda: not fresh.row("Stretch").is_checked)


def test_the_second_entry_comes_at_its_date(fresh):
    assert fresh.nodes(LABEL, "Well done!") == []
    fresh.click(fresh.find(BUTTON, "Log Stretch"))
    fresh.find(LABEL, "Well done!")
    fresh.wait_gone(LABEL, "Well done!")
    fresh.find(LABEL, "1/2")


def test_the_configuration_is_a_dialog_and_a_file(fresh):
    fresh.click(fresh.find(CHECK, "Stretch"))
    until(lambda: fresh.row("Stretch").is_checked)
    fresh.open_menu()
    fresh.choose("Edit widget…")
    fresh.find(CHOICE, "Accent")
    switch = fresh.find(SWITCH, "Show finished habits")
    assert switch.is_checked
    fresh.click(switch)
    until(lambda: fresh.rows() == ["Drink water"], what="the finished habit is hidden")
    assert fresh.configuration()["showsFinished"] == "false"
    fresh.edit_configuration(showsFinished="true")
    until(lambda: fresh.rows() == ["Drink water", "Stretch"], what="it is shown again")
    until(lambda: fresh.find(SWITCH, "Show finished habits").is_checked)


def test_it_starts_on_login_under_its_own_name(fresh):
    fresh.open_menu()
    fresh.choose("Edit widget…")
    fresh.click(fresh.find(SWITCH, "Start on login"))
    entry = fresh.folder / f"config/autostart/{_APPLICATION}.desktop"
    until(entry.exists, what="the autostart entry is there")
    assert re.search(rf"^Exec=\"?{re.escape(fresh.binary)}\"? --autostart$",
                     entry.read_text().replace(os.path.realpath(fresh.binary), fresh.binary), re.M)


def test_two_programs_do_not_share_their_widgets(fresh, tmp_path):
    tasklet = Tasklet(fresh.desk, tmp_path)
    tasklet.start()
    try:
        until(lambda: tasklet.configuration().get("kind") == "ConfigurableTaskWidget")
        assert fresh.configuration()["kind"] == "HabitWidget"
        assert fresh.rows() == ["Drink water", "Stretch"]
    finally:
        tasklet.stop()


def test_the_readmes_widget_works(desk, tmp_path, binary):
    program = Tasklet(desk, tmp_path)
    program.binary = str(Path(binary).with_name("Water"))
    program.start()
    try:
        assert desk.title(program.window) == "Water"
        for glasses in range(3):
            program.click(program.find(BUTTON, f"{glasses} glasses of water"))
        program.find(BUTTON, "3 glasses of water")
    finally:
        program.stop()
        _wait_until_free(desk, "org.tasklet.widgets.Water")


def test_the_readme_shows_that_very_source():
    assert (_PACKAGE / "Sources/Water/Water.swift").read_text() in (_ROOT / "README.md").read_text()
