"""Who is ahead: points, and what cards, tiles, goods and the monastery will still bring."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from ..setup.cards import NOBLE
from ..setup.tiles import TILES
from ..state.table import SERVING, Tiefenthal
from ..state.tavern import Tavern
from .worth import (
    BEER,
    LATER,
    SCHNAPPS_WORTH,
    SERVED,
    STAFF,
    THALER,
    appearances,
    evenings_left,
    steps_worth,
    tile_worth,
)

DOUBT: Final = [1400, 1400, 1300, 1200, 1100, 1000, 900, 700, 450]
"""By the round: how many hundredths of a point of lead make the odds e to 1."""


def share(game: Tiefenthal, seat: int) -> float:
    """The share of the victory by the lead that each is expected to end with."""
    strengths = [strength(game, tavern) for tavern in game.taverns]
    top = max(strengths)
    doubt = float(DOUBT[game.number])
    weights = [exp(float(own - top) / doubt) for own in strengths]
    return weights[seat] / sum(weights)


def strength(game: Tiefenthal, tavern: Tavern) -> i64:
    """Points now and expected, in hundredths."""
    left = evenings_left(game)
    if game.stage < SERVING:
        left += 1
    points = game.points_of(tavern) * 100
    total = points + tavern.thalers * THALER + tavern.beers * BEER
    total += tavern.schnapps * SCHNAPPS_WORTH
    total += tavern.counter_guests * 120 + steps_worth(game, tavern, 0)
    if left == 0:
        return points + tavern.thalers + tavern.beers
    for tile in range(i64(len(TILES))):
        if tavern.is_upgraded(tile):
            total += tile_worth(game, tile)
    known = appearances(left)
    for place in range(tavern.known.n):
        total += card_worth(game, tavern.known.at(place)) * known // 100
    later = i64(LATER) * left
    for pile in (tavern.deck, tavern.discard, tavern.seated):
        for place in range(pile.n):
            total += card_worth(game, pile.at(place)) * later // 100
    return total


def card_worth(game: Tiefenthal, kind: i64) -> i64:
    """What a card brings on an evening when it comes in, compared with a regular."""
    if kind < NOBLE:
        return STAFF[kind]
    if kind >= len(game.setup.pays):
        return 0
    return (game.setup.pays[kind] - 2) * THALER * SERVED // 100
