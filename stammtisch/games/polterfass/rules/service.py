"""The service: close the tap, or throw again and risk that it breaks down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import CANCEL, DOUBLE, LYING, Throw
from ..setup import MOST_SEATS, SPECIALS
from ..state import Polterfass
from .throwing import Throwing, throw_lying


def serve(game: Polterfass) -> None:
    """The innkeeper pours until he closes the tap or the service breaks down."""
    game.ask(CLOSE_OR_THROW[game.innkeeper])


class CloseOrThrow(Step):
    """Close the tap, or throw all lying barrels again, with any of the standing specials."""

    def options(self, game: Polterfass) -> list[Choice]:
        lying: i64 = 1 if game.lying() > 0 else 0
        case = (lying * (SPECIALS + 1) + game.doubles) * (SPECIALS + 1) + game.cancels
        return game.setup.services[case]

    def answer(self, game: Polterfass, choice: Choice) -> None:
        if isinstance(choice, Throw):
            tip_specials(game, choice)
            throw_lying(game)
            game.ask(THROW_AGAIN[self.seat])
        elif game.news is not None:
            game.tell(events.closed(self.seat))

    def about(self, game: Polterfass) -> dict[str, int | str]:
        return {"showing": game.service, "lying": game.lying(), "throws": game.throws}


class ThrowAgain(Throwing):
    """If none of the barrels just thrown stands, service breaks down; else it goes on."""

    def thrown(self, game: Polterfass) -> None:
        if game.upright > 0:
            game.ask(CLOSE_OR_THROW[self.seat])
        else:
            game.bust = True
            if game.news is not None:
                game.tell(events.broke_down(self.seat))


def tip_specials(game: Polterfass, throw: Throw) -> None:
    """Lay as many of the standing specials down as are thrown again."""
    game.doubles -= throw.doubles
    game.cancels -= throw.cancels
    doubles, cancels = throw.doubles, throw.cancels
    for barrel in range(game.setup.numbered, game.setup.barrels):
        if game.faces[barrel] == DOUBLE and doubles > 0:
            game.faces[barrel] = LYING
            doubles -= 1
        elif game.faces[barrel] == CANCEL and cancels > 0:
            game.faces[barrel] = LYING
            cancels -= 1


CLOSE_OR_THROW: Final = [CloseOrThrow(seat) for seat in range(MOST_SEATS)]
THROW_AGAIN: Final = [ThrowAgain(seat) for seat in range(MOST_SEATS)]
