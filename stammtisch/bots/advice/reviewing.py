"""The review of a game: what decisions cost, what luck brought, and what made most of both.

For each seat its chance at the start, plus luck, less the cost of decisions, is how it ended.
Luck is all that happened between its decisions: fate's outcomes and the others' answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from time import process_time
from typing import Final

from stammtisch.bots.bot import Budget
from stammtisch.core import Table

from .chains import make_good
from .decisions import decisions
from .engine import engine_of
from .grading import Graded, Grading

USUAL: Final = Budget(seconds=20.0, iterations=600)
LOOKING: Final = 0.6  # of the time: the rest is for trying leaders again
PROVING: Final = 3  # times as many games
COSTLIEST: Final = 3


@dataclass(frozen=True)
class SeatReview:
    """One seat's sum: start + luck - cost = end; `costliest` are places in the list of moments."""

    seat: int
    start: float
    end: float
    luck: float
    cost: float
    decisions: int
    sound: int
    costliest: list[int]


@dataclass(frozen=True)
class Review:
    """A whole game, its decisions in the order of the log."""

    moments: list[Graded]
    seats: list[SeatReview]
    seconds: float


def review(
    table: Table,
    budget: Budget = USUAL,
    seats: Collection[int] | None = None,
    progress: Callable[[float], None] = lambda part: None,
    seed: int = 1,
    clock: Callable[[], float] = process_time,
) -> Review:
    """Grade what these seats decided, or all; the budget's iterations are games a decision."""
    begun = clock()
    asked = range(table.setup.seats) if seats is None else sorted(seats)
    work = [Grading(table.title, made, seed) for made in decisions(table, asked)]
    pace = Pace(clock, begun, budget, progress)
    progress(0.0)
    pace.share_out(work, Grading.race, LOOKING, 1)
    doubtful = [grading for grading in work if grading.is_doubtful]
    pace.share_out(doubtful, Grading.prove, 1.0, PROVING)
    moments = [grading.grade() for grading in work]
    for seat in asked:
        make_good(table, moments, seat)
    told = [sum_up(table, moments, seat) for seat in asked]
    return Review(moments, told, clock() - begun)


class Pace:
    """Time shared out among decisions; what one leaves over goes to those that follow."""

    def __init__(
        self,
        clock: Callable[[], float],
        begun: float,
        budget: Budget,
        progress: Callable[[float], None],
    ) -> None:
        self.clock: Final = clock
        self.begun: Final = begun
        self.budget: Final = budget
        self.progress: Final = progress
        self.part = 0.0  # of the time is behind us

    def share_out(
        self,
        work: list[Grading],
        act: Callable[[Grading, Callable[[int], bool]], None],
        until: float,
        times: int,
    ) -> None:
        """Act on each, by its weight, until this part of the time is over."""
        deadline, most = self.begun + until * self.budget.seconds, times * self.budget.iterations
        left, before = sum([grading.weight for grading in work]), self.part
        for done, grading in enumerate(work, 1):
            now = self.clock()
            end = now + max(deadline - now, 0.0) * grading.weight / left
            left -= grading.weight
            act(grading, lambda games, end=end: games < most and self.clock() < end)  # type: ignore[misc]  # a default cannot be inferred
            self.progress(before + (until - before) * done / len(work))
        self.part = until


def sum_up(table: Table, moments: list[Graded], seat: int) -> SeatReview:
    """A seat's sum, and what luck brought after each of its decisions."""
    own = [graded for graded in moments if graded.seat == seat]
    end = engine_of(table.title).win(table.game, seat)
    afterwards = [*[graded.before for graded in own[1:]], end]
    for graded, after in zip(own, afterwards, strict=False):
        graded.luck = after - graded.win.mean
    start = own[0].before if own else end
    costly = sorted([graded for graded in own if not graded.is_sound], key=lambda one: -one.cost)
    return SeatReview(
        seat,
        start,
        end,
        sum([graded.luck for graded in own]),
        sum([graded.cost for graded in own]),
        len(own),
        len(own) - len(costly),
        [moments.index(graded) for graded in costly[:COSTLIEST]],
    )
