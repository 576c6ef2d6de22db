"""Changes by other processes are on screen at once."""

import sqlite3

from accessibility import ENTRY
from desk import until


def test_added_task_appears(tasklet):
    tasklet.add("Urgent", "--priority", "high")
    until(lambda: "Urgent" in tasklet.rows(), what="the row is there")
    tasklet.wait_remaining(4)


def test_every_change_appears(tasklet):
    identifier = tasklet.tasks()["Beta"]["id"]
    tasklet.ctl("complete", identifier)
    until(lambda: tasklet.row("Beta").is_checked)
    tasklet.ctl("reopen", identifier)
    until(lambda: not tasklet.row("Beta").is_checked)
    tasklet.ctl("rename", identifier, "Delta")
    tasklet.wait_rows("Alpha", "Delta", "Gamma")
    tasklet.ctl("delete", identifier)
    tasklet.wait_rows("Alpha", "Gamma")
    tasklet.ctl("undo")
    tasklet.wait_rows("Alpha", "Delta", "Gamma")


def test_a_row_that_goes_while_its_menu_is_open_leaves_the_window_alive(tasklet):
    tasklet.open_row_menu("Beta")
    tasklet.ctl("delete", tasklet.tasks()["Beta"]["id"])
    tasklet.wait_rows("Alpha", "Gamma")
    until(lambda: not tasklet.desk.popups(tasklet.process.pid), what="the menu is gone")
    tasklet.click(tasklet.row("Gamma"))
    tasklet.wait_completed("Gamma")
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused, what="keys arrive")


def test_a_writer_that_does_not_ring_is_noticed(tasklet):
    with sqlite3.connect(tasklet.folder / "data/tasklet/tasks.sqlite", timeout=10) as connection:
        connection.execute("UPDATE task SET title = 'Renamed' WHERE title = 'Beta'")
    connection.close()
    tasklet.wait_rows("Alpha", "Renamed", "Gamma")


def test_many_writers_lose_nothing(tasklet):
    desk = tasklet.desk
    from program import programs
    writers = [
        desk.start(str(programs() / "taskletctl"), "add", f"Burst {number}",
                   environment=tasklet.environment)
        for number in range(20)]
    assert [writer.wait(30) for writer in writers] == [0] * 20
    tasklet.wait_remaining(23)


def test_a_change_while_a_field_is_edited_leaves_the_text(tasklet):
    desk = tasklet.desk
    desk.key("ctrl+n")
    desk.type("Half a")
    tasklet.add("Outside", "--priority", "high")
    until(lambda: "Outside" in tasklet.rows())
    desk.type(" title")
    desk.key("Return")
    until(lambda: "Half a title" in tasklet.tasks(), what="the whole text is stored")
