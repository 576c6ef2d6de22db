"""Staying on top: what the window manager knows, never what GTK believes."""

import contextlib
import shutil

import pytest

from accessibility import MENU_ITEM
from desk import Desk, end, until
from program import Tasklet

_ALL_WORKSPACES = "4294967295"
_WANTED = {"ABOVE", "SKIP_TASKBAR", "SKIP_PAGER"}


def _wait_above(program):
    desk = program.desk
    until(lambda: _WANTED <= desk.states(program.window),
          what=f"{_WANTED} in {desk.states(program.window)}")


def test_window_manager_keeps_it_above(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    until(lambda: desk.property(tasklet.window, "_NET_WM_DESKTOP") == _ALL_WORKSPACES,
          what="it is on all workspaces")
    assert "_NET_WM_WINDOW_TYPE_UTILITY" in desk.property(tasklet.window, "_NET_WM_WINDOW_TYPE")


def test_it_stands_above_an_activated_window(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    other = desk.start("xev", "-geometry", "400x400+300+200")
    try:
        window = until(
            lambda: next((w for w in desk.managed() if desk.title(w) == "Event Tester"), None))
        desk.run("xdotool", "windowactivate", "--sync", window)
        desk.run("xdotool", "windowraise", window)
        stacking = until(lambda: window in (s := desk.stacking()) and s)
        assert stacking.index(tasklet.window) > stacking.index(window)
    finally:
        end(other)


def test_hide_and_show_keeps_it_above(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    desk.run("xdotool", "windowunmap", "--sync", tasklet.window)
    desk.run("xdotool", "windowmap", "--sync", tasklet.window)
    _wait_above(tasklet)
    until(lambda: desk.property(tasklet.window, "_NET_WM_DESKTOP") == _ALL_WORKSPACES)


def test_menu_shows_and_sets_the_real_state(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    tasklet.open_menu()
    assert tasklet.find(MENU_ITEM, "Keep on top").is_checked
    tasklet.choose("Keep on top")
    until(lambda: "ABOVE" not in desk.states(tasklet.window), what="it is not above")

    tasklet.open_menu()
    until(lambda: not tasklet.find(MENU_ITEM, "Keep on top").is_checked)
    tasklet.choose("Keep on top")
    _wait_above(tasklet)


def test_menu_follows_the_window_manager(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    desk.run("wmctrl", "-i", "-r", tasklet.window, "-b", "remove,above")
    until(lambda: "ABOVE" not in desk.states(tasklet.window))
    tasklet.open_menu()
    until(lambda: not tasklet.find(MENU_ITEM, "Keep on top").is_checked)


def test_position_is_remembered(tasklet):
    _wait_above(tasklet)
    desk = tasklet.desk
    _drag_header(tasklet, 150, 90)
    moved = desk.geometry(tasklet.window)
    written = tasklet.configuration_file
    until(lambda: written.exists() and "position" in written.read_text(),
          what="the position is saved")
    before = written.read_text()
    _drag_header(tasklet, -60, 40)
    moved = desk.geometry(tasklet.window)
    until(lambda: written.read_text() != before, what="the new position is saved")

    assert tasklet.stop() == 0
    tasklet.start()
    until(lambda: desk.geometry(tasklet.window) == moved,
          what=f"it is at {moved}, not {desk.geometry(tasklet.window)}")
    _wait_above(tasklet)


def test_width_is_remembered(tasklet):
    desk = tasklet.desk
    height = desk.geometry(tasklet.window)[3]
    desk.run("xdotool", "windowsize", tasklet.window, "400", str(height))
    until(lambda: tasklet.configuration().get("size") == "400", what="the width is saved")
    assert tasklet.stop() == 0
    tasklet.start()
    until(lambda: desk.geometry(tasklet.window)[2] == 400,
          what=f"it is 400 wide, not {desk.geometry(tasklet.window)}")


def test_position_off_screen_is_clamped(tasklet):
    desk = tasklet.desk
    assert tasklet.stop() == 0
    tasklet.edit_configuration(position="5000;4000")
    tasklet.start()

    def inside():
        x, y, width, height = desk.geometry(tasklet.window)
        return 0 <= x <= 1280 - width and 0 <= y <= 800 - height

    until(inside, what=f"it is on screen, not at {desk.geometry(tasklet.window)}")


def test_its_place_follows_the_monitors(tasklet):
    desk = tasklet.desk
    desk.run("xdotool", "windowmove", tasklet.window, "900", "100")
    until(lambda: tasklet.configuration().get("position") == "900,100", what="the place is saved")
    # Half of the screen becomes the only monitor.
    desk.run("xrandr", "--setmonitor", "left", "640/160x800/200+0+0", "screen")
    try:
        until(lambda: desk.geometry(tasklet.window)[:3] == (320, 100, 320), what="it is in sight")
        _wait_above(tasklet)
    finally:
        desk.run("xrandr", "--delmonitor", "left")
    until(lambda: desk.geometry(tasklet.window)[:2] == (900, 100), what="it is back in its place")
    assert tasklet.configuration()["position"] == "900,100"
    _wait_above(tasklet)


def test_without_a_window_manager_the_menu_says_why(tmp_path):
    with Desk(window_manager=None) as desk:
        program = Tasklet(desk, tmp_path)
        program.launch()
        program.window = until(
            lambda: desk.read("xdotool", "search", "--onlyvisible", "--name", "^Tasks$").strip(),
            30, "the window is mapped")
        until(lambda: program.root, 30, "the accessibility tree is there")
        # Without a manager nothing tells when a window that was just mapped takes clicks.
        until(lambda: program.click(program.find(None, "Menu")) or _shown(program), 30, "the menu")
        item = program.find(MENU_ITEM, "Keep on top")
        assert not item.is_sensitive and not item.is_checked
        assert program.stop() == 0


@pytest.mark.parametrize("manager", [
    ("xfwm4", "--compositor=off"), ("metacity",), ("mutter", "--x11")])
def test_other_window_managers(manager, tmp_path):
    if not shutil.which(manager[0]):
        pytest.skip(f"{manager[0]} is not installed")
    with Desk(manager) as desk:
        program = Tasklet(desk, tmp_path).start()
        _wait_above(program)
        until(lambda: desk.property(program.window, "_NET_WM_DESKTOP") == _ALL_WORKSPACES)
        assert program.stop() == 0


def _shown(program):
    """Whether the menu that was asked for comes up within a moment."""
    with contextlib.suppress(AssertionError):
        return program.find(MENU_ITEM, "No window manager is running", 2)


def _drag_header(program, right, down):
    desk = program.desk
    before = desk.geometry(program.window)
    start = program.point(program.find(("label",), "Tasks"))
    desk.drag(
        start, (start[0] + right, start[1] + down),
        lambda: desk.geometry(program.window) != before)
    until(lambda: _at_rest(program), what="the window has come to rest")


def _at_rest(program):
    before = program.desk.geometry(program.window)
    program.desk.run("xdotool", "sleep", ".2")
    return program.desk.geometry(program.window) == before
