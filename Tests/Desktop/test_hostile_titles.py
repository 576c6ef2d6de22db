"""Hostile titles through the bus and the add field: kept as they were given, or refused with a reason."""

import contextlib
import json
import os
import re
import subprocess
from collections import Counter

import pytest

import drawing
import hostile
from accessibility import ENTRY
from desk import end, until
from fixture import hosted  # noqa: F401
from gi.repository import Gio, GLib
from program import APPLICATION

_NO_TITLE = "A task needs a title; type at least one visible character"
# A few of each kind, by hand: what a person may paste.
_PASTED = [
    "Fish & chips <b>bold</b> &amp; &#0;", "'; DROP TABLE task; -- $(reboot) `id` %s%n \\n",
    "tab\there", "two\nlines", "line\r\nends", "escape \u001b[31m bell \u0007 del \u007f nel \u0085",
    "\u202eright to left\u202c and \u2066isolated\u2069", "שלום مرحبا قِرَاءَة",
    "👩‍👩‍👧‍👦 🏳️‍🌈 🇩🇪 👍🏽", "e\u0301 \u00e9 a\u0300\u0301\u0302\u0303\u0304 ก็็็็็ \u0301",
    "\u200bzero\u200dwidth\ufeff \u2028 \u2029 \ufffd \ue000", "日本語 한국어 İ ß ﬁ Å",
]
_LONG = "0123456789abcde " * (1 << 16) + "end"
_NUL = "The text holds a NUL character, which a field cannot, so it was not pasted"
_TOO_LONG = "This is more than a field can hold, so nothing was saved; shorten the text"


def _stored(tasklet):
    """The titles that the command line exports, and the same ones that it lists."""
    exported = json.loads(tasklet.ctl("export").stdout)
    listed = json.loads(tasklet.ctl("list", "--json").stdout)
    assert Counter(t["title"] for t in exported) == Counter(t["title"] for t in listed)
    return Counter(task["title"] for task in exported)


def test_a_thousand_through_the_bus(fresh):
    fresh.start()
    bus = Gio.DBusConnection.new_for_address_sync(
        fresh.desk.environment["DBUS_SESSION_BUS_ADDRESS"],
        Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
        | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
    # A text on the bus has no NUL; the bus itself sees to that.
    titles = hostile.titles()
    for title in titles:
        arguments = GLib.Variant(
            "a{sv}", {"title": GLib.Variant("s", title), "priority": GLib.Variant("s", "low")})
        bus.call_sync(
            APPLICATION, "/" + APPLICATION.replace(".", "/"), "org.gtk.Actions", "Activate",
            GLib.Variant("(sava{sv})", ("add-task", [arguments], {})), None,
            Gio.DBusCallFlags.NONE, -1, None)
    bus.close_sync(None)
    expected = Counter(filter(None, map(hostile.kept, titles)))
    refused = len(titles) - expected.total()
    assert expected.total() > 900 and refused > 20
    fresh.wait_remaining(expected.total())
    assert _stored(fresh) == expected
    reasons = [line for line in fresh.log.read_text().splitlines() if _NO_TITLE in line]
    assert len(reasons) == refused
    assert fresh.process.poll() is None


@pytest.fixture
def field(fresh):
    fresh.start()
    fresh.desk.key("ctrl+n")
    until(lambda: fresh.find(ENTRY, "Add a task…").is_focused)
    return fresh


@contextlib.contextmanager
def _offered(tasklet, selection, text):
    """Has a text in the clipboard or the primary selection."""
    # In X's own type a NUL parts several texts, of which GDK gives the first; not so in this one.
    owner = subprocess.Popen(
        ["xclip", "-selection", selection, "-quiet", "-target", "text/plain;charset=utf-8"],
        env=tasklet.desk.environment, stdin=subprocess.PIPE, stderr=subprocess.DEVNULL)
    owner.stdin.write(text.encode())
    owner.stdin.close()
    until(lambda: "text/plain" in tasklet.desk.read(
        "xclip", "-selection", selection, "-out", "-target", "TARGETS"),
        what=f"the {selection} has the text")
    yield
    owner.terminate()
    owner.wait()


@contextlib.contextmanager
def _pasted(tasklet, text, enters=True):
    """Pastes a text into the add field, and presses Enter."""
    with _offered(tasklet, "clipboard", text):
        tasklet.desk.key("ctrl+a")
        before = enters and tasklet.focused.length
        tasklet.desk.key("ctrl+v")
        if enters:
            # A megabyte takes a moment to come.
            until(lambda: tasklet.focused.length != before, what="the text is there")
            tasklet.desk.key("Return")
        yield


def test_pasted_into_the_field(field):
    for number, title in enumerate(_PASTED):
        with _pasted(field, title):
            until(lambda: len(field.tasks()) == number + 1, 20, f"{title!r} is stored")
            field.wait_remaining(number + 1)
    assert _stored(field) == Counter(map(hostile.kept, _PASTED))


@pytest.mark.parametrize("text, reason", [
    (_LONG, _TOO_LONG), ("ä" * 33_000, _TOO_LONG), (" \u200b \u202e ", _NO_TITLE)],
    ids=["long", "wide", "invisible"])
def test_what_the_field_does_not_take_is_refused_with_a_reason(field, text, reason):
    with _pasted(field, text):
        field.find(None, reason)
    assert not field.tasks()
    # What the field holds can be put right.
    with _pasted(field, "x" * 65_000):
        until(lambda: list(field.tasks()) == ["x" * 65_000], what="as much as it holds")
    field.wait_gone(None, reason)


def test_a_text_with_nul_is_not_pasted(field):
    field.desk.type("Kept ")
    with _pasted(field, "before\0after", enters=False):
        field.find(None, _NUL)
    with _pasted(field, "A whole one"):
        until(lambda: list(field.tasks()) == ["A whole one"], what="the next one is pasted")
    field.wait_gone(None, _NUL)


def _type_a_word(field):
    """Has a text in the field, with the caret before it, and returns the field."""
    field.desk.type("one")
    entry = field.focused
    until(lambda: entry.length == len("one"), what="the word is there")
    field.desk.key("Home")
    return entry


# Behind the text: what comes there comes to its end, wherever the caret is.
_BEHIND = (.9, .5)


def test_the_middle_button_pastes_where_it_clicks_and_nothing_with_nul(field):
    entry = _type_a_word(field)
    with _offered(field, "primary", "before\0after"):
        field.click(entry, _BEHIND, button=2)
        field.find(None, _NUL)
        assert entry.length == len("one")
    with _offered(field, "primary", " and two"):
        field.click(entry, _BEHIND, button=2)
        until(lambda: entry.length == len("one and two"), what="the whole text is pasted")
    field.wait_gone(None, _NUL)
    field.desk.type("!")
    field.desk.key("Return")
    until(lambda: list(field.tasks()) == ["one and two!"], what="it is behind the word")


@contextlib.contextmanager
def _dragged(field, text, entry):
    """Drags a text from another program's window into the field; the button is still down."""
    desk = field.desk
    source = subprocess.Popen(
        [drawing.probe(), "source"], env={**desk.environment, "GTK_A11Y": "none"},
        stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    os.set_blocking(source.stdout.fileno(), False)
    source.stdin.write(text.encode())
    source.stdin.close()
    window = until(lambda: desk.windows_of(source.pid), what="the source is there")[0]
    desk.run("xdotool", "windowmove", "--sync", window, "700", "500")
    x, y, width, height = desk.geometry(window)
    start, stop = (x + width // 2, y + height // 2), field.point(entry, _BEHIND)

    def is_taken():
        """Whether the source has heard that the field would take it; before that, to let go cancels."""
        answers = (source.stdout.read() or b"").split()
        return bool(answers) and answers[-1] == b"taken"

    desk.pointer_to(*start)
    desk.run("xdotool", "mousedown", "1")

    def moves(place, has_come):
        """Moves about a place until something follows."""
        for step in range(200):
            desk.pointer_to(place[0] - 12 * (step % 3), place[1])
            if has_come():
                return
        raise AssertionError("what is dragged does not follow")

    moves(start, lambda: desk.popups(source.pid))
    moves(stop, is_taken)
    desk.pointer_to(*stop)
    yield
    end(source)
    source.stdout.close()


def test_what_is_dropped_comes_where_it_is_dropped_and_nothing_with_nul(field):
    entry = _type_a_word(field)
    with _dragged(field, "before\0after", entry):
        field.desk.run("xdotool", "mouseup", "1")
        field.find(None, _NUL)
        assert entry.length == len("one")
    with _dragged(field, " and two", entry):
        field.desk.run("xdotool", "mouseup", "1")
        until(lambda: entry.length == len("one and two"), what="the whole text is dropped")
    field.wait_gone(None, _NUL)
    # The other program's window has been in front.
    field.click(entry, _BEHIND)
    until(lambda: entry.is_focused, what="the field has the focus again")
    field.desk.key("Return")
    until(lambda: list(field.tasks()) == ["one and two"], what="it is behind the word")


def test_a_setting_is_never_cut(hosted):  # noqa: F811
    hosted.place({"kind": "LabelWidget", "label": "kept"})
    hosted.start()
    hosted.open_menu_of_widget()
    hosted.choose("Edit widget…")
    hosted.click(hosted.find(ENTRY, "Word"))
    until(lambda: hosted.find(ENTRY, "Word").is_focused, what="the field has the focus")
    for text, reason in (("before\0after", _NUL), ("x" * 70_000, _TOO_LONG)):
        with _pasted(hosted, text, enters=False):
            hosted.find(None, reason)
        assert hosted.configuration()["label"] == "kept"
    with _pasted(hosted, "x" * 65_000, enters=False):
        until(lambda: hosted.configuration()["label"] == "x" * 65_000, 20, "it is saved")
    hosted.wait_gone(None, re.compile("field"))


def test_renaming_never_cuts_a_long_title(fresh, tmp_path):
    # The system takes no argument of a megabyte.
    file = tmp_path / "long.json"
    file.write_text(json.dumps({"title": _LONG}))
    fresh.ctl("import", str(file))
    fresh.start()
    fresh.open_row_menu(_LONG)
    fresh.choose("Rename")
    until(lambda: fresh.focused and "editable" in fresh.focused.states)
    fresh.desk.key("Return")
    fresh.find(None, _TOO_LONG)
    fresh.desk.key("Escape")
    fresh.wait_gone(None, _TOO_LONG)
    assert list(fresh.tasks()) == [_LONG]


def test_shown_as_given(fresh):
    for start in range(0, len(_PASTED), 3):
        titles = list(map(hostile.kept, _PASTED[start:start + 3]))
        for task in fresh.tasks().values():
            fresh.ctl("delete", task["id"])
        for title in titles:
            fresh.ctl("add", "--priority", "low", "--", title)
        if not fresh.process:
            fresh.start()
        fresh.wait_rows(*titles)
