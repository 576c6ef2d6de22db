"""Several widgets: the gallery adds them, the menu removes them and changes their size."""

import configparser

from accessibility import BUTTON, ENTRY
from desk import until
from fixture import hosted  # noqa: F401

_OFFERED = ["Add State, Medium", "Add State, Large", "Add Label, Small", "Add Label, Medium",
            "Add Label, Small", "Add Label, Medium"]


def _open_gallery(program):
    program.open_menu_of_widget()
    program.choose("Add widget…")
    program.find(ENTRY, "Search widgets")


def _offered(program):
    return [node.name for node in program.nodes(BUTTON) if node.name.startswith("Add ")]


def _windows(program):
    return program.desk.windows_of(program.process.pid)


def _placed(program):
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(program.configuration_file)
    return [dict(parser[name]) for name in parser.sections()]


def test_gallery_offers_all_kinds_and_sizes(hosted):  # noqa: F811
    hosted.start()
    _open_gallery(hosted)
    until(lambda: _offered(hosted) == _OFFERED, what="all are offered")
    for text in ("Shows the present value.", "Shows a word of yours.", "A recommended word"):
        hosted.wait_text(text)
    # Drawn from snapshots: one for each size, and no timeline was asked for.
    until(lambda: hosted.snapshots == 2, what="snapshots are drawn")
    assert hosted.requests == 1


def test_a_picture_is_as_tall_as_the_widget(fresh):
    for number in range(3):
        fresh.ctl("add", f"Task {number}")
    fresh.start()
    fresh.wait_remaining(3)
    height = fresh.desk.geometry(fresh.window)[3]
    fresh.open_menu()
    fresh.choose("Add widget…")
    for name in ("Add Tasks, Medium", "Add Next Tasks, Medium"):
        picture = fresh.find(BUTTON, name)
        # It shows three tasks too, above the size's name.
        assert picture.extents[3] > height + 10, name


def test_gallery_by_keyboard(hosted):  # noqa: F811
    hosted.start()
    _open_gallery(hosted)
    until(lambda: hosted.find(ENTRY, "Search widgets").is_focused, what="the search is focused")
    hosted.desk.type("recommended")
    until(lambda: _offered(hosted) == _OFFERED[4:], what="what matches is offered")
    hosted.desk.key("Return")
    until(lambda: hosted.find(BUTTON, "Add Label, Small").is_focused, what="the first is focused")
    hosted.desk.key("Tab")
    until(lambda: hosted.find(BUTTON, "Add Label, Medium").is_focused, what="the second is focused")
    hosted.desk.key("Return")
    hosted.wait_text("Label recommended")
    hosted.wait_gone(ENTRY, "Search widgets")
    until(lambda: [(w["kind"], w["family"]) for w in _placed(hosted)]
          == [("StateWidget", "systemMedium"), ("LabelWidget", "systemMedium")],
          what="both are saved")
    assert _placed(hosted)[1]["label"] == "recommended"


def test_search_that_finds_nothing_says_so_and_escape_closes(hosted):  # noqa: F811
    hosted.start()
    _open_gallery(hosted)
    hosted.desk.type("no such widget")
    hosted.wait_text("No widget matches")
    assert _offered(hosted) == []
    hosted.desk.key("Escape")
    until(lambda: len(_windows(hosted)) == 1, what="the gallery is closed")


def test_several_of_one_kind_with_their_own_settings_sizes_and_places(hosted):  # noqa: F811
    hosted.place(
        {"kind": "LabelWidget", "family": "systemSmall", "label": "one", "position": "100,100"},
        {"kind": "LabelWidget", "family": "systemMedium", "label": "two", "position": "500,300"})
    hosted.start()
    for text in ("Label one", "Label two"):
        hosted.wait_text(text)
    until(lambda: sorted(hosted.desk.geometry(w)[:3] for w in _windows(hosted))
          == [(100, 100, 160), (500, 300, 320)], what="each is at its place")


def test_size_changes_from_the_menu(hosted):  # noqa: F811
    hosted.place({"kind": "LabelWidget", "family": "systemSmall", "position": "100,100"})
    hosted.start()
    hosted.open_menu_of_widget()
    hosted.choose("Size", "Medium")
    until(lambda: hosted.desk.geometry(hosted.window)[:3] == (100, 100, 320), what="it is wider")
    until(lambda: _placed(hosted)[0]["family"] == "systemMedium", what="the size is saved")
    hosted.stop()
    hosted.start()
    until(lambda: hosted.desk.geometry(hosted.window)[2] == 320)


def test_removing_one_leaves_the_other(hosted):  # noqa: F811
    hosted.place({"kind": "StateWidget"}, {"kind": "LabelWidget", "label": "stays"})
    hosted.start()
    hosted.wait_text("Label stays")
    hosted.desk.run("xdotool", "windowactivate", "--sync", _windows(hosted)[0])
    hosted.desk.key("F10")
    hosted.choose("Remove widget")
    until(lambda: len(_windows(hosted)) == 1, what="one is gone")
    hosted.wait_text("Label stays")
    assert [w["kind"] for w in _placed(hosted)] == ["LabelWidget"]


def test_removing_the_last_asks_nothing_and_starting_brings_the_default_back(hosted):  # noqa: F811
    hosted.place({"kind": "LabelWidget"})
    hosted.start()
    hosted.open_menu_of_widget()
    hosted.choose("Remove widget")
    until(lambda: hosted.process.poll() is not None, what="the program has ended")
    assert hosted.process.returncode == 0
    assert _placed(hosted) == []
    hosted.start()
    hosted.wait_text("Value first")
