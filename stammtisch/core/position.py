"""A position as text: clauses, written by hand. Each game's `position.py` lays them out.

round 3; 0: bag white-1x4 orange-1; rubies 2; 1: points 12

A clause speaks of everybody until one begins with a seat, and then of that seat until the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .errors import BadPosition
from .step import NOBODY


class Clause:
    """What is said of a seat, or of all: a word, and what follows it."""

    def __init__(self, line: int, seat: int, word: str, rest: list[str]) -> None:
        self.line: Final = line
        self.seat: Final = seat  # NOBODY: of everybody, or of the table
        self.word: Final = word
        self.rest: Final = rest

    def seats(self, count: int) -> list[int]:
        """Of whom it speaks."""
        return [self.seat] if self.seat != NOBODY else [*range(count)]

    def whole(self, low: int, high: int) -> int:
        """The one number that follows."""
        text = " ".join(self.rest)
        if not text.removeprefix("-").isdecimal() or not low <= int(text) <= high:
            raise self.wrong(text, f"a number from {low} to {high}")
        return int(text)

    def things(self, names: Sequence[str]) -> list[int]:
        """The things that follow, by their numbers: `white-1x4` is four of a kind."""
        found: list[int] = []
        for text in self.rest:
            name, _, times = text.rpartition("x")
            many = name in names and times.isdecimal() and len(times) < 3
            if not many and text not in names:
                raise self.wrong(text, f"one of {', '.join(names)}")
            found += [names.index(name)] * int(times) if many else [names.index(text)]
        return found

    def one_of(self, names: Sequence[str]) -> int:
        """The one thing that follows, by its number."""
        text = " ".join(self.rest)
        if text not in names:
            raise self.wrong(text, f"one of {', '.join(names)}")
        return names.index(text)

    def unknown(self, words: Sequence[str]) -> BadPosition:
        """The game has no clause that begins so."""
        return self.wrong(self.word, f"one of {', '.join(words)}")

    def wrong(self, text: str, expected: str) -> BadPosition:
        found = repr(text[:40]) if text else "nothing"
        at = f"line {self.line}, {self.word[:40]!r}"
        return BadPosition(f"position {at}: expected {expected}, got {found}")


def read_clauses(text: str, seats: int) -> list[Clause]:
    """The clauses of a text, line by line."""
    found: list[Clause] = []
    seat = NOBODY
    for number, line in enumerate(text.split("\n")):
        for part in line.split(";"):
            words = part.split()
            if words and words[0].endswith(":"):
                seat = read_seat(words.pop(0), number + 1, seats)
            if words:
                found.append(Clause(number + 1, seat, words[0], words[1:]))
    return found


def read_seat(word: str, line: int, seats: int) -> int:
    names = [f"{seat}:" for seat in range(seats)]
    if word not in names:
        raise Clause(line, NOBODY, word, []).unknown(names)
    return names.index(word)
