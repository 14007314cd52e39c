"""What all games of one combination share: the target, and the numbered choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Options, Pack, Setup

from .choices import FACES, HOLD, ROLL


class PigSetup(Setup):
    """Pig has no printed figures: everything comes from the options."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(seats, options, [ROLL, HOLD], [*FACES])
        self.target: Final[i64] = int(options["target"])


def read_setup(pack: Pack, options: Options, seats: int) -> PigSetup:
    return PigSetup(options, seats)
