"""The choices and outcomes that only the modules know."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice

from ..choices import Deal, Drink, Leave, Lift, Place, Start, TakeSide
from .parts import Parts


class Sayings:
    """Made once for a Setup; `choices` and `outcomes` are those that can be said in it."""

    def __init__(self, parts: Parts, spaces: int) -> None:
        self.sides: Final = [TakeSide(side) for side in parts.sides]
        self.drinks: Final = [Drink(side) for side in parts.sides]
        self.lifts: Final = [Lift(face) for face in range(7)]  # by number; there is no 0
        self.roll: Final = Choice("roll", "juggler")
        self.places: Final = [
            [Place(face, space) for face in range(1, 7)] for space in range(spaces)
        ]
        self.leaves: Final = [Leave(face) for face in range(7)]
        self.starts: Final = [Start(card) for card in parts.start_cards]
        self.deals: Final = [Deal(card) for card in parts.start_cards]
        self.choices: Final[list[Choice]] = []
        self.outcomes: Final[list[Choice]] = []
        module = parts.module
        if module.winter:
            self.choices.extend([*self.sides, *self.drinks, *self.lifts[1:], self.roll])
        if module.reputation:
            placed = [place for places in self.places for place in places]
            self.choices.extend([*placed, *self.leaves[1:]])
        if module.start_cards:
            self.choices.extend(self.starts)
            self.outcomes.extend(self.deals)
