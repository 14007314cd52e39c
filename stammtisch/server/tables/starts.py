"""Where a new table begins: as set up, at a lesson, or where an ended game once stood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.lesson import LEARNER, Lesson
from stammtisch.core.log import compact
from stammtisch.core.replay import play_on_from
from stammtisch.games import title

from ..protocol.bodies import Learn, NewTable, PlayOn, SeatWish
from ..protocol.heard import Rules
from ..protocol.refusals import Refused
from .bots import stand_in
from .coach import lessons
from .needs import Agreed
from .puzzles import is_puzzle, puzzle_of

if TYPE_CHECKING:
    from .house import House
    from .room import Room
    from .story import Story


async def agree_upon(house: House, wish: NewTable) -> tuple[Agreed, str | None]:
    """What the wishes for a new table come to, and where it begins if not at the beginning."""
    if wish.lesson is not None:
        return teach(wish.game, wish.lesson)
    if wish.play_on is not None:
        return await go_on(await house.room(wish.play_on.table), wish, wish.play_on)
    return await house.thinker.agree(wish.game, len(wish.seats), wish.options, wish.pack), None


def seats_for(wish: NewTable) -> list[SeatWish]:
    """Whoever shall sit there; at a lesson one learns, and bots know what to do."""
    if wish.lesson is None:
        return wish.seats
    seat, seats = LEARNER, 0
    if is_puzzle(wish.lesson.id):
        puzzle = puzzle_of(wish.game, wish.lesson.id)
        seat, seats = puzzle.seat, puzzle.seats
    else:
        seats = lesson_of(wish.game, wish.lesson.id).seats
    bot = SeatWish("bot", stand_in())
    return [SeatWish("me") if place == seat else bot for place in range(seats)]


def rules_for(wish: NewTable) -> Rules:
    """What is agreed upon: whoever is led through a game may ask for hints."""
    if wish.lesson is None or is_puzzle(wish.lesson.id):
        return wish.rules
    is_guided = lesson_of(wish.game, wish.lesson.id).trial is None
    return Rules(wish.rules.odds, wish.rules.hints or is_guided)


def teach(game: str, wish: Learn) -> tuple[Agreed, str | None]:
    """A lesson's table, from one of its turns on, or a puzzle's."""
    if is_puzzle(wish.id):
        puzzle = puzzle_of(game, wish.id)
        agreed = Agreed(title(game).setup(puzzle.seats, puzzle.options).options, None)
        return agreed, compact(puzzle.start().told())
    lesson = lesson_of(game, wish.id)
    setup = title(game).setup(lesson.seats, lesson.options)
    return Agreed(setup.options, None), compact(lesson.start(wish.step or lesson.first).told())


def lesson_of(game: str, id: str) -> Lesson:
    """A lesson or a try that there is."""
    found = lessons(game).get(id)
    if found is None:
        raise Refused("unknown-lesson", f"no lesson {id[:40]!r}")
    return found


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
