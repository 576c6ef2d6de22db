"""Every view and modifier as GTK widgets: structure, classes, roles and names."""

import os
import tempfile
from pathlib import Path

import pytest

import drawing
from accessibility import BUTTON, CHECK, SWITCH
from desk import stays, until
from drawing import of_type, widgets


@pytest.fixture
def live(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path)
    yield probe
    probe.close()


# The GTK widgets that a sample has to consist of; those of its own are left to the sample's test.
WIDGETS = {
    "text": {"GtkLabel": 1}, "text-styles": {"GtkLabel": 9},
    "text-runs": {"GtkLabel": 2, "GtkImage": 1}, "text-lines": {"GtkLabel": 1},
    "text-shrinks": {"GtkLabel": 1}, "text-date": {"GtkLabel": 1},
    "label": {"GtkImage": 1, "GtkLabel": 1}, "symbols": {"GtkImage": 5},
    "strokes": {"GtkDrawingArea": 1}, "trimmed-ring": {"GtkDrawingArea": 1, "GtkLabel": 1},
    "angular-ring": {"GtkDrawingArea": 1}, "paths": {"GtkDrawingArea": 5},
    "ellipses": {"GtkDrawingArea": 0, "GtkLabel": 1}, "masks": {"GtkDrawingArea": 1, "GtkLabel": 2},
    "marks": {"GtkLabel": 1}, "gauge": {"GtkDrawingArea": 2, "GtkProgressBar": 1},
    "progress": {"GtkProgressBar": 2, "GtkDrawingArea": 1}, "stack": {"GtkLabel": 2},
    "grid": {"GtkLabel": 5, "GtkSeparator": 1}, "lazy-grid": {"GtkLabel": 14},
    "scroll": {"GtkScrolledWindow": 1}, "divider": {"GtkSeparator": 1}, "fits": {"GtkLabel": 2},
    "button": {"GtkButton": 1}, "button-styles": {"GtkButton": 3}, "button-symbol": {"GtkButton": 1},
    "button-custom": {"GtkButton": 1}, "button-disabled": {"GtkButton": 1},
    "link": {"GtkButton": 1}, "toggle-check-box": {"GtkCheckButton": 2},
    "toggle-switch": {"GtkSwitch": 2}, "toggle-button": {"GtkToggleButton": 1},
    "toggle-custom": {"GtkButton": 2}, "field": {"GtkEntry": 1},
}


@pytest.mark.parametrize("name", WIDGETS)
def test_consists_of(structure, name):
    found = {kind: len(of_type(structure[name], kind)) for kind in WIDGETS[name]}
    assert found == WIDGETS[name]


def test_everything_has_its_room(structure):
    for name, tree in structure.items():
        # Where gaps draw everything together nothing is left.
        if not name.startswith("extreme-"):
            assert tree["width"] > 0 and tree["height"] > 0, name


def test_classes(structure):
    def classes(name, kind):
        return [set(w["classes"]) for w in of_type(structure[name], kind)]

    plain, bordered, prominent = classes("button-styles", "GtkButton")
    assert "plain" in plain and "suggested-action" in prominent
    assert not {"plain", "suggested-action"} & bordered
    assert {"plain", "symbol"} <= classes("button-symbol", "GtkButton")[0]
    assert "redacted" in classes("redacted", "GtkLabel")[0]
    assert all("node" in c for c in classes("text-styles", "GtkLabel"))


def test_sizes(structure):
    fixed, wide, cut = [w for w in widgets(structure["frame"]) if w["type"] == "GtkLabel"]
    assert cut["width"] <= 90 < wide["width"] + 60
    days = of_type(structure["stack-equal"], "GtkLabel")
    parents = [w for w in widgets(structure["stack-equal"])
               if any(c["type"] == "GtkLabel" for c in w["children"])]
    assert len(days) == 3 and max(p["width"] for p in parents) - min(
        p["width"] for p in parents) <= 1
    first, second = of_type(structure["stack-priority"], "GtkLabel")
    assert second["width"] > 90, "what has priority is whole"
    cells = [w for w in widgets(structure["lazy-grid"])
             if any(c["type"] == "GtkLabel" for c in w["children"])]
    assert len({w["width"] for w in cells}) <= 2


def test_equal_pictures_touch_nothing(desk):
    changed = [line for line in drawing.run(desk, "untouched").splitlines()
               if not line.endswith(": 0")]
    # A timer's text is another one each second.
    assert [line for line in changed if not line.startswith("text-date")] == []


def test_nothing_needs_more_height_without_a_width(desk):
    assert drawing.run(desk, "heights") == ""


def test_looks_that_nobody_has_are_given_up(desk):
    kept = dict(line.rsplit(" ", 1) for line in drawing.run(desk, "looks").splitlines())
    kept = {name: int(count) for name, count in kept.items()}
    assert kept["after 3000"] < 250
    assert kept["at once"] >= 1499, "what is shown is kept"
    assert kept["left"] < 250


def test_where_texts_begin(desk):
    lines = drawing.run(desk, "reversed").splitlines()
    # A text in another script stands at its neighbours' edge.
    assert [line for line in lines if ": left 0" not in line and line.startswith("left")] == []
    assert [line for line in lines if ": right 0" not in line and line.startswith("right")] == []
    assert "leftToRight from left: left 0" in lines and "rightToLeft from right: right 0" in lines


def test_clocks_that_nobody_sees_sleep(desk):
    woken = {name: int(count) for name, count in (
        line.rsplit(" ", 1) for line in drawing.run(desk, "asleep").splitlines())}
    assert woken["seen"] >= 4
    # Each may find once that it is not seen any more.
    assert woken["hidden"] == woken["still hidden"] == 0
    assert woken["seen again"] >= 4


def test_pictures_of_the_gallery_are_made_as_those_of_windows(desk):
    told = drawing.run(desk, "previews").splitlines()
    assert told[0] == "unlocked: room 31, Secret"
    assert told[1].startswith("locked: room 31, ") and "Secret" not in told[1]


def test_roles_and_names(live):
    assert live.find("Counter 9").role == "label"
    live.find("Count", BUTTON)
    live.find("Custom", CHECK)
    live.find("Check", CHECK)
    live.find("Switch", SWITCH + CHECK)
    live.find("Alpha", CHECK)
    live.find("Open it", BUTTON + ("link",))
    live.find("https://example.org/", BUTTON + ("link",))
    assert live.find("Water").role not in ("label", "static")
    live.find("Progress", ("progress bar",))
    live.find("framed name")
    assert not live.named("framed") and not live.named("Pane")
    for name in ("Custom", "Check", "Switch"):
        assert not live.find(name, CHECK + SWITCH).is_checked


def test_custom_toggle_flips_at_once_and_is_confirmed(live):
    live.click(live.find("Custom", CHECK))
    live.wait_told("performed flip")
    until(lambda: live.find("Custom", CHECK).is_checked, what="the custom toggle is on")
    until(lambda: live.find("Check", CHECK).is_checked, what="so are those that show the same")


@pytest.mark.parametrize("times", [2, 3])
@pytest.mark.parametrize("name, line", [
    ("Custom", "performed flip"), ("Check", "performed flip"), ("Switch", "performed flip"),
    ("Alpha", "performed tick Alpha"), ("Count", "performed count")])
def test_double_and_triple_clicks_act_once(live, name, line, times):
    live.click(live.find(name, CHECK + SWITCH + BUTTON), times)
    live.wait_told(line)
    stays(lambda: live.told(line) == 1, .5, "it is performed once")


def test_slow_intent_is_performed_once_however_often_it_is_clicked(live):
    button = live.find("Slow", BUTTON)
    for _ in range(4):
        live.click(button, delay=10)
    live.wait_told("performed slow")
    stays(lambda: live.told("performed slow") == 1, 1, "it is performed once")
    live.click(button)
    live.wait_told("performed slow", 2)


def test_slow_intent_turns_a_spinner(live):
    def spinners():
        # Only that it is there and as wide as high can be told of it in every version.
        return [n for n in live.root.descendants() if n not in known
                and n.extents[2] == n.extents[3] > 0]

    def darkest():
        # The first letter, over which the spinner does not lie.
        return min(map(sum, live.pixels(live.find("Slow", ("label",)), 1 / 4)))

    known = list(live.root.descendants())
    plain = darkest()
    live.click(live.find("Slow", BUTTON))
    until(spinners, 5, "a spinner turns")
    # Six tenths of the way from the light ground to the letter.
    until(lambda: .25 < (darkest() - plain) / (3 * 255 - plain) < .5, 5, "what waits is paler")
    live.wait_told("performed slow")
    until(lambda: not spinners(), what="the spinner is gone")
    live.desk.pointer_to(1, 1)
    until(lambda: darkest() == plain, what="it is as before")


def test_a_pressed_button_is_drawn_as_pressed(live):
    button = live.find("Pale", BUTTON)
    live.desk.pointer_to(*live.point(button))
    before = until(lambda: (seen := live.pixels(button)) == live.pixels(button) and seen,
                   what="hovering has come to rest")
    live.desk.run("xdotool", "mousedown", "1")
    try:
        until(lambda: live.pixels(button) != before, what="it looks pressed")
        assert live.told("performed count") == 0
    finally:
        live.desk.run("xdotool", "mouseup", "1")
    live.wait_told("performed count")
    until(lambda: live.pixels(button) == before, what="it looks as before")


def test_a_destructive_button_is_red(live):
    def is_red(name):
        return any(red > green + 60 and red > blue + 60
                   for red, green, blue in live.pixels(live.find(name, ("label",))))

    assert is_red("Remove")
    assert not is_red("Slow")


@pytest.mark.parametrize("name", ["Evening", "Night"])
def test_words_can_be_read_where_the_view_is_dark_and_the_desktop_light(live, name):
    colours = [sum(colour) for colour in live.pixels(live.find(name, ("label",)))]
    assert min(colours) == 0
    assert max(colours) > 600


def test_failure_is_said_on_the_row_and_can_be_retried(live):
    live.click(live.find("Failing row", CHECK))
    live.find("It cannot be done")
    assert not live.find("Failing row", CHECK).is_checked
    live.click(live.find("Retry", BUTTON))
    live.wait_told("performed failing", 2)


def test_links_and_the_widgets_address(live):
    live.click(live.find("Open it"))
    live.wait_told("opened https://example.org/")
    assert live.told("opened https://example.org/widget") == 0
    live.click(live.find("Background"))
    live.wait_told("opened https://example.org/widget")


def test_gallery(desk):
    """Pictures for a person: all views, light and dark, at both scales."""
    root = Path(os.environ.get("TASKLET_ARTIFACTS") or tempfile.mkdtemp(prefix="tasklet-gallery-"))
    for scheme in ("light", "dark"):
        for scale in (1, 2):
            folder = root / "gallery" / f"{scheme}@{scale}"
            folder.mkdir(parents=True, exist_ok=True)
            drawing.run(desk, "gallery", folder, scale, environment={
                "DARK": str(int(scheme == "dark")), "GDK_SCALE": str(scale)})
            pictures = list(folder.glob("*.png"))
            assert len(pictures) > 50
            assert all(p.stat().st_size > 200 for p in pictures)
    print(f"\nThe gallery is in {root / 'gallery'}")
