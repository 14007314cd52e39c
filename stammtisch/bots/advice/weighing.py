"""The answers to one question, tried on the same imagined games with the same luck.

What is clearly worse than the leader drops out, so that the games go where they tell most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stammtisch.bots.runner import seed_of
from stammtisch.core import Choice, Game, Rng

from .engine import Engine
from .sample import Estimate, amount, lead, optimism, share

FIRST: Final = 8  # games before anything drops out
MANY: Final = 6  # answers of which the worse half goes early,
EARLY: Final = 64  # after so many games: fewer do not tell which half is worse
CLEARLY: Final = 1.5  # errors by which an answer is behind that drops out
LEFT: Final = 2  # the leader is always compared with somebody


class Weighed:
    """One answer, and what its games came to."""

    def __init__(self, choice: Choice) -> None:
        self.choice: Final = choice
        self.wins: Final[list[float]] = []
        self.points: Final[list[float]] = []

    @property
    def win(self) -> Estimate:
        return share(self.wins)

    @property
    def score(self) -> Estimate:
        return amount(self.points)

    @property
    def mean(self) -> float:
        return sum(self.wins) / len(self.wins)


class Weighing:
    """The answers to a question; `kept` is an answer that never drops out."""

    def __init__(
        self,
        engine: Engine,
        seat: int,
        choices: list[Choice],
        imagine: Callable[[Rng], Game],
        rng: Rng,
        kept: Choice | None = None,
    ) -> None:
        self.engine: Final = engine
        self.seat: Final = seat
        self.imagine: Final = imagine
        self.rng: Final = rng
        self.seed: Final = rng.below(1 << 31)
        self.kept: Final = kept
        self.answers: Final = [Weighed(choice) for choice in choices]
        self.live = [*self.answers]
        self.games = 0

    def try_out(self) -> None:
        """Imagine a game, and play it on after every answer that is still in the race."""
        self._play(self.games, self.live)
        self.games += 1

    def _play(self, number: int, answers: list[Weighed]) -> None:
        """The same number is the same game with the same luck, now or later."""
        rng = Rng(seed_of(self.seed, number))
        game, seed = self.imagine(rng), rng.below(1 << 31)
        for answer in answers:
            position = game.copy()
            position.apply(self.seat, answer.choice)
            self.engine.play_out(position, Rng(seed))
            answer.wins.append(self.engine.win(position, self.seat))
            answer.points.append(self.engine.points(position, self.seat))

    def race(self, goes_on: Callable[[], bool]) -> None:
        """Try until told to stop; twice as many games each time before some drop out."""
        look = FIRST
        while self.games < FIRST or goes_on():
            self.try_out()
            if self.games == look:
                self._drop()
                look *= 2

    def _drop(self) -> None:
        """Out goes what is clearly behind, and in time of many answers the worse half."""
        ahead = sorted(self.live, key=lambda answer: -answer.mean)
        leader, rest = ahead[0], ahead[1:]
        stays = [one for one in rest if not is_clear(lead(leader.wins, one.wins))]
        if len(stays) > MANY and self.games >= EARLY:
            stays = stays[: len(stays) // 2]
        stays = stays or rest[: LEFT - 1]
        self.live = [
            one for one in self.live if one is leader or one in stays or one.choice is self.kept
        ]

    def catch_up(self, choices: list[Choice], goes_on: Callable[[], bool]) -> None:
        """Of these answers the one with the fewest games is tried on those that it missed."""
        late = [self.answer(choice) for choice in choices]
        while goes_on():
            last = min(late, key=lambda answer: len(answer.wins))
            if len(last.wins) == self.games:
                break
            self._play(len(last.wins), [last])

    def answer(self, choice: Choice) -> Weighed:
        """What became of one of the answers."""
        return next(one for one in self.answers if one.choice is choice)

    @property
    def leader(self) -> Weighed:
        """The best of those that are still in the race."""
        return max(self.live, key=lambda answer: answer.mean)

    def best(self) -> Estimate:
        """The leader's chance: its error holds that the leader was picked for it."""
        leader = self.leader
        leads = [lead(leader.wins, one.wins) for one in self.live if one is not leader]
        win = leader.win
        return Estimate(win.mean, win.error + optimism(leads))


def is_clear(ahead: Estimate) -> bool:
    """Whether it is no use to go on comparing; some doubt more than usual, as it is asked often."""
    return ahead.mean > CLEARLY * ahead.error
