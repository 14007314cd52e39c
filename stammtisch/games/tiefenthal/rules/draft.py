"""D: all roll their white dice, and in turn take one from the coaster before them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, TAKES_BY_FACES, Face, Take
from ..state.table import DRAFT, Tiefenthal
from ..state.tavern import Tavern, faces_of, listed, one_die
from .dice import RollDie


def roll_white_dice(game: Tiefenthal) -> None:
    """Each the dice of the own coaster."""
    game.stage = DRAFT
    for tavern in game.taverns:
        tavern.rolling = game.setup.white_dice
        game.ask(ROLL_WHITE_DIE[tavern.seat])


class RollWhiteDie(RollDie):
    """One white die after the other."""

    def answer(self, game: Tiefenthal, choice: Face) -> None:
        tavern = game.taverns[self.seat]
        tavern.coaster += one_die(choice.face)
        tavern.rolling -= 1
        if tavern.rolling > 0:
            game.ask(self)
        elif game.news is not None:
            game.tell(events.white_dice_rolled(self.seat, listed(tavern.coaster)))


def draft_dice(game: Tiefenthal) -> None:
    """In turn order, four times round; dice that all show the same number ask nobody."""
    while game.turn < game.seats * game.setup.white_dice:
        tavern = drafting(game)
        faces = faces_of(coaster_before(game, tavern).coaster)
        options = TAKES_BY_FACES[faces]
        if len(options) > 1:
            game.ask(TAKE_DIE[tavern.seat])
            game.repeat()
            return
        only = options[0]
        assert isinstance(only, Take)
        take_die(game, tavern, only.face)
    game.turn = 0


def drafting(game: Tiefenthal) -> Tavern:
    """Whose turn it is to take a die."""
    return game.in_turn(game.turn % game.seats)


def coaster_before(game: Tiefenthal, tavern: Tavern) -> Tavern:
    """Whose coaster lies before a tavern now: after each time round all went one place left."""
    owner = tavern.seat - game.turn // game.seats
    while owner < 0:
        owner += game.seats
    return game.taverns[owner]


class TakeDie(Step):
    """Which die? Those that show the same number are one."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        coaster = coaster_before(game, game.taverns[self.seat]).coaster
        return TAKES_BY_FACES[faces_of(coaster)]

    def answer(self, game: Tiefenthal, choice: Take) -> None:
        take_die(game, game.taverns[self.seat], choice.face)


def take_die(game: Tiefenthal, tavern: Tavern, face: i64) -> None:
    """The die goes before the tavern; when all have one, the coasters move on."""
    coaster_before(game, tavern).coaster -= one_die(face)
    tavern.white += one_die(face)
    game.turn += 1
    if game.news is not None:
        game.tell(events.die_taken(tavern.seat, face))
        if game.turn % game.seats == 0 and game.turn < game.seats * game.setup.white_dice:
            game.tell(events.coasters_passed())


ROLL_WHITE_DIE: Final = [RollWhiteDie(seat) for seat in range(MOST_SEATS)]
TAKE_DIE: Final = [TakeDie(seat) for seat in range(MOST_SEATS)]
