"""A game with its moments: what each answer led to, told once, in play and out of the log alike."""

from __future__ import annotations

from dataclasses import dataclass

from stammtisch.core import Event, Table, Title
from stammtisch.core.errors import BadLog, StaleAnswer
from stammtisch.core.log import UNDO, Head, Record, read_line, read_log
from stammtisch.core.luck import Dealer
from stammtisch.core.replay import choice_of, rebuild
from stammtisch.games import title


@dataclass(frozen=True)
class Moment:
    """One answer with the luck it led to: the lines of the log, and what was told."""

    by: int | None
    undone: int | None
    lines: list[str]
    events: list[Event]


class Story:
    """A table and all its moments; it grows by answers, or by lines of a log."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moments: list[Moment] = []
        self.taken: dict[int, tuple[int, str]] = {}  # by seat: its last answer and that one's `at`
        self._standing: list[int] = []
        self._lines = 0

    @property
    def last(self) -> int:
        """The number of the latest moment."""
        return len(self.moments) - 1

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
        self.taken[seat] = (at, UNDO)
        return self._tell(seat, undo=True)

    def begin(self) -> Moment:
        """The start: what happened before anybody was asked."""
        return self._tell(None, undo=False)

    def feed(self, lines: list[str]) -> Moment:
        """Carry out the lines of one moment of a log."""
        table, by = self.table, None
        for text in lines:
            number = len(table.lines) + 1
            line = read_line(text, number, table.setup.seats)
            if not line.fate:
                by = line.seat
                self.taken[by] = (table.asked(by), line.text)
            if line.text != UNDO:
                table.replayed(line.seat, choice_of(table, number, line), line.fate)
            elif not table.took_back(line.seat):
                raise BadLog(number, f"seat {line.seat} has no answer to take back here")
        return self._tell(by, undo=bool(lines) and lines[0].endswith(UNDO))

    def _tell(self, by: int | None, undo: bool) -> Moment:
        table = self.table
        undone = self._standing.pop() if undo else None
        if by is not None and not undo:
            self._standing.append(len(self.moments))
        lines = [line.full for line in table.lines[self._lines :]]
        self._lines = len(table.lines)
        moment = Moment(by, undone, lines, [*table.news])
        table.news.clear()
        self.moments.append(moment)
        return moment


def open_story(kind: Title, head: Head, seed: str | None) -> Story:
    """The table before its first line."""
    dealer = None if seed is None else Dealer(seed, head.nonces)
    return Story(rebuild(kind, Record(head, [], None), dealer))


def read_story(head_text: str, moments: list[list[str]], seed: str | None) -> Story:
    """Rebuild a story from stored lines; with the seed it can go on, and its luck is checked."""
    head = read_log(head_text).head
    story = open_story(title(head.game), head, seed)
    for lines in moments:
        story.feed(lines)
    return story
