"""The reputation track: each player's own, from the start to the last space, once."""

from __future__ import annotations

from .. import events
from ..setup.cards import NO_BONUS, Bonus
from ..state.table import Tiefenthal
from ..state.tavern import Tavern


def climb(game: Tiefenthal, tavern: Tavern) -> Bonus:
    """One step, and what the space brings; what goes over the end is lost."""
    track = game.setup.parts.reputation
    if tavern.reputation == track.last:
        tavern.climbing = 0
        return NO_BONUS
    tavern.climbing -= 1
    tavern.reputation += 1
    if game.news is not None:
        game.tell(events.renowned(tavern.seat, tavern.reputation))
    return track.bonuses[tavern.reputation]
