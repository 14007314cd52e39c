"""What is said over HTTP; docs/reference/protocol.md explains each."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from stammtisch.bots.advice import SeatReview
from stammtisch.core import Chapter, Facts

from .heard import Advised, Choice, Level, News, Result, Rules, Status, Waiting, Why
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


class LessonNote(Struct):
    """A message of the lesson, and what it points at; `stays` while that lies there."""

    say: str
    at: str
    stays: bool


class LessonTurn(Struct):
    """What is said before an answer, the one that is shown, and what is said to others."""

    notes: list[LessonNote]
    wants: str
    others: dict[str, str]


class ShownEvent(Struct):
    """An event that a try is there to show: its name, and the facts that count, as text."""

    name: str
    facts: dict[str, str]


class TryInfo(Struct):
    """The rule that is tried, the game's message about it, turns behind, and what will be seen."""

    rule: str
    about: str
    first: int
    shows: list[ShownEvent]
    options: dict[str, Value]


class LessonInfo(Struct):
    """A lesson, turn by turn; the last turn ends it. A try is a short one, about one rule."""

    id: str
    turns: list[LessonTurn]
    tries: TryInfo | None


class Lessons(Struct):
    """All lessons and tries of a game, and their words in one language, as Fluent."""

    lessons: list[LessonInfo]
    texts: str


class PuzzleInfo(Struct):
    """A puzzle: nothing of its position, and nothing of its answer."""

    id: str
    level: Level


class Puzzles(Struct):
    """All puzzles of a game, in the order in which days take them."""

    puzzles: list[PuzzleInfo]


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


class ReplayMoment(Struct):
    """A moment as one viewer saw it."""

    moment: int
    by: int | None
    undone: int | None
    view: dict[str, Any]
    waiting: list[Waiting]
    news: list[News]
    odds: dict[str, Any] | None
    scores: list[int | None] | None
    words: list[Chapter] | None


class Replay(Struct):
    """Some moments through one viewer's eyes, and those at which a round begins."""

    seat: int | None
    last: int
    rounds: list[int]
    moments: list[ReplayMoment]


class Highlight(Struct):
    """A seat's best round: what it brought in all, and the moment that brought most of it."""

    seat: int
    round: int
    points: int
    moment: int
    news: list[News]


class Chronicle(Struct):
    """A game in retrospect: by round everybody's points at its end, and the best rounds."""

    rounds: list[list[int]]
    highlights: list[Highlight]


class ReviewMoment(Struct):
    """A decision, graded before its luck; `moment` is the one it was made at, as its seat counts.

    `before` is the chance to win with the best answer, `cost` what was lost of it, `luck` what
    happened until the seat's next decision; `options` are told where it cost anything."""

    moment: int
    seat: int
    round: int
    step: str
    about: Facts
    before: float
    cost: float
    cost_error: float
    points_cost: float
    luck: float
    chosen: Choice
    best: Choice
    options: list[Advised]
    why: Why | None


class GameReview(Struct):
    """All decisions of the people at a table, or of everybody; start + luck - cost = end."""

    seats: list[SeatReview]
    moments: list[ReviewMoment]


class ReviewState(Struct):
    """How far the review has come, from 0 to 1, and what came out."""

    progress: float
    review: GameReview | None
