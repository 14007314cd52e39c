"""What can go wrong at the edge of a table, in one short tree.

StammtischError
├── UnknownGame         no title of that name
├── BadOption           an option, a seat count or a value the title does not take
├── BadPack             a figure of a pack that is missing, unknown or out of range
├── BadPosition         a position's text that its game cannot read
├── BadNet              learned weights that do not fit the game
├── BadAnswer           an answer that the table refuses; the table is unchanged
│   ├── IllegalChoice   not among the options of the open question
│   ├── StaleAnswer     meant for a question that is no longer open
│   ├── NotYourTurn     the seat has no open question
│   └── CannotUndo      what followed the answer cannot be taken back
└── BadLog              a log that cannot be read or does not fit the rules
    ├── WrongVersion    recorded under another version of the rules
    └── ForgedLog       an outcome that the revealed seed does not give
"""

from __future__ import annotations


class StammtischError(Exception):
    """Any mistake that the caller can put right; its text is one line."""


class UnknownGame(StammtischError):
    """No title has that id."""


class BadOption(StammtischError):
    """A title refuses an option, its value or the number of seats."""


class BadPack(StammtischError):
    """A pack holds a figure that does not fit, named by source and key."""

    def __init__(self, source: str, key: str, expected: str) -> None:
        super().__init__(f"{source}: {key}: expected {expected}")
        self.source = source
        self.key = key
        self.expected = expected


class BadPosition(StammtischError):
    """A word of a position that its game does not know or cannot lay out."""


class BadNet(StammtischError):
    """Learned weights of another size, of other features or of other rules."""


class BadAnswer(StammtischError):
    """The table refuses an answer and is unchanged."""


class IllegalChoice(BadAnswer):
    """The answer is not among the options."""


class StaleAnswer(BadAnswer):
    """The answer was meant for an earlier question."""


class NotYourTurn(BadAnswer):
    """The seat is asked nothing now."""


class CannotUndo(BadAnswer):
    """Fate, another seat's answer or a changed view came after it."""


class BadLog(StammtischError):
    """A log that cannot be read; `line` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"log line {line}: {problem}")
        self.line = line
        self.problem = problem


class WrongVersion(BadLog):
    """The log was recorded under another version of the rules."""


class ForgedLog(BadLog):
    """The revealed seed does not give the recorded outcome."""
