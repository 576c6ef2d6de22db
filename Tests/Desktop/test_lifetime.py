"""What is closed is gone: windows, what they drew, and every closure."""

from fixture import helper


def test_nothing_outlives_its_window(fresh):
    # Only a debug build can look into the host.
    done = fresh.desk.run(helper("LifetimeProbe"), environment=fresh.environment, check=False)
    told = done.stdout.splitlines()
    for part in ("dialog", "removed widget", "silent widget", "program"):
        assert f"{part} left: nothing" in told, done.stdout + done.stderr
    assert told[-1] == "windows that GTK still has: 0"
    assert done.returncode == 0, done.stdout + done.stderr
    assert "CRITICAL" not in done.stderr and "WARNING" not in done.stderr, done.stderr
