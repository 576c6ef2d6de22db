"""While the session is locked controls do nothing, and what is private is hidden."""

import pytest

from accessibility import BUTTON
from desk import until
from fixture import hosted  # noqa: F401
from mock import service
from program import APPLICATION

_LOGIN = "org.freedesktop.login1"
_SESSION = _LOGIN + ".Session"
_SESSION_PATH = "/org/freedesktop/login1/session/c1"
_SAVER = "org.freedesktop.ScreenSaver"


class _Login:
    """A login manager with one session."""

    def __init__(self, mock):
        self._session = type(mock)(mock.desk, mock.name, _SESSION_PATH)
        mock.method(
            _LOGIN + ".Manager", "GetSession", "s", "o",
            f"ret = dbus.ObjectPath('{_SESSION_PATH}')")
        mock.call(
            "org.freedesktop.DBus.Mock.AddObject", _SESSION_PATH, _SESSION,
            "{'LockedHint': <false>}", "@a(ssss) []")

    def lock(self, is_locked):
        self._session.call(
            "org.freedesktop.DBus.Mock.UpdateProperties", _SESSION,
            f"{{'LockedHint': <{str(is_locked).lower()}>}}")


class _Saver:
    """A screen saver."""

    def __init__(self, mock):
        self._mock = mock
        self._answer(False)

    def _answer(self, is_active):
        self._mock.method(_SAVER, "GetActive", "", "b", f"ret = {is_active}")

    def lock(self, is_locked):
        self._answer(is_locked)
        self._mock.emit(_SAVER, "ActiveChanged", "b", f"[<{str(is_locked).lower()}>]")


@pytest.fixture
def machine(desk, hosted):  # noqa: F811
    # The test's own bus stands for the machine's as well.
    hosted.environment["DBUS_SYSTEM_BUS_ADDRESS"] = desk.environment["DBUS_SESSION_BUS_ADDRESS"]
    return hosted


@pytest.fixture(params=["login", "saver"])
def locker(request, desk, machine):
    if request.param == "login":
        with service(desk, _LOGIN, "/org/freedesktop/login1", _LOGIN + ".Manager") as mock:
            yield _Login(mock)
    else:
        with service(desk, _SAVER, "/org/freedesktop/ScreenSaver", _SAVER) as mock:
            yield _Saver(mock)


def _press(program, name):
    program.click(program.find(BUTTON, name))


def _contrast(program, node):
    """How far apart the darkest and the lightest point of a label are."""
    x, y, width, height = node.place
    text = program.desk.read(
        "import", "-window", program.window, "-crop", f"{width}x{height}+{x}+{y}", "-colorspace",
        "Gray", "-format", "%[fx:maxima-minima]", "info:-")
    return float(text or "nan")


def test_controls_do_nothing_while_locked(machine, locker):
    machine.start()
    machine.wait_text("Unlocked")
    locker.lock(True)
    machine.wait_text("Locked")
    _press(machine, "Set")
    machine.find(None, "“Set Value” does nothing while the screen is locked")
    assert machine.performed == []
    locker.lock(False)
    machine.wait_text("Unlocked")
    _press(machine, "Set")
    until(lambda: machine.performed == ["set-value set"], what="the intent is performed")
    machine.wait_text("Value set")


def test_other_programs_may_do_what_needs_no_person(machine, locker):
    machine.start()
    machine.wait_text("Unlocked")
    locker.lock(True)
    machine.wait_text("Locked")

    def act(name, arguments="@a{sv} {}"):
        machine.desk.run("gapplication", "action", APPLICATION, name, arguments,
                         environment=machine.environment)

    act("guarded")
    act("set-value", "{'value': <'outside'>}")
    until(lambda: machine.performed == ["set-value outside"], what="the second is performed")
    machine.wait_text("Value outside")
    locker.lock(False)
    machine.wait_text("Unlocked")
    act("guarded")
    until(lambda: machine.performed == ["set-value outside", "guarded"])


def test_what_is_private_is_hidden_while_locked(machine, locker):
    machine.start()
    machine.wait_text("Unlocked")
    secret, value = machine.wait_text("Secret"), machine.wait_text("Value first")
    until(lambda: _contrast(machine, secret) > .4, what="the secret can be read")
    locker.lock(True)
    until(lambda: _contrast(machine, secret) < .1, what="the secret cannot be read")
    assert _contrast(machine, value) > .4
    locker.lock(False)
    until(lambda: _contrast(machine, secret) > .4, what="the secret can be read again")


def test_addresses_are_not_opened_while_locked(machine, locker):
    machine.place({"kind": "ControlsWidget", "position": "40,40"})
    machine.let_open()
    machine.start()
    machine.wait_text("Value first")
    locker.lock(True)
    refusal = "“Open Link” does nothing while the screen is locked"
    for name in ("Site", "Value first"):
        # The picture is drawn anew when the session is locked, which nothing in it tells.
        def refused():
            machine.click(machine.find(None, name))
            return machine.nodes(None, refusal)
        until(refused, what=f"{name} is refused")
        machine.click(machine.find(BUTTON, "Dismiss"))
        machine.wait_gone(None, refusal)
    locker.lock(False)
    opened = len(machine.opened)
    until(lambda: not machine.click(machine.find(None, "Site")) and len(machine.opened) > opened,
          what="it opens again")


@pytest.mark.parametrize("name, path, interface, kind", [
    (_SAVER, "/org/freedesktop/ScreenSaver", _SAVER, _Saver),
    (_LOGIN, "/org/freedesktop/login1", _LOGIN + ".Manager", _Login)], ids=["saver", "login"])
def test_a_service_that_dies_while_locked_locks_nothing_for_ever(
        desk, machine, name, path, interface, kind):
    with service(desk, name, path, interface) as mock:
        kind(mock).lock(True)
        machine.start()
        machine.wait_text("Locked")
    machine.wait_text("Unlocked")


def test_a_session_that_is_locked_at_the_start(machine, locker):
    locker.lock(True)
    machine.start()
    machine.wait_text("Locked")


def test_titles_of_tasks_are_hidden_while_locked(desk, fresh):
    fresh.environment["DBUS_SYSTEM_BUS_ADDRESS"] = desk.environment["DBUS_SESSION_BUS_ADDRESS"]
    with service(desk, _LOGIN, "/org/freedesktop/login1", _LOGIN + ".Manager") as mock:
        login = _Login(mock)
        fresh.add("Buy a ring")
        fresh.start()
        fresh.wait_rows("Buy a ring")

        def words():
            return " ".join(node.name for node in fresh.root.descendants())

        login.lock(True)
        until(lambda: "ring" not in words(), what="the title is gone from what screen readers say")
        fresh.wait_rows("Hidden")
        login.lock(False)
        fresh.wait_rows("Buy a ring")
