"""The configuration dialog and the file behind it."""

import re

import pytest

from accessibility import BUTTON, CHOICE, LABEL, ROW, SPIN, SWITCH
from desk import until


@pytest.fixture
def five(fresh):
    """Five tasks, of which three are shown."""
    for title, priority in (("Alpha", "high"), ("Beta", "medium"), ("Gamma", "low"),
                            ("Delta", "low"), ("Epsilon", "low")):
        fresh.add(title, "--priority", priority)
    fresh.start()
    fresh.wait_rows("Alpha", "Beta", "Gamma")
    until(fresh.configuration_file.exists, what="the first start has written the file")
    return fresh


def _pick(program, row, option):
    """Picks an option of a drop-down."""
    program.click(program.find(CHOICE, row))
    # The chosen option is shown twice, in the button and in the list; the list's comes last.
    until(lambda: program.desk.popups(program.process.pid), what="the list is open")
    program.click(until(lambda: program.nodes(LABEL, option), what=option)[-1])


def test_dialog_has_a_row_for_each_parameter(five):
    five.open_dialog()
    five.find(CHOICE, "Priority")
    assert five.find(SWITCH, "Show completed").is_checked
    assert five.find(SPIN, "Number of tasks").value == 3
    five.find(CHOICE, "Controls")
    assert not five.find(SWITCH, "Start on login").is_checked


def test_number_of_tasks_is_live_and_saved(five):
    five.open_dialog()
    height = five.desk.geometry(five.window)[3]
    five.click(five.find(SPIN, "Number of tasks"), (.2, .5))
    five.desk.key("ctrl+a")
    five.desk.type("5")
    five.desk.key("Return")
    five.wait_rows("Alpha", "Beta", "Gamma", "Delta", "Epsilon")
    until(lambda: five.desk.geometry(five.window)[3] > height, what="the window grows")
    until(lambda: "5" in five.configuration().values(), what="the number is saved")


def test_priority_filter_is_live_and_saved(five):
    five.open_dialog()
    _pick(five, "Priority", "High")
    five.wait_rows("Alpha")
    until(lambda: five.configuration().get("priority") == "high", what="the filter is saved")
    five.wait_remaining(5)


def test_show_completed_is_live_and_saved(five):
    five.click(five.row("Alpha"))
    five.wait_completed("Alpha")
    five.open_dialog()
    five.click(five.find(SWITCH, "Show completed"))
    until(lambda: "Alpha" not in five.rows(), what="the completed task is gone")
    until(lambda: five.configuration().get("showCompleted") == "false")


def test_controls_are_live_and_saved(five):
    five.open_dialog()
    _pick(five, "Controls", "Switches")
    until(lambda: [n.name for n in five.nodes(SWITCH)][:3] == ["Alpha", "Beta", "Gamma"])
    until(lambda: five.configuration().get("controls") == "switches")


def test_everything_is_there_after_a_restart(five):
    five.open_dialog()
    _pick(five, "Priority", "Low")
    five.wait_rows("Gamma", "Delta", "Epsilon")
    until(lambda: five.configuration().get("priority") == "low")
    assert five.stop() == 0
    five.start()
    five.wait_rows("Gamma", "Delta", "Epsilon")


def test_hand_edit_is_live(five):
    five.edit_configuration(priority="medium")
    five.wait_rows("Beta")
    five.edit_configuration(priority="all", numberOfTasks="4")
    five.wait_rows("Alpha", "Beta", "Gamma", "Delta")


def test_hand_edit_shows_in_the_dialog(five):
    five.open_dialog()
    five.edit_configuration(numberOfTasks="4")
    until(lambda: five.find(SPIN, "Number of tasks").value == 4)


def test_what_a_person_wrote_survives_a_save(five):
    file = five.configuration_file
    file.write_text("# mine\n" + file.read_text().rstrip("\n") + "\nownKey=kept\n")
    file.chmod(0o640)
    five.edit_configuration(numberOfTasks="4")
    five.wait_rows("Alpha", "Beta", "Gamma", "Delta")
    five.open_dialog()
    _pick(five, "Priority", "High")
    until(lambda: five.configuration().get("priority") == "high")
    text = file.read_text()
    assert text.startswith("# mine\n")
    assert "ownKey=kept" in text
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_broken_file_is_reported_and_kept(five):
    file = five.configuration_file
    broken = file.read_text() + "this is no key\nownKey=kept\n"
    file.write_text(broken)
    five.find(None, re.compile(r"widgets\.conf.*line \d+|line \d+.*widgets\.conf"))
    five.add("Zeta")
    five.wait_remaining(6)
    assert file.read_text() == broken

    file.write_text(broken.replace("this is no key\n", ""))
    five.wait_gone(None, re.compile(r"widgets\.conf.*line \d+|line \d+.*widgets\.conf"))


def test_a_value_out_of_range_is_reported_and_kept(five):
    five.edit_configuration(numberOfTasks="500")
    five.find(None, re.compile("Number of tasks|numberOfTasks"))
    assert "numberOfTasks=500" in five.configuration_file.read_text()
    assert five.rows() != []


def test_many_rows_scroll_inside_the_screen(fresh):
    for number in range(1, 51):
        fresh.add(f"Task {number}")
    fresh.start()
    fresh.edit_configuration(numberOfTasks="50")
    until(lambda: len(fresh.rows()) == 50, what="all fifty are shown")
    x, y, _, height = fresh.desk.geometry(fresh.window)
    assert 0 <= y and y + height <= 800
    # By keyboard the last one is reached and comes into view.
    fresh.focus(fresh.row(fresh.rows()[0]))
    fresh.desk.key(*["Down"] * 49)
    last = fresh.row(fresh.rows()[-1])
    until(lambda: last.is_focused)
    until(lambda: 0 < last.extents[1] < height, what="the last row is in view")


def test_escape_closes_the_dialog(five):
    five.open_dialog()
    five.desk.key("Escape")
    until(lambda: five.desk.windows_of(five.process.pid) == [five.window])
    assert five.nodes(ROW) and five.nodes(BUTTON) is not None
