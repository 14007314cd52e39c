"""Advice on an open question: every answer with its chance to win, best first."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import hypot
from time import perf_counter
from typing import Final, Literal

from stammtisch.bots.runner import imagining
from stammtisch.core import Choice, Reason, Rng, Table
from stammtisch.core.errors import NotYourTurn

from .engine import Engine, engine_of
from .line import main_line
from .reasoning import reason_for
from .sample import Estimate, lead
from .weighing import Weighed, Weighing

Verdict = Literal["only", "equal", "slightly", "better", "clearly"]
CLEARLY: Final = 0.1  # of win chance
RACING: Final = 0.7  # of the time; then what dropped out and is told of catches up
RESERVE: Final = 0.85  # of the time: the rest is for the main lines
LINES: Final = 5  # answers whose main line is told


@dataclass(frozen=True)
class Advised:
    """One answer: its chance, its points, its rank, and whether others share that rank."""

    choice: Choice
    win: Estimate
    points: Estimate
    rank: int
    tied: bool
    line: list[Choice] = field(default_factory=list)


@dataclass(frozen=True)
class Advice:
    """All answers, best first; `verdict` says how the best compares with those not tied with it."""

    seat: int
    options: list[Advised]
    verdict: Verdict
    why: Reason | None
    games: int
    seconds: float


def advise(
    table: Table,
    seat: int,
    seconds: float = 1.0,
    seed: int = 1,
    clock: Callable[[], float] = perf_counter,
) -> Advice:
    """Weigh the answers to a seat's open question, by what this seat knows and no more."""
    question = table.open.get(seat)
    if question is None:
        raise NotYourTurn(f"seat {seat} is asked nothing now")
    begun, engine, rng = clock(), engine_of(table.title), Rng(seed)
    imagine = imagining(table.title, table.game, seat)
    weighing = Weighing(engine, seat, question.choices, imagine, rng)
    if len(question.choices) > 1:
        weighing.race(lambda: clock() - begun < RACING * seconds)
        told_of = [option.choice for option in ranked(weighing)[:LINES]]
        weighing.catch_up(told_of, lambda: clock() - begun < RESERVE * seconds)
    else:
        weighing.try_out()
    options = ranked(weighing)
    why = reason(weighing, options)
    told = [with_line(engine, weighing, option) for option in options[:LINES]]
    spent = clock() - begun
    verdict = verdict_of(weighing, options)
    return Advice(seat, told + options[LINES:], verdict, why, weighing.games, spent)


def ranked(weighing: Weighing) -> list[Advised]:
    """Best first; what cannot be told apart from the best of its group shares its rank."""
    leader, top = weighing.leader, weighing.best()
    wins = {one.choice: adjusted(leader, top, one) for one in weighing.answers}
    order = sorted(weighing.answers, key=lambda one: -wins[one.choice].mean)
    order.remove(leader)
    groups: list[list[Weighed]] = []
    for one in [leader, *order]:
        if groups and not lead(groups[-1][0].wins, one.wins).is_above(0.0):
            groups[-1].append(one)
        else:
            groups.append([one])
    options, rank = list[Advised](), 1
    for group in groups:
        tied = len(group) > 1
        options += [Advised(o.choice, wins[o.choice], o.score, rank, tied) for o in group]
        rank += len(group)
    return options


def adjusted(leader: Weighed, top: Estimate, one: Weighed) -> Estimate:
    """An answer that dropped out early is judged by how far it was behind the leader."""
    if one is leader:
        return top
    if len(one.wins) == len(leader.wins):
        return one.win
    behind = lead(leader.wins, one.wins)
    mean = min(max(top.mean - behind.mean, 0.0), 1.0)
    return Estimate(mean, hypot(top.error, behind.error))


def verdict_of(weighing: Weighing, options: list[Advised]) -> Verdict:
    """How the best answer compares with the best of those that do not share its rank."""
    others = [option for option in options if option.rank > 1]
    if not others:
        return "only" if len(options) == 1 else "equal"
    best, other = weighing.answer(options[0].choice), weighing.answer(others[0].choice)
    ahead = lead(best.wins, other.wins)
    if ahead.mean > CLEARLY:
        return "clearly"
    return "better" if ahead.mean > 2 * ahead.error else "slightly"


def reason(weighing: Weighing, options: list[Advised]) -> Reason | None:
    """Why the best is better than the next that is not tied with it, else than the next."""
    others = [option for option in options[1:] if option.rank > 1] or options[1:]
    if not others:
        return None
    return reason_for(weighing, options[0].choice, others[0].choice)


def with_line(engine: Engine, weighing: Weighing, option: Advised) -> Advised:
    line = main_line(engine, weighing.seat, option.choice, weighing.imagine, weighing.rng)
    return Advised(option.choice, option.win, option.points, option.rank, option.tied, line)
