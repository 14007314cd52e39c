"""Brewing begins, goes on together in the last round, and ends with the cards that follow it."""

from __future__ import annotations

from .. import events
from ..brewing import BREW_TOGETHER, DRAW_CHIP, draw_first
from ..player import HAND_WITH_CHIP, NOT_SAID, Player
from ..pot import begin_pot, stop
from ..state import AFTER_BREW, BREW_STAGE, Quacks


def begin_brewing(game: Quacks) -> None:
    """Everybody brews at once, each at their own pace unless all draw together."""
    game.stage = BREW_STAGE
    for player in game.players:
        begin_pot(game, player)
        player.brewing = True
        draw_first(game, player)
    if not game.together:
        game.phase += 2  # no hands are shown
        if game.setup.card_follows_hands and not game.card.after_brewing:
            game.phase += 1


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
        game.phase -= 2


def show_hand(game: Quacks, player: Player) -> None:
    draws = player.hand == HAND_WITH_CHIP
    player.hand = NOT_SAID
    if game.news is not None:
        game.tell(events.hand_shown(player.seat, draws))
    if draws:
        game.ask(DRAW_CHIP[player.seat])
    else:
        stop(game, player)


def add_card_after_brewing(game: Quacks) -> None:
    """Strong Ingredient and Schadenfreude, from the start player on."""
    if not game.card.after_brewing:
        return
    game.stage = AFTER_BREW
    while game.turn < game.seats:
        game.turn += 1
        game.card.brewed(game, game.in_turn(game.turn - 1))
        if game.asks_again():
            return
    game.turn = 0
