"""A private desktop for tests: a virtual screen, a window manager and a session bus with AT-SPI.

Everything that a desk starts it also ends, by process id.
"""

import os
import re
import select
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from accessibility import Accessibility

# A program under test must see nothing of the session that the tests are run from.
_OF_THE_SESSION = (
    "WAYLAND_DISPLAY", "XAUTHORITY", "GTK_A11Y", "XDG_CURRENT_DESKTOP", "DESKTOP_STARTUP_ID",
    "GDK_SCALE", "GDK_DEBUG", "GSK_RENDERER", "GTK_THEME", "LANGUAGE", "AT_SPI_BUS_ADDRESS",
    "LD_PRELOAD")


def until(condition, seconds=10, what=None):
    """Waits for a condition and returns its value; fails the test with `what` when it stays false.

    The machine may be slow: what matters is that it comes true, not when.
    """
    end = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        if time.monotonic() > end:
            raise AssertionError(f"not within {seconds} s: {what or 'the condition'}")
        time.sleep(.02)


def stays(condition, seconds, what=None):
    """Holds when the condition is true all the time. Use where nothing tells of the event's absence."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        assert condition(), f"did not stay: {what or 'the condition'}"
        time.sleep(.05)


class Desk:
    """One screen with one window manager, and the session bus of all programs on it."""

    def __init__(self, window_manager=("openbox",), size="1280x800", scale=1):
        self.folder = Path(tempfile.mkdtemp(prefix="tasklet-desk-"))
        self.scale = scale
        self._children = []
        self.environment = {k: v for k, v in os.environ.items() if k not in _OF_THE_SESSION}
        runtime = self.folder / "run"
        runtime.mkdir(mode=0o700)
        self.environment.update(
            HOME=str(self.folder), XDG_RUNTIME_DIR=str(runtime), GDK_BACKEND="x11",
            GSETTINGS_BACKEND="memory", NO_AT_BRIDGE="0", LC_ALL="C.UTF-8")
        for kind in ("DATA", "CONFIG", "STATE", "CACHE"):
            self.environment[f"XDG_{kind}_HOME"] = str(self.folder / kind.lower())
        if scale != 1:
            self.environment["GDK_SCALE"] = str(scale)
        try:
            self.environment["DISPLAY"] = ":" + self._start_and_read(
                lambda out: ["Xvfb", "-displayfd", str(out), "-screen", "0", f"{size}x24",
                             "-nolisten", "tcp"])
            self.environment["DBUS_SESSION_BUS_ADDRESS"] = self._start_and_read(
                lambda out: ["dbus-daemon", "--session", "--nofork", "--nopidfile",
                             f"--print-address={out}"])
            self.manager = None
            if window_manager:
                self.start_manager(window_manager)
            self.accessibility = Accessibility(self.environment["DBUS_SESSION_BUS_ADDRESS"])
        except BaseException:
            self.close()
            raise

    def start_manager(self, command):
        """Starts a window manager and waits until it manages the screen."""
        self.manager = self.start(*command)
        until(lambda: "window id" in self.read("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"), 60,
              what=f"{command[0]} manages the screen")

    def close(self):
        if getattr(self, "accessibility", None):
            self.accessibility.close()
        for child in reversed(self._children):
            end(child)
        shutil.rmtree(self.folder, ignore_errors=True)

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.close()

    # Processes

    def start(self, *command, environment=None, output=subprocess.DEVNULL):
        """Starts a program that lives as long as the desk, if it is not ended before."""
        child = subprocess.Popen(
            command, env={**self.environment, **(environment or {})}, stdin=subprocess.DEVNULL,
            stdout=output, stderr=output)
        self._children.append(child)
        return child

    def run(self, *command, environment=None, check=True):
        """Runs a program to its end, and returns its output and exit code."""
        done = subprocess.run(
            command, env={**self.environment, **(environment or {})}, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, timeout=60)
        if check:
            assert done.returncode == 0, f"{' '.join(command)}: {done.stdout}{done.stderr}"
        return done

    def read(self, *command):
        """A program's output, whether it succeeded or not."""
        return self.run(*command, check=False).stdout

    def _start_and_read(self, command):
        """Starts a server that writes one line about itself to a descriptor, and returns that."""
        reader, writer = os.pipe()
        child = subprocess.Popen(
            command(writer), env=self.environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[writer])
        self._children.append(child)
        os.close(writer)
        line = b""
        with os.fdopen(reader, "rb", buffering=0) as pipe:
            end_of_wait = time.monotonic() + 30
            while not line.endswith(b"\n"):
                ready, _, _ = select.select([pipe], [], [], max(0, end_of_wait - time.monotonic()))
                part = pipe.read(1024) if ready else b""
                if not part:
                    raise RuntimeError(f"{child.args[0]} does not start")
                line += part
        return line.decode().strip()

    # Hand and eye

    def pointer_to(self, x, y):
        # Without --sync, which waits in vain where the pointer is there already.
        self.run("xdotool", "mousemove", str(int(x)), str(int(y)))

    def click_at(self, x, y, button=1):
        self.pointer_to(x, y)
        self.run("xdotool", "click", str(button))

    def drag(self, start, stop, has_begun):
        """Drags from one point to another.

        What is dragged follows only once the window manager has taken the pointer, so the hand goes
        back and forth until `has_begun` holds.
        """
        self.pointer_to(*start)
        self.run("xdotool", "mousedown", "1")
        try:
            for offset in (12, 24) * 100:
                self.pointer_to(start[0] + offset, start[1] + offset)
                if has_begun():
                    break
            self.pointer_to(*stop)
        finally:
            self.run("xdotool", "mouseup", "1")

    def key(self, *names):
        self.run("xdotool", "key", "--clearmodifiers", *names)

    def type(self, text):
        self.run("xdotool", "type", "--clearmodifiers", "--delay", "10", text)

    def picture(self, path):
        """Saves what is on screen, for the report of a failed test."""
        self.run("import", "-window", "root", str(path), check=False)

    def pixels(self, x, y, width, height):
        """The colours on a part of the screen, row by row, each as (red, green, blue)."""
        done = subprocess.run(
            ["import", "-window", "root", "-crop", f"{int(width)}x{int(height)}+{int(x)}+{int(y)}",
             "-depth", "8", "rgb:-"],
            env=self.environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=60,
            check=True)
        return [tuple(done.stdout[i:i + 3]) for i in range(0, len(done.stdout), 3)]

    # What the window manager knows

    def popups(self, pid):
        """The windows of a process that the window manager does not manage: menus and tooltips.

        Each as (x, y, width, height), the topmost first.
        """
        pattern = r"^\s+(\d+) .*?: \(.*\)\s+(\d+)x(\d+)\S+\s+\+(-?\d+)\+(-?\d+)$"
        found = []
        for line in self.read("xwininfo", "-root", "-children", "-int").splitlines():
            match = re.match(pattern, line)
            if not match or int(match[2]) < 2:
                continue
            details = self.read("xwininfo", "-id", match[1])
            if "IsViewable" in details and "Override Redirect State: yes" in details:
                owner = self.property(match[1], "_NET_WM_PID")
                if owner in ("", str(pid)):
                    width, height, x, y = (int(number) for number in match.groups()[1:])
                    found.append((x, y, width, height))
        return found

    def windows_of(self, pid):
        """The managed windows of a process, as decimal ids, the oldest first."""
        return [w for w in self.managed() if self.property(w, "_NET_WM_PID") == str(pid)]

    def title(self, window):
        return self.read("xdotool", "getwindowname", window).strip()

    def property(self, window, name):
        """A window property as xprop prints it, without its name; empty when there is none."""
        text = self.read("xprop", "-id", window, name)
        return text.split("=", 1)[1].strip() if "=" in text else ""

    def states(self, window):
        return set(re.findall(r"_NET_WM_STATE_(\w+)", self.property(window, "_NET_WM_STATE")))

    def geometry(self, window):
        """x, y, width, height on screen, in device pixels."""
        text = self.read("xwininfo", "-id", window)
        return tuple(
            int(re.search(rf"{label}:\s+(-?\d+)", text).group(1))
            for label in ("Absolute upper-left X", "Absolute upper-left Y", "Width", "Height"))

    def stacking(self):
        """The managed windows from the bottom up, as decimal ids."""
        text = self.read("xprop", "-root", "_NET_CLIENT_LIST_STACKING")
        return [str(int(number, 16)) for number in re.findall(r"0x[0-9a-f]+", text)]

    def managed(self):
        """The window manager's windows, as decimal ids, in the order of their mapping."""
        text = self.read("xprop", "-root", "_NET_CLIENT_LIST")
        return [str(int(number, 16)) for number in re.findall(r"0x[0-9a-f]+", text)]


def end(child, seconds=5):
    """Ends a process, politely at first, and returns its exit code."""
    if child.poll() is None:
        child.send_signal(signal.SIGTERM)
        try:
            child.wait(seconds)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()
    return child.returncode
