"""Where a new table begins: as set up, or where an ended game once stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.log import compact
from stammtisch.core.replay import play_on_from

from ..protocol.bodies import NewTable, PlayOn
from ..protocol.refusals import Refused
from .needs import Agreed

if TYPE_CHECKING:
    from .house import House
    from .room import Room
    from .story import Story


async def agree_upon(house: House, wish: NewTable) -> tuple[Agreed, str | None]:
    """What the wishes for a new table come to, and where it begins if not at the beginning."""
    if wish.play_on is not None:
        return await go_on(await house.room(wish.play_on.table), wish, wish.play_on)
    return await house.thinker.agree(wish.game, len(wish.seats), wish.options, wish.pack), None


async def go_on(room: Room, wish: NewTable, place: PlayOn) -> tuple[Agreed, str | None]:
    """The same game once more from one of its moments: no secret is left in a game that is over."""
    async with room.lock:
        room.expect("over")
        record, story = room.record, room.begun()
    if wish.game != record.game or wish.options or wish.pack is not None:
        raise Refused("bad-request", "a game that goes on keeps its rules, options and figures")
    if len(wish.seats) != len(record.chairs):
        raise Refused("bad-seats", f"that game had {len(record.chairs)} seats")
    start = play_on_from(story.table.head, lines_until(story, place), len(story.table.lines))
    return Agreed(record.options, record.pack), compact(start.told())


def lines_until(story: Story, place: PlayOn) -> list[str]:
    """The lines of the log up to a moment, as a seat numbers them."""
    if not 0 <= place.moment <= story.last_for(place.seat):
        raise Refused("bad-request", f"there is no moment {place.moment}")
    lines: list[str] = []
    left = place.moment + 1
    for moment in story.moments:
        if left == 0:
            break
        lines += moment.lines
        left -= moment.is_for(place.seat)
    return lines
