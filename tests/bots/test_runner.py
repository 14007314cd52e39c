"""Games of bots without a table."""

from __future__ import annotations

import pytest

from stammtisch.bots import Budget, UnknownBot, bot, contender, levels, play
from stammtisch.bots.totals import WHOLE, Sums, simulate
from stammtisch.games import title


def test_the_same_seed_gives_the_same_game() -> None:
    pig = title("pig")
    setup = pig.setup(3)
    players = [contender(name, pig) for name in ("random", "thrifty", "random")]
    first, second, other = (play(pig, setup, players, seed) for seed in (7, 7, 8))
    assert (first.scores, first.decisions) == (second.scores, second.decisions)
    assert (first.scores, first.decisions) != (other.scores, other.decisions)


def test_every_bot_sits_at_every_seat_equally_often() -> None:
    pig = title("pig")
    setup = pig.setup(2, {"target": 20})
    whole = simulate(pig, setup, ["random", "random"], 1, range(10))
    parts = simulate(pig, setup, ["random", "random"], 1, range(6))
    parts.add(simulate(pig, setup, ["random", "random"], 1, range(6, 10)))
    assert whole == parts
    assert sum(bot.win_rate for bot in whole.bots) == pytest.approx(1)


def test_the_error_of_a_win_rate_is_never_nothing() -> None:
    assert Sums(8, won=0).win_error == pytest.approx(0.21, abs=0.01)
    assert Sums(300, won=150 * WHOLE).win_error == pytest.approx(0.056, abs=0.001)


def test_thrifty_beats_random() -> None:
    pig = title("pig")
    totals = simulate(pig, pig.setup(2), ["thrifty", "random"], 1, range(100))
    assert totals.bots[0].win_rate > 0.75


def test_a_name_may_carry_a_budget() -> None:
    pig = title("pig")
    assert contender("random:40", pig).budget == Budget(iterations=40)
    assert contender("random:0.5s", pig).budget == Budget(seconds=0.5)
    for wrong in ("random:", "random:-1", "random:0s", "random:soon"):
        with pytest.raises(UnknownBot, match="expected a budget"):
            contender(wrong, pig)
    with pytest.raises(UnknownBot, match="known: random"):
        bot("genius", pig)
    assert levels()[:2] == ["random", "thrifty"]
