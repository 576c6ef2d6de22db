"""Services of a desktop that a test plays, on the desk's own bus."""

import contextlib

from desk import end, until


@contextlib.contextmanager
def service(desk, name, path, interface, environment=None):
    """A service with one object, until the block ends."""
    process = desk.start(
        "/usr/bin/python3", "-m", "dbusmock", "--session", name, path, interface,
        environment=environment)
    mock = Mock(desk, name, path, environment)
    try:
        until(lambda: mock.is_there, 30, f"{name} is on the bus")
        yield mock
    finally:
        end(process)
        until(lambda: not mock.is_there, what=f"{name} has left the bus")


class Mock:
    """An object of a python-dbusmock service. Values are written in GVariant's text form."""

    def __init__(self, desk, name, path, environment=None):
        self.desk, self.name, self.path, self.environment = desk, name, path, environment

    @property
    def is_there(self):
        return self.desk.run(
            "gdbus", "introspect", "--session", "--dest", self.name, "--object-path", self.path,
            environment=self.environment, check=False).returncode == 0

    def call(self, method, *arguments):
        return self.desk.run(
            "gdbus", "call", "--session", "--dest", self.name, "--object-path", self.path,
            "--method", method, *arguments, environment=self.environment).stdout

    def method(self, interface, name, takes, gives, code):
        """Adds a method; `code` is Python that sets `ret` from `args`."""
        self.call(
            "org.freedesktop.DBus.Mock.AddMethod", interface, name, takes, gives, code)

    def emit(self, interface, signal, signature, values):
        """Emits a signal; `values` is an array of boxed values, such as `[<'a'>, <1>]`."""
        self.call(
            "org.freedesktop.DBus.Mock.EmitSignal", interface, signal, signature, values)

    @property
    def calls(self):
        return self.call("org.freedesktop.DBus.Mock.GetCalls")
