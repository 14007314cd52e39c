"""What is asked of a thinking process, and what it answers: one line of JSON each."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Raw, Struct

READY: Final = b"ready\n"  # a process says this first
Value = int | str | bool


class LoggedGame(Struct):
    """A game as its log tells it; `moments` are those from `begin` on."""

    table: str
    head: str
    begin: int
    moments: list[list[str]]


class Choose(Struct, tag="choose"):
    """Think for a seat, no longer than so many seconds."""

    game: LoggedGame
    seat: int
    level: str
    seed: int
    seconds: float = 1.0


class WorkOut(Struct, tag="odds"):
    """What these seats could work out."""

    game: LoggedGame
    seats: list[int]


class ShowAgain(Struct, tag="replay"):
    """Some moments through a viewer's eyes."""

    game: LoggedGame
    seat: int | None
    first: int
    last: int
    odds: bool
    words: bool


class LookBack(Struct, tag="chronicle"):
    """A game that is over, in retrospect."""

    game: LoggedGame
    seat: int | None


class Advise(Struct, tag="advise"):
    """Advice for a seat."""

    game: LoggedGame
    seat: int
    seconds: float
    seed: int


class GradeAll(Struct, tag="review"):
    """A game that is over, graded; it tells how far it has come."""

    game: LoggedGame
    seats: list[int]


class Prove(Struct, tag="prove"):
    """Whether the seed gives every outcome."""

    game: LoggedGame
    seed: str


class Agree(Struct, tag="agree"):
    """Try out the set-up of a new table."""

    title: str
    seats: int
    options: dict[str, Value]
    pack: str | None


Task = Choose | WorkOut | ShowAgain | LookBack | Prove | Advise | GradeAll
"""Tasks about a game in play."""


class Thought(Struct):
    """What came out, or why nothing did; `unknown` asks for the whole log."""

    found: Raw = Raw(b"null")
    unknown: bool = False
    error: str = ""
    code: str = ""  # of a refusal, as clients hear it
    progress: float | None = None  # this is no answer yet: so much of it is done


class Agreement(Struct):
    """All options, and the differences from the shipped pack."""

    options: dict[str, Value]
    pack: dict[str, Any] | None
