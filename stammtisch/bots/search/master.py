"""The strongest bot: what can be worked out is not searched, and others are expected to be good."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.bots.bot import Asked, Budget
from stammtisch.core import compiled
from stammtisch.core.choice import Choice
from stammtisch.core.game import Game
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng
from stammtisch.core.title import View

from .regular import RegularBot

SAMPLE: Final = 200  # imagined games for an answer that is worked out
LEAST: Final = 0.0 if compiled() else 0.5  # seconds without which nothing is worked out


class MasterBot:
    """Reckons or searches; the same rng and iterations give the same answer."""

    def __init__(self, policy: Policy) -> None:
        self.name: str = "master"
        self.policy: Final = policy
        self.search: Final = RegularBot(policy, "master", apart=True)

    def choose(
        self,
        view: Callable[[], View],
        question: Asked,
        imagine: Callable[[Rng], Game],
        rng: Rng,
        budget: Budget,
    ) -> Choice:
        if len(question.choices) == 1:
            return question.choices[0]

        def expect(rng: Rng) -> Game:
            """An imagined game in which the others have answered as good players do."""
            game = imagine(rng)
            self.policy.reconsider(game, question.seat, rng)
            return game

        known = self.reckon(question.seat, expect, rng, budget)
        return known or self.search.choose(view, question, expect, rng, budget)

    def reckon(
        self, seat: int, expect: Callable[[Rng], Game], rng: Rng, budget: Budget
    ) -> Choice | None:
        """The answer that can be worked out, if there is one and the time for it."""
        if budget.seconds < LEAST:
            return None
        game = expect(rng)
        step = game.question(seat)
        assert step is not None, "imagine keeps what the seat is asked"
        count = min(SAMPLE, budget.iterations)
        return self.policy.exact(game, step, lambda: [expect(rng) for _ in range(count)])
