"""B, chip actions: black, green and purple chips act from the start player on."""

from __future__ import annotations

from typing import Final

from .. import events
from ..state.chips import BLACK, GREEN, PURPLE
from ..state.player import Player
from ..state.table import CHIPS_STAGE, Quacks


def act_by_chips(game: Quacks) -> None:
    """B: black, green and purple chips act, also in an exploded pot."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("b"))
    game.stage = CHIPS_STAGE
    while game.turn < game.seats:
        player = game.in_turn(game.turn)
        if (player.colours & SCORING or game.setup.black_none_pays) and act_in_order(game, player):
            return
        game.turn += 1
    game.turn = 0


def act_in_order(game: Quacks, player: Player) -> bool:
    """Colour by colour; whether a question interrupts it."""
    while game.colour < 3:
        colour = game.setup.chip_order[game.colour]
        game.colour += 1
        if player.colours >> colour & 1 or game.setup.black_none_pays:
            game.powers[colour].evaluate(game, player)
            if game.repeat_if_asked():
                return True
    game.colour = 0
    return False


SCORING: Final = 1 << BLACK | 1 << GREEN | 1 << PURPLE
