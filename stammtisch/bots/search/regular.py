"""The bot `regular`: as many iterations as its budget allows."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from stammtisch.bots.bot import Asked, Budget
from stammtisch.core.choice import Choice
from stammtisch.core.game import Game
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng
from stammtisch.core.title import View

from .ismcts import Search

RESERVE: Final = 0.9  # of the time: what is left covers the last iteration and the way home


class RegularBot:
    """Searches imagined games; the same rng and iterations give the same answer."""

    def __init__(self, policy: Policy) -> None:
        self.name: str = "regular"
        self.policy: Final = policy

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
        search = Search(self.policy, question.seat, rng)
        grow(search, imagine, budget.iterations, perf_counter() + RESERVE * budget.seconds)
        return search.answer()


def grow(search: Search, imagine: Callable[[Rng], Game], iterations: int, end: float) -> None:
    """Iterate at least once, and stop when one more as long as the longest would be late."""
    longest = 0.0
    now = perf_counter()
    for _ in range(iterations):
        search.iterate(imagine(search.rng))
        later = perf_counter()
        longest = max(longest, later - now)
        now = later
        if now + longest > end:
            return
