"""The end: somebody stands at the target or above."""

from __future__ import annotations

from .. import events
from ..state import Polterfass


def end(game: Polterfass) -> None:
    """Somebody stands at the target or above: the most points win, by ruling not together."""
    winners = game.winners()
    most = max(game.points)
    if game.setup.final_tie == "play_another_round" and len(winners) > 1:
        game.tell(events.played_on(most))
        return
    game.over = True
    for seat in winners:
        game.tell(events.won(seat, most))
