"""Light and dark follow the desktop's own choice, which its portal tells."""

import pytest

from desk import stays, until
from mock import service

_NAME = "org.freedesktop.portal.Desktop"
_SETTINGS = "org.freedesktop.portal.Settings"
_DARK, _LIGHT, _NONE = 1, 2, 0


class _Portal:
    def __init__(self, mock):
        self._mock = mock

    def prefer(self, scheme):
        """Chooses a scheme, and tells who listens."""
        self.answer(scheme)
        self._mock.emit(
            _SETTINGS, "SettingChanged", "ssv",
            f"[<'org.freedesktop.appearance'>, <'color-scheme'>, <<uint32 {scheme}>>]")

    def answer(self, scheme):
        self._mock.method(
            _SETTINGS, "Read", "ss", "v", f"ret = dbus.UInt32({scheme}, variant_level=1)")


@pytest.fixture
def portal(desk):
    with service(desk, _NAME, "/org/freedesktop/portal/desktop", _SETTINGS) as mock:
        yield _Portal(mock)


def _brightness(program):
    """How bright the window's margin is, from 0 to 1."""
    width = program.desk.geometry(program.window)[2]
    text = program.desk.read(
        "import", "-window", program.window, "-crop", f"4x4+{width // 2}+6", "-colorspace", "Gray",
        "-format", "%[fx:mean]", "info:-")
    return float(text or "nan")


def _wait_dark(program):
    until(lambda: _brightness(program) < .35, what="the window is dark")


def _wait_light(program):
    until(lambda: _brightness(program) > .65, what="the window is light")


def test_begins_dark_and_follows(fresh, portal):
    portal.answer(_DARK)
    fresh.start()
    _wait_dark(fresh)
    portal.prefer(_LIGHT)
    _wait_light(fresh)
    portal.prefer(_DARK)
    _wait_dark(fresh)
    # No preference: as GTK's own settings say.
    portal.prefer(_NONE)
    _wait_light(fresh)


def test_without_a_portal_it_is_light_and_follows_one_that_comes(fresh, desk):
    fresh.start()
    _wait_light(fresh)
    assert fresh.log.read_text() == ""
    with service(desk, _NAME, "/org/freedesktop/portal/desktop", _SETTINGS) as mock:
        # The setting is not there yet, which is no error either.
        _Portal(mock).prefer(_DARK)
        _wait_dark(fresh)
    assert fresh.log.read_text() == ""


def test_the_persons_own_theme_wins(fresh, portal):
    portal.answer(_DARK)
    fresh.environment["GTK_THEME"] = "Adwaita"
    fresh.start()
    _wait_light(fresh)
    portal.prefer(_DARK)
    stays(lambda: _brightness(fresh) > .65, .5, "light")
