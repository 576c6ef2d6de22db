"""What was done is said, and can be taken back."""

import time

from accessibility import BUTTON
from desk import until


def test_completing_offers_undo_by_name(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    tasklet.find(None, "Completed “Beta”")
    tasklet.click(tasklet.find(BUTTON, "Undo"))
    tasklet.wait_completed("Beta", False)
    tasklet.wait_gone(BUTTON, "Undo")
    tasklet.wait_remaining(3)


def test_deleting_offers_undo_and_the_task_comes_back_in_its_place(tasklet):
    before = tasklet.tasks()["Beta"]
    tasklet.open_row_menu("Beta")
    tasklet.choose("Delete")
    tasklet.find(None, "Deleted “Beta”")
    tasklet.click(tasklet.find(BUTTON, "Undo"))
    tasklet.wait_rows("Alpha", "Beta", "Gamma")
    after = tasklet.tasks()["Beta"]
    for field in ("id", "priority", "position", "created_at", "is_completed"):
        assert after[field] == before[field]


def test_offer_lasts_six_seconds(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.find(BUTTON, "Undo")
    seen = time.monotonic()
    tasklet.wait_gone(BUTTON, "Undo", 20)
    # Seeing it took part of its time.
    assert time.monotonic() - seen > 4
    assert tasklet.tasks()["Beta"]["is_completed"]


def test_offer_names_the_last_of_several(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.find(None, "Completed “Beta”")
    tasklet.click(tasklet.row("Alpha"))
    tasklet.find(None, "Completed “Alpha”")
    tasklet.wait_gone(None, "Completed “Beta”")
    tasklet.desk.key("ctrl+z")
    tasklet.wait_completed("Alpha", False)
    assert tasklet.tasks()["Beta"]["is_completed"]


def test_command_line_takes_back_what_a_click_did(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    tasklet.ctl("undo")
    tasklet.wait_completed("Beta", False)
    until(lambda: not tasklet.row("Beta").is_checked, what="the row follows")
