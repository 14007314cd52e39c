"""A throw: the barrels of the cup come to rest one after the other, lying or standing."""

from __future__ import annotations

from stammtisch.core import Chance, Choice, Rng

from .. import events
from ..choices import LYING, Landing
from ..state import Polterfass


def throw_lying(game: Polterfass) -> None:
    """All lying barrels go into the cup; the first of them will land first."""
    for barrel in range(game.setup.barrels - 1, -1, -1):
        if game.faces[barrel] == LYING:
            game.cup.push(barrel)
    game.stands = game.setup.stands[game.cup.n]
    game.upright = 0
    game.throws += 1
    if game.news is not None:
        game.tell(events.threw(game.innkeeper, game.cup.n, game.throws))


class Throwing(Chance):
    """One barrel after the other comes to rest; what follows when all have is up to the throw."""

    def weights(self, game: Polterfass) -> list[tuple[Choice, int]]:
        """In percent and both ends alike: a barrel lies, stands on one end, or on the other."""
        place = 3 * game.cup.top()
        lies, first, second = game.setup.landings[place : place + 3]
        return [(lies, 2 * (100 - game.stands)), (first, game.stands), (second, game.stands)]

    def draw(self, game: Polterfass, rng: Rng) -> Choice:
        place = 3 * game.cup.top()
        number = rng.below(200)
        if number < game.stands:
            return game.setup.landings[place + 1]
        return game.setup.landings[place + 2 if number < 2 * game.stands else place]

    def answer(self, game: Polterfass, choice: Landing) -> None:
        land(game, choice)
        if game.cup.n > 0:
            game.ask(self)
        else:
            self.thrown(game)

    def thrown(self, game: Polterfass) -> None:
        """All barrels have come to rest."""
        raise NotImplementedError


def land(game: Polterfass, landing: Landing) -> None:
    """A standing barrel is put aside."""
    barrel = game.cup.pop()
    if landing.face != LYING:
        game.stand(barrel, landing.face)
        game.upright += 1
    if game.news is not None:
        game.tell(events.landed(game.innkeeper, barrel, landing.face))
