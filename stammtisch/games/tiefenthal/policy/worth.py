"""What things are worth, in hundredths of a point, by how many evenings are still to come.

The figures were found by an evolution strategy on games of thrifty players among themselves, with
the shipped pack.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..powers.bonuses import following
from ..setup.cards import CARD, NOBLE, REFUSE, REPUTATION, SCHNAPPS, STEPS, THALERS, Bonus
from ..setup.figures import ROUNDS
from ..state.table import Tiefenthal
from ..state.tavern import Tavern

THALER: Final = 66
BEER: Final = 168
STAFF: Final = [128, 138, 131, 183, 89, 85]  # what a tavern card brings on an evening it comes in
TILE: Final = [351, 215, 77, 329, 99, 17, 31, 212, 18]  # what an upgrade brings each evening
FIRST: Final = 100  # how often a card comes in that lies on top: on the next evening for sure
LATER: Final = 27  # and on each evening after it, in percent
SERVED: Final = 58  # how often a seated guest is served, in percent
ORDINARY: Final = 2  # what the seat would pay otherwise
REFUSAL: Final = 118
STEP: Final = 89  # as a bonus
FAITH: Final = 279  # a step towards the richer spaces of the ring
SCHNAPPS_WORTH: Final = 120
RENOWN: Final = 75  # a step of reputation


def evenings_left(game: Tiefenthal) -> i64:
    """Evenings after this one."""
    return ROUNDS - game.number


def appearances(left: i64) -> i64:
    """How often a card gained now will come in, in percent."""
    return FIRST + LATER * (left - 1) if left > 0 else i64(0)


def staff_worth(game: Tiefenthal, kind: i64) -> i64:
    """A tavern card gained now."""
    return staff_worth_for(game, kind, evenings_left(game))


def staff_worth_for(game: Tiefenthal, kind: i64, left: i64) -> i64:
    """A tavern card with so many evenings to come."""
    return STAFF[kind] * appearances(left) // 100 + game.setup.points[kind] * 100


def tile_worth(game: Tiefenthal, tile: i64) -> i64:
    """An upgrade without its noble."""
    return TILE[tile] * evenings_left(game)


def noble_worth(game: Tiefenthal) -> i64:
    """Nobles share a seat, so they are hardly in the way."""
    return game.setup.points[NOBLE] * 100


def guest_worth(game: Tiefenthal, kind: i64) -> i64:
    """A guest gained now: points, what it will pay more than others, and its bonus."""
    left = evenings_left(game)
    more = max(game.setup.pays[kind] - ORDINARY, 0)
    paid = more * THALER * SERVED * appearances(left) // 10000
    return game.setup.points[kind] * 100 + paid + bonus_worth(game, game.setup.cards[kind].bonus)


def bonus_worth(game: Tiefenthal, bonus: Bonus) -> i64:
    """What a bonus brings at once."""
    if bonus.sort == THALERS:
        return bonus.number * THALER
    if bonus.sort == STEPS:
        return bonus.number * STEP
    if bonus.sort == SCHNAPPS:
        return bonus.number * SCHNAPPS_WORTH
    if bonus.sort == REPUTATION:
        return bonus.number * RENOWN
    if bonus.sort == CARD:
        return noble_worth(game) if bonus.number == NOBLE else staff_worth(game, bonus.number)
    return i64(REFUSAL) if bonus.sort == REFUSE and game.number < ROUNDS else i64(0)


def steps_worth(game: Tiefenthal, tavern: Tavern, steps: i64) -> i64:
    """The bonuses on the way, and half of the next one for the steps towards it."""
    position = tavern.position
    worth: i64 = FAITH * steps if game.number < ROUNDS else 0
    for _step in range(steps):
        position = following(game, position)
        worth += bonus_worth(game, game.setup.ring[position])
    for distance in range(i64(1), i64(5)):
        position = following(game, position)
        ahead = bonus_worth(game, game.setup.ring[position])
        if ahead > 0 and game.number < ROUNDS:
            return worth + ahead // (2 * distance)
    return worth
