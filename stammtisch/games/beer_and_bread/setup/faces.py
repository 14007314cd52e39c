"""What is printed on a card: a harvest section, a recipe and an upgrade."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Choice

from ..choices import BEER, BEERS, BREAD, HARVEST_CARD, SELL_CARD, UPGRADE_CARD
from ..state.tokens import kinds_in, total

FRUITFUL: Final = 0
DRY: Final = 1


@final
class Upgrade:
    """One of the upgrades, with the parameters that its power reads; what it lacks is 0."""

    def __init__(self, number: int, id: str, slot: int) -> None:
        self.number: Final[i64] = number
        self.id: Final = id
        self.slot: Final[i64] = slot
        self.count: i64 = 0
        self.kind: i64 = -1
        self.fruitful = True
        self.dry = True
        self.instead_of: list[int] = []
        self.replaced: i64 = 0  # all bits of the kinds in `instead_of`
        self.values: list[int] = []
        self.cards: i64 = 0
        self.lead: i64 = 0


@final
@mypyc_attr(acyclic=True)
class Card:
    """A card's face: the tokens of its recipe, the symbols of its harvest section."""

    def __init__(
        self, number: int, type: int, value: int, recipe: i64, symbols: i64, upgrade: int
    ) -> None:
        self.number: Final[i64] = number
        self.product: Final[i64] = BEER if number < BEERS else BREAD
        self.type: Final[i64] = type
        self.value: Final[i64] = value
        self.recipe: Final[i64] = recipe
        self.symbols: Final[i64] = symbols
        self.shown: Final[i64] = kinds_in(symbols)
        self.upgrade: Final[i64] = upgrade
        self.size: Final[i64] = total(recipe)
        self.unsold_uses: Final[list[Choice]] = [HARVEST_CARD[number], UPGRADE_CARD[number]]
        self.harvest_it: Final = HARVEST_CARD[number]
        self.sell_it: Final = SELL_CARD[number]
        self.upgrade_it: Final = UPGRADE_CARD[number]
