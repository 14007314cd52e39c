"""What a player could work out: which cards may still come, and how likely they bring a kind."""

from __future__ import annotations

from math import comb
from typing import Any, Final, TypedDict

from .choices import BEER, BEERS, BREAD, CARDS, PRODUCTS
from .rules.deck import row_of_backs
from .state.table import BeerAndBread
from .state.tokens import KINDS

AHEAD: Final = 5


class Unseen(TypedDict):
    """The cards of a product that a seat has not seen: in the deck, or hidden in a hand."""

    product: str
    total: int
    types: list[int]


class BeerAndBreadOdds(TypedDict):
    """Unseen cards by type, the next backs, and by kind the chance that they bring a symbol."""

    unseen: list[Unseen]
    ahead: int
    beers_ahead: int
    breads_ahead: int
    next_harvests: dict[str, float]
    soon_harvests: dict[str, float]


def odds(game: BeerAndBread, seat: int) -> dict[str, Any]:
    """The unseen cards by product and type, and for each kind the chance among the next cards."""
    unseen = [card for card in range(CARDS) if not game.villages[seat].seen >> card & 1]
    next_backs = row_of_backs(game)[:AHEAD]
    found = BeerAndBreadOdds(
        unseen=[by_type(game, unseen, product) for product in (BEER, BREAD)],
        ahead=len(next_backs),
        beers_ahead=next_backs.count(BEER),
        breads_ahead=next_backs.count(BREAD),
        next_harvests=by_kind(game, unseen, next_backs[:1]),
        soon_harvests=by_kind(game, unseen, next_backs),
    )
    return {**found}


def by_type(game: BeerAndBread, unseen: list[int], product: int) -> Unseen:
    """How many unseen cards of a product there are of each type."""
    cards = [game.setup.cards[card] for card in unseen if (card >= BEERS) == (product == BREAD)]
    counts = [sum(1 for card in cards if card.type == type) for type in (1, 2, 3)]
    return Unseen(product=PRODUCTS[product], total=len(cards), types=counts)


def by_kind(game: BeerAndBread, unseen: list[int], backs: list[int]) -> dict[str, float]:
    """For each kind, the chance that one of these cards or more shows it to harvest."""
    return {name: chance(game, unseen, backs, kind) for kind, name in enumerate(KINDS)}


def chance(game: BeerAndBread, unseen: list[int], backs: list[int], kind: int) -> float:
    none = 1.0
    for product in (BEER, BREAD):
        cards = [card for card in unseen if (card >= BEERS) == (product == BREAD)]
        without = [c for c in cards if not game.setup.cards[c].symbols >> (8 * kind) & 255]
        drawn = backs.count(product)
        none *= comb(len(without), drawn) / comb(len(cards), drawn)
    return 1.0 - none
