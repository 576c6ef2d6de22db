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
