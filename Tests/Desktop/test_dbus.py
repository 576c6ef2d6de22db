"""Intents as actions on the session bus."""

import re

from desk import until
from program import APPLICATION


def _action(tasklet, name, parameters, check=True):
    return tasklet.desk.run(
        "gapplication", "action", APPLICATION, name, parameters,
        environment=tasklet.environment, check=check)


def test_toggle_task(tasklet):
    identifier = tasklet.tasks()["Beta"]["id"]
    _action(tasklet, "toggle-task", f"{{'task': <'{identifier}'>}}")
    tasklet.wait_completed("Beta")
    until(lambda: tasklet.row("Beta").is_checked)
    _action(tasklet, "toggle-task", f"{{'task': <'{identifier}'>}}")
    tasklet.wait_completed("Beta", False)


def test_add_task(tasklet):
    _action(tasklet, "add-task", "{'title': <'From the bus'>}")
    until(lambda: "From the bus" in tasklet.tasks())


def test_every_intent_is_an_action(tasklet):
    listed = tasklet.desk.run(
        "gdbus", "call", "--session", "--dest", APPLICATION, "--object-path",
        "/" + APPLICATION.replace(".", "/"), "--method", "org.gtk.Actions.List").stdout
    assert {"toggle-task", "set-task-completion", "step-task", "add-task", "delete-task",
            "rename-task", "set-task-priority"} <= set(re.findall(r"'([\w-]+)'", listed))


def test_bad_parameters_change_nothing(tasklet):
    before = tasklet.tasks()
    for parameters in ("{'task': <'no-such-task'>}", "{}", "{'task': <5>}", "{'other': <'x'>}"):
        _action(tasklet, "toggle-task", parameters, check=False)
    # What follows proves that the bad ones were dealt with.
    _action(tasklet, "add-task", "{'title': <'Last'>}")
    until(lambda: "Last" in tasklet.tasks())
    after = tasklet.tasks()
    after.pop("Last")
    assert after == before
    assert tasklet.process.poll() is None


def test_whole_numbers_of_any_type_are_taken(tasklet):
    for kind in ("byte", "int16", "uint16", "uint32", "int64", "uint64"):
        _action(tasklet, "add-task", f"{{'title': <'A {kind}'>, 'steps': <{kind} 3>}}")
        until(lambda: tasklet.tasks().get(f"A {kind}", {}).get("steps_target") == 3)


def test_a_value_of_an_unknown_type_is_refused_by_name(tasklet):
    _action(tasklet, "add-task", "{'title': <'Odd'>, 'steps': <{1: 2}>}", check=False)
    tasklet.find(None, re.compile("{1: 2}.*steps"))
    assert "Odd" not in tasklet.tasks()


def test_arguments_without_names_are_refused_with_words(tasklet):
    for parameters in ("5", "('Odd',)", "{'title': 'Odd'}"):
        done = _action(tasklet, "add-task", parameters, check=False)
        assert done.returncode != 0
        assert "a{sv}" in done.stderr
    assert "Odd" not in tasklet.tasks()


def test_the_launchers_menu_performs_shortcuts(tasklet):
    entry = tasklet.folder / "tasklet.desktop"
    entry.write_text(tasklet.desk.run(tasklet.binary, "--desktop-entry").stdout)
    tasklet.desk.run("desktop-file-validate", str(entry))
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    tasklet.desk.run(
        "/usr/bin/python3", "-c",
        "import sys; from gi.repository import Gio\n"
        "entry = Gio.DesktopAppInfo.new_from_filename(sys.argv[1])\n"
        "print(entry.list_actions(), entry.get_action_name('undo-task-change'))\n"
        "entry.launch_action('undo-task-change', None)\n",
        str(entry), environment=tasklet.environment)
    tasklet.wait_completed("Beta", False)
