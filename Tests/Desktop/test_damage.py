"""A store that cannot be read is said so over the last picture, and can be put right there."""

import re
import sqlite3

from accessibility import BUTTON
from desk import until


def _database(tasklet):
    return tasklet.folder / "data/tasklet/tasks.sqlite"


def test_damage_keeps_the_picture_and_restoring_is_offered(tasklet):
    backups = tasklet.folder / "data/tasklet/backups"
    # The first change of a day is backed up.
    tasklet.add("Delta")
    tasklet.wait_remaining(4)
    until(lambda: list(backups.glob("tasks-*.sqlite")), what="a backup is there")
    with sqlite3.connect(_database(tasklet)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    damaged = b"\xa5" * 4096 + _database(tasklet).read_bytes()[4096:]
    copy = tasklet.folder / "damaged"
    copy.write_bytes(damaged)
    # Another file, so that what the program still holds of the old one does not hide the damage.
    copy.replace(_database(tasklet))
    tasklet.find(None, re.compile("tasks’ place is no database|is damaged"))
    assert tasklet.rows() == ["Alpha", "Beta", "Gamma"]
    tasklet.click(tasklet.find(BUTTON, "Restore Tasks"))
    tasklet.wait_gone(BUTTON, "Restore Tasks")
    tasklet.wait_rows("Alpha", "Beta", "Gamma")
    tasklet.wait_remaining(4)
    aside = list(_database(tasklet).parent.glob("tasks-damaged-*.sqlite"))
    assert len(aside) == 1
    assert aside[0].read_bytes() == damaged
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
