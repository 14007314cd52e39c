"""Hawkmoth: who has more black chips than the neighbours moves the droplet."""

from __future__ import annotations

from mypy_extensions import i64

from ..rules.rewards import take_reward
from ..state.chips import BLACK
from ..state.player import Player
from ..state.table import FROM_BLACK, Quacks
from .power import Power


class Compare(Power):
    """For two: as many as the opponent, or more, but at least one."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        own, other = player.count(BLACK), game.players[1 - player.seat].count(BLACK)
        if own == 0 and not (other == 0 and game.setup.black_none_pays):
            return
        if own >= other:
            tier = 1 if own > other else 0
            take_reward(game, player, game.setup.books[BLACK].tiers[tier], FROM_BLACK)


class Neighbours(Power):
    """For three or four: more than one neighbour, or more than both."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        own = player.count(BLACK)
        if own == 0:
            return
        last = game.seats - 1
        left = game.players[player.seat + 1 if player.seat < last else i64(0)]
        right = game.players[player.seat - 1 if player.seat > 0 else last]
        beaten = (1 if own > left.count(BLACK) else 0) + (1 if own > right.count(BLACK) else 0)
        if beaten > 0:
            take_reward(game, player, game.setup.books[BLACK].tiers[beaten - 1], FROM_BLACK)
