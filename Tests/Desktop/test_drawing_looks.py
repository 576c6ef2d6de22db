"""What GTK makes of texts and controls, and the colours of pictures."""

import pytest

from drawing import label, of_type, widgets

RED, BLUE, GROUND = (224, 27, 36), (53, 132, 228), (246, 245, 244)


def says(tree, text, name):
    """What GTK says of the label with a text."""
    return label(tree, text)["properties"].get(name)


def size(font):
    return float(font.split()[-1].removesuffix("px"))


SIZES = {
    "largeTitle": 2, "title": 1.7, "title2": 1.4, "title3": 1.25, "headline": 1.15,
    "subheadline": .93, "body": 1, "callout": .95, "footnote": .86, "caption": .82,
    "caption2": .76,
}


@pytest.mark.parametrize("name", SIZES)
def test_sizes_of_fonts(structure, name):
    fonts = structure["fonts"]
    ordinary = size(says(fonts, "body", "font"))
    assert size(says(fonts, name, "font")) == pytest.approx(ordinary * SIZES[name], abs=.01)


@pytest.mark.parametrize("name, words", [
    ("points", " 22px"), ("headline", " Bold "), ("semibold", " Semi-Bold "),
    ("italic", " Italic "), ("serif", "serif "), ("monospaced", "monospace "),
    ("condensed", " Condensed "), ("expanded", " Expanded ")])
def test_kinds_of_letters(structure, name, words):
    assert words in says(structure["fonts"], name, "font")
    assert words not in says(structure["fonts"], "body", "font")


@pytest.mark.parametrize("text, attributes", [
    ("struck", ["strikethrough true"]),
    ("struck in red", ["strikethrough true", "strikethrough-color #e0e01b1b2424"]),
    ("underlined", ["underline single"]), ("tracked ", ["0 7 letter-spacing 3072"]),
    ("raised", ["rise 2048"]), ("digits", ['font-features "tnum 1"']),
    ("apart", ["line-height 1.384615"])])
def test_lettering(structure, text, attributes):
    found = says(structure["lettering"], text, "attributes")
    assert [line for line in attributes if line not in found] == []


@pytest.mark.parametrize("place, attribute", [
    (0, "weight bold"), (1, "weight normal"), (1, "scale 0.820000"), (2, "absolute-size 30720"),
    (3, 'family "monospace"'), (4, 'family "serif"'), (5, "style italic"),
    (6, "strikethrough true"), (6, "strikethrough-color #e0e01b1b2424"), (7, "underline single"),
    (8, 'font-features "tnum=1"'), (9, f"foreground-alpha {int(.66 * 65535)}")])
def test_pieces_of_a_text_have_their_own_look(structure, place, attribute):
    found = says(structure["runs"], "0123456789", "attributes").splitlines()
    assert f"{place} {place + 1} {attribute}" in found


@pytest.mark.parametrize("text, said", [
    ("any number", {"single-line-mode": "FALSE", "wrap": "TRUE", "lines": "-1",
                    "ellipsize": "NONE", "xalign": "0.000000", "justify": "LEFT"}),
    # A break inside of a title would make its row taller than others.
    ("one line", {"single-line-mode": "TRUE", "wrap": "FALSE", "lines": "-1",
                  "ellipsize": "END"}),
    ("three", {"single-line-mode": "FALSE", "wrap": "TRUE", "lines": "3", "ellipsize": "END"}),
    ("head", {"ellipsize": "START"}), ("middle", {"ellipsize": "MIDDLE"}),
    ("centre", {"xalign": "0.500000", "justify": "CENTER"}),
    ("trailing", {"xalign": "1.000000", "justify": "RIGHT"})])
def test_lines_of_texts(structure, text, said):
    properties = label(structure["lines"], text)["properties"]
    # An enumeration's value is the last word of its C name.
    found = {name: properties[name].rstrip(")").split("_")[-1] for name in said}
    assert found == said


@pytest.mark.parametrize("text, color", [
    ("plain", "rgb(46,52,54)"), ("red", "rgb(224,27,36)"), ("around", "rgb(46,194,126)"),
    ("scheme", "rgb(246,97,81)")])
def test_colours_of_texts(structure, text, color):
    assert says(structure["colours"], text, "color") == color


def test_hidden_words_have_no_colour(structure):
    hidden = next(w for w in of_type(structure["colours"], "GtkLabel")
                  if "redacted" in w["classes"])
    assert hidden["properties"]["color"].endswith(",0)")
    assert "hidden" not in hidden["properties"]["label"]
    assert of_type(structure["redacted"], "GtkImage")[0]["properties"]["color"].endswith(",0)")


def test_colours_and_sizes_of_symbols(structure):
    star, flag, bell = of_type(structure["colours"], "GtkImage")
    assert [w["properties"]["color"] for w in (star, flag, bell)] == [
        "rgb(46,52,54)", "rgb(53,132,228)", "rgb(145,65,172)"]
    assert [w["properties"]["pixel-size"] for w in (star, flag, bell)] == ["16", "27", "16"]


@pytest.mark.parametrize("text, name, value", [
    ("tip", "tooltip-text", '"A tip"'), ("clipped", "overflow", "HIDDEN"),
    ("hidden", "can-target", "FALSE"), ("hidden", "can-focus", "FALSE"),
    ("through", "can-target", "FALSE"), ("through", "can-focus", "TRUE"),
    ("plain", "can-target", "TRUE"), ("plain", "overflow", "VISIBLE"),
    ("plain", "tooltip-text", "NULL")])
def test_behaviour(structure, text, name, value):
    found = says(structure["behaviour"], text, name)
    assert found == value or found.endswith(f"_{value})")


def test_classes_of_behaviour(structure):
    tree = structure["behaviour"]
    assert "invalidatable" in label(tree, "stale")["classes"]
    assert "interactive" in label(tree, "menu")["classes"]
    assert not {"invalidatable", "interactive"} & set(label(tree, "plain")["classes"])


def buttons(structure):
    return {label_of(w): w for w in of_type(structure["button-kinds"], "GtkButton")}


def label_of(tree):
    return of_type(tree, "GtkLabel")[0]["properties"]["label"].strip('"')


@pytest.mark.parametrize("name, classes, has_frame, is_sensitive", [
    ("automatic", set(), "FALSE", "TRUE"), ("plain", {"plain"}, "FALSE", "TRUE"),
    ("bordered", set(), "TRUE", "TRUE"), ("prominent", {"suggested-action"}, "TRUE", "TRUE"),
    ("destructive", {"destructive"}, "FALSE", "TRUE"), ("disabled", set(), "FALSE", "FALSE")])
def test_kinds_of_buttons(structure, name, classes, has_frame, is_sensitive):
    button = buttons(structure)[name]
    said = set(button["classes"]) & {"plain", "suggested-action", "destructive", "symbol"}
    properties = button["properties"]
    assert (said, properties["has-frame"], properties["sensitive"]) == (
        classes, has_frame, is_sensitive)


@pytest.mark.parametrize("name, color", [
    ("automatic", "rgb(224,27,36)"), ("bordered", "rgb(224,27,36)"),
    # Whichever of black and white can be read on the accent.
    ("prominent", "rgb(255,255,255)"), ("light", "rgb(0,0,0)")])
def test_accents_of_buttons(structure, name, color):
    assert buttons(structure)[name]["properties"]["color"] == color


def test_sizes_of_buttons(structure):
    found = buttons(structure)
    assert found["mini"]["height"] < found["bordered"]["height"] < found["large"]["height"]
    assert size(found["mini"]["properties"]["font"]) < size(found["large"]["properties"]["font"])


@pytest.mark.parametrize("name, kind, is_on, is_sensitive", [
    ("check on", "GtkCheckButton", "TRUE", "TRUE"),
    ("check off", "GtkCheckButton", "FALSE", "TRUE"),
    ("button on", "GtkToggleButton", "TRUE", "TRUE"),
    ("button off", "GtkToggleButton", "FALSE", "TRUE"),
    ("disabled", "GtkCheckButton", "TRUE", "FALSE")])
def test_toggles_show_their_value(structure, name, kind, is_on, is_sensitive):
    toggle = next(w for w in of_type(structure["toggle-kinds"], kind) if label_of(w) == name)
    assert (toggle["properties"]["active"], toggle["properties"]["sensitive"]) == (
        is_on, is_sensitive)


def test_switches_show_their_value(structure):
    switches = of_type(structure["toggle-kinds"], "GtkSwitch")
    assert [w["properties"]["active"] for w in switches] == ["TRUE", "FALSE"]


def test_fields(structure):
    always, disabled, called = [
        w for w in widgets(structure["field-kinds"]) if "field" in w["classes"]]

    def entry(field):
        return of_type(field, "GtkEntry")[0]["properties"]

    assert [entry(f)["placeholder-text"] for f in (always, disabled)] == [
        '"Always"', '"Disabled"']
    assert [entry(f)["sensitive"] for f in (always, disabled)] == ["TRUE", "FALSE"]
    assert not of_type(called, "GtkEntry"), "it is made when it is called up"
    assert [f["properties"]["visible"] for f in (always, disabled, called)] == [
        "TRUE", "TRUE", "FALSE"]
    assert of_type(always, "GtkImage"), "it begins with a symbol"


def test_controls_of_the_host(structure):
    controls = next(w for w in widgets(structure["controls"]) if "controls" in w["classes"])
    button = of_type(controls, "GtkButton")[0]
    menu = of_type(controls, "GtkMenuButton")[0]
    assert button["properties"]["tooltip-text"] == '"Call it"'
    assert menu["properties"]["tooltip-text"] == '"Menu"'
    assert [w["properties"]["has-frame"] for w in (button, menu)] == ["FALSE", "FALSE"]
    assert button["x"] < menu["x"]


def test_shares(structure):
    bar = of_type(structure["shares"], "GtkProgressBar")[0]
    assert float(bar["properties"]["fraction"]) == .25
    assert of_type(structure["shares"], "GtkSpinner")[0]["properties"]["spinning"] == "TRUE"


# Of a sample's square, from 0 to 5: colours of pixels, from its corner.
COLOURS = {
    "shapes": {
        0: {(20, 20): RED, (1, 1): GROUND, (6, 2): GROUND},
        1: {(20, 20): RED, (1, 1): GROUND, (6, 2): RED}, 2: {(20, 20): RED, (6, 2): GROUND},
        3: {(0, 0): RED, (39, 39): RED}, 4: {(20, 20): (235, 136, 140)},
        5: {(20, 20): (235, 136, 140)}},
    "strokes": {
        0: {(20, -2): RED, (20, 2): RED, (20, 5): GROUND, (20, -6): GROUND},
        1: {(20, -2): GROUND, (20, 6): RED, (20, 10): GROUND},
        2: {(5, 2): RED, (30, 2): GROUND, (37, 5): RED, (37, 30): GROUND},
        # The line goes around within the square: one hundred pixels of it are a little over three
        # edges.
        3: {(20, 4): RED, (36, 20): RED, (20, 36): RED, (4, 30): GROUND, (20, -2): GROUND},
        4: {(20, 20): BLUE, (4, 20): RED, (20, 4): RED, (12, 12): BLUE},
        5: {(20, -4): RED, (1, 1): GROUND, (20, 20): RED}},
    "parts": {
        0: {(20, 0): RED, (38, 20): RED, (20, 38): GROUND, (1, 20): GROUND},
        1: {(20, 38): RED, (20, 1): GROUND}, 2: {(20, 20): RED, (5, 20): GROUND},
        3: {(20, 20): GROUND, (5, 5): RED}, 4: {(20, 20): RED}, 5: {(20, 20): GROUND}},
    "ends": {
        0: {(20, 0): RED, (42, 0): GROUND}, 1: {(42, 0): RED},
        2: {(42, 0): RED, (42, -2): RED}, 3: {(5, 5): (235, 136, 140)}},
    "gradients": {
        0: {(0, 20): (222, 28, 38), (39, 20): (55, 131, 226)},
        1: {(20, 20): (220, 30, 41), (1, 1): BLUE, (20, 39): (57, 129, 223)},
        2: {(20, 10): BLUE, (20, 30): RED}, 3: {(10, 4): BLUE, (10, 36): RED},
        4: {(4, 20): (207, 37, 55), (35, 20): (72, 120, 207)},
        5: {(-3, 20): RED, (42, 20): BLUE}},
    "rings": {
        0: {(37, 20): RED, (2, 20): (216, 216, 216)},
        1: {(37, 20): RED, (2, 20): RED, (20, 38): GROUND},
        2: {(37, 20): (216, 216, 216)}, 3: {(37, 20): BLUE, (20, 37): BLUE},
        4: {(20, 20): RED}},
    "layers": {
        0: {(20, 20): RED}, 1: {(20, 20): RED}, 2: {(20, 20): BLUE, (5, 20): RED},
        3: {(20, 20): RED, (5, 20): BLUE}, 4: {(20, 20): RED, (5, 20): GROUND},
        5: {(20, 20): (69, 69, 69)}},
}


@pytest.mark.parametrize("name", COLOURS)
def test_colours_of_pictures(pictures, name):
    picture = pictures(f"paint-{name}")
    found, wanted = {}, {}
    for square, pixels in COLOURS[name].items():
        for (x, y), color in pixels.items():
            # Sides of forty pixels and gaps of eight, in the middle of the widget.
            pixel = picture.at(20 + 48 * square + x, 14 + y)
            if max(abs(a - b) for a, b in zip(pixel, color)) > 3:
                found[square, x, y], wanted[square, x, y] = pixel, color
    assert found == wanted


def test_hidden_words_are_a_pale_bar(pictures):
    picture = pictures("paint-rings")
    pixels = {picture.at(x, y) for x in range(258, 302) for y in range(12, 56)}
    assert {GROUND, (222, 222, 221)} <= pixels
    assert all(max(pixel) - min(pixel) <= 2 for pixel in pixels), "nothing of the words is seen"


def test_the_ground_of_the_whole_widget(pictures):
    whole = pictures("ground-colour")
    assert {whole.at(x, 34) for x in (1, 20, 160, 318)} == {RED}
    views = pictures("ground-views")
    assert (views.at(20, 34), views.at(60, 34), views.at(300, 34)) == (BLUE, RED, RED)
    assert whole.at(0, 0) != RED and views.at(0, 0) != BLUE, "its corners are round"
