"""The droplet of the pot, and the one that moves along the test tubes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import DROPLET, MOST_SEATS, TUBE
from ..setup.figures import GLASSES, LAST_START
from ..state.player import Player
from ..state.table import FROM_TUBE, Quacks
from .gains import gain_chip, gain_rubies, score


def move_droplet(game: Quacks, player: Player, steps: i64) -> None:
    """Droplet steps; with test tubes the player says for each which droplet moves."""
    if steps == 0:
        return
    if not game.setup.tubes:
        push_droplet(game, player, steps)
    elif game.setup.ruling("tubes_split"):
        for _ in range(steps):
            game.ask(MOVE_DROPLET[player.seat])
    else:
        game.ask(MoveWholeDroplet(player.seat, steps))


def push_droplet(game: Quacks, player: Player, steps: i64) -> None:
    """The droplet of the pot moves; the last space is left for a chip."""
    space = player.droplet + steps
    if game.setup.droplet_jumps:
        while player.places.count(space) > 0:
            space += 1
    player.droplet = min(space, i64(LAST_START))
    if game.news is not None:
        game.tell(events.droplet_moved(player.seat, player.droplet))


def push_tube(game: Quacks, player: Player) -> None:
    """The droplet of the test tubes moves to the next glass and pays it at once."""
    if player.glass < GLASSES - 1:
        player.glass += 1
    if game.news is not None:
        game.tell(events.tube_moved(player.seat, player.glass))
    reward = game.setup.glasses[player.glass - 1]
    for kind in reward.chips:
        if not (game.is_closed(kind) and game.setup.ruling("tubes_need_book")):
            gain_chip(game, player, kind, FROM_TUBE)
    gain_rubies(game, player, reward.rubies, FROM_TUBE)
    score(game, player, reward.points, FROM_TUBE)


def can_push_tube(game: Quacks, player: Player) -> bool:
    return player.glass < GLASSES - 1 or game.setup.ruling("tubes_last_again")


class MoveDroplet(Step):
    """Each step goes to the droplet in the pot or to the one at the test tubes."""

    def options(self, game: Quacks) -> list[Choice]:
        can = can_push_tube(game, game.players[self.seat])
        return EITHER_DROPLET if can else POT_DROPLET

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is TUBE:
            push_tube(game, player)
        else:
            push_droplet(game, player, 1)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return droplets(game, self.seat)


class MoveWholeDroplet(Step):
    """By the ruling against splitting, all steps of one gain go to the same droplet."""

    def __init__(self, seat: i64, steps: i64) -> None:
        super().__init__(seat)
        self.steps: Final[i64] = steps

    def options(self, game: Quacks) -> list[Choice]:
        can = can_push_tube(game, game.players[self.seat])
        return EITHER_DROPLET if can else POT_DROPLET

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        left = self.steps
        while choice is TUBE and left > 0 and can_push_tube(game, player):
            push_tube(game, player)
            left -= 1
        if left > 0:
            push_droplet(game, player, left)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {**droplets(game, self.seat, self.steps), "steps": self.steps}


def droplets(game: Quacks, seat: i64, steps: i64 = 1) -> dict[str, int | str]:
    """Where both droplets lie, and where that of the pot would come to lie."""
    player = game.players[seat]
    return {
        "droplet": player.droplet,
        "droplet_after": player.droplet + steps,
        "glass": player.glass,
    }


EITHER_DROPLET: Final[list[Choice]] = [DROPLET, TUBE]
POT_DROPLET: Final[list[Choice]] = [DROPLET]
MOVE_DROPLET: Final = [MoveDroplet(seat) for seat in range(MOST_SEATS)]
