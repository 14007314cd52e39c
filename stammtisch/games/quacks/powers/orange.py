"""Pumpkin: plain, but a fortune card may lend it strength."""

from __future__ import annotations

from mypy_extensions import i64

from ..state.chips import Chip
from ..state.player import Player
from ..state.table import Quacks
from .power import Power


class Plain(Power):
    """Moves farther only while a fortune card says so."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        return game.card.orange_bonus
