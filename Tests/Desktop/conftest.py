"""One desk for all tests, one program for each, and a picture of every failure."""

import json
import os
import re
import signal
import tempfile
from pathlib import Path

import pytest

import drawing
from desk import Desk, until
from pictures import Picture
from program import APPLICATION, Tasklet


def pytest_configure():
    # A run that is told to stop still ends what it has started.
    signal.signal(signal.SIGTERM, lambda *_: pytest.exit("told to stop", returncode=143))


@pytest.fixture(scope="session")
def desk():
    with Desk() as desk:
        yield desk


@pytest.fixture(scope="session")
def structure(desk):
    """Every sample of the drawing probe as a tree of GTK widgets."""
    return json.loads(drawing.run(desk, "structure"))


@pytest.fixture(scope="session")
def pictures(desk, tmp_path_factory):
    """A picture of every sample of the drawing probe, by name."""
    folder = tmp_path_factory.mktemp("samples")
    drawing.run(desk, "gallery", folder, 1)
    return lambda name: Picture(folder / f"{name}.png")


@pytest.fixture
def fresh(desk, tmp_path):
    """A Tasklet that has never been started."""
    program = Tasklet(desk, tmp_path)
    yield program
    if program.process:
        program.stop()
    # The next one's start must not be taken for a second start of this one.
    until(lambda: APPLICATION not in desk.read(
        "gdbus", "call", "--session", "--dest", "org.freedesktop.DBus",
        "--object-path", "/org/freedesktop/DBus", "--method", "org.freedesktop.DBus.ListNames"),
        what="the program's name is free again")


@pytest.fixture
def tasklet(fresh):
    """A running Tasklet with three tasks: Alpha (high), Beta (medium) and Gamma (low)."""
    for title, priority in (("Alpha", "high"), ("Beta", "medium"), ("Gamma", "low")):
        fresh.add(title, "--priority", priority)
    fresh.start()
    fresh.wait_rows("Alpha", "Beta", "Gamma")
    return fresh


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    report = (yield).get_result()
    if not report.failed:
        return
    program = getattr(item, "funcargs", {}).get("fresh")
    if not program or not program.process:
        return
    name = re.sub(r"\W+", "-", item.name)
    picture = _artifacts() / f"{name}.png"
    program.desk.picture(picture)
    report.sections.append(("Picture", str(picture)))
    if program.log.exists():
        report.sections.append(("Program", program.log.read_text()))
    if program.root:
        report.sections.append(("Accessibility", program.root.dump()))


def _artifacts():
    """The folder for pictures of failures: TASKLET_ARTIFACTS, or a new one that is told of."""
    if "TASKLET_ARTIFACTS" not in os.environ:
        os.environ["TASKLET_ARTIFACTS"] = tempfile.mkdtemp(prefix="tasklet-pictures-")
    folder = Path(os.environ["TASKLET_ARTIFACTS"])
    folder.mkdir(parents=True, exist_ok=True)
    return folder
