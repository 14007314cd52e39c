"""Rewards: all that a die face, a book or a card gives at once."""

from __future__ import annotations

from mypy_extensions import i64

from ..setup.figures import Reward
from ..state.player import Player
from ..state.table import FROM_DIE, Quacks
from .droplet import move_droplet, push_droplet
from .gains import gain_chip, gain_rubies, score


def take_reward(game: Quacks, player: Player, reward: Reward, source: i64) -> None:
    """All that a die face, a book or a card gives."""
    for kind in reward.chips:
        gain_chip(game, player, kind, source)
    score(game, player, reward.points, source)
    gain_rubies(game, player, reward.rubies, source)
    if reward.droplet > 0 and source == FROM_DIE and not game.setup.die_to_tubes:
        push_droplet(game, player, reward.droplet)
    else:
        move_droplet(game, player, reward.droplet)
