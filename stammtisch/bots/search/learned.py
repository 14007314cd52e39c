"""A game's own policy with a learned value: the points that each seat is expected to end with."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from stammtisch.core.choice import Choice
from stammtisch.core.net import Net
from stammtisch.core.numbers import Numbers
from stammtisch.core.policy import Policy
from stammtisch.core.rng import Rng
from stammtisch.core.step import Step

SCALE: Final = 10.0  # the net tells tens of points
Places = Callable[[Any], list[int] | None]


class LearnedPolicy(Policy):
    """Answers are the game's own; only who is ahead when a round begins was learned.

    The share of the victory is e to the power of the expected points, divided by the doubt of
    that round, compared with that of all seats. `places` says which input each feature of a
    set-up is, or None for one that the net was not fitted to: then the game's own value counts.
    """

    def __init__(
        self,
        own: Policy,
        net: Net,
        doubts: list[float],
        features: Callable[[Any, int, Numbers], None],
        places: Places,
    ) -> None:
        self.own: Final = own
        self.net: Final = net
        self.doubts: Final = doubts
        self.features: Final = features
        self.places: Final = places
        self.numbers: Final = Numbers()
        self.setup: object = None
        self.found: list[int] | None = None

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        return self.own.thrifty(game, step, rng)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        return self.own.playout(game, step, rng)

    def guess(self, game: Any, seat: int, options: list[Choice], rng: Rng) -> Choice:
        return self.own.guess(game, seat, options, rng)

    def horizon(self, game: Any) -> int:
        """The net was fitted to beginnings of rounds: at the next one it is asked."""
        return self.own.horizon(game) if self.known(game) is None else 1

    def known(self, game: Any) -> list[int] | None:
        """Which input each feature is; looked up when the set-up is another one."""
        if game.setup is not self.setup:
            self.found = self.places(game.setup)
            self.setup = game.setup
        return self.found

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory by the points that each is expected to end with."""
        places = self.known(game)
        if game.over or places is None:
            return self.own.value(game, seat)
        doubt = self.doubts[min(int(game.begun), len(self.doubts)) - 1]
        scores: list[int] = game.scores()
        own = self.expected(game, seat, places) + float(scores[seat])
        total = 1.0
        for other in range(len(scores)):
            if other != seat:
                theirs = self.expected(game, other, places) + float(scores[other])
                total += exp((theirs - own) / doubt)
        return 1.0 / total

    def expected(self, game: Any, seat: int, places: list[int]) -> float:
        """The points still to come."""
        self.numbers.clear()
        self.features(game, seat, self.numbers)
        return SCALE * self.net.judge(self.numbers, places)
