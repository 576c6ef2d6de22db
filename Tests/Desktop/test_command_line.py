"""The contract of taskletctl, which needs no desk."""

import json
import os
import re
import stat

import pytest

from program import listed, programs, run_plain


@pytest.fixture
def ctl(tmp_path):
    """Runs taskletctl on an empty store, with neither screen nor session bus."""
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS")
    environment = {key: value for key, value in os.environ.items() if key not in hidden}
    environment.update(
        XDG_DATA_HOME=str(tmp_path / "data"), XDG_RUNTIME_DIR=str(tmp_path), LC_ALL="C.UTF-8")

    def run(*arguments):
        return run_plain(str(programs() / "taskletctl"), *arguments, environment=environment)

    return run


def _add(ctl, *arguments):
    done = ctl("add", *arguments)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_add_prints_the_id_alone(ctl):
    done = ctl("add", "Water", "--priority", "high", "--steps", "8")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.fullmatch(r"[0-9A-Fa-f-]{36}\n", done.stdout)
    task = listed(ctl("list", "--json"))["Water"]
    assert task["id"] == done.stdout.strip()
    assert (task["priority"], task["stepsDone"], task["stepsTarget"]) == ("high", 0, 8)


def test_json_has_the_agreed_keys(ctl):
    _add(ctl, "Water")
    assert set(listed(ctl("list", "--json"))["Water"]) == {
        "id", "title", "isCompleted", "priority", "stepsDone", "stepsTarget", "position",
        "createdAt", "completedAt"}


def test_list_of_nothing(ctl):
    done = ctl("list", "--json")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, "[]", "")


def test_list_shows_open_ones_and_all_of_them(ctl):
    _add(ctl, "Open")
    ctl("complete", _add(ctl, "Done"))
    assert set(listed(ctl("list", "--json"))) == {"Open"}
    assert set(listed(ctl("list", "--all", "--json"))) == {"Open", "Done"}


def test_list_by_priority(ctl):
    _add(ctl, "A", "--priority", "high")
    _add(ctl, "B", "--priority", "low")
    assert set(listed(ctl("list", "--json", "--priority", "high"))) == {"A"}


def test_changes(ctl):
    identifier = _add(ctl, "Water")

    def task():
        return next(iter(listed(ctl("list", "--all", "--json")).values()))

    for command, key, value in (
        (("toggle", identifier), "isCompleted", True),
        (("toggle", identifier), "isCompleted", False),
        (("complete", identifier), "isCompleted", True),
        (("complete", identifier), "isCompleted", True),
        (("reopen", identifier), "isCompleted", False),
        (("rename", identifier, "Tea"), "title", "Tea"),
        (("set-priority", identifier, "high"), "priority", "high"),
    ):
        done = ctl(*command)
        assert done.returncode == 0, done.stderr
        assert task()[key] == value
    assert ctl("delete", identifier).returncode == 0
    assert listed(ctl("list", "--all", "--json")) == {}


def test_steps_complete_at_the_target(ctl):
    identifier = _add(ctl, "Water", "--steps", "2")
    assert ctl("step", identifier).returncode == 0
    assert listed(ctl("list", "--json"))["Water"]["stepsDone"] == 1
    assert ctl("step", identifier).returncode == 0
    assert listed(ctl("list", "--all", "--json"))["Water"]["isCompleted"] is True


def test_move(ctl):
    _add(ctl, "First")
    second = _add(ctl, "Second")
    first = listed(ctl("list", "--json"))["First"]["id"]
    assert ctl("move", second, "--before", first).returncode == 0
    assert list(listed(ctl("list", "--json"))) == ["Second", "First"]


def test_unique_prefix_is_enough(ctl):
    identifier = _add(ctl, "Water")
    assert ctl("complete", identifier[:8]).returncode == 0


@pytest.mark.parametrize("command", [
    ("toggle", "no-such-id"),
    ("toggle", ""),
    ("add", ""),
    ("add", "   "),
    ("add", "Tea", "--priority", "urgent"),
    ("add", "Tea", "--steps", "0"),
    ("add", "Tea", "--steps", "many"),
    ("add",),
    ("add", "Tea", "--no-such-option"),
    ("set-priority", "ID", "urgent"),
    ("rename", "ID", ""),
    ("move", "ID", "--before", "no-such-id"),
    ("no-such-command",),
    ("list", "--priority", "urgent"),
])
def test_refusals_are_one_line_and_change_nothing(ctl, command):
    identifier = _add(ctl, "Water")
    before = ctl("list", "--all", "--json").stdout
    done = ctl(*(identifier if word == "ID" else word for word in command))
    assert done.returncode in (1, 2)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1 or done.returncode == 2
    assert done.stderr.strip() != ""
    assert ctl("list", "--all", "--json").stdout == before


def test_ambiguous_prefix_is_refused(ctl):
    identifiers = [_add(ctl, f"Task {number}") for number in range(17)]
    # Of seventeen ids two begin with the same of sixteen digits.
    firsts = [identifier[0] for identifier in identifiers]
    prefix = next(digit for digit in firsts if firsts.count(digit) > 1)
    done = ctl("complete", prefix)
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1
    assert len(listed(ctl("list", "--json"))) == 17


@pytest.mark.parametrize("change", ["complete", "delete", "step"])
def test_undo_takes_back_the_last_change(ctl, change):
    identifier = _add(ctl, "Water", "--steps", "8")
    before = listed(ctl("list", "--all", "--json"))
    assert ctl(change, identifier).returncode == 0
    assert listed(ctl("list", "--all", "--json")) != before
    assert ctl("undo").returncode == 0
    assert listed(ctl("list", "--all", "--json")) == before


def test_undo_of_nothing_is_refused(ctl):
    done = ctl("undo")
    assert (done.returncode, done.stdout) == (1, "")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("title", [
    "Fish & chips", "<b>bold</b>", "a: b 'c' \"d\"", "قراءة", "👩‍👩‍👧‍👦", "%s %d \\n", "-x"])
def test_titles_are_kept_as_they_are(ctl, title):
    assert ctl("add", "--", title).returncode == 0
    assert list(listed(ctl("list", "--json"))) == [title]


def test_intents_and_doctor(ctl):
    intents = ctl("intents")
    assert intents.returncode == 0
    assert "toggle-task" in intents.stdout
    assert ctl("doctor").returncode == 0


def test_doctor_tells_no_titles(ctl):
    _add(ctl, "Secret errand")
    done = ctl("doctor")
    assert done.returncode == 0
    assert "Secret" not in done.stdout + done.stderr
    assert "tasks.sqlite" in done.stdout


def test_any_intent_can_be_run_by_name(ctl):
    assert ctl("run", "add-task", "title=Water", "priority=high").returncode == 0
    [task] = json.loads(ctl("list", "--json").stdout)
    assert (task["title"], task["priority"]) == ("Water", "high")
    assert ctl("run", "toggle-task", f"task={task['id']}").returncode == 0
    assert ctl("list").stdout == ""
    for wrong in (["run", "no-such-intent"], ["run", "add-task", "nothing=1"],
                  ["run", "add-task", "title=A", "priority=urgent"]):
        done = ctl(*wrong)
        assert done.returncode in (1, 2) and done.stderr.count("\n") == 1, done


def test_help_names_every_command(ctl):
    done = ctl("--help")
    assert done.returncode == 0
    for command in ("add", "list", "toggle", "complete", "reopen", "step", "rename",
                    "set-priority", "move", "delete", "undo", "intents", "doctor"):
        assert re.search(rf"\b{command}\b", done.stdout)


def test_store_is_private(ctl, tmp_path):
    _add(ctl, "Water")
    folder = tmp_path / "data/tasklet"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert stat.S_IMODE((folder / "tasks.sqlite").stat().st_mode) == 0o600
