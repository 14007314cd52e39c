"""Games to be judged, and a longer look at each decision than any review takes."""

from __future__ import annotations

from time import process_time
from typing import Final

from stammtisch.bots import contender, imagining
from stammtisch.bots.advice.decisions import Decision, decision
from stammtisch.bots.advice.engine import engine_of
from stammtisch.bots.advice.sample import Estimate, lead
from stammtisch.bots.advice.weighing import Weighing
from stammtisch.core import Choice, Question, Rng, Table, Title
from stammtisch.core.log import Record
from stammtisch.core.replay import carry_out, open_table, rebuild

ME: Final = 0
BLUNDER: Final = 0.2  # of win chance
TRIED: Final = 60  # games by which a blunder is looked for; then it is proved


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


def long_look(table: Table, choice: Choice, seconds: float, seed: int) -> float:
    """The chance of one answer of the first seat, as advice would tell it after so long."""
    known = table.title
    look = Weighing(engine_of(known), ME, [choice], imagining(known, table.game, ME), Rng(seed))
    end = process_time() + seconds
    while process_time() < end:
        look.try_out()
    return look.answers[0].win.mean


def truth(known: Title, made: Decision, seconds: float, seed: int) -> Estimate:
    """How far the best answer is ahead of the chosen one, on games that did not choose the best."""
    first = weighing(known, made, made.choices, seed)
    end = process_time() + seconds / 2
    first.race(lambda: process_time() < end)
    if first.leader.choice is made.chosen:
        return Estimate(0.0, 0.0)
    proof = weighing(known, made, [first.leader.choice, made.chosen], seed + 1)
    end = process_time() + seconds / 2
    proof.race(lambda: process_time() < end)
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
    known: Title, seats: int, levels: list[str], seed: int, most: int
) -> tuple[Table, list[int]]:
    """A whole game in which the first seat blunders so often on purpose, and the lines of that."""
    table, rng, planted = open_table(known, seats, seed), Rng(seed), list[int]()
    bots = [contender(levels[min(seat, len(levels) - 1)], known) for seat in range(seats)]
    while not table.over:
        seat, question = next(iter(table.open.items()))
        looks = seat == ME and len(planted) < most and len(question.choices) > 1
        said = blunder(known, table, question, seed) if looks and rng.below(6) == 0 else None
        if said is not None:
            planted.append(len(table.lines))
        else:
            imagine, bot = imagining(known, table.game, seat), bots[seat]
            said = bot.bot.choose(lambda: table.view(seat), question, imagine, rng, bot.budget)  # noqa: B023 - asked at once
        table.answer(seat, said.text)
    return table, planted
