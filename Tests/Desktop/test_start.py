"""First start, one instance, and the ways to end."""

import re
import signal

from accessibility import ENTRY, ROW
from desk import until
from program import APPLICATION, programs


def test_empty_store_invites_to_add(fresh):
    fresh.start()
    fresh.find(ENTRY, "Add a task…")
    assert fresh.nodes(ROW) == []
    fresh.wait_remaining(0)


def test_first_task_replaces_the_invitation(fresh):
    fresh.start()
    fresh.click(fresh.find(ENTRY, "Add a task…"))
    fresh.desk.type("Water the plants")
    fresh.desk.key("Return")
    fresh.wait_rows("Water the plants")
    fresh.wait_remaining(1)


def test_window_carries_title_and_class(tasklet):
    desk = tasklet.desk
    assert desk.title(tasklet.window) == "Tasks"
    assert f'"{APPLICATION}"' in desk.property(tasklet.window, "WM_CLASS")
    assert desk.geometry(tasklet.window)[2] == 320


def test_second_start_raises_the_first(tasklet):
    desk = tasklet.desk
    second = desk.start(tasklet.binary, environment=tasklet.environment)
    assert second.wait(20) == 0
    assert desk.windows_of(tasklet.process.pid) == [tasklet.window]
    until(lambda: desk.read("xdotool", "getactivewindow").strip() == tasklet.window,
          what="the first is active")


def test_ends_cleanly_when_told(tasklet):
    for told in (signal.SIGTERM, signal.SIGINT):
        if not tasklet.process:
            tasklet.start()
        tasklet.process.send_signal(told)
        assert tasklet.process.wait(10) == 0
        tasklet.process = None
    assert set(tasklet.tasks()) == {"Alpha", "Beta", "Gamma"}


def test_nothing_is_complained_about(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    assert tasklet.stop() == 0
    complaints = re.findall(r".*(?:WARNING|CRITICAL|ERROR|Fatal).*", tasklet.log.read_text())
    assert complaints == []


def test_version(fresh):
    done = fresh.desk.run(str(programs() / "tasklet"), "--version")
    assert re.fullmatch(r"tasklet \d+\.\d+(\.\d+)?\n", done.stdout)


def test_unknown_option_is_refused(fresh):
    done = fresh.desk.run(str(programs() / "tasklet"), "--no-such-thing", check=False)
    assert done.returncode != 0
    assert "no-such-thing" in done.stderr
