"""The thrifty player is no embarrassment."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core import Rng
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.policy.estimate import PROMISE, chip_promises, strength
from stammtisch.games.quacks.setup.figures import POWERS
from stammtisch.games.quacks.state.table import Quacks

from .kitchen import Kitchen, setup_of


def scores(name: str, seed: int, **options: Any) -> list[int]:
    """Four seats of the same player."""
    game = TITLE.start(setup_of(4, tuple(sorted(options.items()))))
    advice = getattr(TITLE.policy, name)
    rng, luck = Rng(seed), Rng(seed + 1000)
    while not game.over:
        step = game.open()[0]
        choice = step.draw(game, luck) if step.is_chance else advice(game, step, rng)
        assert choice in step.options(game)
        game.apply(step.seat, choice)
    return game.scores()


@pytest.mark.parametrize(("name", "least"), [("thrifty", 45), ("playout", 42)])
def test_four_of_them_make_more_than_forty_points_on_average(name: str, least: int) -> None:
    found = [score for seed in range(25) for score in scores(name, seed)]
    assert sum(found) / len(found) > least


@pytest.mark.parametrize("books", [2, 3, 4])
def test_the_other_sets_are_played_soundly_too(books: int) -> None:
    found = [s for seed in range(8) for s in scores("thrifty", seed, set=books, test_tubes=True)]
    assert sum(found) / len(found) > 33


def test_it_stops_before_certain_death_and_draws_where_nothing_can_happen() -> None:
    kitchen = Kitchen(bag="white-3 white-3 white-1 white-2 orange-1", rubies=0)
    step = kitchen.game.question(0)
    kitchen.draw("white-3")
    step = kitchen.game.question(0)
    assert step is not None
    assert TITLE.policy.thrifty(kitchen.game, step, Rng(1)).text == "draw"
    kitchen.draw("white-3 white-1")
    kitchen.players[0].bag.remove(3)
    kitchen.players[0].flask = False
    assert TITLE.policy.thrifty(kitchen.game, step, Rng(1)).text == "stop"
    assert TITLE.policy.playout(kitchen.game, step, Rng(1)).text == "stop"


def test_values_are_shares_and_the_leader_has_most() -> None:
    kitchen = Kitchen(seats=3, number=8, points=[40, 20, 20])
    values = [TITLE.policy.value(kitchen.game, seat) for seat in range(3)]
    assert abs(sum(values) - 1) < 1e-9
    assert values[0] > 0.8


def test_at_the_end_the_value_is_the_victory() -> None:
    game = TITLE.start(setup_of(2, ()))
    assert isinstance(game, Quacks)
    game.over = True
    game.players[0].points = 3
    assert [TITLE.policy.value(game, seat) for seat in range(2)] == [1.0, 0.0]


def test_the_estimate_knows_every_power() -> None:
    assert set(PROMISE) == set(POWERS)


def test_a_chip_promises_less_and_less_and_nothing_in_the_last_round() -> None:
    setup = setup_of(2, ())
    orange, blue_4 = 3, 9
    assert chip_promises(setup, 2)[blue_4] > chip_promises(setup, 6)[blue_4] > 1
    assert chip_promises(setup, 9) == [0.0] * 18
    assert chip_promises(setup, 2)[blue_4] > 4 * chip_promises(setup, 2)[orange]


def test_points_droplets_and_rubies_make_a_player_stronger() -> None:
    kitchen = Kitchen(seats=2, number=3)
    first, second = kitchen.players[0], kitchen.players[1]
    assert strength(kitchen.game, first) == strength(kitchen.game, second)
    for field in ("points", "droplet", "rubies"):
        before = strength(kitchen.game, first)
        setattr(first, field, getattr(first, field) + 1)
        assert strength(kitchen.game, first) > before
