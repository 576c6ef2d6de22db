"""A home that several machines share: their changes ring no bell here.

FUSE stands for the network. The same folder is mounted twice: what is done through one mount is
unseen by the other one's inotify, as what another machine does on NFS.
"""

import os
import re
import shutil
import time
from pathlib import Path

import pytest

from desk import until
from program import programs

pytestmark = pytest.mark.skipif(
    not shutil.which("bindfs") or os.geteuid() != 0 or not os.access("/dev/fuse", os.W_OK),
    reason="needs bindfs, and root to mount")


@pytest.fixture
def shared(fresh, tmp_path):
    """A program in a shared home, and the command line on another machine."""
    real = tmp_path / "real"
    here, there = tmp_path / "data/tasklet", tmp_path / "there/tasklet"
    for folder in (real, here, there):
        folder.mkdir(parents=True)
    for folder in (here, there):
        # Without a cache of its own, as SQLite's locks have it on NFS.
        fresh.desk.run("bindfs", "-o", "direct_io", str(real), str(folder))
    try:
        yield fresh, lambda *arguments: fresh.desk.run(
            str(programs() / "taskletctl"), *arguments,
            environment={"XDG_DATA_HOME": str(there.parent)})
    finally:
        if fresh.process:
            fresh.stop()
        for folder in (here, there):
            fresh.desk.run("fusermount", "-u", str(folder))


def _switches(pid):
    """How often the threads have run so far."""
    return sum(
        int(count) for status in Path(f"/proc/{pid}/task").glob("*/status")
        for count in re.findall(r"voluntary_ctxt_switches:\s*(\d+)", status.read_text()))


def _wait_for_rest(pid):
    """Waits for three seconds without a wake-up, which is longer than from one look to the next."""
    seen, since = _switches(pid), time.monotonic()

    def rests():
        nonlocal seen, since
        now = _switches(pid)
        if now != seen:
            seen, since = now, time.monotonic()
        return time.monotonic() - since > 3

    until(rests, 40, "nothing runs")


def test_changes_by_other_machines_are_seen_while_somebody_looks(shared):
    tasklet, elsewhere = shared
    tasklet.add("Here")
    tasklet.start()
    tasklet.wait_rows("Here")
    elsewhere("add", "Elsewhere")
    tasklet.wait_rows("Here", "Elsewhere")
    assert not list((tasklet.folder / "real").glob("*-wal"))

    # Out of sight nothing looks; back in sight it does at once.
    tasklet.desk.run("xdotool", "windowminimize", "--sync", tasklet.window)
    _wait_for_rest(tasklet.process.pid)
    elsewhere("add", "Meanwhile")
    _wait_for_rest(tasklet.process.pid)
    tasklet.activate()
    tasklet.wait_rows("Here", "Elsewhere", "Meanwhile")
    elsewhere("add", "Again", "--priority", "high")
    tasklet.wait_rows("Again", "Here", "Elsewhere")
