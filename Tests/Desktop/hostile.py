"""Titles that have broken programs: generated, the same ones every time."""

import json
import random
import unicodedata
from pathlib import Path

_PIECES = json.loads(
    (Path(__file__).resolve().parents[1] / "Fixtures/hostile-pieces.json").read_text())
_INVISIBLE = ("Cc", "Cf", "Zs", "Zl", "Zp", "Cn", "Cs")


def titles(count=1000):
    """So many titles, among them one of a megabyte and some of nothing that can be seen."""
    numbers = random.Random(42)
    made = ["0123456789abcde " * (1 << 16) + "end"]
    made += [" \u200b\n" * length for length in range(1, 11)]
    while len(made) < count:
        words = [numbers.choice(_PIECES) for _ in range(numbers.randint(1, 8))]
        made.append(numbers.choice(("", " ")).join(words))
    return made


def kept(title):
    """What the store keeps of a title, or None where it refuses it."""
    if "\0" in title or all(unicodedata.category(scalar) in _INVISIBLE for scalar in title):
        return None
    # White space at the ends is all that may be taken off.
    return title.strip()
