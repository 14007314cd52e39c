"""The juggler rolls dice again: which ones is asked number by number, then fate rolls each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Face, Lift
from ..rules.dice import RollDie
from ..state.table import Tiefenthal
from ..state.tavern import Tavern, faces_of, listed, one_die


def begin_to_lift(game: Tiefenthal, tavern: Tavern) -> None:
    """A single die is rolled without a question, and the first of several that are all alike."""
    dice = listed(tavern.white + tavern.own)
    if dice[0] == dice[len(dice) - 1]:
        tavern.lifted = one_die(dice[0])
    if len(dice) > 1:
        game.ask(LIFT_DIE[tavern.seat])
    else:
        roll_lifted(game, tavern)


class LiftDie(Step):
    """One more die to be rolled again, by rising number, or enough."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        tavern = game.taverns[self.seat]
        faces = liftable(tavern)
        options: list[Choice] = [
            game.setup.said.lifts[face] for face in range(1, 7) if faces >> face & 1
        ]
        if tavern.lifted > 0:
            options.append(game.setup.said.roll)
        return options

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        tavern = game.taverns[self.seat]
        if isinstance(choice, Lift):
            tavern.lifted += one_die(choice.face)
            if liftable(tavern) != 0:
                game.ask(self)
                return
        roll_lifted(game, tavern)


def liftable(tavern: Tavern) -> i64:
    """A bit for each number that more dice show than were lifted, none below the last one."""
    faces = faces_of(tavern.white + tavern.own - tavern.lifted)
    face: i64 = 6
    while face > 0 and not tavern.lifted >> (face * 4) & 15:
        face -= 1
    return faces >> face << face


def roll_lifted(game: Tiefenthal, tavern: Tavern) -> None:
    """One after the other."""
    game.ask(ROLL_AGAIN[tavern.seat])


class RollAgain(RollDie):
    """The lowest of the lifted dice; of those alike a white one goes first."""

    def answer(self, game: Tiefenthal, choice: Face) -> None:
        tavern = game.taverns[self.seat]
        face: i64 = listed(tavern.lifted)[0]
        tavern.lifted -= one_die(face)
        if tavern.white >> (face * 4) & 15:
            tavern.white += one_die(choice.face) - one_die(face)
        else:
            tavern.own += one_die(choice.face) - one_die(face)
        if game.news is not None:
            game.tell(events.rolled_again(self.seat, face, choice.face))
        if tavern.lifted > 0:
            game.ask(self)


LIFT_DIE: Final = [LiftDie(seat) for seat in range(MOST_SEATS)]
ROLL_AGAIN: Final = [RollAgain(seat) for seat in range(MOST_SEATS)]
