"""A game looked back upon, over HTTP: its moments again, its best rounds, its review."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stammtisch.bots.advice import SeatReview
from stammtisch.core import Chapter, Facts

from .heard import Advised, Choice, News, Waiting, Why


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
