"""The widgets beside the default one, placed by hand in the settings file."""

import pytest

from accessibility import BUTTON, CHECK, CHOICE, LABEL, MENU_ITEM, ROW, SWITCH
from desk import until


@pytest.fixture
def place(fresh):
    """Starts with one widget of a kind and size, and eight tasks: high, medium, and low ones."""
    def place(kind, family, tasks=8, **parameters):
        fresh.configuration_file.parent.mkdir(parents=True)
        lines = ["[widget-1]", f"kind={kind}", f"family={family}"]
        lines += [f"{key}={value}" for key, value in parameters.items()]
        fresh.configuration_file.write_text("\n".join(lines) + "\n")
        for number in range(1, tasks + 1):
            priority = {1: "high", 2: "medium"}.get(number, "low")
            fresh.add(f"Task {number}", "--priority", priority)
        return fresh.start()
    return place


def _titles(count):
    return [f"Task {number}" for number in range(1, count + 1)]


@pytest.mark.parametrize("family, count, width", [
    ("systemSmall", 2, 160), ("systemMedium", 3, 320), ("systemLarge", 6, 320)])
def test_task_widget_fills_its_size(place, family, count, width):
    program = place("TaskWidget", family)
    program.wait_rows(*_titles(count))
    program.wait_remaining(8)
    assert program.desk.title(program.window) == "Next Tasks"
    assert program.desk.geometry(program.window)[2] == width
    program.click(program.find(CHECK, "Task 2"), (.4, .5))
    program.wait_completed("Task 2")
    program.wait_remaining(7)


def test_a_completed_row_makes_room_for_the_next(place):
    program = place("TaskWidget", "systemSmall")
    program.click(program.row("Task 1"))
    program.wait_completed("Task 1")
    # It keeps its place while it can be undone.
    assert program.rows() == ["Task 1", "Task 2"]
    program.wait_rows("Task 2", "Task 3")


def test_animated_widget_counts(place):
    program = place("AnimatedTaskWidget", "systemMedium")
    program.find(None, "0 of 8 tasks completed")
    program.click(program.row("Task 3"))
    program.find(None, "1 of 8 tasks completed")
    program.ctl("complete", program.tasks()["Task 8"]["id"])
    program.find(None, "2 of 8 tasks completed")


def test_toggle_widget_has_switches(place):
    program = place("TaskToggleWidget", "systemLarge")
    program.wait_rows(*_titles(6))
    assert program.nodes(CHECK) == []
    program.click(program.find(SWITCH, "Task 4"))
    program.wait_completed("Task 4")
    until(lambda: program.find(SWITCH, "Task 4").is_checked)


@pytest.fixture
def water(fresh, place):
    """The status of a chosen task of three steps."""
    fresh.add("Other", "--priority", "high", "--steps", "9")
    identifier = fresh.add("Water", "--steps", "3")
    place("TaskStatusWidget", "systemSmall", tasks=0, task=identifier)
    fresh.identifier = identifier
    return fresh


def test_status_widget_steps_its_task(water):
    water.find(LABEL, "Water")
    for done in range(3):
        water.find(None, f"{done} of 3 steps")
        water.click(water.find(BUTTON, "Add one step to Water"))
        until(lambda: water.tasks()["Water"]["steps_done"] == done + 1, what="the step is stored")
    water.find(None, "3 of 3 steps")
    water.wait_completed("Water")
    assert water.tasks()["Other"]["steps_done"] == 0

    water.click(water.find(BUTTON, "Reopen Water"))
    water.find(None, "2 of 3 steps")
    water.wait_completed("Water", False)


def test_status_widget_says_that_its_task_is_gone_and_shows_it_again(water):
    water.ctl("delete", water.identifier)
    water.find(LABEL, "This task was deleted")
    assert water.nodes(BUTTON, "Add one step to Water") == []
    water.ctl("undo")
    water.find(BUTTON, "Add one step to Water")
    assert water.configuration()["task"] == water.identifier


def _open_choice(program):
    """Opens the dialog's list of tasks."""
    program.open_menu()
    program.choose("Edit widget…")
    choice = program.find(CHOICE, "Task")
    until(lambda: choice.is_sensitive, what="the tasks are there")
    program.click(choice)
    until(lambda: program.desk.popups(program.process.pid), what="the list is open")


def test_status_widgets_task_is_chosen_in_the_dialog(water):
    _open_choice(water)
    water.click(until(lambda: water.nodes(LABEL, "Other"), what="the other task")[-1])
    water.find(BUTTON, "Add one step to Other")
    assert water.configuration()["task"] == water.tasks()["Other"]["id"]


def test_one_of_many_tasks_is_found_by_typing(water):
    for number in range(1, 13):
        water.add(f"Chore {number}")
    _open_choice(water)
    water.desk.type("Chore 11")
    until(lambda: not water.nodes(LABEL, "Chore 3"), what="the others are left out")
    water.click(until(lambda: water.nodes(LABEL, "Chore 11"), what="the task")[-1])
    water.find(BUTTON, "Complete Chore 11")
    assert water.configuration()["task"] == water.tasks()["Chore 11"]["id"]


def test_status_widget_has_the_menu_of_a_row(water):
    water.click(water.find(LABEL, "Water"), button=3)
    water.find(MENU_ITEM, "Rename")
    water.choose("Delete")
    water.find(LABEL, "This task was deleted")


def test_status_widget_without_tasks(place):
    program = place("TaskStatusWidget", "systemMedium", tasks=0)
    program.find(LABEL, "No tasks yet")
    assert program.nodes(ROW) == []
    program.add("First")
    program.click(program.find(BUTTON, "Complete First"))
    program.wait_completed("First")


def test_every_change_of_size_is_a_change_of_the_window(place):
    program = place("TaskWidget", "systemSmall")
    # Twice each way: what one change leaves behind shows at the next.
    for family, rows in (("systemLarge", 6), ("systemSmall", 2)) * 2:
        program.edit_configuration(family=family)
        program.wait_rows(*_titles(rows))
        size = (160, 128) if family == "systemSmall" else (320, 302)
        until(lambda: program.desk.geometry(program.window)[2:] == size,
              what=f"{family} is {size}, not {program.desk.geometry(program.window)}")
    assert "size" not in program.configuration()
