"""The tree over a seat's own decisions: what was tried, how often, and what came of it."""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.choice import Choice
from stammtisch.core.rng import Rng

EXPLORE: Final = 0.4


@final
@mypyc_attr(acyclic=True)
class Arm:
    """One answer to a question, and the questions that may follow it."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.visits: i64 = 0
        self.offered: i64 = (
            0  # how often it was legal: games imagined differently offer differently
        )
        self.total = 0.0
        self.later: dict[str, Node] = {}

    @property
    def mean(self) -> float:
        return self.total / float(self.visits)

    def learn(self, reward: float) -> None:
        self.visits += 1
        self.total += reward

    def bound(self) -> float:
        """What it may be worth at best; an answer seldom offered is not seldom good."""
        visits = float(self.visits)
        return self.total / visits + EXPLORE * sqrt(log(float(self.offered)) / visits)


@final
@mypyc_attr(acyclic=True)
class Node:
    """A question as the seat sees it: all imagined games that look alike meet here."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.arms: Final[dict[str, Arm]] = {}

    def select(self, options: list[Choice], advised: Choice, width: float, rng: Rng) -> Arm:
        """A new answer while few have been tried, the advised one first; then the best bound."""
        self.visits += 1
        tried: list[Arm] = []
        for option in options:
            arm = self.arms.get(option.text)
            if arm is not None:
                arm.offered += 1
                tried.append(arm)
        count: i64 = len(tried)
        if count < len(options) and float(count) < 1.0 + width * sqrt(float(self.visits)):
            return self._open(options, advised, rng)
        best = tried[0]
        bound = best.bound()
        for arm in tried:
            other = arm.bound()
            if other > bound:
                best, bound = arm, other
        return best

    def _open(self, options: list[Choice], advised: Choice, rng: Rng) -> Arm:
        """Any answer that has not been tried, but the advised one before all others."""
        choice = advised
        if advised.text in self.arms:
            fresh = [option for option in options if option.text not in self.arms]
            choice = fresh[rng.below(len(fresh))]
        arm = Arm(choice)
        arm.offered = 1
        self.arms[choice.text] = arm
        return arm

    def favourite(self) -> Arm:
        """The answer tried most often, among equals the best."""
        arms = list(self.arms.values())
        best = arms[0]
        for arm in arms:
            if (arm.visits, arm.mean) > (best.visits, best.mean):
                best = arm
        return best
