"""What the host does better: reloads, failures, other processes, and doings without a window."""

import pytest

from accessibility import BUTTON
from desk import stays, until
from fixture import hosted  # noqa: F401
from mock import service
from program import APPLICATION


@pytest.fixture
def shown(hosted):  # noqa: F811
    hosted.start()
    hosted.wait_text("Value first")
    return hosted


def _windows(program):
    return program.desk.windows_of(program.process.pid)


def _act(program, name, arguments="@a{sv} {}"):
    program.desk.run(
        "gapplication", "action", APPLICATION, name, arguments, environment=program.environment)


# Reloads

def test_another_process_asks_for_new_timelines(shown):
    shown.say("second")
    shown.other_process("reload")
    shown.wait_text("Value second")


def test_a_burst_of_requests_becomes_few(shown):
    before = shown.requests
    shown.say("second")
    shown.other_process("reload", "500")
    shown.wait_text("Value second")
    assert 0 < shown.requests - before < 100


def test_every_placed_widget_follows(hosted):  # noqa: F811
    hosted.place({"kind": "StateWidget", "position": "40,40"},
                 {"kind": "StateWidget", "family": "systemLarge", "position": "500,40"},
                 {"kind": "StateWidget", "position": "40,400"})
    hosted.start()
    until(lambda: len(hosted.nodes(None, "Value first")) == 3)
    hosted.say("second")
    hosted.other_process("reload")
    until(lambda: len(hosted.nodes(None, "Value second")) == 3, what="all three follow")


def test_a_click_in_one_widget_is_seen_in_the_others(hosted):  # noqa: F811
    hosted.place({"kind": "StateWidget", "position": "40,40"},
                 {"kind": "StateWidget", "position": "500,40"})
    hosted.start()
    until(lambda: len(hosted.nodes(None, "Value first")) == 2)
    hosted.find(BUTTON, "Set").act()
    until(lambda: len(hosted.nodes(None, "Value set")) == 2, what="both follow")


# Failures

def test_a_failing_provider_keeps_the_last_picture_and_says_why(shown):
    shown.say("fail")
    shown.other_process("reload")
    shown.wait_text("The widget “StateWidget” gave no answer; it shows what it showed last")
    shown.wait_text("Value first")
    shown.say("mended")
    shown.click(shown.find(BUTTON, "Retry"))
    shown.wait_text("Value mended")
    shown.wait_gone(BUTTON, "Retry")


def test_a_provider_that_fails_from_the_start_shows_the_reason(hosted):  # noqa: F811
    hosted.say("fail")
    hosted.start()
    hosted.find(None, "The widget “StateWidget” gave no answer; it shows what it showed last")
    hosted.say("mended")
    hosted.click(hosted.find(BUTTON, "Retry"))
    hosted.wait_text("Value mended")


def test_a_provider_that_never_answers_is_waited_for_only_so_long(shown):
    shown.say("silent")
    shown.other_process("reload")
    shown.find(
        None, "The widget “StateWidget” did not answer in time; it shows what it showed last",
        seconds=20)
    shown.wait_text("Value first")
    shown.say("mended")
    shown.click(shown.find(BUTTON, "Retry"))
    shown.wait_text("Value mended")


# WidgetCenter from another process

def test_other_processes_know_what_is_placed(hosted):  # noqa: F811
    assert hosted.other_process("placed") == ""
    hosted.place({"kind": "StateWidget"},
                 {"kind": "LabelWidget", "family": "systemSmall", "label": "word"})
    hosted.start()
    expected = "widget-1 StateWidget systemMedium -\nwidget-2 LabelWidget systemSmall word\n"
    until(lambda: hosted.other_process("placed") == expected, what="both are told")
    hosted.place({"kind": "LabelWidget", "family": "systemMedium", "label": "other"})
    until(lambda: hosted.other_process("placed") == "widget-1 LabelWidget systemMedium other\n",
          what="the change is told")
    hosted.stop()
    assert hosted.other_process("placed") == ""


# Light and dark

def test_views_follow_the_colour_scheme(desk, shown):
    name, settings = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
    shown.wait_text("Light")
    with service(desk, name, "/org/freedesktop/portal/desktop", settings) as mock:
        mock.method(settings, "Read", "ss", "v", "ret = dbus.UInt32(1, variant_level=1)")
        mock.emit(settings, "SettingChanged", "ssv",
                  "[<'org.freedesktop.appearance'>, <'color-scheme'>, <<uint32 1>>]")
        shown.wait_text("Dark")


def test_a_placeholder_follows_the_colour_scheme(desk, hosted):  # noqa: F811
    hosted.say("silent")
    hosted.start()
    hosted.wait_text("Light")
    name, settings = "org.freedesktop.portal.Desktop", "org.freedesktop.portal.Settings"
    with service(desk, name, "/org/freedesktop/portal/desktop", settings) as mock:
        mock.method(settings, "Read", "ss", "v", "ret = dbus.UInt32(1, variant_level=1)")
        mock.emit(settings, "SettingChanged", "ssv",
                  "[<'org.freedesktop.appearance'>, <'color-scheme'>, <<uint32 1>>]")
        hosted.wait_text("Dark")


# Size

def test_a_window_is_at_least_as_high_as_the_settings_ask(shown):
    width, height = shown.desk.geometry(shown.window)[2:]
    for size, expected in (("360,400", (360, 400)), (f"{width}", (width, height)),
                           (f"{width},10", (width, height))):
        shown.edit_configuration(size=size)
        until(lambda: shown.desk.geometry(shown.window)[2:] == expected,
              what=f"{size} makes it {expected}")
        # While the window manager is still at it, its answers are taken for the person's.
        stays(lambda: shown.desk.geometry(shown.window)[2:] == expected, .6, "it rests")


# Without a window

_NOTIFICATIONS = "org.freedesktop.Notifications"


@pytest.fixture
def notifications(desk):
    with service(desk, _NOTIFICATIONS, "/org/freedesktop/Notifications", _NOTIFICATIONS) as mock:
        mock.method(_NOTIFICATIONS, "Notify", "susssasa{sv}i", "u", "ret = 7")
        mock.method(_NOTIFICATIONS, "GetCapabilities", "", "as", "ret = ['actions', 'body']")
        mock.method(_NOTIFICATIONS, "GetServerInformation", "", "ssss",
                    "ret = ('mock', 'mock', '1', '1.2')")
        yield mock


def test_what_was_done_without_a_window_is_notified_and_can_be_taken_back(
        hosted, notifications):  # noqa: F811
    # As the bus starts it.
    hosted.launch("--gapplication-service")
    until(lambda: APPLICATION in hosted.desk.read(
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.ListNames"))
    _act(hosted, "set-value", "{'value': <'outside'>}")
    until(lambda: "The value is outside" in notifications.calls, what="it is notified")
    assert "Undo" in notifications.calls
    assert _windows(hosted) == []
    notifications.emit(
        _NOTIFICATIONS, "ActionInvoked", "us",
        """[<uint32 7>, <"app.set-value({'value': <'first'>})">]""")
    until(lambda: hosted.performed == ["set-value outside", "set-value first"],
          what="it is taken back")
    until(lambda: "The value is first" in notifications.calls, what="that is notified as well")


def test_what_fails_without_a_window_is_notified(hosted, notifications):  # noqa: F811
    hosted.launch("--gapplication-service")
    until(lambda: APPLICATION in hosted.desk.read(
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path",
        "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.ListNames"))
    _act(hosted, "set-value")
    until(lambda: "value" in notifications.calls, what="it is notified")
    assert hosted.performed == []
