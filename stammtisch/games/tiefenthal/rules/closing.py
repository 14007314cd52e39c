"""G: closing time. What was in play is discarded, the mug passes on; after round 8 points count."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..setup.figures import ROUNDS
from ..state.table import CLOSING, Tiefenthal


def close_taverns(game: Tiefenthal) -> None:
    """All cards in play go on the discard piles."""
    game.stage = CLOSING
    for tavern in game.taverns:
        tavern.clear_tables()
        tavern.served = 0
        tavern.closed = 0
        tavern.washed = 0
    if game.news is not None:
        game.tell(events.taverns_closed(game.number))
    if game.number == ROUNDS:
        end_game(game)
    else:
        game.mug = game.mug + 1 if game.mug + 1 < game.seats else i64(0)


def end_game(game: Tiefenthal) -> None:
    """The points on all cards decide, then what is stored."""
    game.over = True
    if game.news is None:
        return
    for tavern in game.taverns:
        stored = tavern.thalers + tavern.beers
        game.tell(events.counted(tavern.seat, game.points_of(tavern), stored))
    for seat in game.winners():
        game.tell(events.won(seat, game.points_of(game.taverns[seat])))
