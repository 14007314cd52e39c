"""Round-robins and ratings."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.bots.arena import lineups, play_round, ranked
from stammtisch.bots.ratings import Ranking, fit, intervals
from stammtisch.bots.runner import Played
from stammtisch.core import Rng
from stammtisch.games import title


def test_every_bot_meets_every_other_equally_often() -> None:
    assert lineups(3, 2) == [(0, 1), (0, 2), (1, 2)]
    assert lineups(2, 3) == [(0, 0, 1), (0, 1, 1)]
    assert lineups(2, 2) == [(0, 1)]


def test_each_line_up_plays_every_rotation_with_the_same_luck() -> None:
    pig = title("pig")
    done = play_round(pig, pig.setup(2), ["thrifty", "thrifty:1"], (0, 1), 5)
    assert done.games == 2
    assert done.bots[0].score == done.bots[1].score
    assert done.beat[0, 1] == done.beat[1, 0] == 2


def test_winners_stand_before_a_higher_score() -> None:
    played = Played([5, 9, 5, 7], [0.5, 0.0, 0.5, 0.0], [], 0)
    assert ranked(played, [3, 2, 1, 0]) == ((1, 3), (2,), (0,))


def test_ten_times_the_strength_is_400_points() -> None:
    games: Counter[Ranking] = Counter({((0,), (1,)): 10_000, ((1,), (0,)): 1_000})
    first, second = fit(games, 2)
    assert first - second == pytest.approx(400, abs=2)
    assert first + second == pytest.approx(2000)


def test_a_fit_finds_the_strengths_of_games_with_many_players() -> None:
    strengths, rng = [4.0, 2.0, 1.0, 1.0], Rng(1)
    games: Counter[Ranking] = Counter()
    for _ in range(4000):
        games[draw(strengths, rng)] += 1
    ratings = fit(games, 4)
    assert ratings[0] - ratings[1] == pytest.approx(120.4, abs=20)
    assert ratings[1] - ratings[2] == pytest.approx(120.4, abs=20)
    assert ratings[2] - ratings[3] == pytest.approx(0, abs=20)


def draw(strengths: list[float], rng: Rng) -> Ranking:
    """One game as Plackett and Luce describe it."""
    left, order = list(range(len(strengths))), []
    while left:
        point = rng.chance() * sum(strengths[bot] for bot in left)
        for bot in left:
            point -= strengths[bot]
            if point < 0:
                break
        left.remove(bot)
        order.append((bot,))
    return tuple(order)


def test_a_tie_makes_equals_and_a_clean_sweep_stays_finite() -> None:
    tied: Counter[Ranking] = Counter({((0, 1),): 50})
    assert fit(tied, 2) == pytest.approx([1000, 1000])
    swept: Counter[Ranking] = Counter({((0,), (1,)): 50})
    assert 200 < fit(swept, 2)[0] - 1000 < 500


def test_the_interval_holds_the_truth_and_narrows_with_more_deals() -> None:
    rng = Rng(2)
    deals = [Counter({draw([2.0, 1.0], rng): 1}) for _ in range(400)]
    few, many = (intervals(deals[:n], 2, Rng(3))[0] for n in (50, 400))
    assert many[0] < 1000 + 60.2 < many[1]
    assert many[1] - many[0] < few[1] - few[0]
