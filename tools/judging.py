"""Games to be judged, and a longer look at each decision than any review takes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from time import process_time
from typing import Final

from stammtisch.bots import Budget, contender, imagining
from stammtisch.bots.advice.decisions import Decision, decision
from stammtisch.bots.advice.engine import engine_of
from stammtisch.bots.advice.sample import Estimate, lead
from stammtisch.bots.advice.weighing import Weighing
from stammtisch.core import Choice, Question, Rng, Table, Title
from stammtisch.core.log import Record
from stammtisch.core.replay import carry_out, open_table, rebuild

ME: Final = 0
BLUNDER: Final = 0.2  # of win chance
BLUNDERS: Final = 3  # are planted in a game, if there are so many to be had
USUAL: Final = Budget(seconds=20.0, iterations=600)
TRIED: Final = 60  # games by which a blunder is looked for; then it is proved


@dataclass(frozen=True)
class Place:
    """How many sit at the table, and what they have agreed on."""

    seats: int
    options: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Wanted:
    """How much is measured, and by which clock."""

    games: int = 8
    sample: int = 20  # decisions of a game that are looked at for long
    look: float = 4.0  # seconds of a long look
    seed: int = 100  # of the first game
    budget: Budget = USUAL
    clock: Callable[[], float] = process_time


def weighing(known: Title, made: Decision, choices: list[Choice], seed: int) -> Weighing:
    """These answers, each to be played to the end of the game."""
    imagine, engine = imagining(known, made.game, made.seat), engine_of(known)
    return Weighing(engine, made.seat, choices, imagine, Rng(seed), made.chosen)


def table_at(table: Table, line: int) -> Table:
    """The table as it stood before a line of its log."""
    again = rebuild(table.title, Record(table.head, [], None), None)
    for number, said in enumerate(table.lines[:line], 1):
        carry_out(again, number, said)
    return again


def long_look(table: Table, choice: Choice, wanted: Wanted, seed: int) -> float:
    """The chance of one answer of the first seat, as advice would tell it after so long."""
    known = table.title
    look = Weighing(engine_of(known), ME, [choice], imagining(known, table.game, ME), Rng(seed))
    end = wanted.clock() + wanted.look
    while wanted.clock() < end:
        look.try_out()
    return look.answers[0].win.mean


def truth(known: Title, made: Decision, wanted: Wanted, seed: int) -> Estimate:
    """How far the best answer is ahead of the chosen one, on games that did not choose the best."""
    first = weighing(known, made, made.choices, seed)
    half = wanted.clock() + wanted.look / 2
    first.race(lambda: wanted.clock() < half)
    if first.leader.choice is made.chosen:
        return Estimate(0.0, 0.0)
    proof = weighing(known, made, [first.leader.choice, made.chosen], seed + 1)
    end = wanted.clock() + wanted.look / 2
    proof.race(lambda: wanted.clock() < end)
    return lead(proof.answer(first.leader.choice).wins, proof.answer(made.chosen).wins)


def blunder(known: Title, table: Table, question: Question, seed: int) -> Choice | None:
    """An answer that surely loses as much as a blunder, if there is one."""
    step = table.game.question(ME)
    assert step is not None
    made = decision(table, 0, step, question.choices[0])
    if made is None:
        return None
    look = weighing(known, made, made.choices, seed)
    for _ in range(TRIED):
        look.try_out()
    best, worst = look.leader, min(look.answers, key=lambda one: one.mean)
    if best.mean - worst.mean < BLUNDER:
        return None
    proof = weighing(known, made, [best.choice, worst.choice], seed + 1)
    for _ in range(4 * TRIED):
        proof.try_out()
    behind = lead(proof.answer(best.choice).wins, proof.answer(worst.choice).wins)
    return worst.choice if behind.mean - behind.error / 2 > BLUNDER else None


def game_of(
    known: Title, at: Place, levels: list[str], seed: int, most: int
) -> tuple[Table, list[int]]:
    """A whole game in which the first seat blunders so often on purpose, and the lines of that."""
    table, planted = open_table(known, at.seats, seed, at.options), list[int]()
    rng, last = Rng(seed), len(levels) - 1
    bots = [contender(levels[min(seat, last)], known) for seat in range(at.seats)]
    while not table.over:
        seat, question = next(iter(table.open.items()))
        looks = seat == ME and len(planted) < most and len(question.choices) > 1
        line = len(table.lines)
        said = blunder(known, table, question, seed) if looks and rng.below(6) == 0 else None
        planting = said is not None
        if said is None:
            imagine, bot = imagining(known, table.game, seat), bots[seat]
            said = bot.bot.choose(lambda: table.view(seat), question, imagine, rng, bot.budget)  # noqa: B023 - asked at once
        table.answer(seat, said.text)
        if planting and not is_asked_on(table, line):
            planted.append(line)
    return table, planted


def is_asked_on(table: Table, line: int) -> bool:
    """Whether the first seat is asked again at once: its next answer may still make all good."""
    return ME in table.open and len(table.lines) == line + 1
