"""The bots that search: half of the budget goes into it, half into proving what was found."""

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

from .duel import Duel
from .ismcts import Search

RESERVE: Final = 0.9  # of the time: what is left covers the last iteration and the way home


class RegularBot:
    """Searches imagined games; the same rng and iterations give the same answer."""

    def __init__(self, policy: Policy, name: str = "regular", apart: bool = False) -> None:
        self.name: str = name
        self.policy: Final = policy
        self.apart: Final = apart  # whether a duel keeps each seat's luck apart

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
        begun = perf_counter()
        search = Search(self.policy, question.seat, rng)
        end = begun + RESERVE * budget.seconds / 2
        repeat(search.iterate, imagine, rng, -(-budget.iterations // 2), end)
        duel = Duel(search, self.apart)
        if duel.is_needed:
            end = begun + RESERVE * budget.seconds
            repeat(duel.iterate, imagine, rng, budget.iterations // 4, end)
        return duel.answer()


def repeat(
    iterate: Callable[[Game], object],
    imagine: Callable[[Rng], Game],
    rng: Rng,
    times: int,
    end: float,
) -> None:
    """At least once, and not when one more as long as the longest would be late."""
    longest = 0.0
    now = perf_counter()
    for _ in range(times):
        iterate(imagine(rng))
        later = perf_counter()
        longest = max(longest, later - now)
        now = later
        if now + longest > end:
            return
