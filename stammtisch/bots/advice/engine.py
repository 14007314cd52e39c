"""Who plays positions on when people ask for advice: the one place that picks it."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.playout import ENDLESS, policy_out
from stammtisch.core import Choice, Game, Policy, Rng, Step, Tally, Title


class Engine:
    """Plays imagined games on, and says what they came to."""

    def __init__(self, policy: Policy) -> None:
        self.policy: Final = policy
        self._tally: Final = Tally()

    def play_out(self, game: Game, rng: Rng) -> None:
        """To the end: an estimate on the way would be wrong in a way that no error bar tells."""
        policy_out(game, self.policy, rng, ENDLESS, self._tally)

    def play_on(self, game: Game, until: int, rng: Rng) -> None:
        """To the beginning of that round; an answer may have begun it already."""
        policy_out(game, self.policy, rng, until - game.begun, self._tally)

    def win(self, game: Game, seat: int) -> float:
        """This seat's share of the victory, from 0 to 1."""
        return game.share_of_victory(seat) if game.over else self.policy.value(game, seat)

    def points(self, game: Game, seat: int) -> float:
        """This seat's points at the end."""
        return self.policy.points(game, seat)

    def answer(self, game: Game, step: Step, rng: Rng) -> Choice:
        """Answer one open question, or throw."""
        chance = step.is_chance
        choice = step.draw(game, rng) if chance else self.policy.playout(game, step, rng)
        game.apply(step.seat, choice)
        return choice


def engine_of(title: Title) -> Engine:
    """The engine behind all advice on a game."""
    return Engine(title.policy)
