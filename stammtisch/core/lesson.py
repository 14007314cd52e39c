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


class Lesson:
    """A path through a real game: its log, and a turn for each answer of whoever learns."""

    def __init__(self, id: str, head: dict[str, str]) -> None:
        self.id: Final = id
        self.seats: Final = whole(head, "seats")
        self.options: Final[Options] = json_of(head, "options", dict)
        self.position: Final = head["position"]
        self.lines: Final[list[str]] = []
        self.turns: Final[list[Turn]] = [Turn()]

    def start(self, step: int) -> Start:
        """Where its table begins: at the first turn, or with so many answers behind."""
        place = self._place(step)
        return Start(self.position, self.lines[:place], self.lines[place:], lesson=self.id)

    def _place(self, step: int) -> int:
        """How many lines come before an answer of whoever learns; none before the first."""
        own = [i for i, line in enumerate(self.lines) if is_own(line)]
        if not 0 <= step < len(own):
            raise BadLog(1, f"lesson {self.id} has no step {step}")
        return own[step] if step else 0


def is_own(line: str) -> bool:
    return line.startswith(f"{LEARNER} ") and not line.startswith(f"{LEARNER} *")


def read_lesson(id: str, text: str) -> Lesson:
    """Take a lesson apart, or say which line is no part of one."""
    lines = [(i + 1, line.strip()) for i, line in enumerate(text.split("\n"))]
    lines = [(i, line) for i, line in lines if line and not line.startswith("#")]
    head = dict(HEAD)
    while lines and lines[0][1].partition(" ")[0] in HEAD:
        key, _, value = lines.pop(0)[1].partition(" ")
        head[key] = value
    lesson = Lesson(id, head)
    for number, line in lines:
        take(lesson, number, line)
    return lesson


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
        lines = [line] if not rest.startswith("*") else each_of(word, rest[1:])
        for one in lines:
            read_line(one, number, lesson.seats)
        lesson.lines.extend(lines)
        if is_own(line):
            turn.wants = line.partition(" ")[2]
            lesson.turns.append(Turn())


def each_of(seat: str, outcomes: str) -> list[str]:
    """Outcomes of fate may stand in one line, with commas between them."""
    return [f"{seat} *{outcome}" for outcome in outcomes.split(", ")]
