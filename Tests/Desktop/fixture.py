"""Programs of small widgets that only tests use."""

import pytest

from accessibility import MENU_ITEM
from program import programs


def helper(name):
    """A program that the tests' build makes beside Tasklet, or in its debug folder."""
    for folder in (programs(), programs().parent / "debug"):
        if (folder / name).exists():
            return str(folder / name)
    return pytest.skip(f"there is no {name}: build the tests")


class HostFixture:
    """`Tests/HostFixture` in the place of Tasklet, with what it is told and what it tells."""

    def __init__(self, program):
        self.program = program
        program.binary = helper("HostFixture")
        self._data = program.folder / "data"
        self._data.mkdir(parents=True, exist_ok=True)
        # A runtime folder of its own, so that nothing of another test's lies in it.
        runtime = program.folder / "run"
        runtime.mkdir(mode=0o700, exist_ok=True)
        program.environment["XDG_RUNTIME_DIR"] = str(runtime)
        self.say("first")

    def __getattr__(self, name):
        return getattr(self.program, name)

    def say(self, mode):
        """What the provider does from now on: `fail`, `silent`, or the value that it shows."""
        (self._data / "mode").write_text(mode)

    @property
    def requests(self):
        """How often the provider was asked."""
        return len(self._lines("requests"))

    @property
    def snapshots(self):
        """How often the provider was asked for a picture for the gallery."""
        return len(self._lines("snapshots"))

    @property
    def performed(self):
        return self._lines("performed")

    @property
    def opened(self):
        """The addresses that were opened; `let_open` says how."""
        return self._lines("opened")

    def let_open(self):
        """Has a program for the addresses of the widgets."""
        applications = self._data / "applications"
        applications.mkdir(exist_ok=True)
        (applications / "opener.desktop").write_text(
            "[Desktop Entry]\nType=Application\nName=Opener\nMimeType=x-scheme-handler/fixture;\n"
            f"Exec=sh -c 'echo \"$0\" >> {self._data}/opened' %u\n")
        associations = self.program.folder / "config/mimeapps.list"
        associations.parent.mkdir(exist_ok=True)
        associations.write_text("[Default Applications]\nx-scheme-handler/fixture=opener.desktop\n")

    def _lines(self, name):
        path = self._data / name
        return path.read_text().splitlines() if path.exists() else []

    def other_process(self, *arguments):
        """What another process of the person's does with `WidgetCenter`; its output."""
        return self.desk.run(
            self.program.binary, *arguments, environment=self.program.environment).stdout

    def place(self, *groups):
        """Writes the settings file: a dictionary for each widget."""
        # The widget of controls comes alone, so that the others are all that is offered.
        if any(group["kind"] == "ControlsWidget" for group in groups):
            self.program.environment["FIXTURE_CONTROLS"] = "1"
        path = self.program.configuration_file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(
            f"[widget-{number}]\n" + "".join(f"{key}={value}\n" for key, value in group.items())
            for number, group in enumerate(groups, 1)))

    def open_menu_of_widget(self):
        self.program.activate()
        self.desk.key("F10")
        return self.program.find(MENU_ITEM, "Remove widget")

    def wait_text(self, text):
        return self.program.find(None, text)


@pytest.fixture
def hosted(fresh):
    """A program of small widgets that has not been started."""
    return HostFixture(fresh)
