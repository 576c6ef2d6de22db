"""The program under test, with folders of its own and hands, eyes and a look into its store."""

import configparser
import contextlib
import json
import os
import re
import sqlite3
import subprocess
import time
from pathlib import Path

from accessibility import MENU_ITEM, ROW
from desk import end, until

APPLICATION = "org.tasklet.Tasklet"
_ROOT = Path(__file__).resolve().parents[2]


def programs():
    """The folder with tasklet and taskletctl: TASKLET_BIN_DIR, or what was built last in release."""
    named = os.environ.get("TASKLET_BIN_DIR")
    for folder in [named] if named else [".build/release", ".build/debug"]:
        if (_ROOT / folder / "tasklet").exists():
            return (_ROOT / folder).resolve()
    raise RuntimeError("There is no tasklet to test: build it, or set TASKLET_BIN_DIR.")


class Tasklet:
    """One person's Tasklet on a desk. Its folders outlive the process, so that it can be restarted."""

    def __init__(self, desk, folder):
        self.desk, self.folder = desk, Path(folder)
        self.binary = str(programs() / "tasklet")
        self.environment = {
            f"XDG_{kind}_HOME": str(self.folder / kind.lower())
            for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
        self.log = self.folder / "tasklet.log"
        self.process = None
        self.window = None

    # Its life

    def start(self, *arguments):
        """Starts it and waits until its window is there and can be read and typed into."""
        self.launch(*arguments)
        self.wait_for_window()
        return self

    def launch(self, *arguments):
        """Starts it and does not wait."""
        with open(self.log, "ab") as log:
            self.process = self.desk.start(
                self.binary, *arguments, environment=self.environment, output=log)
        return self.process

    def wait_for_window(self):
        def mapped():
            code = self.process.poll()
            assert code is None, f"tasklet ended with {code}: {self.log.read_text()}"
            return self.desk.windows_of(self.process.pid)

        self.window = until(mapped, 30, "the window is mapped")[0]
        until(lambda: self.root, 30, "the accessibility tree is there")
        # Away from the rows, whose tooltips and hover effects would come into play.
        self.desk.pointer_to(1, 1)
        self.activate()

    def activate(self):
        self.desk.run("xdotool", "windowactivate", "--sync", self.window)

    def stop(self):
        """Ends it as a logout does, and returns its exit code."""
        code = end(self.process, 10)
        self.process = None
        return code

    # What assistive technology sees

    @property
    def root(self):
        return self.desk.accessibility.application(self.process.pid)

    def nodes(self, roles=None, name=None):
        """Everything shown with one of the roles and the name: a string, or a compiled pattern."""
        root = self.root
        return [
            node for node in (root.descendants() if root else ())
            if (roles is None or node.role in roles) and _matches(node.name, name)
            and node.is_shown]

    def find(self, roles=None, name=None, seconds=10):
        return until(
            lambda: self.nodes(roles, name), seconds, f"there is a {roles or 'node'} {name!r}")[0]

    def wait_gone(self, roles=None, name=None, seconds=10):
        until(
            lambda: not self.nodes(roles, name), seconds, f"there is no {roles or 'node'} {name!r}")

    def row(self, title):
        """The check button or switch of a task."""
        return self.find(ROW, title)

    def rows(self):
        """The titles of the rows in the main window, from the top down."""
        return [node.name for node in self.nodes(ROW) if self.window_of(node) == self.window]

    def wait_rows(self, *titles):
        until(lambda: self.rows() == list(titles), what=f"the rows are {titles}")

    def wait_remaining(self, count):
        """Waits for the badge."""
        self.find(None, f"{count} task remaining" if count == 1 else f"{count} tasks remaining")

    # Hands

    def window_of(self, node):
        """The window that a node lies in, as a decimal id."""
        frame = next(n for n in node.ancestors if n.parent and n.parent.role == "application").name
        return next(
            (w for w in self.desk.windows_of(self.process.pid) if self.desk.title(w) == frame),
            self.window)

    def point(self, node, at=(.5, .5)):
        """Where on screen a place in a node is, given as shares of its width and height."""
        x, y, width, height = node.extents
        # 4.18 calls a menu a menu, 4.8 says what it is made of.
        popover = next(
            (n for n in node.ancestors if n.role == "menu"
             or n.name.startswith("GtkPopover") and n.name != "GtkPopoverContent"), None)
        scale = self.desk.scale
        if popover:
            # GTK tells where a popover's contents lie as if it were at its parent's corner.
            left, top, *size = popover.extents
            popup = until(
                lambda: next((p for p in self.desk.popups(self.process.pid)
                              if abs(p[2] - size[0] * scale) <= 2
                              and -2 <= p[3] - size[1] * scale <= 8 * scale), None),
                what="the menu's window is there")
            # A drop-down's list hangs a little below its button, and its window includes the gap.
            gap = popup[3] - size[1] * scale
            origin = (popup[0] - left * scale, popup[1] + max(gap, 0) - top * scale)
        else:
            origin = self.desk.geometry(self.window_of(node))[:2]
            left, top = node.lost_padding()
            x, y = x + left, y + top
        return (origin[0] + (x + width * at[0]) * scale, origin[1] + (y + height * at[1]) * scale)

    def click(self, node, at=(.5, .5), button=1):
        self.desk.click_at(*self.point(node, at), button)

    def hover(self, node):
        self.desk.pointer_to(*self.point(node))

    def pixels(self, node, margin=0):
        """The colours of a node and of so many pixels around it."""
        left, top = self.point(node, (0, 0))
        right, bottom = self.point(node, (1, 1))
        return self.desk.pixels(
            left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin)

    @property
    def focused(self):
        """The node that has the focus, or None."""
        root = self.root
        return next((n for n in (root.descendants() if root else ()) if n.is_focused), None)

    def focus(self, node):
        """Tabs to a node."""
        for _ in range(40):
            before = self.focused
            if before == node:
                return
            self.desk.key("Tab")
            with contextlib.suppress(AssertionError):
                until(lambda: self.focused not in (before, None), 1)
        raise AssertionError(f"Tab does not reach {node}")

    def choose(self, *names):
        """Clicks through an open menu."""
        for name in names:
            node = self.find(MENU_ITEM, name)
            # A submenu slides in.
            until(lambda: _at_rest(lambda: node.extents), what=f"{name} stands still")
            self.click(node)

    def open_menu(self):
        self.click(self.find(None, "Menu"))
        return self.find(MENU_ITEM, "Edit widget…")

    def open_row_menu(self, title):
        self.click(self.row(title), button=3)
        return self.find(MENU_ITEM, "Rename")

    def open_dialog(self):
        """Opens the configuration dialog, and returns its window."""
        self.open_menu()
        self.choose("Edit widget…")
        self.find(None, "Number of tasks")
        return until(lambda: [w for w in self.desk.windows_of(self.process.pid)
                              if w != self.window], what="the dialog is mapped")[0]

    # The store and the command line

    def ctl(self, *arguments, check=True):
        return self.desk.run(
            str(programs() / "taskletctl"), *arguments, environment=self.environment, check=check)

    def add(self, title, *options):
        """Adds a task from outside, and returns its id."""
        return self.ctl("add", title, *options).stdout.strip()

    def tasks(self):
        """The store's rows by title, read past the program."""
        path = self.folder / "data/tasklet/tasks.sqlite"
        if not path.exists():
            return {}
        connection = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=10)
        try:
            connection.row_factory = sqlite3.Row
            return {row["title"]: dict(row) for row in connection.execute("SELECT * FROM task")}
        finally:
            connection.close()

    def wait_completed(self, title, completed=True):
        until(lambda: bool(self.tasks()[title]["is_completed"]) == completed,
              what=f"{title!r} is {'completed' if completed else 'open'} in the store")

    # Its configuration

    @property
    def configuration_file(self):
        return self.folder / "config/tasklet/widgets.conf"

    def configuration(self):
        """The keys and values of the first placed widget."""
        parser = configparser.ConfigParser(interpolation=None, strict=False)
        parser.optionxform = str
        if self.configuration_file.exists():
            parser.read(self.configuration_file)
        return dict(parser[parser.sections()[0]]) if parser.sections() else {}

    def edit_configuration(self, **values):
        """Changes keys of the first placed widget as a person with an editor would."""
        until(self.configuration_file.exists, what="the first start has written the file")
        text = self.configuration_file.read_text()
        for key, value in values.items():
            if re.search(rf"^{key}=.*$", text, re.M):
                text = re.sub(rf"^{key}=.*$", f"{key}={value}", text, flags=re.M)
            else:
                text = re.sub(r"^(\[.*\])$", rf"\1\n{key}={value}", text, count=1, flags=re.M)
        self.configuration_file.write_text(text)


def _at_rest(value):
    before = value()
    time.sleep(.06)
    return value() == before


def _matches(text, wanted):
    if wanted is None:
        return True
    return bool(wanted.search(text)) if isinstance(wanted, re.Pattern) else text == wanted


def listed(result):
    """The tasks of a `taskletctl list --json`, by title."""
    return {task["title"]: task for task in json.loads(result.stdout)}


def run_plain(*command, environment=None):
    """Runs a program that needs no desk."""
    return subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True,
        timeout=60)
