"""How much a heavy test does: each has one body and two sizes, and the size is read here alone.

    @pytest.mark.packs
    def test_any_accepted_pack_plays_to_its_end(record_property) -> None:
        count = sized(ci=300, full=10_000)
        ...
        record_property("packs played", count)

`python3 dev.py test` takes the small size. `python3 dev.py test long [part ...]` sets
STAMMTISCH_SIZE=full, runs the tests of the parts below by their marks, and prints the figures
that they recorded.
"""

from __future__ import annotations

import os
from typing import Final, TypeVar

Size = TypeVar("Size")

PARTS: Final = ("packs", "kills", "fuzz", "episodes", "arena", "screens", "set_up")
"""The marks of the long suite; `set-up` is written with a dash on the command line."""

SIZES: Final = ("ci", "full")
SIZE: Final = os.environ.get("STAMMTISCH_SIZE") or "ci"
if SIZE not in SIZES:
    raise ValueError(f"STAMMTISCH_SIZE: expected one of {', '.join(SIZES)}, got {SIZE!r}")

FULL: Final = SIZE == "full"


def sized(*, ci: Size, full: Size) -> Size:
    """What this run asks for: the figure of every change, or that of a long night."""
    return full if FULL else ci
