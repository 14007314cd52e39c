"""A: on its way into some rounds the moon passes schnapps."""

from __future__ import annotations

from .. import events
from ..state.table import Tiefenthal


def pour_schnapps(game: Tiefenthal) -> None:
    """Everybody gets as many; where they run out, in turn order."""
    count = game.setup.parts.schnapps[game.number]
    if count == 0:
        return
    for turn in range(game.seats):
        tavern = game.in_turn(turn)
        poured = game.gain_schnapps(tavern, count)
        if game.news is not None:
            game.tell(events.schnapps_poured(tavern.seat, poured))
