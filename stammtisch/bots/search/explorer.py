"""A player who strays from the sound answer now and then: games that learning can learn from."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from stammtisch.core.choice import Choice
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng
from stammtisch.core.step import Step


class Explorer(Policy):
    """Each seat answers at random so many times in a hundred, otherwise by the game's policy."""

    def __init__(self, own: Policy) -> None:
        self.own: Final = own
        self.percents: list[int] = []

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        percent: i64 = self.percents[step.seat]
        if percent > 0 and rng.below(100) < percent:
            options = step.options(game)
            return options[rng.below(len(options))]
        return self.own.playout(game, step, rng)
