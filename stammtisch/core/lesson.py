"""A lesson: a log with notes between its lines. Whoever learns sits at seat 0.

seats 2
options {"target":20}
say goal
say roll at .die
say count while .bill
else held-early hold
0 roll
0 *die 6
say done
"""

from __future__ import annotations

from typing import Final

from .errors import BadLog
from .log import json_of, read_line, whole
from .setup import Options
from .start import Start

LEARNER: Final = 0
HEAD: Final = {"seats": "2", "options": "{}", "position": ""}


class Note:
    """One message, and what it points at: a CSS selector, or nothing.

    One that is said `while` a thing lies there is read when that is put away.
    """

    def __init__(self, say: str, at: str, stays: bool) -> None:
        self.say: Final = say
        self.at: Final = at
        self.stays: Final = stays


class Turn:
    """What is said before an answer, which answer is shown, and what is said to others."""

    def __init__(self) -> None:
        self.notes: Final[list[Note]] = []
        self.others: Final[dict[str, str]] = {}  # by answer: the message it gets
        self.wants = ""  # empty: the lesson is over


class Trial:
    """What a small position is there to show: its rule, the text about it, and the events."""

    def __init__(self, rule: str, about: str) -> None:
        self.rule: Final = rule  # the anchor of its paragraph
        self.about: Final = about  # a message of the game, where its own words do not say all
        self.shows: Final[list[tuple[str, dict[str, str]]]] = []  # names, and the facts that count
        self.never: Final[list[tuple[str, dict[str, str]]]] = []  # what must not happen


class Lesson:
    """A path through a real game: its log, and a turn for each answer of whoever learns."""

    def __init__(self, id: str, head: dict[str, str]) -> None:
        self.id: Final = id
        self.seats: Final = whole(head, "seats")
        self.options: Final[Options] = json_of(head, "options", dict)
        self.position = head["position"]
        self.lines: Final[list[str]] = []
        self.turns: Final[list[Turn]] = [Turn()]
        self.given = 0  # so many lines are behind when it begins,
        self.first = 0  # and with them so many turns
        self.trial: Trial | None = None

    def start(self, step: int) -> Start:
        """Where its table begins: with so many answers behind, those that were given included."""
        place = self._place(step)
        return Start(self.position, self.lines[:place], self.lines[place:], lesson=self.id)

    def _place(self, step: int) -> int:
        """How many lines come before an answer of whoever learns; before the first, the given."""
        own = [i for i, line in enumerate(self.lines) if is_own(line)]
        if not self.first <= step < len(own):
            raise BadLog(1, f"lesson {self.id} has no step {step}")
        return own[step] if step > self.first else self.given


def is_own(line: str) -> bool:
    return line.startswith(f"{LEARNER} ") and not line.startswith(f"{LEARNER} *")


def read_lesson(id: str, text: str) -> Lesson:
    """Take a lesson apart, or say which line is no part of one."""
    lines = read_lines(text)
    head = dict(HEAD)
    while lines and lines[0][1].partition(" ")[0] in HEAD:
        key, _, value = lines.pop(0)[1].partition(" ")
        head[key] = value
    lesson = Lesson(id, head)
    for number, line in lines:
        take(lesson, number, line)
    return lesson


def read_lines(text: str) -> list[tuple[int, str]]:
    """The lines that say something, with their numbers."""
    lines = [(i + 1, line.strip()) for i, line in enumerate(text.split("\n"))]
    return [(i, line) for i, line in lines if line and not line.startswith("#")]


def take(lesson: Lesson, number: int, line: str) -> None:
    """One line after the head: a note, what is said to another answer, or a line of the log."""
    turn, (word, _, rest) = lesson.turns[-1], line.partition(" ")
    if word == "say":
        say, _, where = rest.partition(" ")
        how, _, at = where.partition(" ")
        if how not in ("", "at", "while"):
            raise BadLog(number, f"expected 'at' or 'while', got {how[:40]!r}")
        turn.notes.append(Note(say, at, how == "while"))
    elif word == "else":
        say, _, answer = rest.partition(" ")
        turn.others[answer] = say
    else:
        for one in each_of(word, rest):
            take_answer(lesson, number, one)


def take_answer(lesson: Lesson, number: int, line: str) -> None:
    """A line of the log; after an answer of whoever learns another turn begins."""
    read_line(line, number, lesson.seats)
    lesson.lines.append(line)
    if is_own(line):
        lesson.turns[-1].wants = line.partition(" ")[2]
        lesson.turns.append(Turn())


def each_of(seat: str, said: str) -> list[str]:
    """What a seat says may stand in one line, with `;` between, outcomes of fate with commas."""
    lines: list[str] = []
    for part in said.split("; "):
        mark = "*" if part.startswith("*") else ""
        outcomes = part[1:].split(", ") if mark else [part]
        lines += [f"{seat} {mark}{one}" for one in outcomes]
    return lines
