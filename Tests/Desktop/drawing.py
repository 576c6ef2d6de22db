"""The probe that draws every view: what it prints, and its window."""

import os
import subprocess
from pathlib import Path

from desk import end, until

_ROOT = Path(__file__).resolve().parents[2]


def probe():
    """The probe, which is built in debug mode only."""
    path = _ROOT / ".build/debug/DrawingProbe"
    if not path.exists():
        import pytest
        pytest.skip("DrawingProbe is not built: swift build --build-tests")
    return str(path)


def run(desk, *arguments, environment=None):
    """Runs the probe to its end without a window, and returns what it printed."""
    done = subprocess.run(
        [probe(), *map(str, arguments)],
        env={**desk.environment, "GTK_A11Y": "none", **(environment or {})},
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "CRITICAL" not in done.stderr and "WARNING" not in done.stderr, done.stderr
    return done.stdout


def widgets(tree):
    """A widget of the probe's structure and all in it, outermost first."""
    yield tree
    for child in tree["children"]:
        yield from widgets(child)


def of_type(tree, name):
    return [w for w in widgets(tree) if w["type"] == name]


def label(tree, text):
    """The label with a text."""
    return next(w for w in of_type(tree, "GtkLabel") if w["properties"]["label"] == f'"{text}"')


class Live:
    """The probe's window, to be looked at and clicked."""

    def __init__(self, desk, folder, animates=True, sample=None):
        self.desk = desk
        self.log = Path(folder) / "probe.log"
        settings = Path(folder) / "config/gtk-4.0/settings.ini"
        settings.parent.mkdir(parents=True)
        settings.write_text(f"[Settings]\ngtk-enable-animations={int(animates)}\n")
        with open(self.log, "wb") as log:
            self.process = desk.start(
                probe(), "live", *([sample] if sample else []), output=log,
                environment={"XDG_CONFIG_HOME": str(Path(folder) / "config")})
        self.window = until(lambda: desk.windows_of(self.process.pid), 30, "the probe is mapped")[0]
        until(lambda: self.root, 30, "the accessibility tree is there")
        desk.pointer_to(1, 1)
        if not sample:
            until(lambda: self.named("Background"), what="the tree is whole")

    def close(self):
        end(self.process)
        complaints = [line for line in self.lines if "CRITICAL" in line or "WARNING" in line]
        assert complaints == []

    @property
    def root(self):
        return self.desk.accessibility.application(self.process.pid)

    def named(self, name, roles=None):
        root = self.root
        return [n for n in (root.descendants() if root else ())
                if n.name == name and (roles is None or n.role in roles) and n.is_shown]

    def find(self, name, roles=None):
        return until(lambda: self.named(name, roles), what=f"there is {name!r}")[0]

    def point(self, node):
        x, y, width, height = node.place
        left, top = self.desk.geometry(self.window)[:2]
        return left + x + width / 2, top + y + height / 2

    def pixels(self, node, share=1):
        """The colours of a node, or of the first share of its width."""
        x, y, width, height = node.place
        left, top = self.desk.geometry(self.window)[:2]
        return self.desk.pixels(left + x, top + y, width * share, height)

    def click(self, node, times=1, delay=60):
        self.desk.pointer_to(*self.point(node))
        self.desk.run("xdotool", "click", "--repeat", str(times), "--delay", str(delay), "1")

    @property
    def lines(self):
        return self.log.read_text().splitlines()

    def told(self, line):
        return self.lines.count(line)

    def wait_told(self, line, times=1):
        until(lambda: self.told(line) >= times, what=f"{line!r} is told")
