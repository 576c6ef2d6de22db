"""Changes take their time, none where the desktop wants no motion, and none is in the way."""

import re
import time

import pytest

import drawing
from accessibility import BUTTON, CHECK
from desk import stays, until


@pytest.fixture(scope="module")
def frames(desk, tmp_path_factory):
    folder = tmp_path_factory.mktemp("frames")
    return folder, drawing.run(desk, "frames", folder)


CHANGES = ["rows", "row-comes", "row-goes", "counter", "title", "symbol", "gauge"]


@pytest.mark.parametrize("name", CHANGES)
def test_change_moves_and_arrives(frames, name):
    folder, told = frames
    assert f"{name} moves: true" in told
    assert f"{name} arrived: true" in told

    def picture(moment):
        return (folder / f"{name}-{moment}.png").read_bytes()

    assert picture("end") == picture("fresh"), "in the end it is as if it had never moved"
    assert picture("0") != picture("end")
    assert len({picture("0"), picture("75"), picture("150"), picture("225"), picture("end")}) >= 4


def test_a_mark_fades_and_fades_that_are_overtaken_do_not_pile_up(desk):
    told = re.fullmatch(
        r"one flip, fades (\d+)\nflips 60, fades (\d+)\n", drawing.run(desk, "flips"))
    assert told and int(told[1]) >= 1, told
    # Each may be within one fade; sixty of them in each other took seconds to draw.
    assert int(told[2]) <= 8, told


@pytest.fixture
def live(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path)
    yield probe
    probe.close()


@pytest.fixture
def still(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path, animates=False)
    yield probe
    probe.close()


def test_change_takes_its_time_and_then_nothing_moves(live):
    live.click(live.find("Reverse", BUTTON))
    live.wait_told("moves")
    live.wait_told("arrived")
    moves = live.told("moves")
    stays(lambda: live.told("moves") == moves, .5, "nothing moves any more")


def test_nothing_moves_where_the_desktop_wants_none(still):
    still.click(still.find("Reverse", BUTTON))
    still.wait_told("performed reverse")
    until(lambda: still.find("Delta", CHECK).extents[1] < still.find("Alpha", CHECK).extents[1])
    still.click(still.find("Count", BUTTON))
    still.wait_told("performed count")
    still.find("Counter 10")
    assert still.told("moves") == 0


def test_next_click_finds_rows_in_their_new_places(live):
    reverse = live.find("Reverse", BUTTON)
    live.click(reverse)
    live.wait_told("performed reverse")
    until(lambda: live.find("Delta", CHECK).extents[1] < live.find("Alpha", CHECK).extents[1])
    # At once, while the rows are still on their way.
    live.click(live.find("Delta", CHECK))
    live.wait_told("performed tick Delta")
    assert live.told("performed tick Alpha") == 0


def test_tint_of_a_row_eases(live):
    row = live.find("Beta", CHECK)
    x, y, width, height = row.place
    left, top = live.desk.geometry(live.window)[:2]
    spot = f"1x1+{int(left + x + width - 4)}+{int(top + y + 4)}"

    def color():
        text = live.desk.read("import", "-window", "root", "-crop", spot, "-depth", "8", "txt:-")
        return re.search(r"#([0-9A-F]{6})", text)[1]

    def colors():
        """The colours from a click to rest."""
        before = color()
        told = live.told("performed tick Beta")
        live.click(live.find("Beta", CHECK))
        live.desk.pointer_to(1, 1)
        live.wait_told("performed tick Beta", told + 1)
        seen = [before]
        end = time.monotonic() + .6
        while time.monotonic() < end:
            seen.append(color())
        return list(dict.fromkeys(seen))

    # Whether a picture falls into the 0.3 s is a matter of the machine; one of several does.
    assert any(len(colors()) >= 3 for _ in range(5)), "there is a colour in between"
