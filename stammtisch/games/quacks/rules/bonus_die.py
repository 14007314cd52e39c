"""A, the bonus die: whoever got farthest without exploding rolls."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng

from .. import events
from ..choices import FACES, MOST_SEATS, Face
from ..state.table import DIE_STAGE, FROM_DIE, Quacks
from .rewards import take_reward


def roll_bonus_die(game: Quacks) -> None:
    """A: whoever got farthest without exploding rolls; on the same space, all of them."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("a"))
    game.stage = DIE_STAGE
    best: i64 = -1
    rollers: i64 = 0
    for player in game.players:
        space = game.scoring(player)
        if not player.exploded and space >= best:
            rollers = rollers + 1 if space == best else i64(1)
            best = space
    if rollers > 0:
        ask_roller(game, best, rollers == 1)


def ask_roller(game: Quacks, best: i64, alone: bool) -> None:
    """The next in turn who stands farthest; several of them roll one after the other."""
    while (player := game.next_in_turn()) is not None:
        if not player.exploded and game.scoring(player) == best:
            for _roll in range(game.card.rolls):
                game.ask(ROLL_DIE[player.seat])
            if not alone:
                game.repeat()
                return


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
