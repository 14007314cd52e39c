"""C: each barmaid brings an own die, which is rolled; the dishwashers wait for the dice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .. import events
from ..choices import MOST_SEATS, Face
from ..setup.cards import BARMAID, DISHWASHER
from ..setup.tiles import BARMAID_TILE, KITCHEN_TILE
from ..state.table import BARMAIDS, Tiefenthal
from ..state.tavern import Tavern, one_die
from .dice import RollDie


def call_barmaids(game: Tiefenthal) -> None:
    """Those in play and the one who stays; never more than three of them bring a die."""
    game.stage = BARMAIDS
    for tavern in game.taverns:
        tavern.washers = tavern.in_play(DISHWASHER) + game.figure(tavern, KITCHEN_TILE)
        barmaids = tavern.in_play(BARMAID) + game.figure(tavern, BARMAID_TILE)
        dice = min(barmaids, game.setup.own_dice)
        roll_own_dice(game, tavern, min(dice, game.setup.own_dice_cap - tavern.own_taken))


def roll_own_dice(game: Tiefenthal, tavern: Tavern, dice: i64) -> None:
    """Own dice are taken and rolled; a die given back makes no room for another."""
    if dice > 0:
        tavern.own_taken += dice
        tavern.rolling = dice
        game.ask(ROLL_OWN_DIE[tavern.seat])


class RollOwnDie(RollDie):
    """One own die after the other."""

    def answer(self, game: Tiefenthal, choice: Face) -> None:
        tavern = game.taverns[self.seat]
        tavern.own += one_die(choice.face)
        tavern.rolling -= 1
        if game.news is not None:
            game.tell(events.own_die_rolled(self.seat, choice.face))
        if tavern.rolling > 0:
            game.ask(self)


ROLL_OWN_DIE: Final = [RollOwnDie(seat) for seat in range(MOST_SEATS)]
