"""What is said over HTTP of house, people and tables; docs/reference/protocol.md explains each."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .heard import Result, Rules, Status
from .said import SeatKind

Value = int | str | bool


class Problem(Struct):
    """Why nothing was done."""

    code: str
    detail: str


class ProblemBody(Struct):
    """The body of every error."""

    error: Problem


class Health(Struct):
    """That the server is up, whether it can write, and how busy it is."""

    status: Literal["ok", "failing"]
    version: str
    compiled: bool
    tables: int
    connections: int


class OptionNeed(Struct):
    """The value of another option without which an option changes nothing."""

    key: str
    value: Value


class GameOption(Struct):
    """What may be varied in a game."""

    key: str
    kind: Literal["flag", "choice", "whole"]
    default: Value
    values: list[Value]
    low: int
    high: int
    ruling: bool
    seldom: bool
    when: OptionNeed | None


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    names: dict[str, str]
    taglines: dict[str, str]
    languages: list[str]
    seats: tuple[int, int]
    minutes: int
    tutorial: bool
    rules: int
    odds: bool
    options: list[GameOption]
    lessons: list[str]
    puzzles: bool
    figures: tuple[int, int]  # printed ones, stand-ins


class Games(Struct):
    """All games, and the bots by strength."""

    games: list[GameInfo]
    bots: list[str]


class MyTable(Struct):
    """A table of mine on the front page."""

    id: str
    game: str
    status: Status
    names: list[str]
    yours: list[int]
    waiting: list[int]
    your_turn: bool
    touched: int
    result: Result | None


class Me(Struct):
    """Who I am, and where I sit."""

    name: str
    language: str | None
    tables: list[MyTable]


class MeChange(Struct, forbid_unknown_fields=True):
    """Another name or language."""

    name: str | None = None
    language: str | None = None


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit there."""

    kind: SeatKind
    level: str | None = None
    name: str = ""


class PlayOn(Struct, forbid_unknown_fields=True):
    """Begin where an ended game stood after a moment, as a seat numbers it, with new luck."""

    table: str
    moment: int
    seat: int | None = None


class Learn(Struct, forbid_unknown_fields=True):
    """Sit down to a lesson, with so many of its answers behind."""

    id: str
    step: int = 0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made."""

    game: str
    seats: list[SeatWish] = []
    options: dict[str, Value] = {}
    pack: str | None = None
    rules: Rules = Rules()
    seed: str | None = None
    play_on: PlayOn | None = None
    lesson: Learn | None = None


class Join(Struct, forbid_unknown_fields=True):
    """Take a seat, or move seats here by a ticket."""

    seat: int | None = None
    nonce: str = ""
    ticket: str | None = None


class CodeFound(Struct):
    """The table behind a join code."""

    table: str
