"""What bought chips do to the bag: the first chip of the next pot, and how many chips it holds."""

from __future__ import annotations

from typing import Final

from ..state.chips import CHIPS, KINDS, WHITE
from ..state.player import Player
from ..state.table import BUY_STAGE, Quacks
from .types import BasketOdds

MOST: Final = 2  # chips bought in a round


def basket_odds(game: Quacks, player: Player) -> list[BasketOdds]:
    """For every number of chips that may still be bought; nothing but at the market."""
    if game.stage != BUY_STAGE or player.coins == 0:
        return []
    counts = [
        in_bag + in_pot
        for in_bag, in_pot in zip(player.bag.counts(KINDS), player.pot.counts(KINDS), strict=True)
    ]
    whites = [counts[kind] if CHIPS[kind].colour == WHITE else 0 for kind in range(KINDS)]
    more = MOST if player.bought < 0 else MOST - 1
    limit = int(game.setup.white_limit)
    return [basket(sum(counts), whites, added, limit) for added in range(more + 1)]


def basket(chips: int, whites: list[int], added: int, limit: int) -> BasketOdds:
    white, bag = sum(whites), chips + added
    last = last_white(whites, limit)
    others = (bag - white) * last / (white + 1)
    return BasketOdds(chips=added, bag=bag, white=white / bag, fit=last - 1 + others)


def last_white(whites: list[int], limit: int) -> float:
    """Which white chip of a shuffled bag explodes a pot, on average; none is one after the last.

    The chance that the first so many stay within the limit is counted over the kinds.
    """
    ways = [[0] * (limit + 1) for _ in range(sum(whites) + 1)]  # drawn, and the sum of them
    ways[0][0] = 1
    for kind in range(KINDS):
        for _ in range(whites[kind]):
            add_chip(ways, int(CHIPS[kind].value), limit)
    mean, arranged = 0.0, 1.0
    for drawn, sums in enumerate(ways):
        mean += sum(sums) / arranged
        arranged *= (sum(whites) - drawn) / (drawn + 1)
    return mean


def add_chip(ways: list[list[int]], value: int, limit: int) -> None:
    """One chip more to take or leave."""
    for drawn in range(len(ways) - 1, 0, -1):
        for total in range(limit, value - 1, -1):
            ways[drawn][total] += ways[drawn - 1][total - value]
