"""The bonus die: six faces, equally likely."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Chance, Choice, Rng

from . import events
from .choices import FACES, MOST_SEATS, Face
from .gains import take_reward
from .state import FROM_DIE, Quacks


class RollDie(Chance):
    """The die falls, and the player takes what it shows."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        return [(face, 1) for face in FACES]

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return FACES[rng.below(6)]

    def answer(self, game: Quacks, choice: Face) -> None:
        if game.news is not None:
            game.tell(events.rolled(self.seat, choice.number))
        reward = game.setup.die[choice.number - 1]
        take_reward(game, game.players[self.seat], reward, FROM_DIE)


ROLL_DIE: Final = [RollDie(seat) for seat in range(MOST_SEATS)]
