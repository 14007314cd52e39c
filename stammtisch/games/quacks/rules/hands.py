"""All draw together: hands are decided on in secret and shown at the same moment."""

from __future__ import annotations

from .. import events
from ..state.player import HAND_WITH_CHIP, NOT_SAID, Player
from ..state.table import Quacks
from .brewing import BREW_TOGETHER, DRAW_CHIP
from .pot import stop


def ask_hands(game: Quacks) -> None:
    """When all draw together: whoever still brews decides in secret on the next chip."""
    for player in game.players:
        if player.brewing:
            game.ask(BREW_TOGETHER[player.seat])


def show_hands(game: Quacks) -> None:
    """Then all show their hands: a chip, or none and they are out. And so on until all are."""
    again = False
    for player in game.players:
        if player.brewing:
            again = True
            show_hand(game, player)
    if again:
        game.skip_to(game.setup.places.hands)


def show_hand(game: Quacks, player: Player) -> None:
    draws = player.hand == HAND_WITH_CHIP
    player.hand = NOT_SAID
    if game.news is not None:
        game.tell(events.hand_shown(player.seat, draws))
    if draws:
        game.ask(DRAW_CHIP[player.seat])
    else:
        stop(game, player)
