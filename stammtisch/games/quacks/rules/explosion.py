"""Explosion: what the limit for white chips is, and what goes above it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import events
from ..state.chips import BIGGEST_WHITE, CHIPS, WHITE, Chip
from ..state.player import Player
from ..state.table import Quacks

MOST_WHITE: Final = 99  # more than any chip counts


def is_over(game: Quacks, player: Player) -> bool:
    """Whether the white chips in the pot add up to more than the limit."""
    return player.whites > game.limit(player)


def would_explode(game: Quacks, player: Player, chip: Chip) -> bool:
    """Whether this chip would explode the pot if it were placed now."""
    return chip.colour == WHITE and chip.value > white_room(game, player)


def white_room(game: Quacks, player: Player) -> i64:
    """How much a white chip may count without exploding the pot, if it were placed now."""
    if game.next_is_safe(player):
        return MOST_WHITE
    return game.limit(player) - player.whites


def explosive(game: Quacks, player: Player) -> i64:
    """How many chips in the bag would explode the pot if drawn now."""
    room = white_room(game, player)
    found: i64 = 0
    if room >= BIGGEST_WHITE:
        return found
    for place in range(player.bag.n):
        chip = CHIPS[player.bag.at(place)]
        if chip.colour == WHITE and chip.value > room:
            found += 1
    return found


def explode(game: Quacks, player: Player) -> None:
    """Too many cherry bombs: the chip stays, and the player must stop."""
    player.exploded = True
    player.brewing = False
    if game.news is not None:
        game.tell(events.exploded(game, player))
