"""The long suite: the heavy tests at their full sizes, in parts; `python3 dev.py test long`.

python3 dev.py test long               every part, for a night
python3 dev.py test long packs kills   these parts

A part is a mark (tests/sizes.py): its tests have one body and two sizes. What they measure is
printed as lines that begin with `figure:`.
"""

from __future__ import annotations

import sys
from functools import partial

from tools import checks, set_up
from tools.running import Check, parallel, pytest, run_all

ALONE = ("kills", "screens", "set-up")
"""Parts that measure time or fill the machine by themselves."""

COMPILED = ("packs", "fuzz", "episodes", "arena")
"""Parts whose sizes are for compiled rules."""

PARTS = ("packs", "kills", "fuzz", "episodes", "arena", "screens", "set-up")
PATIENCE = 6 * 3600


def run_part(part: str) -> bool:
    """Run the tests of one part at their full size."""
    settings = {"STAMMTISCH_SIZE": "full"}
    if part == "episodes":
        set_up.install_libraries("test", *checks.EXTRAS)
    if part in COMPILED:
        settings["PYTHONPATH"] = checks.compiled_rules()
    shared = [] if part in ALONE else parallel()
    mark = part.replace("-", "_")
    return pytest("-m", mark, f"--timeout={PATIENCE}", "-rs", *shared, **settings)


def choose(named: list[str]) -> dict[str, Check]:
    """The parts to run, in order."""
    unknown = [part for part in named if part not in PARTS]
    if unknown:
        sys.exit(f"dev.py test long: no part {unknown[0]!r}; there are {', '.join(PARTS)}")
    return {part: partial(run_part, part) for part in PARTS if not named or part in named}


def main(named: list[str]) -> bool:
    """Run the parts named, or all."""
    return run_all(choose(named))
