"""The end: after the last round rubies become points."""

from __future__ import annotations

from .. import events
from ..state.table import FROM_RUBIES, Quacks
from .gains import note_points, score


def end_game(game: Quacks) -> None:
    """After the last round rubies become points, and the fair is over."""
    for player in game.order():
        score(game, player, player.rubies // game.setup.rubies_per_point, FROM_RUBIES)
        player.rubies %= game.setup.rubies_per_point
        note_points(game, player)
        if game.news is not None:
            game.tell(events.game_ended(player.seat, player.points))
    game.over = True
