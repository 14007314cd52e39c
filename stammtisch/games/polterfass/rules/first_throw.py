"""The innkeeper takes over and throws all barrels, until a number stands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..choices import Generous
from ..setup import MOST_SEATS
from ..state import Polterfass
from .throwing import Throwing, throw_lying


def first_throw(game: Polterfass) -> None:
    """Barrels and cup go to the left; at first fate names the most generous player."""
    if game.innkeeper == NOBODY:
        game.interrupt(FIRST_INNKEEPER)
    else:
        take_over(game, (game.innkeeper + 1) % game.seats)


class FirstInnkeeper(Chance):
    """Nobody can measure generosity, so each player is as likely as the other."""

    def weights(self, game: Polterfass) -> list[tuple[Choice, int]]:
        return [(game.setup.outcomes.choices[seat], 1) for seat in range(game.seats)]

    def draw(self, game: Polterfass, rng: Rng) -> Choice:
        return game.setup.outcomes.choices[rng.below(game.seats)]

    def answer(self, game: Polterfass, choice: Generous) -> None:
        take_over(game, choice.chosen)


def take_over(game: Polterfass, seat: i64) -> None:
    """The new innkeeper throws all barrels."""
    game.innkeeper = seat
    game.throws = 0
    game.bust = False
    if game.news is not None:
        game.tell(events.took_over(seat, len(game.bills) + 1))
    throw_all(game)


def throw_all(game: Polterfass) -> None:
    game.clear_bar()
    throw_lying(game)
    game.ask(FIRST_THROW[game.innkeeper])


class FirstThrow(Throwing):
    """Without a standing number all barrels are thrown again."""

    def thrown(self, game: Polterfass) -> None:
        if game.numbers > 0:
            game.opening = game.service
            game.opening_lying = game.lying()
        else:
            if game.news is not None:
                game.tell(events.repeated(self.seat))
            throw_all(game)


FIRST_INNKEEPER: Final = FirstInnkeeper(NOBODY)
FIRST_THROW: Final = [FirstThrow(seat) for seat in range(MOST_SEATS)]
