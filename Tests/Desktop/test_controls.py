"""Controls of every kind: by key, in rows that go, in alternatives, and what is said of failures."""

import pytest

from accessibility import BUTTON, CHECK, ENTRY, LABEL
from desk import stays, until
from fixture import hosted  # noqa: F401
from program import APPLICATION


@pytest.fixture
def controls(hosted):  # noqa: F811
    hosted.place({"kind": "ControlsWidget", "position": "40,40"})
    hosted.let_open()
    hosted.say("rows one two")
    hosted.start()
    hosted.find(BUTTON, "Refuse two")
    return hosted


def _prove_only(program, *performed):
    """Keys come one after the other, so what this one does comes after all that others have done."""
    program.desk.key("ctrl+s")
    until(lambda: "set-value set" in program.performed, what="the last key has arrived")
    assert program.performed == [*performed, "set-value set"]


# Keys

def test_keys_do_not_reach_what_is_disabled_or_hidden(controls):
    controls.focus(controls.find(BUTTON, "Refuse one"))
    controls.desk.key("ctrl+d", "ctrl+h", "ctrl+m")
    _prove_only(controls)


@pytest.mark.parametrize("key, name", [("ctrl+t", "Plain"), ("ctrl+u", "Drawn")])
def test_a_key_flips_a_toggle_as_a_click_does(controls, key, name):
    assert not controls.find(CHECK, name).is_checked
    controls.desk.key(key)
    until(lambda: controls.find(CHECK, name).is_checked, what="it flips while the intent runs")
    until(lambda: controls.performed == ["slow"])
    until(lambda: not controls.find(CHECK, name).is_checked, what="the timeline has its way")


def test_a_key_opens_a_link(controls):
    controls.desk.key("ctrl+l")
    until(lambda: controls.opened == ["fixture:link"], what="the link is opened")


def test_alternatives_that_are_not_shown_take_no_keys(controls):
    controls.find(BUTTON, "Narrow")
    controls.desk.key("ctrl+f")
    until(lambda: controls.performed, what="the key has arrived")
    assert controls.performed == ["set-value narrow"]


def test_alternatives_that_are_not_shown_take_no_focus(hosted):  # noqa: F811
    hosted.place({"kind": "ControlsWidget", "position": "40,40"})
    hosted.start()
    hosted.find(BUTTON, "Narrow")
    for key in ("Down", "Home", "Tab", "End"):
        hosted.desk.key(key)
        stays(lambda: not hosted.focused or hosted.focused.name != "Far", .3,
              f"{key} does not go where nothing is seen")
    _prove_only(hosted)


# Failures

@pytest.fixture
def lose_a_row(controls):
    """Takes a row away while what was asked of it is under way; the reason is said nevertheless."""
    def lose_a_row(performed):
        until(lambda: controls.performed == [performed], what="it is under way")
        controls.say("rows two")
        controls.other_process("reload")
        controls.wait_gone(LABEL, "one")
        controls.wait_text("It cannot be done")
        assert controls.nodes(BUTTON, "Retry") == []
        controls.click(controls.find(BUTTON, "Dismiss"))
        controls.wait_gone(None, "It cannot be done")
    return lose_a_row


def test_the_failure_of_a_row_that_has_gone_is_said(controls, lose_a_row):
    controls.click(controls.find(BUTTON, "Refuse one"))
    lose_a_row("refused ")


def test_the_failure_of_a_menu_whose_row_has_gone_is_said(controls, lose_a_row):
    controls.click(controls.find(LABEL, "one"), button=3)
    controls.choose("Refuse it")
    lose_a_row("refused ")


def test_the_failure_of_a_renaming_whose_row_has_gone_is_said(controls, lose_a_row):
    controls.focus(controls.find(BUTTON, "Refuse one"))
    controls.desk.key("F2")
    until(lambda: any(node.is_focused for node in controls.nodes(ENTRY)))
    controls.desk.key("ctrl+a")
    controls.desk.type("other")
    controls.desk.key("Return")
    lose_a_row("refused other")


def test_success_takes_an_earlier_failure_away(controls):
    controls.click(controls.find(BUTTON, "Refuse"))
    controls.wait_text("It cannot be done")
    controls.find(BUTTON, "Retry")
    controls.desk.key("ctrl+s")
    controls.wait_text("Value set")
    controls.wait_gone(None, "It cannot be done")


def test_what_cannot_be_tried_again_can_be_dismissed(controls):
    controls.desk.run("gapplication", "action", APPLICATION, "set-value", "@a{sv} {}",
                      environment=controls.environment)
    controls.click(controls.find(BUTTON, "Dismiss"))
    controls.wait_gone(BUTTON, "Dismiss")
    assert controls.nodes(BUTTON, "Retry") == []


def test_what_is_wrong_with_the_settings_stays_while_it_is(hosted):  # noqa: F811
    hosted.place({"kind": "ControlsWidget", "size": "0"})
    hosted.start()
    wrong = "widgets.conf, line 3: “0” is no value for “size”, which takes one of width, width,height; the default is used"
    hosted.wait_text(wrong)
    assert hosted.nodes(BUTTON, "Retry") == hosted.nodes(BUTTON, "Dismiss") == []
    hosted.place({"kind": "ControlsWidget", "size": "320"})
    hosted.wait_gone(None, wrong)
