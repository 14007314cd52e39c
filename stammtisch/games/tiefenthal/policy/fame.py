"""What reputation and signatures are worth, in hundredths of a point."""

from __future__ import annotations

from mypy_extensions import i64

from ..odds.placement import is_new_line, line_at
from ..powers.guest_book import signed
from ..rules.planning import steps_for
from ..state.table import Tiefenthal
from ..state.tavern import UNPLANNED, Tavern
from .worth import RENOWN, bonus_worth, evenings_left

NEW_LINE = 40  # a signature towards the better bonuses


def renown_worth(game: Tiefenthal, tavern: Tavern, steps: i64) -> i64:
    """Bonuses and points on the way, and a part of those beyond."""
    bonuses = game.setup.parts.reputation.bonuses
    last = min(tavern.reputation + steps, game.setup.parts.reputation.last)
    worth: i64 = 0
    for space in range(tavern.reputation + 1, last + 1):
        worth += bonus_worth(game, bonuses[space])
    points = game.setup.host_points[last] - game.setup.host_points[tavern.reputation]
    ahead = (last - tavern.reputation) * RENOWN // 2 if evenings_left(game) > 0 else i64(0)
    return worth + points * 100 + ahead


def plan_fame(game: Tiefenthal, tavern: Tavern, thalers: i64, beers: i64) -> i64:
    """The count of a plan that is still to be made."""
    if tavern.plan != UNPLANNED:
        return 0
    return renown_worth(game, tavern, steps_for(game, tavern, thalers, beers))


def book_fame(game: Tiefenthal, tavern: Tavern, spaces: list[int]) -> i64:
    """Bonuses for the lines that these spaces would sign."""
    lines: list[int] = []
    worth: i64 = 0
    count = signed(tavern)
    bonuses = game.setup.parts.book.bonuses
    for space in spaces:
        line = int(line_at(game, tavern, space))
        if is_new_line(game, tavern, space) and line not in lines:
            lines.append(line)
            worth += NEW_LINE + bonus_worth(game, bonuses[count])
            count += 1
    return worth
