"""Measures Tasklet against the smallest GTK 4 window written in C, on a virtual screen.

    /usr/bin/python3 Tests/Benchmarks/benchmark.py [--rounds N] [--idle SECONDS] [--reloads N]
                                                   [--json FILE] [--check]

Memory is what a process has for itself, so pages of GTK count as long as no other program uses it:
end those first. Programs are started in turn and medians are compared, since identical programs
differ by up to 15 % from one start to the next. With --check the exit code is 1 when a limit is
missed. A hundred thousand reloads take some ten minutes.
"""

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(_HERE.parent / "Desktop"))

from desk import Desk, end, until  # noqa: E402
from program import Tasklet, programs  # noqa: E402

_CAIRO = {"GSK_RENDERER": "cairo"}
# The second name is the one that GTK knows from 4.14 on.
_WITHOUT_GL = {**_CAIRO, "GDK_DEBUG": "gl-disable", "GDK_DISABLE": "gl"}
_SETTLE = 2


def build(folder):
    """Compiles the helpers and the bare window into a folder."""
    for name, packages, more in (
            ("bare", ["gtk4"], []),
            ("await-map", ["x11"], []),
            ("watch", ["x11", "xdamage"], ["-l:libXtst.so.6"])):
        flags = subprocess.run(
            ["pkg-config", "--cflags", "--libs", *packages], check=True, capture_output=True,
            text=True).stdout.split()
        subprocess.run(
            ["cc", "-O2", "-o", str(folder / name), str(_HERE / f"{name}.c"), *flags, *more],
            check=True)


def private_memory(pid):
    """Private pages of a process, in KiB."""
    text = Path(f"/proc/{pid}/smaps_rollup").read_text()
    return sum(map(int, re.findall(r"^Private_(?:Clean|Dirty):\s+(\d+)", text, re.M)))


def switches(pid):
    """How often the threads of a process have run so far."""
    total = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        total += sum(map(int, re.findall(r"voluntary_ctxt_switches:\s*(\d+)",
                                         (task / "status").read_text())))
    return total


def other_users_of_gtk():
    """Processes that would make GTK's pages shared, and every program look smaller than alone."""
    found = []
    for maps in Path("/proc").glob("[0-9]*/maps"):
        try:
            if "libgtk-4.so" in maps.read_text():
                found.append(f"{(maps.parent / 'comm').read_text().strip()} ({maps.parent.name})")
        except OSError:
            continue
    return found


def start_once(desk, tools, command, environment):
    """Starts a program; returns the milliseconds to its window and its private memory in KiB."""
    waiter = subprocess.Popen(
        [str(tools / "await-map"), *command], env={**desk.environment, **environment},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True)
    line = waiter.stdout.readline()
    if not line:
        raise SystemExit(f"{command[0]} shows no window")
    pid, milliseconds = line.split()
    time.sleep(_SETTLE)
    memory = private_memory(int(pid))
    os.kill(int(pid), 15)
    waiter.wait(20)
    waiter.stdout.close()
    return float(milliseconds), memory


def measure_starts(desk, tools, widget, rounds):
    """Medians of start and memory of each program, started in turn."""
    bare = [str(tools / "bare")]
    variants = {
        "bare, default renderer": (bare, {}),
        "bare, cairo": (bare, _CAIRO),
        "bare, cairo, no GL": (bare, _WITHOUT_GL),
        "tasklet": ([widget.binary], widget.environment),
    }
    results = {name: [] for name in variants}
    # The first round only fills the caches.
    for turn in range(rounds + 1):
        for name, variant in variants.items():
            result = start_once(desk, tools, *variant)
            if turn:
                results[name].append(result)
    return {
        name: {
            "start_ms": statistics.median(start for start, _ in values),
            "memory_kib": statistics.median(memory for _, memory in values),
        } for name, values in results.items()}


def measure_changes(desk, tools, widget, rounds):
    """Medians from a click to its commit and drawing, and from another's commit to drawing."""
    lock = str(widget.folder / "data/tasklet/tasks.lock")
    clicks, outside = [], []
    title = widget.rows()[0]
    identifier = widget.tasks()[title]["id"]
    point = [str(int(number)) for number in widget.point(widget.row(title))]
    for _ in range(rounds):
        clicks.append(_watch(desk, tools, widget, lock, "click", *point))
    desk.pointer_to(1, 1)
    for _ in range(rounds):
        outside.append(_watch(
            desk, tools, widget, lock, "run", str(programs() / "taskletctl"), "toggle", identifier))
    return {
        "click_to_drawn_ms": statistics.median(first for first, _, _ in clicks),
        "click_to_commit_ms": statistics.median(commit for _, commit, _ in clicks),
        "outside_commit_to_drawn_ms": statistics.median(after for _, _, after in outside),
    }


def _watch(desk, tools, widget, *arguments):
    done = desk.run(
        str(tools / "watch"), widget.window, *arguments, environment=widget.environment)
    return tuple(map(float, done.stdout.split()))


def count_syncs(desk, widget):
    """How often one click makes the disk synchronise, or None without strace."""
    if not shutil.which("strace"):
        return None
    title = widget.rows()[0]
    node = widget.row(title)
    was = bool(widget.tasks()[title]["is_completed"])
    log = widget.folder / "strace.log"
    tracer = desk.start(
        "strace", "-f", "-e", "trace=fdatasync,fsync", "-o", str(log), "-p",
        str(widget.process.pid))
    until(lambda: "TracerPid:\t0\n" not in Path(
        f"/proc/{widget.process.pid}/status").read_text(), what="strace is attached")
    widget.click(node)
    widget.wait_completed(title, not was)
    end(tracer)
    return len(re.findall(r"\b(?:fdatasync|fsync)\(", log.read_text()))


def measure_idle(widget, seconds):
    """How often any thread runs while nothing happens."""
    widget.desk.pointer_to(1, 1)
    pid = widget.process.pid
    # The undo bar goes after six seconds, a focused field's caret rests after ten.
    time.sleep(15)
    before = switches(pid)
    time.sleep(seconds)
    return switches(pid) - before


def measure_reloads(desk, folder, count):
    """The median time of a reload of fifty rows, and how much memory grows over `count` of them.

    The first tenth counts for neither: caches fill up.
    """
    subprocess.run(
        ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "ReloadBench"],
        cwd=_HERE.parents[1], check=True, stdout=subprocess.DEVNULL)
    done = subprocess.run(
        [str(_HERE.parents[1] / ".build/release/ReloadBench")], stdin=subprocess.DEVNULL,
        capture_output=True, text=True, check=True,
        env={**desk.environment, "RELOADS": str(count), "XDG_CONFIG_HOME": str(folder / "config"),
             "XDG_DATA_HOME": str(folder / "data"), "XDG_RUNTIME_DIR": str(folder / "runtime")})
    lines = [tuple(map(int, line.split())) for line in done.stdout.splitlines()]
    lines = lines[len(lines) // 10:]
    return {
        "reload_ms": statistics.median(nanoseconds for _, nanoseconds, _ in lines) / 1e6,
        "growth_mib": (lines[-1][2] - lines[0][2]) / 1024,
    }


def report(results):
    """The table, and whether all limits are kept."""
    starts = results["starts"]
    ours = starts["tasklet"]
    print(f"\n{'program':26}{'start':>10}{'memory':>12}")
    for name, values in starts.items():
        print(f"{name:26}{values['start_ms']:7.1f} ms{values['memory_kib'] / 1024:8.1f} MiB")
    limits = [
        ("start / bare, cairo", ours["start_ms"] / starts["bare, cairo"]["start_ms"], .80),
        ("start / bare, no GL", ours["start_ms"] / starts["bare, cairo, no GL"]["start_ms"], 1.25),
        ("memory / bare, cairo", ours["memory_kib"] / starts["bare, cairo"]["memory_kib"], .60),
        ("memory / bare, no GL",
         ours["memory_kib"] / starts["bare, cairo, no GL"]["memory_kib"], 1.60),
        ("idle wake-ups", results["idle_wake_ups"], 0),
        ("reload of 50 rows, ms", results["reloads"]["reload_ms"], 16.7),
        ("MiB that reloads leave", results["reloads"]["growth_mib"], 1),
    ]
    if results["syncs_per_click"] is not None:
        limits.append(("disk syncs per click", results["syncs_per_click"], 1))
    print()
    for name, value, limit in limits:
        print(f"{name:26}{value:10.2f}   at most {limit:<5}{'' if value <= limit else 'MISSED'}")
    print()
    for name, value in results["changes"].items():
        print(f"{name:30}{value:8.2f}")
    results["limits"] = {name: {"value": value, "limit": limit} for name, value, limit in limits}
    return all(value <= limit for _, value, limit in limits)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--idle", type=float, default=60)
    parser.add_argument("--reloads", type=int, default=100_000)
    parser.add_argument("--json", default=str(_HERE.parents[1] / ".build/benchmarks.json"))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()

    others = other_users_of_gtk()
    if others:
        print(f"Memory will not compare, since GTK is in use by {', '.join(others)}.")
    with tempfile.TemporaryDirectory() as folder, Desk() as desk:
        tools = Path(folder)
        build(tools)
        widget = Tasklet(desk, tools / "person")
        widget.folder.mkdir()
        for title, priority in (("Alpha", "high"), ("Beta", "medium"), ("Gamma", "low")):
            widget.add(title, "--priority", priority)
        results = {
            "rounds": options.rounds, "idle_seconds": options.idle, "other_users_of_gtk": others}
        results["starts"] = measure_starts(desk, tools, widget, options.rounds)
        widget.start()
        results["changes"] = measure_changes(desk, tools, widget, options.rounds)
        results["syncs_per_click"] = count_syncs(desk, widget)
        results["idle_wake_ups"] = measure_idle(widget, options.idle)
        widget.stop()
        (tools / "reloads/runtime").mkdir(parents=True, mode=0o700)
        results["reloads"] = measure_reloads(desk, tools / "reloads", options.reloads)

    kept = report(results)
    Path(options.json).parent.mkdir(parents=True, exist_ok=True)
    Path(options.json).write_text(json.dumps(results, indent=2) + "\n")
    print(f"\n{options.json}")
    return 0 if kept or not options.check else 1


if __name__ == "__main__":
    sys.exit(main())
