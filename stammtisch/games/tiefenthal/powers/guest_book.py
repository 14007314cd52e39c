"""The guest book: who is served for the first time signs, and signatures bring bonuses."""

from __future__ import annotations

from mypy_extensions import i64

from .. import events
from ..state.table import Tiefenthal
from ..state.tavern import Tavern
from .bonuses import use_bonus, walk_on


def sign(game: Tiefenthal, tavern: Tavern, line: i64) -> None:
    """A line is signed once; its bonus is used at once, before the steps of the monk."""
    if not tavern.signatures >> line & 1:
        tavern.signatures |= i64(1) << line
        count = signed(tavern)
        if game.news is not None:
            game.tell(events.signed(tavern.seat, game.setup.parts.book.lines[line], count))
        if use_bonus(game, tavern, game.setup.parts.book.bonuses[count - 1]):
            return
    walk_on(game, tavern)


def signed(tavern: Tavern) -> i64:
    """How many lines are signed."""
    count: i64 = 0
    lines = tavern.signatures
    while lines > 0:
        count += lines & 1
        lines >>= 1
    return count
