"""A die, white or one's own: each of its six faces is as likely."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Chance, Choice, Rng

from ..choices import FACES
from ..state.table import Tiefenthal

DIE_WEIGHTS: Final[list[tuple[Choice, int]]] = [(face, 1) for face in FACES[1:]]


class RollDie(Chance):
    """One die after the other; where it comes to lie is up to the roll."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        return DIE_WEIGHTS

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        return FACES[1 + rng.below(6)]
