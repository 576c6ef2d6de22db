"""A store that cannot be read or written is said so over the last picture, each kind in its own words."""

import contextlib
import os
import re
import signal
import sqlite3
import subprocess

import pytest

from accessibility import BUTTON
from desk import until

_is_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can mount")


def _database(tasklet):
    return tasklet.folder / "data/tasklet/tasks.sqlite"


def _bytes(content):
    """Makes another file of those bytes, so that nothing the program still holds hides the damage."""
    def damage(database):
        copy = database.with_name("copy")
        copy.write_bytes(content(database.read_bytes()))
        copy.replace(database)
    return damage


def _sql(statement):
    def damage(database):
        copy = database.with_name("copy")
        copy.write_bytes(database.read_bytes())
        with sqlite3.connect(copy) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            connection.execute(statement)
        connection.close()
        copy.replace(database)
    return damage


def _folder(database):
    database.unlink()
    database.mkdir()


def _bit(content):
    """Flips one bit in the head of the page with the tasks, which says of what kind it is."""
    return content[:4096] + bytes([content[4096] ^ 1]) + content[4097:]


def _page(content):
    """Overwrites the page with the tasks: the second one of every store."""
    return content[:4096] + b"\xa5" * 4096 + content[8192:]


@pytest.fixture
def backed(tasklet):
    """A program whose tasks have a backup and lie in their file, not in its log."""
    # The first change of a day is backed up.
    tasklet.add("Delta")
    tasklet.wait_remaining(4)
    until(lambda: list((tasklet.folder / "data/tasklet/backups").glob("tasks-*.sqlite")),
          what="a backup is there")
    with sqlite3.connect(_database(tasklet)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return tasklet


@pytest.mark.parametrize("damage, words", [
    (_bytes(lambda content: b"\xa5" * 100 + content[100:]), "tasks’ place is no database"),
    (_bytes(lambda content: b"\xa5" * 4096 + content[4096:]), "tasks’ place is no database"),
    (_bytes(_page), "the tasks is damaged"),
    (_bytes(_bit), "the tasks is damaged"),
    (_bytes(lambda content: content[:len(content) // 8192 * 4096]), "the tasks is damaged"),
    (_bytes(lambda content: b""), "the tasks is empty"),
], ids=["header", "first page", "page", "bit", "cut", "empty"])
def test_damage_keeps_the_picture_and_restoring_is_offered(backed, damage, words):
    damage(_database(backed))
    damaged = _database(backed).read_bytes()
    backed.find(None, re.compile(words))
    assert backed.rows() == ["Alpha", "Beta", "Gamma"]
    assert words in backed.ctl("list", check=False).stderr
    backed.click(backed.find(BUTTON, "Restore Tasks"))
    backed.wait_gone(BUTTON, "Restore Tasks")
    backed.wait_rows("Alpha", "Beta", "Gamma")
    backed.wait_remaining(4)
    aside = list(_database(backed).parent.glob("tasks-damaged-*.sqlite"))
    assert [file.read_bytes() for file in aside] == [damaged]
    backed.click(backed.row("Beta"))
    backed.wait_completed("Beta")


@pytest.mark.parametrize("damage, words", [
    (_folder, "tasks’ place is no file"),
    (_sql("PRAGMA application_id = 5"), "is another program’s database"),
    (_sql("PRAGMA user_version = 99"), "saved by a newer Tasklet, in format 99"),
], ids=["folder", "foreign", "newer"])
def test_what_is_not_ours_is_left_and_said(backed, damage, words):
    database = _database(backed)
    good = database.read_bytes()
    damage(database)
    there = database.read_bytes() if database.is_file() else None
    backed.find(None, re.compile(words))
    assert backed.rows() == ["Alpha", "Beta", "Gamma"]
    assert not backed.nodes(BUTTON, "Restore Tasks")
    assert words in backed.ctl("list", check=False).stderr
    assert (database.read_bytes() if database.is_file() else None) == there
    # Put right, the tasks are back.
    copy = database.with_name("copy")
    copy.write_bytes(good)
    # One right after the other: where nothing lies the program makes a new store, whose log would
    # then lie beside the good file.
    if database.is_dir():
        database.rmdir()
    copy.replace(database)
    backed.wait_gone(None, re.compile(words))
    backed.click(backed.row("Beta"))
    backed.wait_completed("Beta")


def _is_refused(tasklet, words):
    """A click on Beta is refused with these words, and the row shows what is really so."""
    tasklet.click(tasklet.row("Beta"))
    tasklet.find(None, re.compile(words), 20)
    until(lambda: not tasklet.row("Beta").is_checked, what="the row is open again")
    assert tasklet.rows() == ["Alpha", "Beta", "Gamma"]
    assert not tasklet.tasks()["Beta"]["is_completed"]


def _is_taken(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    until(lambda: tasklet.row("Beta").is_checked)


def test_a_stopped_process_that_holds_the_lock(tasklet):
    holder = subprocess.Popen(
        ["flock", "--no-fork", str(_database(tasklet).with_name("tasks.lock")),
         "sh", "-c", "echo held; kill -STOP $$"], stdout=subprocess.PIPE)
    try:
        assert holder.stdout.readline() == b"held\n"
        _is_refused(tasklet, "Another program keeps the tasks locked")
    finally:
        holder.send_signal(signal.SIGKILL)
        holder.wait()
    _is_taken(tasklet)


@contextlib.contextmanager
def _mounted(tasklet, *arguments):
    folder = _database(tasklet).parent
    folder.mkdir(parents=True, exist_ok=True)
    tasklet.desk.run("mount", *arguments, str(folder))
    try:
        yield folder
    finally:
        if tasklet.process:
            tasklet.stop()
        tasklet.desk.run("umount", str(folder))


def _fill(tasklet):
    for title, priority in (("Alpha", "high"), ("Beta", "medium"), ("Gamma", "low")):
        tasklet.add(title, "--priority", priority)


def _start(tasklet):
    tasklet.start()
    tasklet.wait_rows("Alpha", "Beta", "Gamma")


@_is_root
def test_a_full_disk(fresh):
    with _mounted(fresh, "-t", "tmpfs", "-o", "size=1m", "none") as folder:
        _fill(fresh)
        _start(fresh)
        filler = folder / "filler"
        with contextlib.suppress(OSError), filler.open("wb", buffering=0) as file:
            while file.write(b"x" * 4096):
                pass
        _is_refused(fresh, "The disk is full, so nothing was saved")
        filler.unlink()
        _is_taken(fresh)


@_is_root
def test_a_read_only_file_system(fresh):
    folder = _database(fresh).parent
    folder.mkdir(parents=True)
    with _mounted(fresh, "--bind", str(folder)):
        _fill(fresh)
        fresh.desk.run("mount", "-o", "remount,ro,bind", str(folder))
        _start(fresh)
        _is_refused(fresh, "The tasks can be read but not written")
        fresh.desk.run("mount", "-o", "remount,rw,bind", str(folder))
        _is_taken(fresh)


@pytest.fixture
def bound(fresh):
    """A program whom permissions bind, as they do everybody but root."""
    program = fresh.folder / "bound" / "tasklet"
    program.parent.mkdir()
    program.write_text(
        f'#!/bin/sh\nexec setpriv --bounding-set=-all --inh-caps=-all "{fresh.binary}" "$@"\n')
    program.chmod(0o700)
    fresh.binary = str(program)
    _fill(fresh)
    yield fresh
    _database(fresh).parent.chmod(0o700)


_FORBIDDEN = "You may not read or write the tasks"


@pytest.mark.skipif(os.geteuid() != 0, reason="only root sees past permissions")
def test_permission_that_is_taken_away(bound):
    _start(bound)
    _database(bound).parent.chmod(0)
    _is_refused(bound, _FORBIDDEN)
    _database(bound).parent.chmod(0o700)
    _is_taken(bound)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root sees past permissions")
def test_a_start_without_permission(bound):
    _database(bound).parent.chmod(0)
    bound.start()
    bound.find(None, re.compile(_FORBIDDEN))
    assert not bound.nodes(None, re.compile("0 tasks remaining|Nothing"))
    assert _FORBIDDEN in bound.log.read_text()
    _database(bound).parent.chmod(0o700)
    bound.click(bound.find(BUTTON, "Retry"))
    bound.wait_rows("Alpha", "Beta", "Gamma")
    bound.wait_gone(None, re.compile(_FORBIDDEN))
    _is_taken(bound)
