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

    def play_on(self, game: Game, rng: Rng) -> None:
        """To the end, or as far as the game's own estimate wants to see."""
        rounds = self.policy.outlook(game)
        policy_out(game, self.policy, rng, rounds if rounds > 0 else ENDLESS, self._tally)

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
