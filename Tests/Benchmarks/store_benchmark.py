"""Measures the store and the command line, beside Debian's taskwarrior and todoman.

    /usr/bin/python3 Tests/Benchmarks/store_benchmark.py [--rounds N] [--sizes 1000,100000,1000000]
                                                         [--json FILE] [--check]

Every figure is a median of whole processes that were started in turn, since a machine's pace drifts;
on a machine with other work, run it by `chrt -f 20`, so that it measures itself. "nothing" is a
program in Swift that returns at once, with its run-time linked as taskletctl has it, and "nothing, C"
one that needs no run-time. The peers are measured at a thousand tasks only: they need minutes for
more. With --check the exit code is 1 when a limit is missed.
"""

import argparse
import json
import os
import re
import shutil
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import uuid
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_ROOT = _HERE.parents[1]
_PROGRAMS = Path(os.environ.get("TASKLET_BIN_DIR") or _ROOT / ".build/release").resolve()
_CTL = str(_PROGRAMS / "taskletctl")
_PEER_SIZE = 1000
_WORDS = "milk bread report plants dentist water garden letter invoice train".split()


def title(number):
    """Titles with words of every frequency: all, a tenth, and one task alone."""
    return f"Task {_WORDS[number % 10]} number{number}"


def build_nothing(folder):
    """Programs that return at once, by name."""
    c, swift = folder / "nothing.c", folder / "nothing.swift"
    c.write_text("int main(void) { return 0; }\n")
    swift.write_text("@main enum Nothing { static func main() {} }\n")
    programs = {"nothing": str(folder / "nothing-swift"), "nothing, C": str(folder / "nothing-c")}
    subprocess.run(["cc", "-O2", "-o", programs["nothing, C"], str(c)], check=True)
    # As build.sh has it, where it can.
    compile_swift = ["swiftc", "-O", "-parse-as-library", "-o", programs["nothing"], str(swift)]
    static = [*compile_swift, "-static-stdlib", "-use-ld=lld", "-Xlinker", "-z", "-Xlinker",
              "pack-relative-relocs", "-L", str(_ROOT / ".build/static")]
    if subprocess.run(static, capture_output=True).returncode != 0:
        subprocess.run(compile_swift, check=True)
    return programs


class Store:
    """A store of so many tasks, filled by an import, one in ten of them completed."""

    def __init__(self, folder, size):
        self.size = size
        self.environment = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
        lines = "".join(
            f"x 2026-01-02 2026-01-01 {title(n)} pri:{'ABC'[n % 3]}\n" if n % 10 == 9
            else f"({'ABC'[n % 3]}) 2026-01-01 {title(n)}\n" for n in range(size))
        started = time.monotonic()
        self.run("import", "--format", "todo.txt", text=lines)
        self.import_seconds = time.monotonic() - started
        self.database = Path(folder) / "tasklet/tasks.sqlite"
        self.ids = [row[0] for row in self.query(
            "SELECT id FROM task WHERE is_completed = 0 ORDER BY random() LIMIT 400")]

    def query(self, sql):
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            return connection.execute(sql).fetchall()

    def run(self, *arguments, text=None):
        subprocess.run(
            [_CTL, *arguments], env=self.environment, check=True, text=True, input=text,
            stdout=subprocess.DEVNULL)


def timed(command, environment):
    """Milliseconds of a whole process."""
    started = time.perf_counter()
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE)
    taken = (time.perf_counter() - started) * 1000
    if done.returncode != 0:
        raise RuntimeError(f"{command}: {done.stderr.decode()}")
    return taken


def medians(commands, rounds):
    """The median of each command, all started in turn; the first round only fills the caches.

    A command is a function of the round's number that gives arguments and environment.
    """
    taken = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            result = timed(*command(turn))
            if turn:
                taken[name].append(result)
    return {name: statistics.median(values) for name, values in taken.items()}


def measure_sizes(stores, rounds):
    """What people do, at each number of tasks."""
    commands = {}
    for store in stores:
        def command(*arguments, store=store):
            return lambda turn: (
                [_CTL, *(a(store, turn) if callable(a) else a for a in arguments)],
                store.environment)

        size = store.size
        commands.update({
            (size, "first rows"): command("list", "--limit", "20"),
            (size, "other filter"): command("list", "--limit", "20", "--priority", "medium"),
            (size, "with completed"): command("list", "--limit", "20", "--all"),
            (size, "toggle"): command("toggle", lambda s, turn: s.ids[turn % len(s.ids)]),
            (size, "add"): command("add", "Another task"),
            (size, "rename"): command(
                "rename", lambda s, turn: s.ids[-1 - turn % len(s.ids)], "Other words"),
            (size, "search one"): command(
                "list", "--limit", "20", "--search", lambda s, turn: f"number{s.size // 2}"),
            (size, "search a tenth"): command("list", "--limit", "20", "--search", "dentist"),
            (size, "search all"): command("list", "--limit", "20", "--search", "task"),
        })
    return medians(commands, rounds)


def own_commands(store):
    return {
        "taskletctl add": lambda turn: ([_CTL, "add", "One more"], store.environment),
        "taskletctl list": lambda turn: ([_CTL, "list"], store.environment),
    }


def measure_alone(nothing, store, rounds):
    """A process that does nothing beside our own, without the peers, which leave no cache as it was."""
    return medians({
        **{name: lambda turn, program=program: ([program], store.environment)
           for name, program in nothing.items()}, **own_commands(store)}, 4 * rounds)


def measure_peers(folder, store, rounds):
    """The same tasks in the peers' own stores."""
    environment = {**os.environ, "HOME": str(folder), "LC_ALL": "C.UTF-8"}
    commands = own_commands(store)
    if shutil.which("task"):
        rc = folder / "taskrc"
        rc.write_text(f"data.location={folder}/taskwarrior\nconfirmation=off\nverbose=nothing\n")
        (folder / "taskwarrior").mkdir()
        tasks = "\n".join(
            json.dumps({"description": title(n), "status": "pending", "uuid": str(uuid.uuid4()),
                        "entry": "20260101T000000Z"}) for n in range(_PEER_SIZE))
        subprocess.run(
            ["task", f"rc:{rc}", "import", "-"], input=tasks, text=True, check=True,
            capture_output=True, env=environment)
        commands["taskwarrior add"] = lambda turn: (
            ["task", f"rc:{rc}", "add", "One more"], environment)
        commands["taskwarrior list"] = lambda turn: (["task", f"rc:{rc}", "list"], environment)
    if shutil.which("todoman"):
        calendar = folder / "calendars/tasks"
        calendar.mkdir(parents=True)
        for number in range(_PEER_SIZE):
            name = str(uuid.uuid4())
            (calendar / f"{name}.ics").write_text(
                "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//benchmark//EN\r\nBEGIN:VTODO\r\n"
                f"UID:{name}\r\nDTSTAMP:20260101T000000Z\r\nSUMMARY:{title(number)}\r\n"
                "STATUS:NEEDS-ACTION\r\nEND:VTODO\r\nEND:VCALENDAR\r\n")
        configuration = folder / "todoman.py"
        configuration.write_text(
            f'path = "{folder}/calendars/*"\ndefault_list = "tasks"\n'
            f'cache_path = "{folder}/todoman.sqlite"\n')
        todo = ["todoman", "--config", str(configuration)]
        commands["todoman add"] = lambda turn: ([*todo, "new", "One more"], environment)
        commands["todoman list"] = lambda turn: ([*todo, "list"], environment)
    return medians(commands, rounds)


def measure_commits(store, count):
    """Milliseconds of a commit inside one process, median and 99th percentile, and its syncs."""
    binary = _PROGRAMS / "StoreStress"
    if not binary.exists():
        return None
    done = subprocess.run(
        [str(binary), "commits", str(count)], env=store.environment, check=True,
        capture_output=True, text=True)
    median, slow, latency = map(float, done.stdout.split())
    result = {"commit_ms": median, "commit_p99_ms": slow, "doorbell_ms": latency}
    if shutil.which("strace"):
        log = Path(store.environment["XDG_DATA_HOME"]) / "strace.log"

        def syncs(changes):
            subprocess.run(
                ["strace", "-f", "-e", "trace=fdatasync,fsync", "-o", str(log), str(binary),
                 "commits", str(changes)], env=store.environment, check=True, capture_output=True)
            return len(re.findall(r"\b(?:fdatasync|fsync)\(", log.read_text()))

        # The difference of two runs: what starting costs is in both.
        result["syncs_per_commit"] = (syncs(520) - syncs(20)) / 500
    return result


def report(results, sizes):
    """The tables, and whether the limits are kept."""
    limits = []
    by_size = results["sizes"]
    names = [name for size, name in by_size if size == sizes[0]]
    print(f"\n{'whole process, ms':20}" + "".join(f"{size:>12,}" for size in sizes))
    for name in names:
        print(f"{name:20}" + "".join(f"{by_size[size, name]:12.2f}" for size in sizes))
        most = 3 if name.startswith("search") else 1.5
        limits.append((
            f"{name}, {sizes[-1]:,} / {sizes[0]:,}", by_size[sizes[-1], name] / by_size[
                sizes[0], name], most))
    for group, words in (("alone", "alone"), ("peers", "beside the peers")):
        print(f"\n{format(_PEER_SIZE, ',') + ' tasks, ' + words + ', ms':34}")
        for name, value in results[group].items():
            print(f"{name:34}{value:10.2f}")
    alone = results["alone"]
    for what in ("add", "list"):
        over = alone[f"taskletctl {what}"] - alone["nothing"]
        limits.append((f"{what} over nothing, ms", over, 5))
        ours = results["peers"][f"taskletctl {what}"]
        for peer in ("taskwarrior", "todoman"):
            if f"{peer} {what}" in results["peers"]:
                limits.append(
                    (f"{what} / {peer}", ours / results["peers"][f"{peer} {what}"], 1))
    print()
    for size, values in results["commits"].items():
        for name, value in (values or {}).items():
            print(f"{name:26}{value:10.3f}   at {size:,} tasks")
        if values and "syncs_per_commit" in values:
            # One each; and after each megabyte of log, which takes 28 commits of nine pages, three
            # more: the log's end, the database, and the beginning of the log anew. 1 + 3 / 28.
            limits.append((f"syncs per commit at {size:,}", values["syncs_per_commit"], 1.12))
    for size, seconds in results["import_seconds"].items():
        print(f"{'import':26}{seconds:10.2f} s of {size:,} tasks")
    print()
    for name, value, most in limits:
        print(f"{name:34}{value:10.2f}   at most {most:<5}{'' if value <= most else 'MISSED'}")
    results["limits"] = {name: {"value": v, "limit": most} for name, v, most in limits}
    return all(value <= most for _, value, most in limits)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--sizes", default="1000,100000,1000000")
    parser.add_argument("--json", default=str(_ROOT / ".build/store-benchmarks.json"))
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        nothing = build_nothing(folder)
        stores = [Store(folder / f"store-{size}", size) for size in sizes]
        peer_store = Store(folder / "peer-store", _PEER_SIZE)
        results = {
            "rounds": options.rounds,
            "import_seconds": {store.size: store.import_seconds for store in stores},
            "alone": measure_alone(nothing, peer_store, options.rounds),
            "peers": measure_peers(folder, peer_store, options.rounds),
            "sizes": measure_sizes(stores, options.rounds),
            "commits": {store.size: measure_commits(store, 1000) for store in stores},
        }
    kept = report(results, sizes)
    results["sizes"] = {f"{size} {name}": v for (size, name), v in results["sizes"].items()}
    Path(options.json).parent.mkdir(parents=True, exist_ok=True)
    Path(options.json).write_text(json.dumps(results, indent=2) + "\n")
    print(f"\n{options.json}")
    return 0 if kept or not options.check else 1


if __name__ == "__main__":
    sys.exit(main())
