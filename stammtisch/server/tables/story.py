"""A game with its moments: what each answer led to, told once, in play and out of the log alike."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from stammtisch.core import Event, Table, Title
from stammtisch.core.errors import StaleAnswer
from stammtisch.core.log import UNDO, Head, Record, read_line, read_log
from stammtisch.core.replay import carry_out, rebuild
from stammtisch.games import title

from .limits import MOST_MOMENTS

AT_ONCE: Final = 0.005  # seconds that reading a log may keep others waiting


class Moment(Struct, frozen=True, gc=False):
    """One answer with the luck it led to: the lines of the log, and what was told."""

    by: int | None
    undone: int | None
    lines: list[str]
    events: list[Event]
    quiet: bool  # half said, or taken back: for everybody but `by` there was no such moment

    def is_for(self, viewer: int | None) -> bool:
        """Whether this viewer has noticed it."""
        return not self.quiet or viewer == self.by


class Story:
    """A table and all its moments; it grows by answers, or by lines of a log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moments: list[Moment] = []
        self.taken: dict[int, tuple[int, str | None]] = {}
        """By seat: the `at` of its last answer and the choice; None where it took one back."""

        self.lines: list[list[str]] = []  # of each moment
        self._standing: list[int] = []
        self._lines = 0
        self._quiet: dict[int | None, int] = {}  # how many moments only this seat knows of
        self._awaited: list[int] = []
        self.undone = 0  # answers that were taken back

    @property
    def is_full(self) -> bool:
        """Whether nothing more can be answered: a game that nobody wants to end."""
        return len(self.moments) >= MOST_MOMENTS

    @property
    def last(self) -> int:
        """The number of the latest moment."""
        return len(self.moments) - 1

    def last_for(self, viewer: int | None) -> int:
        """The number of the latest moment as this viewer counts: those that it has noticed."""
        if not self._quiet:
            return len(self.moments) - 1
        unnoticed = sum(self._quiet.values()) - self._quiet.get(viewer, 0)
        return len(self.moments) - unnoticed - 1

    def number_for(self, viewer: int | None, place: int | None) -> int | None:
        """How this viewer numbers a moment; not at all if it has not noticed it."""
        if place is None or not self.moments[place].is_for(viewer):
            return None
        return len([moment for moment in self.moments[:place] if moment.is_for(viewer)])

    def latest_for(self, viewer: int | None) -> Moment:
        """The latest moment that this viewer has noticed."""
        place = self.last
        while not self.moments[place].is_for(viewer):
            place -= 1
        return self.moments[place]

    def answer(self, seat: int, at: int, choice: str) -> Moment:
        """Answer a question; raises BadAnswer, changing nothing."""
        self.table.answer(seat, choice, at)
        self.taken[seat] = (at, choice)
        return self._tell(seat, undo=False)

    def undo(self, seat: int, at: int) -> Moment:
        """Take a seat's last answer back; raises BadAnswer, changing nothing."""
        asked = self.table.asked(seat)
        if at != asked:
            raise StaleAnswer(f"seat {seat}: question {at} is over; {asked} is open")
        self.table.undo(seat)
        self.taken[seat] = (at, None)
        return self._tell(seat, undo=True)

    def begin(self) -> Moment:
        """The start: what happened before anybody was asked."""
        return self._tell(None, undo=False)

    def feed(self, lines: list[str]) -> Moment:
        """Carry out the lines of one moment of a log."""
        table, by, undo = self.table, None, False
        for text in lines:
            line = read_line(text, len(table.lines) + 1, table.setup.seats)
            if not line.fate:
                by, undo = line.seat, line.text == UNDO
                self.taken[by] = (table.asked(by), None if undo else line.text)
            carry_out(table, len(table.lines) + 1, line)
        return self._tell(by, undo)

    def _tell(self, by: int | None, undo: bool) -> Moment:
        table = self.table
        undone = self._standing.pop() if undo else None
        self.undone += undo
        if by is not None and not undo:
            self._standing.append(len(self.moments))
        new = table.lines[self._lines :]
        lines = [line.full for line in new]
        awaited = table.awaited
        quiet = by is not None and awaited == self._awaited and all(line.private for line in new)
        self._lines, self._awaited = len(table.lines), awaited
        if quiet:
            self._quiet[by] = self._quiet.get(by, 0) + 1
        moment = Moment(by, undone, lines, [*table.news], quiet)
        table.news.clear()
        self.moments.append(moment)
        self.lines.append(lines)
        return moment


def open_story(kind: Title, head: Head, seed: str | None) -> Story:
    """The table before its first line."""
    return Story(rebuild(kind, Record(head, [], None), seed))


def telling(head_text: str, moments: list[list[str]], seed: str | None) -> Iterator[Story]:
    """Rebuild a story from stored lines, moment by moment; its luck is checked by the seed."""
    head = read_log(head_text).head
    story = open_story(title(head.game), head, seed)
    yield story
    for lines in moments:
        story.feed(lines)
        yield story


def read_story(head_text: str, moments: list[list[str]], seed: str | None) -> Story:
    """Rebuild a whole story at once; with the seed it can go on."""
    *_, story = telling(head_text, moments, seed)
    return story


async def read_kindly(head: str, moments: list[list[str]], seed: str) -> Story | None:
    """Rebuild a story a little at a time, so that other tables go on meanwhile."""
    story, begin = None, time.perf_counter()
    for story in telling(head, moments, seed):  # noqa: B007  the last one is the whole story
        if time.perf_counter() - begin > AT_ONCE:
            await asyncio.sleep(0)
            begin = time.perf_counter()
    return story
