"""The review of a game: decisions before their luck, luck apart, and both add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from stammtisch import new_table
from stammtisch.bots import Budget, contender, imagining
from stammtisch.bots.advice import review
from stammtisch.bots.advice.chains import is_undisturbed
from stammtisch.bots.advice.decisions import decisions
from stammtisch.core import Rng, Table, Title
from stammtisch.core.replay import open_table
from stammtisch.games import title
from tests.contract.play import cases, name
from tests.toys import sealed

QUICK = Budget(iterations=8)


def played(known: Title, seats: int, level: str, seed: int, most: int = 9999) -> Table:
    """A game of bots at a real table, or the beginning of one."""
    table = open_table(known, seats, seed)
    bot, rng = contender(level, table.title), Rng(seed)
    while not table.over and len(table.lines) < most:
        seat, question = next(iter(table.open.items()))
        imagine = imagining(table.title, table.game, seat)
        said = bot.bot.choose(lambda: table.view(seat), question, imagine, rng, bot.budget)  # noqa: B023 - asked at once
        table.answer(seat, said.text)
    return table


@pytest.mark.parametrize(
    ("known", "seats"), [case for case in cases() if case[1] == case[0].seats[0]], ids=name
)
def test_start_plus_luck_less_cost_is_the_end(known: Title, seats: int) -> None:
    table = played(known, seats, "random", 3, most=90)
    found = review(table, QUICK, seats=[seats - 1])
    assert found.moments
    for told in found.seats:
        assert told.start + told.luck - told.cost == pytest.approx(told.end)
        assert not table.over or told.end == table.game.share_of_victory(told.seat)
        own = [graded for graded in found.moments if graded.seat == told.seat]
        assert told.sound == len([graded for graded in own if graded.is_sound])


def test_the_same_games_give_the_same_review() -> None:
    table = played(title("pig"), 2, "random", 5)
    first, second = (review(table, Budget(iterations=16)) for _ in range(2))
    assert first.moments == second.moments


def test_the_costliest_decisions_come_first() -> None:
    found = review(played(title("pig"), 2, "random", 11), Budget(iterations=64))
    costs = [[found.moments[place].cost for place in seat.costliest] for seat in found.seats]
    assert all(cost == sorted(cost, reverse=True) and len(cost) <= 3 for cost in costs)
    assert any(costs)
    assert all(cost >= 0.02 for each in costs for cost in each)


def test_rolling_on_with_enough_to_win_is_found() -> None:
    table = new_table("pig", 2, seed=11, options={"target": 20})
    while not table.over and len(table.lines) < 300:
        seat, question = next(iter(table.open.items()))
        enough = table.game.scores()[seat] + table.game.turn >= 24  # type: ignore[attr-defined]  # of Pig
        table.answer(seat, "hold" if enough and "hold" in question.options else "roll")
    worst = max(review(table, Budget(iterations=64)).moments, key=lambda graded: graded.cost)
    assert (worst.chosen.text, worst.best.text) == ("roll", "hold")


def test_what_was_taken_back_is_no_decision() -> None:
    table = open_table(sealed.TITLE, 2, seed=1)
    table.answer(0, "bid 3")
    assert [made.chosen.text for made in decisions(table, [0, 1])] == ["bid 3"]
    table.undo(0)
    assert decisions(table, [0, 1]) == []


def test_progress_rises_to_the_end() -> None:
    parts: list[float] = []
    review(played(title("pig"), 2, "random", 5), QUICK, progress=parts.append)
    assert parts == sorted(parts)
    assert parts[-1] <= 1


def test_what_the_next_answer_makes_good_has_cost_nothing() -> None:
    table = played(title("pig"), 2, "random", 11)
    worst = max(review(table, Budget(iterations=64)).moments, key=lambda graded: graded.cost)
    before, chosen = worst.before, worst.chosen
    worst.make_good(worst.win.mean - 0.1)
    assert worst.before == before
    worst.make_good(before - 0.03)
    assert worst.cost == pytest.approx(0.03)
    worst.make_good(before - 0.01)
    assert (worst.is_sound, worst.best, worst.why) == (True, chosen, None)


def test_between_answers_without_luck_nobody_is_lucky() -> None:
    table = played(title("tiefenthal"), 2, "thrifty", 3, most=150)
    own = review(table, QUICK, seats=[0]).moments
    chains = [(a, b) for a, b in pairwise(own) if is_undisturbed(table, a.line, b.line)]
    assert chains
    assert all(graded.luck <= 1e-9 for graded, _ in chains)
