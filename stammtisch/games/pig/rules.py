"""The rules: turns go round until somebody holds at the target or above."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Chance, Choice, Phase, Rng, Step

from . import events
from .choices import FACES, HOLD, ROLL, ROLL_ONLY, ROLL_OR_HOLD, Face
from .setup import PigSetup
from .state import Pig


def take_turn(game: Pig) -> None:
    """The next player begins a turn, unless somebody has reached the target."""
    if game.player >= 0 and game.points[game.player] >= game.setup.target:
        game.over = True
        return
    game.player = (game.player + 1) % game.seats
    game.turn = 0
    game.ask(ROLL_OR_HOLD_STEP[game.player])


class RollOrHold(Step):
    """Roll for more, or hold and keep what the turn has brought; the first roll is a must."""

    def options(self, game: Pig) -> list[Choice]:
        return ROLL_OR_HOLD if game.turn > 0 else ROLL_ONLY

    def answer(self, game: Pig, choice: Choice) -> None:
        if choice is ROLL:
            game.ask(ROLL_DIE[self.seat])
            return
        assert choice is HOLD
        game.points[self.seat] += game.turn
        if game.news is not None:
            game.tell(events.held(self.seat, game.turn, game.points[self.seat]))

    def about(self, game: Pig) -> dict[str, int | str]:
        return {"turn": game.turn, "total": game.points[self.seat]}


class RollDie(Chance):
    """Each face is equally likely. A one ends the turn and costs all of it."""

    def weights(self, game: Pig) -> list[tuple[Choice, int]]:
        return [(face, 1) for face in FACES]

    def draw(self, game: Pig, rng: Rng) -> Choice:
        return FACES[rng.below(6)]

    def answer(self, game: Pig, choice: Face) -> None:
        if choice.pips == 1:
            if game.news is not None:
                game.tell(events.lost(self.seat, game.turn))
            return
        game.turn += choice.pips
        if game.news is not None:
            game.tell(events.rolled(self.seat, choice.pips, game.turn))
        game.ask(ROLL_OR_HOLD_STEP[self.seat])


ROUND: Final[list[Phase]] = [take_turn]
MOST_SEATS: Final = 6
ROLL_OR_HOLD_STEP: Final = [RollOrHold(seat) for seat in range(MOST_SEATS)]
ROLL_DIE: Final = [RollDie(seat) for seat in range(MOST_SEATS)]


def new_game(setup: PigSetup) -> Pig:
    """Everybody begins with nothing."""
    game = Pig(setup, ROUND)
    game.points = [0] * setup.seats
    return game
