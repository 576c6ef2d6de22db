"""First start, one instance, and the ways to end."""

import re
import shutil
import signal
import subprocess
from pathlib import Path

import pytest

from accessibility import ENTRY, LABEL, ROW
from desk import until
from mock import Mock, service
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


@pytest.mark.parametrize("display", [{"DISPLAY": ":4711"}, {"DISPLAY": ""}], ids=["dead", "none"])
def test_without_a_display_it_says_what_to_do(fresh, display):
    done = fresh.desk.run(
        fresh.binary, environment={**fresh.environment, **display}, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "tasklet: There is no display for widgets; start this program in a graphical session\n")


def test_a_file_is_refused(fresh):
    done = fresh.desk.run(
        fresh.binary, "tasks.txt", environment=fresh.environment, check=False)
    assert done.returncode == 2
    assert done.stderr == "tasklet: “tasks.txt” is no option; --help lists those that there are\n"


def test_it_ends_with_the_session(fresh):
    """The session manager asks whether it may end, and then ends it."""
    manager = "org.gnome.SessionManager"
    client = manager + ".ClientPrivate"
    path = "/org/gnome/SessionManager"
    with service(fresh.desk, manager, path, manager) as mock:
        mock.method(
            manager, "RegisterClient", "ss", "o", "ret = dbus.ObjectPath('/org/gnome/Client1')")
        mock.call(
            "org.freedesktop.DBus.Mock.AddObject", "/org/gnome/Client1", client, "{}",
            "[('EndSessionResponse', 'bs', '', ''), ('UnregisterClient', 'o', '', '')]")
        own = Mock(fresh.desk, manager, "/org/gnome/Client1")
        fresh.add("Alpha")
        fresh.start()
        until(lambda: "RegisterClient" in mock.calls, what="it is known to the session")
        fresh.click(fresh.row("Alpha"))
        own.emit(client, "QueryEndSession", "u", "[<uint32 0>]")
        until(lambda: "EndSessionResponse" in own.calls, what="it agrees to end")
        assert "dbus.Boolean(True" in own.calls or "<true>" in own.calls
        own.emit(client, "EndSession", "u", "[<uint32 0>]")
        assert fresh.process.wait(10) == 0
        fresh.process = None
    assert fresh.tasks()["Alpha"]["is_completed"]


def test_it_speaks_the_persons_language(fresh):
    catalogue = fresh.folder / "program/share/locale/de/LC_MESSAGES/tasklet.mo"
    program = fresh.folder / "program/bin/tasklet"
    catalogue.parent.mkdir(parents=True)
    program.parent.mkdir()
    source = Path(__file__).resolve().parents[2] / "data/po/de.po"
    subprocess.run(["msgfmt", "-o", str(catalogue), str(source)], check=True)
    subprocess.run(["localedef", "--no-archive", "-i", "de_DE", "-f", "UTF-8",
                    str(fresh.folder / "de_DE.UTF-8")], check=True)
    shutil.copy(fresh.binary, program)
    fresh.binary = str(program)
    fresh.environment.update(
        LOCPATH=str(fresh.folder), LC_ALL="de_DE.UTF-8", LANGUAGE="de")
    fresh.start()
    assert fresh.desk.title(fresh.window) == "Aufgaben"
    fresh.find(LABEL, "Aufgaben")
    fresh.find(ENTRY, "Aufgabe hinzufügen …")
