"""Rows: what a click does, and what they say."""

import collections
import re

import pytest

from accessibility import BUTTON, CHECK, LABEL, SWITCH
from desk import until


@pytest.mark.parametrize("place", [(.03, .5), (.3, .5), (.6, .2), (.95, .5)])
def test_click_anywhere_in_the_row_toggles(tasklet, place):
    tasklet.click(tasklet.row("Beta"), place)
    tasklet.wait_completed("Beta")
    until(lambda: tasklet.row("Beta").is_checked, what="the check button is checked")
    tasklet.wait_remaining(2)

    tasklet.click(tasklet.row("Beta"), place)
    tasklet.wait_completed("Beta", False)
    tasklet.wait_remaining(3)
    assert not any(tasklet.tasks()[other]["is_completed"] for other in ("Alpha", "Gamma"))


def test_step_button_steps_and_does_nothing_else(fresh):
    fresh.add("Water", "--steps", "3", "--priority", "high")
    fresh.add("Other")
    fresh.start()
    fresh.find(LABEL, "0/3")
    for done in (1, 2):
        fresh.click(fresh.find(BUTTON, "Add one step to Water"))
        until(lambda: fresh.tasks()["Water"]["steps_done"] == done, what=f"{done} steps are stored")
        fresh.find(LABEL, f"{done}/3")
        assert not fresh.tasks()["Water"]["is_completed"]
        assert not fresh.row("Water").is_checked


def test_last_step_completes_and_the_row_takes_it_back(fresh):
    fresh.add("Water", "--steps", "2")
    fresh.start()
    fresh.click(fresh.find(BUTTON, "Add one step to Water"))
    until(lambda: fresh.tasks()["Water"]["steps_done"] == 1)
    fresh.click(fresh.find(BUTTON, "Add one step to Water"))
    fresh.wait_completed("Water")
    until(lambda: fresh.row("Water").is_checked)

    fresh.click(fresh.row("Water"), (.2, .5))
    fresh.wait_completed("Water", False)
    assert fresh.tasks()["Water"]["steps_done"] == 1


def test_switches(tasklet):
    tasklet.edit_configuration(controls="switches")
    row = tasklet.find(SWITCH, "Beta")
    assert tasklet.nodes(CHECK) == []
    tasklet.click(row)
    tasklet.wait_completed("Beta")
    tasklet.click(tasklet.find(SWITCH, "Beta"))
    tasklet.wait_completed("Beta", False)


def test_click_beside_the_switch_toggles_once(tasklet):
    tasklet.edit_configuration(controls="switches")
    tasklet.find(SWITCH, "Beta")
    tasklet.click(tasklet.find(LABEL, "Beta"), (.5, .5))
    tasklet.wait_completed("Beta")
    until(lambda: tasklet.find(SWITCH, "Beta").is_checked)


@pytest.mark.parametrize("title", [
    "Fish & chips", "<b>not bold</b>", "a: b 'c' \"d\" %s \\n", "قراءة الكتاب", "👩‍👩‍👧‍👦 visit",
    "x" * 10_000])
def test_titles_are_plain_text(fresh, title):
    fresh.add(title)
    fresh.start()
    row = fresh.row(title)
    assert fresh.desk.geometry(fresh.window)[2] == 320
    fresh.click(row, (.3, .5))
    fresh.wait_completed(title)


def test_long_title_has_a_tooltip(fresh):
    title = "Read the fourth chapter of the book about compilers before Thursday's class"
    fresh.add(title)
    fresh.start()
    row = fresh.row(title)
    fresh.hover(row)
    until(lambda: fresh.desk.popups(fresh.process.pid), what="the tooltip is shown")


def test_badge_counts_all_that_remain(fresh):
    for number in range(5):
        fresh.add(f"Task {number}")
    fresh.start()
    fresh.wait_remaining(5)
    assert len(fresh.rows()) == 3
    fresh.click(fresh.row(fresh.rows()[0]))
    fresh.wait_remaining(4)


def test_badge_is_orange_while_something_remains_and_green_then(fresh):
    fresh.add("Alpha")
    fresh.start()
    for name, colour in (("1 task remaining", (0xc6, 0x46, 0)),
                         ("0 tasks remaining", (0x1b, 0x7d, 0x46))):
        badge = fresh.find(None, name)
        until(lambda: collections.Counter(fresh.pixels(badge)).most_common(1)[0][0] == colour,
              what=f"the badge of {name} is {colour}")
        fresh.click(fresh.row("Alpha"))


def test_priority_marks_are_named(tasklet):
    tasklet.find(None, "High priority")
    tasklet.find(None, "Medium priority")
    assert tasklet.nodes(None, re.compile("Low priority")) == []


def test_buttons_without_words_are_named(tasklet):
    tasklet.find(None, "Add task")
    tasklet.find(None, "Menu")


def test_row_menu_sets_priority(tasklet):
    tasklet.open_row_menu("Gamma")
    tasklet.choose("Priority", "High")
    until(lambda: tasklet.tasks()["Gamma"]["priority"] == 3, what="the priority is stored")
    assert not tasklet.tasks()["Gamma"]["is_completed"]


def test_row_menu_deletes(tasklet):
    tasklet.open_row_menu("Beta")
    tasklet.choose("Delete")
    tasklet.wait_rows("Alpha", "Gamma")
    assert "Beta" not in tasklet.tasks()


def test_row_menu_renames_in_place(tasklet):
    tasklet.open_row_menu("Beta")
    tasklet.choose("Rename")
    tasklet.find(("text", "entry", "text box"), re.compile("Beta|Rename|Title"))
    tasklet.desk.key("ctrl+a")
    tasklet.desk.type("Delta")
    tasklet.desk.key("Return")
    tasklet.wait_rows("Alpha", "Delta", "Gamma")
