"""What a table's WebSocket lets one hear; docs/reference/protocol.md explains each."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.core import Chapter, Facts, Options

OddsRule = Literal["off", "counts", "full"]
Status = Literal["open", "playing", "over", "closed"]
Level = Literal["easy", "medium", "hard"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people at a table have agreed upon."""

    odds: OddsRule = "full"
    hints: bool = False  # a teaching table: whoever is asked may ask for advice


class News(Struct):
    """An event as one viewer hears it."""

    name: str
    facts: Facts


class Moment(Struct):
    """A moment in the log of one viewer."""

    moment: int
    by: int | None
    undone: int | None
    news: list[News]


class Choice(Struct):
    """One legal answer."""

    text: str
    verb: str
    facts: Facts
    rule: str


class Question(Struct):
    """An open question with all its answers."""

    step: str
    about: Facts
    options: list[Choice]


class Waiting(Struct):
    """Somebody is asked something; `step` is empty unless it is the viewer."""

    seat: int
    step: str


class Result(Struct):
    """How it ended."""

    scores: list[int]
    winners: list[int]


class Coached(Struct):
    """How far a lesson has come: answers behind, and the one that left its path, if one has."""

    step: int
    strayed: str | None


class Advised(Struct):
    """One answer with its chance to win, from 0 to 1, its points, and what most likely follows."""

    choice: Choice
    win: float
    win_error: float
    points: float
    points_error: float
    rank: int
    tied: bool
    line: list[Choice]


class Why(Struct):
    """A reason: the game's message `why-<id>` and its facts."""

    id: str
    facts: dict[str, float | str]


class Solved(Struct):
    """What was answered to a puzzle, and what its answers are worth; the best comes first."""

    chosen: str
    options: list[Advised]
    why: Why | None


class Puzzle(Struct):
    """The puzzle that a table begins with; what it comes to is told once it was answered."""

    level: Level
    solved: Solved | None


class Frame(Struct, tag_field="type", tag="frame"):
    """All that one viewer sees now."""

    seat: int | None
    moment: int
    by: int | None
    undone: int | None
    at: int
    fresh: bool
    view: dict[str, Any]
    question: Question | None
    news: list[News]
    waiting: list[Waiting]
    scores: list[int | None] | None
    clock: dict[str, int]
    undo: bool
    odds: dict[str, Any] | None
    result: Result | None
    lesson: Coached | None
    puzzle: Puzzle | None
    words: list[Chapter] | None


class History(Struct, rename={"since": "from"}, tag_field="type", tag="history"):
    """What one viewer has heard so far."""

    seat: int | None
    since: int
    moments: list[Moment]


class Seat(Struct):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    online: bool
    away: bool
    host: bool


class TableInfo(Struct, tag_field="type", tag="table"):
    """A table as one player sees it from outside."""

    id: str
    code: str | None
    game: str
    options: Options
    own_pack: bool
    rules: Rules
    status: Status
    notice: str | None
    commitment: str
    unsealed: bool
    seats: list[Seat]
    yours: list[int]
    host: bool
    spectators: int
    rematch: str | None
    played_on: bool
    lesson: str | None


class Taken(Struct, tag_field="type", tag="taken"):
    """The answer is on disk."""

    at: int


class Refusal(Struct, tag_field="type", tag="refused"):
    """The message changed nothing."""

    code: str
    detail: str
    at: int | None


class Link(Struct, tag_field="type", tag="link"):
    """A one-time ticket that moves seats to another device."""

    ticket: str
    path: str
    seconds: int


class Reported(Struct, tag_field="type", tag="reported"):
    """A report is kept under this id."""

    id: str


class Advice(Struct, tag_field="type", tag="advice"):
    """What imagined games say about the question that `at` names; the best answer comes first."""

    at: int
    verdict: Literal["only", "equal", "slightly", "better", "clearly"]
    options: list[Advised]
    why: Why | None
    games: int


class Verified(Struct, tag_field="type", tag="verified"):
    """Whether the revealed seed gives every outcome of the log."""

    proved: bool
    outcomes: int
    commitment: str
    seed: str
    detail: str


class Pong(Struct, tag_field="type", tag="pong"):
    """Still here."""


Heard = Frame | History | TableInfo | Taken | Refusal | Link | Reported | Advice | Verified | Pong
