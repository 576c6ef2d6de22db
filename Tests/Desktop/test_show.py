"""What run.sh shows where there is no graphical session."""

import os
import re
import subprocess
from pathlib import Path

from program import programs

_SHOW = Path(__file__).resolve().parents[2] / "meson-helpers/show.sh"


def _show(tmp_path, folder):
    environment = {key: value for key, value in os.environ.items()
                   if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment |= {"TASKLET_BIN_DIR": str(folder), "TMPDIR": str(tmp_path)}
    return subprocess.run([_SHOW], env=environment, stdin=subprocess.DEVNULL, capture_output=True,
                          text=True, timeout=120)


def test_main_job_is_shown_on_a_virtual_screen(tmp_path):
    done = _show(tmp_path, programs())
    assert done.returncode == 0, done.stderr
    assert re.search(r"\[x\] !! +Send the quarterly report", done.stdout)
    assert re.search(r"\[ \] ! +Call the dentist about Thursday", done.stdout)
    path = Path(re.search(r"The picture: (/\S+\.png)\n$", done.stdout)[1])
    data = subprocess.check_output(["convert", path, "-depth", "8", "rgb:-"])
    # The mark of the row that was ticked.
    assert sum(green > red + 60 and green > blue + 60
               for red, green, blue in zip(data[::3], data[1::3], data[2::3])) > 100
    # Nothing is left but the picture.
    assert list(tmp_path.iterdir()) == [path]


def test_what_does_not_start_is_said(tmp_path):
    broken = tmp_path / "programs"
    broken.mkdir()
    for name in ("tasklet", "taskletctl"):
        (broken / name).write_text("#!/bin/sh\necho broken >&2\nexit 3\n")
        (broken / name).chmod(0o755)
    done = _show(tmp_path, broken)
    assert done.returncode != 0
    assert "broken" in done.stderr
