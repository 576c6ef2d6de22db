"""What is closed is gone: windows, what they drew, and every closure."""

import pytest

from program import programs


def _probe():
    """Only a debug build has one that can look into the host."""
    for folder in (programs(), programs().parent / "debug"):
        if (folder / "LifetimeProbe").exists():
            return str(folder / "LifetimeProbe")
    return pytest.skip("there is no LifetimeProbe: build it in debug mode")


def test_nothing_outlives_its_window(fresh):
    done = fresh.desk.run(_probe(), environment=fresh.environment, check=False)
    told = done.stdout.splitlines()
    for part in ("dialog", "removed widget", "silent widget", "program"):
        assert f"{part} left: nothing" in told, done.stdout + done.stderr
    assert told[-1] == "windows that GTK still has: 0"
    assert done.returncode == 0, done.stdout + done.stderr
    assert "CRITICAL" not in done.stderr and "WARNING" not in done.stderr, done.stderr
