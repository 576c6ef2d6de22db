"""Pictures of widgets from the command line, without placing them."""

import struct

import pytest

from desk import stays


def preview(fresh, *arguments):
    return fresh.desk.run(
        fresh.binary, "--preview", *map(str, arguments), environment=fresh.environment, check=False)


def size(path):
    """Width and height of a PNG file."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return struct.unpack(">II", data[16:24])


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("options", [(), ("--dark",), ("--placeholder",)])
def test_picture(fresh, tmp_path, options, scale):
    path = tmp_path / "picture.png"
    done = preview(fresh, "ConfigurableTaskWidget", "--family", "systemMedium", "--scale", scale,
                   *options, "-o", path)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    width, height = size(path)
    assert width == 320 * scale and height > 100 * scale
    assert not fresh.configuration_file.exists(), "nothing is placed"
    assert not (fresh.folder / "data/tasklet/tasks.sqlite").exists(), "no store is made"


def test_options_change_the_picture(fresh, tmp_path):
    pictures = []
    for number, options in enumerate([(), ("--dark",), ("--placeholder",)]):
        path = tmp_path / f"{number}.png"
        assert preview(fresh, "ConfigurableTaskWidget", *options, "-o", path).returncode == 0
        pictures.append(path.read_bytes())
    assert len(set(pictures)) == 3


def test_short_family_and_date(fresh, tmp_path):
    path = tmp_path / "picture.png"
    for date in ("2026-11-30", "2026-11-30T09:41", "2026-11-30T09:41:00Z"):
        done = preview(fresh, "ConfigurableTaskWidget", "--family", "large", "--at", date, "-o", path)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize("arguments, named", [
    (("NoSuchWidget",), ("NoSuchWidget", "ConfigurableTaskWidget")),
    (("ConfigurableTaskWidget", "--family", "tiny"), ("tiny", "systemMedium")),
    (("ConfigurableTaskWidget", "--at", "yesterday"), ("yesterday", "2026-11-30")),
    (("ConfigurableTaskWidget", "--at", "2026-02-30"), ("2026-02-30",)),
    (("ConfigurableTaskWidget", "--scale", "7"), ("7", "1", "2")),
])
def test_wrong_use_names_what_there_is(fresh, tmp_path, arguments, named):
    path = tmp_path / "picture.png"
    done = preview(fresh, *arguments, "-o", path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert all(word in done.stderr for word in named)
    assert not path.exists()


def test_file_is_needed_and_has_to_be_writable(fresh):
    done = preview(fresh, "ConfigurableTaskWidget")
    assert done.returncode == 2 and "-o" in done.stderr
    done = preview(fresh, "ConfigurableTaskWidget", "-o", "/nonexistent/picture.png")
    assert done.returncode == 1 and "/nonexistent/picture.png" in done.stderr


def test_no_window_comes(fresh, tmp_path):
    before = fresh.desk.managed()
    assert preview(fresh, "ConfigurableTaskWidget", "-o", tmp_path / "p.png").returncode == 0
    stays(lambda: fresh.desk.managed() == before, .3, "no window is mapped")
