"""Starting on login."""

import configparser

import pytest

from accessibility import SWITCH
from desk import Desk, until
from program import APPLICATION, Tasklet


@pytest.fixture
def entry(tasklet):
    """Where the autostart entry is, while the dialog is open."""
    tasklet.open_dialog()
    return tasklet.folder / f"config/autostart/{APPLICATION}.desktop"


def _switch(tasklet):
    return tasklet.find(SWITCH, "Start on login")


def test_switch_writes_and_removes_the_entry(tasklet, entry):
    assert not entry.exists()
    tasklet.click(_switch(tasklet))
    until(entry.exists, what="the entry is written")
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(entry)
    group = parser["Desktop Entry"]
    assert group["Type"] == "Application"
    assert group["Exec"].split()[0].strip('"') == tasklet.binary
    assert "--autostart" in group["Exec"].split()
    assert "X-GNOME-Autostart-Phase" not in group
    assert "DBusActivatable" not in group
    tasklet.desk.run("desktop-file-validate", str(entry))
    assert _switch(tasklet).is_checked

    tasklet.click(_switch(tasklet))
    until(lambda: not entry.exists(), what="the entry is removed")


def test_switch_follows_the_disk(tasklet, entry):
    entry.parent.mkdir(parents=True, exist_ok=True)
    text = f"[Desktop Entry]\nType=Application\nName=Tasklet\nExec={tasklet.binary} --autostart\n"
    entry.write_text(text)
    until(lambda: _switch(tasklet).is_checked, what="an entry made elsewhere counts")
    entry.write_text(text + "Hidden=true\n")
    until(lambda: not _switch(tasklet).is_checked, what="a hidden entry counts as off")
    entry.write_text(text)
    until(lambda: _switch(tasklet).is_checked)
    entry.unlink()
    until(lambda: not _switch(tasklet).is_checked, what="a removed entry counts as off")


def test_autostart_waits_for_the_window_manager(tmp_path):
    with Desk(window_manager=None) as desk:
        program = Tasklet(desk, tmp_path)
        program.launch("--autostart")
        desk.run("xdotool", "sleep", "1")
        assert program.process.poll() is None
        desk.start_manager(("openbox",))
        program.wait_for_window()
        until(lambda: "ABOVE" in desk.states(program.window), what="it is above")
        assert program.stop() == 0


def test_autostart_does_not_wait_for_ever(tmp_path):
    with Desk(window_manager=None) as desk:
        program = Tasklet(desk, tmp_path)
        program.launch("--autostart")
        until(lambda: desk.read("xdotool", "search", "--onlyvisible", "--name", "^Tasks$"), 120,
              "the window is shown without a window manager")
        assert program.stop() == 0
