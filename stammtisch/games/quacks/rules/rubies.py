"""F, rubies: two move a droplet or refill the flask, when the pots have been emptied."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import (
    DONE,
    DONE_DROPLET,
    DONE_DROPLET_REFILL,
    DROPLET,
    MOST_SEATS,
    REFILL,
    TUBE,
)
from ..state.player import Player
from ..state.table import RUBIES_STAGE, Quacks
from .droplet import can_push_tube, push_droplet, push_tube
from .gains import note_points, pay_rubies


def spend_rubies(game: Quacks) -> None:
    """All chips go into the bags. F: rubies may move the droplet or refill the flask."""
    game.stage = RUBIES_STAGE
    if game.turn == 0:
        clear_table(game)
    last = game.number == game.setup.rounds
    in_turn = game.setup.tubes
    while (player := game.next_in_turn()) is not None:
        if (not last or game.setup.tubes_at_end) and can_spend(game, player):
            game.ask(SPEND_RUBIES[player.seat])
            if in_turn:
                game.repeat()
                return
    if not last:
        game.skip_to(game.setup.places.new_round)


def clear_table(game: Quacks) -> None:
    """The pots are emptied into the bags, but the last ones stay as they are."""
    for player in game.players:
        if game.number < game.setup.rounds:
            player.bag.pour(player.pot)
            player.places.clear()
        note_points(game, player)
        if player.coins > 0 and game.news is not None:
            game.tell(events.coins_lost(player.seat, player.coins))
        player.coins = 0
    if game.news is not None:
        game.tell(events.step_began("f"))


def can_spend(game: Quacks, player: Player) -> bool:
    """Whether the rubies pay for a droplet step, or for a refill that is needed."""
    setup = game.setup
    if game.number == setup.rounds:
        return player.rubies >= setup.rubies_per_droplet and can_push_tube(game, player)
    if player.rubies >= setup.rubies_per_droplet:
        return True
    return player.rubies >= setup.rubies_per_refill and not player.flask


class SpendRubies(Step):
    """Move a droplet, refill the flask, again and again, or keep the rubies."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat]
        setup = game.setup
        droplet = player.rubies >= setup.rubies_per_droplet
        refill = player.rubies >= setup.rubies_per_refill and not player.flask
        if droplet and not setup.tubes:
            return DONE_DROPLET_REFILL if refill else DONE_DROPLET
        return self._others(game, player, droplet, refill)

    def _others(self, game: Quacks, player: Player, droplet: bool, refill: bool) -> list[Choice]:
        options: list[Choice] = [DONE]
        last = game.number == game.setup.rounds
        if droplet and not last:
            options.append(DROPLET)
        if droplet and game.setup.tubes and can_push_tube(game, player):
            options.append(TUBE)
        if refill and not last:
            options.append(REFILL)
        return options

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is DONE:
            return
        player = game.players[self.seat]
        if choice is REFILL:
            refill(game, player)
        else:
            pay_rubies(game, player, game.setup.rubies_per_droplet)
            if choice is TUBE:
                push_tube(game, player)
                note_points(game, player)  # a glass may pay points
            else:
                push_droplet(game, player, 1)
        if can_spend(game, player):
            game.ask(self)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        after = player.droplet + 1
        return {"rubies": player.rubies, "droplet": player.droplet, "droplet_after": after}


def refill(game: Quacks, player: Player) -> None:
    pay_rubies(game, player, game.setup.rubies_per_refill)
    player.flask = True
    if game.news is not None:
        game.tell(events.flask_filled(player.seat))


SPEND_RUBIES: Final = [SpendRubies(seat) for seat in range(MOST_SEATS)]
