"""Fast draws follow the weights: one distribution for playouts and for the dealer."""

from __future__ import annotations

import pytest

from stammtisch.core import Chance, Game, Rng, Title, step_name

from .play import TITLES, name, positions

DRAWS = 3000
LIMIT = 5.0  # in standard deviations of chi-square: seeds are fixed, so this is no lottery


@pytest.mark.parametrize("title", TITLES, ids=name)
def test_fast_draws_follow_the_weights(title: Title) -> None:
    seen: dict[str, int] = {}
    for game, step in positions(title, title.setup(title.seats[1]), seed=31):
        if isinstance(step, Chance):
            kind = step_name(step)
            seen[kind] = seen.get(kind, 0) + 1
            if seen[kind] in (1, 8, 40):
                check(game, step)


def check(game: Game, step: Chance) -> None:
    weights = dict(step.weights(game))
    assert all(type(weight) is int and weight > 0 for weight in weights.values())
    rng = Rng(77)
    drawn = dict.fromkeys(weights, 0)
    for _ in range(DRAWS):
        drawn[step.draw(game, rng)] += 1
    total = sum(weights.values())
    expected = {outcome: DRAWS * weight / total for outcome, weight in weights.items()}
    chi = sum((drawn[o] - expected[o]) ** 2 / expected[o] for o in weights)
    freedom = len(weights) - 1
    assert chi <= freedom + LIMIT * (2 * freedom) ** 0.5 + 1e-9, step_name(step)
