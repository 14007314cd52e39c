"""One player's side of the board: storage, harvest column, brewery, bakery, upgrades, hand."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Pile

from .tokens import WATER, count, total


@final
@mypyc_attr(acyclic=True)
class Village:
    """Sets of cards are numbers with a bit per card; tokens are heaps (see tokens.py).

    The fields before `hand` say what the upgrades laid so far amount to (see powers/laid.py).
    """

    cells: i64 = 0
    water_cells: i64 = 0
    brewery_places: i64 = 0
    bakery_places: i64 = 0
    swaps: i64 = 0  # a bit per substitution upgrade
    replaced: i64 = 0  # all bits of the kinds that they let the player pay otherwise
    redraws_fruitful: i64 = 0
    redraws_dry: i64 = 0
    chooses_pick_up: bool = False
    late_draws: i64 = 0
    reserves: i64 = 0
    sow_fruitful: i64 = 0
    sow_dry: i64 = 0
    extra: i64 = 0
    from_supply: i64 = 0  # all bits of the kinds that may come from the supply
    follow: i64 = 0
    clean_beer: i64 = 0
    clean_bread: i64 = 0
    clean_only_beer: i64 = 0
    clean_only_bread: i64 = 0
    clean_both: i64 = 0

    def __init__(self, hand: Pile, column: Pile) -> None:
        self.hand: Pile = hand
        self.column: Pile = column
        self.symbols: i64 = 0  # the symbols of all cards in the column
        self.storage: i64 = 0
        self.houses: i64 = 0  # the sold cards in brewery and bakery
        self.beers: i64 = 0  # how many of them are in the brewery
        self.breads: i64 = 0
        self.sold: i64 = 0
        self.upgrades: i64 = 0
        self.turned: i64 = 0  # the cards that this player has turned round
        self.seen: i64 = 0  # the cards of which this player knows where they are

    def excess(self, tokens: i64) -> i64:
        """How many of these tokens the storage could not hold; below 0: cells left free."""
        return total(tokens) - self.in_water_cells(tokens) - self.cells

    def free_cells(self) -> i64:
        """Cells for anything in which nothing lies."""
        return max(i64(0), -self.excess(self.storage))

    def in_water_cells(self, tokens: i64) -> i64:
        """How much of the water in a heap would lie in cells that hold nothing else."""
        water = count(tokens, WATER)
        return water if water < self.water_cells else self.water_cells

    def all_sold(self) -> i64:
        """The cards sold, those still in brewery and bakery included."""
        return self.sold | self.houses

    def copy(self) -> Village:
        other = Village(self.hand.copy(), self.column.copy())
        other.symbols = self.symbols
        other.storage = self.storage
        other.houses = self.houses
        other.beers = self.beers
        other.breads = self.breads
        other.sold = self.sold
        other.upgrades = self.upgrades
        other.turned = self.turned
        other.seen = self.seen
        self._copy_upgrades(other)
        return other

    def _copy_upgrades(self, other: Village) -> None:
        other.cells = self.cells
        other.water_cells = self.water_cells
        other.brewery_places = self.brewery_places
        other.bakery_places = self.bakery_places
        other.swaps = self.swaps
        other.replaced = self.replaced
        other.redraws_fruitful = self.redraws_fruitful
        other.redraws_dry = self.redraws_dry
        other.chooses_pick_up = self.chooses_pick_up
        other.late_draws = self.late_draws
        other.reserves = self.reserves
        other.sow_fruitful = self.sow_fruitful
        other.sow_dry = self.sow_dry
        other.extra = self.extra
        other.from_supply = self.from_supply
        other.follow = self.follow
        other.clean_beer = self.clean_beer
        other.clean_bread = self.clean_bread
        other.clean_only_beer = self.clean_only_beer
        other.clean_only_bread = self.clean_only_bread
        other.clean_both = self.clean_both


def only(card: i64) -> i64:
    """The set of one card."""
    return shifted(1, card)


def shifted(number: i64, places: i64) -> i64:
    """A function of its own: mypyc shifts a literal within 32 bits."""
    return number << places


def members(cards: i64) -> list[int]:
    """The numbers of the cards in a set."""
    return [card for card in range(60) if cards >> card & 1]


def size(cards: i64) -> i64:
    """How many cards are in a set."""
    found: i64 = 0
    while cards != 0:
        cards &= cards - 1
        found += 1
    return found


def set_of(pile: Pile) -> i64:
    """The cards of a pile as a set."""
    cards: i64 = 0
    for place in range(pile.n):
        cards |= only(pile.at(place))
    return cards
