"""While nothing happens, no thread of the program wakes up."""

import os
import re
import time
from pathlib import Path

from accessibility import BUTTON, ENTRY
from desk import until

_SECONDS = float(os.environ.get("TASKLET_IDLE_SECONDS", "60"))


def _switches(pid):
    """How often each thread has run so far."""
    counts = {}
    for task in Path(f"/proc/{pid}/task").iterdir():
        try:
            text = (task / "status").read_text()
        except FileNotFoundError:
            continue
        name = f"{re.search(r'Name:(.*)', text)[1].strip()} {task.name}"
        counts[name] = sum(map(int, re.findall(r"voluntary_ctxt_switches:\s*(\d+)", text)))
    return counts


def test_no_wake_up_after_click_add_and_outside_change(tasklet):
    tasklet.click(tasklet.row("Beta"))
    tasklet.wait_completed("Beta")
    tasklet.desk.key("ctrl+n")
    until(lambda: tasklet.find(ENTRY, "Add a task…").is_focused)
    tasklet.desk.type("Typed")
    tasklet.desk.key("Return")
    until(lambda: "Typed" in tasklet.tasks())
    tasklet.add("Outside", "--priority", "high")
    until(lambda: "Outside" in tasklet.rows())
    tasklet.wait_gone(BUTTON, "Undo", 20)
    tasklet.desk.pointer_to(1, 1)

    pid = tasklet.process.pid
    # The focused field's caret blinks for ten seconds; then two seconds without a wake-up are rest.
    end = time.monotonic() + 30
    quiet, before = 0, _switches(pid)
    while quiet < 2 and time.monotonic() < end:
        time.sleep(.5)
        now = _switches(pid)
        quiet = quiet + .5 if now == before else 0
        before = now
    before = _switches(pid)
    time.sleep(_SECONDS)
    after = _switches(pid)
    woken = {name: count - before.get(name, 0) for name, count in after.items()
             if count != before.get(name, 0)}
    assert woken == {}
