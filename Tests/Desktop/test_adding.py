"""The add field."""

import re

import pytest

from accessibility import BUTTON, ENTRY
from desk import until


def test_button_opens_the_field(tasklet):
    # The header's buttons appear on hover.
    tasklet.hover(tasklet.row("Alpha"))
    tasklet.click(tasklet.find(BUTTON, "Add task"))
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused, what="the field has the focus")


@pytest.mark.parametrize("text, title, priority", [
    ("Buy milk", "Buy milk", 1),
    ("Buy milk !high", "Buy milk", 3),
    ("!medium Buy milk", "Buy milk", 2),
    ("Buy !low milk", "Buy milk", 1)])
def test_text_sets_title_and_priority(tasklet, text, title, priority):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    tasklet.desk.type(text)
    tasklet.desk.key("Return")
    until(lambda: title in tasklet.tasks(), what="the task is stored")
    assert tasklet.tasks()[title]["priority"] == priority
    tasklet.wait_remaining(4)


def test_field_is_empty_again_and_takes_the_next(tasklet):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    for title in ("One", "Two"):
        tasklet.desk.type(title)
        tasklet.desk.key("Return")
        until(lambda: title in tasklet.tasks(), what=f"{title} is stored")
    assert set(tasklet.tasks()) == {"Alpha", "Beta", "Gamma", "One", "Two"}


def test_who_writes_on_at_once_loses_nothing(tasklet):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    titles = [f"Task {number}" for number in range(6)]
    for title in titles:
        tasklet.desk.type(title)
        tasklet.desk.key("Return")
    until(lambda: set(tasklet.tasks()) == {"Alpha", "Beta", "Gamma", *titles},
          what="all are stored, each for itself")


def test_refused_text_comes_back(tasklet):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    tasklet.desk.type("!high")
    tasklet.desk.key("Return")
    tasklet.find(None, re.compile("needs a title"))
    tasklet.desk.type(" Milk")
    tasklet.desk.key("Return")
    until(lambda: "Milk" in tasklet.tasks(), what="the text was there to be completed")
    assert tasklet.tasks()["Milk"]["priority"] == 3


def test_empty_text_adds_nothing(tasklet):
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    tasklet.desk.type("   ")
    tasklet.desk.key("Return")
    # A task that follows proves that the empty one was dealt with.
    tasklet.desk.key("ctrl+a")
    tasklet.desk.type("Real")
    tasklet.desk.key("Return")
    until(lambda: "Real" in tasklet.tasks())
    assert len(tasklet.tasks()) == 4
