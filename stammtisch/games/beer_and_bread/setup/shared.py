"""All that is built once per pack and options: the cards, the upgrades, the ways to pay."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Options, Pack, Pile, Setup

from ..choices import BEERS, CARDS, all_choices, all_outcomes
from ..state.tokens import total
from .faces import DRY, FRUITFUL, Card, Upgrade
from .figures import (
    UPGRADE_IDS,
    check_recipes,
    check_ways_to_pay,
    read_cards,
    read_fields,
    read_tokens,
    read_upgrades,
)

HAND: Final = 5
SPACES: Final = 3
LAST_YEAR: Final = 6


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way to pay: the tokens, and how many they are."""

    def __init__(self, tokens: i64) -> None:
        self.tokens: Final[i64] = tokens
        self.size: Final[i64] = total(tokens)


class BeerAndBreadSetup(Setup):
    """The figures of the pack and the readings chosen, shared by every copy of a game."""

    def __init__(self, options: Options, cards: list[Card], upgrades: list[Upgrade]) -> None:
        super().__init__(2, options, all_choices(), all_outcomes())
        self.cards: Final = cards
        self.upgrades: Final = upgrades
        self.beers: Final = Pile(list(range(BEERS)))
        self.breads: Final = Pile(list(range(BEERS, CARDS)))
        self.tokens: i64 = 0
        self.seeded_fruitful: i64 = 0
        self.seeded_dry: i64 = 0
        self.cells: i64 = 0
        self.brewery_places: i64 = 0
        self.bakery_places: i64 = 0
        self.unbroken_runs: Final = options["harvest_count"] == "contiguous"
        self.keep_fewer: Final = options["overflow_keep"] == "keep_fewer_allowed"
        self.two_or_more: Final = options["cleaning_only"] == "two_or_more"
        self.reshuffle_at_once: Final = options["reshuffle"] == "at_once"
        self.memory: Final = bool(options["memory"])
        self.first_swap: Final = upgrades[UPGRADE_IDS.index("swap_wheat")]
        self.second_swap: Final = upgrades[UPGRADE_IDS.index("swap_hops")]
        self.third_swap: Final = upgrades[UPGRADE_IDS.index("swap_water")]
        known = CARDS * 8
        self.ways: Final[list[list[Way]]] = [[] for _ in range(known)]  # see rules/payments.py

    def seeded(self, kind_of_year: i64) -> i64:
        """How many tokens the fields hold after the seeding."""
        return self.seeded_fruitful if kind_of_year == FRUITFUL else self.seeded_dry


def read_setup(pack: Pack, options: Options, seats: int) -> BeerAndBreadSetup:
    """Read and check the whole pack."""
    tokens = read_tokens(pack)
    cards, upgrades = read_cards(pack, tokens), read_upgrades(pack)
    setup = BeerAndBreadSetup(options, cards, upgrades)
    setup.tokens = tokens
    fields = pack.table("fields")
    setup.seeded_fruitful = read_fields(fields, "fruitful", tokens)
    setup.seeded_dry = read_fields(fields, "dry", tokens)
    fields.done()
    village = pack.table("village")
    cells = village.whole("storage_cells", 1, 20)
    setup.cells = cells
    setup.brewery_places = village.whole("brewery_places", 1, 9)
    setup.bakery_places = village.whole("bakery_places", 1, 9)
    village.done()
    check_recipes(pack, cards, upgrades, cells)
    check_ways_to_pay(pack, cards, upgrades)
    return setup


def kind_of_year(year: i64) -> i64:
    """Odd years are fruitful, even years dry."""
    return FRUITFUL if year % 2 == 1 else DRY
