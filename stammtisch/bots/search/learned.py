"""A game's own policy with a learned value: the points that each seat is expected to end with."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from stammtisch.bots.playout import policy_out
from stammtisch.core.choice import Choice
from stammtisch.core.game import Tally
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
        self.tally: Final = Tally()
        self.setup: object = None
        self.found: list[int] | None = None

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        """What pays later alone is chosen by what was learned, all else as the game advises."""
        if self.own.is_lasting(step) and self.known(game) is not None:
            return self.foreseen(game, step, rng)
        return self.own.thrifty(game, step, rng)

    def foreseen(self, game: Any, step: Step, rng: Rng) -> Choice:
        """The answer with the most points to come when the next round begins, all with one luck."""
        options = step.options(game)
        if len(options) == 1:
            return options[0]
        best, most = options[0], -1.0e9
        seed = rng.below(1 << 30)
        for option in options:
            after = game.copy()
            after.apply(step.seat, option)
            policy_out(after, self.own, Rng(seed), 1, self.tally)
            points = self.points(after, int(step.seat))
            if points > most:
                best, most = option, points
        return best

    def points(self, game: Any, seat: int) -> float:
        """Those made and those still to come."""
        points = float(game.scores()[seat])
        places = self.known(game)
        if game.over or places is None:
            return points
        return points + self.expected(game, seat, places)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        return self.own.playout(game, step, rng)

    def guess(self, game: Any, seat: int, options: list[Choice], rng: Rng) -> Choice:
        return self.own.guess(game, seat, options, rng)

    def reconsider(self, game: Any, seat: int, rng: Rng) -> None:
        self.own.reconsider(game, seat, rng)

    def exact(self, game: Any, step: Step, imagined: Callable[[], list[Any]]) -> Choice | None:
        return self.own.exact(game, step, imagined)

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


class ForesightPolicy(Policy):
    """Quick answers, but what pays later alone by what was learned: players to learn more from."""

    def __init__(self, learned: LearnedPolicy) -> None:
        self.learned: Final = learned

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        if self.learned.own.is_lasting(step):
            return self.learned.thrifty(game, step, rng)
        return self.learned.own.playout(game, step, rng)
