"""Who plays positions on when people ask for advice: the one place that picks it."""

from __future__ import annotations

from typing import Final

from stammtisch.bots.playout import ENDLESS, policy_out
from stammtisch.core import Choice, Game, Policy, Rng, Step, Tally, Title


class Engine:
    """Plays imagined games on, and says what they came to."""

    def __init__(self, policy: Policy, to_the_end: bool = False) -> None:
        self.policy: Final = policy
        self.to_the_end: Final = to_the_end
        self._tally: Final = Tally()

    def outlook(self, game: Game) -> int:
        """The round at whose beginning a game that goes on from here is valued."""
        rounds = 0 if self.to_the_end else self.policy.outlook(game)
        return int(game.begun) + (rounds if rounds > 0 else ENDLESS)

    def is_far_from_the_end(self, game: Game) -> bool:
        """Whether what it says of this game is an estimate, and not how games ended."""
        return not self.to_the_end and self.policy.outlook(game) > 0

    def play_on(self, game: Game, until: int, rng: Rng) -> None:
        """To the end, or to the beginning of that round; an answer may have begun it already."""
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


def engine_of(title: Title, to_the_end: bool = False) -> Engine:
    """The engine behind all advice on a game."""
    return Engine(title.policy, to_the_end)
