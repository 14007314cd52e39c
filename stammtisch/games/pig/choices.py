"""What a player can say, and what the die can show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice


class Face(Choice):
    """The die shows this many pips."""

    def __init__(self, pips: int) -> None:
        super().__init__(f"die {pips}", "roll", {"pips": pips})
        self.pips: Final[i64] = pips


ROLL: Final = Choice("roll", "roll")
HOLD: Final = Choice("hold", "hold")
ROLL_OR_HOLD: Final[list[Choice]] = [HOLD, ROLL]
ROLL_ONLY: Final[list[Choice]] = [ROLL]
FACES: Final = [Face(pips) for pips in range(1, 7)]
