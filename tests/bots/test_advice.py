"""Advice: every answer with its chance, best first, from what the seat may know."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random

import pytest

from stammtisch import new_table
from stammtisch.bots import imagining
from stammtisch.bots.advice import advise
from stammtisch.bots.advice.engine import engine_of
from stammtisch.bots.advice.sample import Estimate, amount, lead, optimism, share
from stammtisch.bots.advice.weighing import Weighing
from stammtisch.core import Rng, Table, Title
from stammtisch.core.errors import NotYourTurn
from stammtisch.core.replay import open_table
from stammtisch.games import title
from tests.contract.play import cases, name


def at_pig(points: int, turn: int, rival: int = 0) -> Table:
    """Pig in front of seat 0, with points to keep and points at stake."""
    table = new_table("pig", 2, seed=1)
    table.game.points[:] = [points, rival]  # type: ignore[attr-defined]  # of Pig
    table.game.turn = turn  # type: ignore[attr-defined]  # of Pig
    return table


def ticking() -> Callable[[], float]:
    """A clock on which every look takes a millisecond: as many games on any machine."""
    return partial(next, count(0.0, 0.001))


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_every_open_option_is_ranked_once(known: Title, seats: int) -> None:
    table = open_table(known, seats, 4)
    seat = table.awaited[0]
    advice = advise(table, seat, seconds=0.05)
    assert {option.choice.text for option in advice.options} == {*table.open[seat].options}
    assert [option.rank for option in advice.options] == sorted(
        option.rank for option in advice.options
    )
    assert all(0 <= option.win.mean <= 1 and option.win.error > 0 for option in advice.options)


def test_who_can_win_by_holding_is_told_to_hold() -> None:
    advice = advise(at_pig(points=85, turn=20, rival=95), 0, seconds=0.3, clock=ticking())
    best = advice.options[0]
    assert (best.choice.text, best.rank) == ("hold", 1)
    assert best.win.mean == 1


def test_options_within_the_error_are_called_equal() -> None:
    advice = advise(at_pig(points=0, turn=18), 0, seconds=0.1, clock=ticking())
    assert advice.verdict == "equal"
    assert [option.rank for option in advice.options] == [1, 1]
    assert all(option.tied for option in advice.options)


def test_what_a_seat_cannot_know_does_not_change_its_advice() -> None:
    table = new_table("polterfass", 3, seed=2)
    seat = table.awaited[0]
    known = title("polterfass")
    before = table.log
    first = advise(table, seat, seconds=0.02, clock=ticking())
    table.game = known.imagine(table.game, seat, Rng(9), None)
    second = advise(table, seat, seconds=0.02, clock=ticking())
    assert table.log == before
    assert first.options == second.options


def test_who_is_asked_nothing_gets_no_advice() -> None:
    with pytest.raises(NotYourTurn):
        advise(new_table("pig", 2, seed=1), 1)


def test_few_games_prove_little() -> None:
    assert share([1.0] * 4).error > 0.3
    assert not lead([1.0, 1.0], [0.0, 0.0]).is_above(0.0)
    assert lead([1.0] * 30, [0.0] * 30).is_above(0.0)
    assert amount([3.0, 5.0]).mean == 4


def test_the_best_of_many_looks_better_than_it_is() -> None:
    assert optimism([]) == 0
    assert optimism([Estimate(0.0, 0.0)]) == 0
    assert optimism([Estimate(0.3, 0.1)]) < 0.0001
    assert optimism([Estimate(0.0, 0.1)] * 3) == pytest.approx(3 * optimism([Estimate(0.0, 0.1)]))


def test_the_error_of_the_best_holds_that_it_was_picked() -> None:
    rng, games, plain, mended = Random(5), 200, 0, 0
    for _ in range(games):
        answers = [[float(rng.random() < 0.5) for _ in range(100)] for _ in range(8)]
        best, *others = sorted(answers, key=sum, reverse=True)
        win = share(best)
        more = optimism([lead(best, other) for other in others])
        plain += abs(win.mean - 0.5) <= win.error
        mended += abs(win.mean - 0.5) <= win.error + more
    assert plain < 0.9 * games
    assert mended >= 0.95 * games


def test_imagined_games_are_played_to_their_end() -> None:
    table = new_table("tiefenthal", 2, seed=1)
    seat = table.awaited[0]
    shares = advise(table, seat, seconds=0.01, clock=ticking()).options[0].win
    assert shares.error > 0.05


def test_what_dropped_out_of_the_race_catches_up_before_it_is_told_of() -> None:
    table = new_table("polterfass", 3, seed=2)
    seat = table.awaited[0]
    advice = advise(table, seat, seconds=1.0, clock=ticking())
    assert len(advice.options) > 5
    assert all(option.win.error < 0.2 for option in advice.options[:5])


def test_the_games_that_an_answer_missed_are_those_that_the_others_were_tried_in() -> None:
    table = new_table("polterfass", 3, seed=2)
    seat = table.awaited[0]
    engine, imagine = engine_of(table.title), imagining(table.title, table.game, seat)
    choices = table.open[seat].choices[:2]
    both, late = (Weighing(engine, seat, choices, imagine, Rng(3)) for _ in range(2))
    late.live = late.live[:1]
    for _ in range(4):
        both.try_out()
        late.try_out()
    late.catch_up(choices, lambda: True)
    assert [one.points for one in both.answers] == [one.points for one in late.answers]
