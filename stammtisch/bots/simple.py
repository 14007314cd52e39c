"""The two bots that do not search."""

from __future__ import annotations

from collections.abc import Callable

from stammtisch.core import Choice, Game, Policy, Rng, View

from .bot import Asked, Budget


class RandomBot:
    """Every answer is equally likely."""

    name = "random"

    def choose(
        self,
        view: Callable[[], View],
        question: Asked,
        imagine: Callable[[Rng], Game],
        rng: Rng,
        budget: Budget,
    ) -> Choice:
        choices = question.choices
        return choices[rng.below(len(choices))]


class ThriftyBot:
    """The sound answer of a player who counts: the game's own advice on one imagined game."""

    name = "thrifty"

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(
        self,
        view: Callable[[], View],
        question: Asked,
        imagine: Callable[[Rng], Game],
        rng: Rng,
        budget: Budget,
    ) -> Choice:
        game = imagine(rng)
        step = game.question(question.seat)
        assert step is not None, "imagine keeps what the seat is asked"
        return self.policy.thrifty(game, step, rng)
