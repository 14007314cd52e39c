"""Toadstool: moves farther, or waits beside the pot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import ASIDE, MOST_SEATS, PLACE
from ..rules.brewing import go_on_brewing, offer_move, place
from ..state.chips import CHIPS, RED, WHITE, Chip
from ..state.player import Player
from ..state.table import Quacks
from .power import Power


class OrangeBonus(Power):
    """Moves farther by the orange chips in the pot."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        numbers = game.setup.books[RED].numbers
        return numbers[min(player.oranges, i64(len(numbers) - 1))]


class AddPreviousWhite(Power):
    """Moves farther by the value of a white chip that lies immediately before it."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        kind = player.pot.top()
        if kind < 0 or CHIPS[kind].colour != WHITE:
            return 0
        return CHIPS[kind].value


class WhiteAfterRed(Power):
    """White 1-chips placed after a red one move farther; they still count 1."""

    def bonus(self, game: Quacks, player: Player, chip: Chip) -> i64:
        if not player.colours >> RED & 1 or chip.value != 1:
            return 0
        return game.setup.books[RED].numbers[0]


class SetAside(Power):
    """A drawn red chip goes beside the pot until the player has stopped."""

    def __init__(self) -> None:
        super().__init__()
        self.sets_aside = True

    def drawn(self, game: Quacks, player: Player, chip: Chip) -> None:
        player.look_at(chip.kind)
        if game.setup.ruling("red2_declinable"):
            game.ask(SET_RED_ASIDE[player.seat])
        else:
            lay_aside(game, player)


def lay_aside(game: Quacks, player: Player) -> None:
    kind = player.looked.pop()
    player.lay_aside(kind)
    player.fresh_white = False
    if game.news is not None:
        game.tell(events.set_aside(player.seat, kind))
    go_on_brewing(game, player)


class SetRedAside(Step):
    """Lay the red chip beside the pot, or place it at once."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat]
        return [ASIDE, PLACE[player.looked.top()]]

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is ASIDE:
            lay_aside(game, player)
            return
        chip = CHIPS[player.looked.pop()]
        if player.doubled:
            offer_move(game, player, chip)
        else:
            place(game, player, chip, chip.value)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"chip": CHIPS[game.players[self.seat].looked.top()].name}


SET_RED_ASIDE: Final = [SetRedAside(seat) for seat in range(MOST_SEATS)]
