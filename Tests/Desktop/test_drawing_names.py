"""What screen readers are told of views, and what fields do."""

import pytest

import drawing
from accessibility import BUTTON, ENTRY, SWITCH
from desk import stays, until


@pytest.fixture
def names(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path, sample="names")
    yield probe
    probe.close()


@pytest.fixture
def fields(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path, sample="fields")
    yield probe
    probe.close()


def test_names_and_descriptions(names):
    assert names.find("Three tasks").description == "They wait"
    names.find("Tracked")
    names.find("Count", BUTTON)
    assert not names.find("Unusable", BUTTON).is_sensitive
    assert names.find("Named switch", SWITCH).is_checked
    names.find("Ball")
    assert names.named("Silent") == [] and names.named("Unseen") == []


def test_only_what_fits_is_told(desk, tmp_path):
    probe = drawing.Live(desk, tmp_path, sample="fits")
    try:
        probe.find("Short form")
        until(lambda: not [n for n in probe.root.descendants() if n.name.startswith("The long")],
              what="the other is not told")
    finally:
        probe.close()


def test_shares_are_named_and_told(names):
    assert names.find("Water", ("level bar", "meter")).description == "40 %"
    assert names.find("Loading", ("progress bar",)).value == .25


def test_words_with_an_address_open_it(names):
    names.click(names.find("Words"))
    names.wait_told("opened https://example.org/words")


def write(probe, name, text):
    probe.click(probe.find(name, ENTRY))
    until(lambda: probe.find(name, ENTRY).is_focused, what="the field has the focus")
    probe.desk.run("xdotool", "type", "--delay", "20", text)
    until(lambda: probe.find(name, ENTRY).length == len(text), what="the text is there")
    probe.desk.run("xdotool", "key", "Return")


def test_enter_performs_and_clears(fields):
    write(fields, "Add", "hello")
    fields.wait_told("performed tick hello")
    until(lambda: fields.find("Add", ENTRY).length == 0, what="the field is empty")


def test_a_refusal_is_said_and_the_text_stays(fields):
    write(fields, "Refuse", "hello")
    fields.find("It cannot be done")
    assert fields.find("Refuse", ENTRY).length == 5


def test_a_button_among_the_hosts_calls_a_field_up(fields):
    assert fields.named("Called", ENTRY) == []
    fields.find("Menu", BUTTON + ("toggle button",))
    fields.click(fields.find("Call it", BUTTON))
    until(lambda: fields.find("Called", ENTRY).is_focused, what="the field has the focus")
    fields.desk.run("xdotool", "key", "Escape")
    until(lambda: not fields.named("Called", ENTRY), what="the field is gone")
    stays(lambda: fields.told("performed tick ") == 0, .2, "nothing is performed")
