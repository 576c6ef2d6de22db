"""Everything by keyboard."""

import re

import pytest

from accessibility import ENTRY, MENU_ITEM
from desk import until


def _completed(tasklet):
    return [title for title, task in tasklet.tasks().items() if task["is_completed"]]


def _prove_unchanged(tasklet, completed=()):
    """A change from outside comes after all that keys have caused, so nothing is overlooked."""
    tasklet.add("Sentinel")
    tasklet.wait_remaining(4 - len(completed))
    assert _completed(tasklet) == list(completed)


def test_tab_visits_rows_and_changes_nothing(tasklet):
    for title in ("Alpha", "Beta", "Gamma"):
        tasklet.focus(tasklet.row(title))
    _prove_unchanged(tasklet)


def test_arrows_move_and_never_toggle(tasklet):
    tasklet.focus(tasklet.row("Alpha"))
    for key, title in (("Down", "Beta"), ("Down", "Gamma"), ("Up", "Beta"), ("Up", "Alpha")):
        tasklet.desk.key(key)
        until(lambda: tasklet.row(title).is_focused, what=f"{key} goes to {title}")
    tasklet.desk.key("Up", "Left", "Right", "Left", "Down", "Down", "Down", "Down", "Down")
    _prove_unchanged(tasklet)


def test_the_focus_is_seen(tasklet):
    """A ring around what has the focus, for as long as GTK shows it after a key."""
    def edges(title):
        """Which lines about the beginning of a row are blue, counted from its control up."""
        left, top = tasklet.point(tasklet.row(title), (.25, 0))
        pixels = tasklet.desk.pixels(left, top - 20, 100, 60)
        lines = [pixels[start:start + 100] for start in range(0, len(pixels), 100)]
        return {20 - number for number, line in enumerate(lines)
                if all(blue > red + 60 for red, _, blue in line)}

    assert not edges("Beta")
    tasklet.focus(tasklet.row("Beta"))
    ring = until(lambda: edges("Beta"), 3, "Beta is ringed")
    assert edges("Gamma") != ring
    tasklet.focus(tasklet.row("Gamma"))
    until(lambda: edges("Gamma") == ring, 3, "Gamma is ringed")
    assert edges("Beta") != ring


@pytest.mark.parametrize("key", ["space", "Return", "KP_Enter"])
def test_space_and_enter_toggle(tasklet, key):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key(key)
    tasklet.wait_completed("Beta")
    until(lambda: tasklet.row("Beta").is_focused, what="the row keeps the focus")
    tasklet.desk.key(key)
    tasklet.wait_completed("Beta", False)


def test_switch_rows_by_keyboard(tasklet):
    tasklet.edit_configuration(controls="switches")
    tasklet.find(("switch",), "Alpha")
    tasklet.focus(tasklet.row("Alpha"))
    tasklet.desk.key("Down")
    until(lambda: tasklet.row("Beta").is_focused)
    tasklet.desk.key("space")
    tasklet.wait_completed("Beta")
    tasklet.desk.key("Return")
    tasklet.wait_completed("Beta", False)


def test_step_button_is_reached_and_pressed(fresh):
    fresh.add("Water", "--steps", "3")
    fresh.start()
    fresh.focus(fresh.find(None, "Add one step to Water"))
    fresh.desk.key("space")
    until(lambda: fresh.tasks()["Water"]["steps_done"] == 1)


def test_f2_renames_in_place(tasklet):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key("F2")
    until(lambda: any(node.is_focused for node in tasklet.nodes(ENTRY)))
    tasklet.desk.key("ctrl+a")
    tasklet.desk.type("Delta")
    tasklet.desk.key("Return")
    tasklet.wait_rows("Alpha", "Delta", "Gamma")
    assert "Delta" in tasklet.tasks()


def test_escape_leaves_the_old_name(tasklet):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key("F2")
    until(lambda: any(node.is_focused for node in tasklet.nodes(ENTRY)))
    tasklet.desk.type("Delta")
    tasklet.desk.key("Escape")
    tasklet.wait_rows("Alpha", "Beta", "Gamma")
    assert set(tasklet.tasks()) == {"Alpha", "Beta", "Gamma"}


def test_delete_deletes_and_the_focus_stays_in_the_list(tasklet):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key("Delete")
    tasklet.wait_rows("Alpha", "Gamma")
    until(lambda: any(tasklet.row(title).is_focused for title in ("Alpha", "Gamma")),
          what="a neighbour has the focus")


def test_delete_in_a_field_deletes_text_only(tasklet):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    tasklet.desk.type("x")
    tasklet.desk.key("Home", "Delete", "Delete")
    _prove_unchanged(tasklet)
    assert len(tasklet.tasks()) == 4


def test_f10_opens_the_menu_and_return_in_it_changes_no_task(tasklet):
    tasklet.focus(tasklet.row("Alpha"))
    tasklet.desk.key("F10")
    tasklet.find(MENU_ITEM, "Edit widget…")
    tasklet.find(MENU_ITEM, "Quit")
    tasklet.desk.key("Return")
    until(lambda: len(tasklet.desk.windows_of(tasklet.process.pid)) == 2, what="the dialog opens")
    _prove_unchanged(tasklet)


@pytest.mark.parametrize("key", ["shift+F10", "Menu"])
def test_row_menu_by_key(tasklet, key):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key(key)
    for item in ("Priority", "Rename", "Delete"):
        tasklet.find(MENU_ITEM, item)
    tasklet.desk.key("Escape")
    tasklet.wait_gone(MENU_ITEM, "Rename")
    until(lambda: tasklet.row("Beta").is_focused, what="the row has the focus again")
    _prove_unchanged(tasklet)


def test_row_menu_moves_by_arrows(tasklet):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key("shift+F10")
    tasklet.find(MENU_ITEM, "Delete")
    for _ in range(10):
        if tasklet.find(MENU_ITEM, "Delete").is_focused:
            break
        tasklet.desk.key("Down")
    else:
        raise AssertionError("Down does not reach Delete")
    tasklet.desk.key("Return")
    tasklet.wait_rows("Alpha", "Gamma")


def test_undo_key(tasklet):
    tasklet.focus(tasklet.row("Beta"))
    tasklet.desk.key("space")
    tasklet.wait_completed("Beta")
    tasklet.find(None, re.compile("Completed “Beta”"))
    tasklet.desk.key("ctrl+z")
    tasklet.wait_completed("Beta", False)
