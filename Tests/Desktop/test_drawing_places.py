"""Where GTK puts views, and how large they become, in pixels."""

import pytest

from drawing import label, of_type, widgets


def areas(tree, is_seen=True):
    """The rectangles of all shapes that are seen: x, y, width and height."""
    is_seen = is_seen and tree["properties"]["child-visible"] == "TRUE"
    if is_seen and "shape" in tree["classes"]:
        yield tree["x"], tree["y"], tree["width"], tree["height"]
    for child in tree["children"]:
        yield from areas(child, is_seen)


# From the corner of each sample's outermost view.
PLACES = {
    "row": [(32, 10, 10, 20), (48, 10, 20, 10)],
    "row-below": [(0, 0, 10, 20), (18, 10, 20, 10)],
    "column": [(0, 0, 10, 20), (0, 26, 20, 10)],
    "column-after": [(10, 0, 10, 20), (0, 28, 20, 10)],
    "spacer": [(0, 0, 10, 10), (90, 0, 10, 10)],
    # Wider than its frame, it is drawn over both edges alike.
    "spacer-least": [(-15, 0, 10, 10), (25, 0, 10, 10)],
    "spacer-down": [(0, 0, 10, 10), (0, 50, 10, 10)],
    "growing-down": [(0, 0, 10, 10), (0, 10, 10, 50)],
    "layers": [(0, 0, 40, 30), (30, 20, 10, 10)],
    # What lies over a view has no say in its size.
    "overlay": [(0, 0, 20, 20), (0, 0, 30, 10), (20, 7, 5, 5)],
    "frames": [(0, 0, 10, 10), (70, 30, 10, 10), (140, 15, 10, 10)],
    "limits": [(0, 5, 40, 20), (40, 3, 30, 24), (70, 0, 30, 30)],
    "padding": [(2, 1, 10, 10), (16, 0, 10, 10)],
    "grid": [(10, 0, 10, 10), (30, 0, 30, 20), (0, 26, 20, 30), (55, 51, 5, 5), (0, 62, 60, 5),
             (0, 73, 60, 5)],
    "flow": [(0, 0, 5, 10), (49, 0, 5, 10), (0, 13, 5, 10)],
    "flow-adaptive": [(0, 0, 30, 10), (35, 0, 30, 10), (70, 0, 30, 10), (0, 17, 30, 10)],
    "flow-across": [(0, 0, 6, 10), (0, 14, 6, 20), (12, 0, 8, 10)],
    "fits": [(10, 0, 40, 10)],
    "fits-down": [(-10, 5, 80, 10)],
    "aspect": [(0, 10, 40, 20), (40, 0, 40, 40)],
    "position": [(25, 15, 10, 10)],
    "reader": [(0, 0, 40, 20)],
    "effects": [(5, -5, 10, 20), (10, -5, 40, 20), (40, 0, 40, 20), (63, 4, 20, 10)],
    # A stroke lies half outside its outline, a border inside.
    "circle": [(10, 0, 20, 20), (38, -2, 24, 24), (60, 0, 20, 20), (83, 3, 14, 14)],
    # Content begins at the edge, and is in the middle across.
    "scroll": [(141, 0, 10, 10), (141, 10, 10, 10), (0, 46, 10, 10), (10, 46, 10, 10)],
    "scroll-whole": [(141, 0, 10, 80)],
    "toggle": [(0, 8, 10, 10), (29, 31, 10, 10)],
}


@pytest.mark.parametrize("name", PLACES)
def test_place(structure, name):
    outer = structure[f"place-{name}"]["children"][0]
    found = [(x - outer["x"], y - outer["y"], width, height)
             for x, y, width, height in areas(structure[f"place-{name}"])]
    assert found == PLACES[name]


def test_what_has_its_own_size_is_whole_in_the_middle_of_less_room(structure):
    tree = structure["place-own-size"]
    text = label(tree, "A text that keeps its own size")
    assert text["width"] > 60
    middle = tree["children"][0]["x"] + 30
    assert abs(text["x"] + text["width"] / 2 - middle) <= 1


def test_texts_stand_on_a_common_line(structure):
    centre, baseline, below = (
        label(structure[f"place-{name}"], "small") for name in ("centre", "baseline", "below"))
    large = label(structure["place-baseline"], "Large")
    assert below["y"] + below["height"] == large["height"]
    assert abs(centre["y"] + centre["height"] / 2 - large["height"] / 2) <= 1
    # Along a baseline each has all the height, and GTK moves the letters.
    assert (baseline["y"], baseline["height"]) == (0, large["height"])


def test_rings_are_as_large_as_their_room(structure):
    rings = of_type(structure["place-rings"], "GtkDrawingArea")
    assert [(ring["width"], ring["height"]) for ring in rings] == [
        (44, 44), (30, 30), (60, 60)]


def test_symbols_are_as_large_as_their_font_or_their_room(structure):
    images = of_type(structure["place-symbols"], "GtkImage")
    assert [(i["width"], i["height"]) for i in images] == [
        (16, 16), (20, 20), (27, 27), (30, 30), (20, 20), (40, 40)]
    assert images[4]["x"] == structure["place-symbols"]["children"][0]["x"] + 103


def test_who_comes_first_is_whole(structure):
    before, alone = [w for w in of_type(structure["place-priority"], "GtkLabel")
                     if "before" in w["properties"]["label"]]
    assert before["width"] == alone["width"]
    assert label(structure["place-priority"], "Words that give way")["width"] < 60


def test_a_text_shrinks_before_it_is_cut(structure):
    small, ordinary = of_type(structure["place-shrinks"], "GtkLabel")
    assert small["width"] == 60 < ordinary["width"]
    assert small["height"] < ordinary["height"]
    line = of_type(structure["text-shrinks"], "GtkLabel")[0]
    assert line["width"] == 160 and line["height"] < ordinary["height"]


def test_columns_are_as_wide_as_their_widest_cell(structure):
    lines = {w["height"] for w in of_type(structure["grid"], "GtkLabel")}
    assert len(lines) == 1, "no cell is broken"


def test_a_symbol_is_in_the_middle_of_its_button(structure):
    button = of_type(structure["button-symbol"], "GtkButton")[0]
    symbol = of_type(button, "GtkImage")[0]
    assert button["width"] > symbol["width"] + 4
    assert symbol["x"] * 2 + symbol["width"] == button["x"] * 2 + button["width"]


def test_views_scroll_in_the_directions_that_were_asked_for(structure):
    down, across = of_type(structure["place-scroll"], "GtkScrolledWindow")

    def scrolls(widget):
        return ["AUTOMATIC" in widget["properties"][f"{axis}scrollbar-policy"] for axis in "hv"]

    assert (scrolls(down), scrolls(across)) == ([False, True], [True, False])
    assert across["height"] == 10, "it is as high as its content"
    assert of_type(structure["place-scroll-whole"], "GtkScrolledWindow")[0]["height"] == 80


def test_what_scrolls_is_as_large_as_it_wants(structure):
    across, _, inside = of_type(structure["place-scroll-wanted"], "GtkScrolledWindow")
    (text,) = of_type(across, "GtkLabel")
    assert text["width"] > across["width"] + 50
    assert inside["height"] == 80


def test_a_switch_stands_at_the_end_of_its_row(structure):
    control = of_type(structure["place-toggle"], "GtkSwitch")[0]
    row = structure["place-toggle"]["children"][0]
    assert control["x"] + control["width"] == row["x"] + 200
    check = of_type(structure["place-toggle"], "GtkCheckButton")[0]
    assert check["width"] < 200, "a label that does not grow stands at the beginning"


def test_alternatives_that_do_not_fit_are_not_seen(structure):
    seen = [w["properties"]["child-visible"] for w in of_type(structure["fits"], "GtkLabel")]
    assert seen == ["FALSE", "TRUE"]


def test_lines_are_as_long_as_their_stack(structure):
    line = of_type(structure["divider"], "GtkSeparator")[0]
    assert (line["width"], line["height"]) == (structure["divider"]["width"], 1)
    assert "horizontal" in line["classes"]


def test_bars_and_fields_are_as_long_as_their_room(structure):
    bar = of_type(structure["shares"], "GtkProgressBar")[0]
    assert bar["width"] == structure["shares"]["width"]
    field = next(w for w in widgets(structure["field"]) if "field" in w["classes"])
    assert field["width"] == structure["field"]["width"]
