"""Buying chips, and what rubies pay at the end of a round."""

from __future__ import annotations

from typing import Final

from mypy_extensions import u8

from stammtisch.core import Choice, Step

from .. import events
from ..chips import CHIPS
from ..choices import (
    DONE,
    DONE_DROPLET,
    DONE_DROPLET_REFILL,
    DROPLET,
    MOST_SEATS,
    REFILL,
    TUBE,
    Buy,
)
from ..gains import can_push_tube, pay_rubies, push_droplet, push_tube, score
from ..player import Player
from ..state import BUY_STAGE, END_STAGE, FROM_COINS, FROM_RUBIES, RUBIES_STAGE, SOURCES, Quacks


def buy_chips(game: Quacks) -> None:
    """E: one or two chips of different colours, from the start player on, while stocks last."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("e"))
    game.stage = BUY_STAGE
    last = game.number == game.setup.rounds
    while game.turn < game.seats:
        player = game.in_turn(game.turn)
        game.turn += 1
        if last:
            score(game, player, player.coins // game.setup.coins_per_point, FROM_COINS)
            player.coins %= game.setup.coins_per_point
        elif player.coins >= game.shelf.cheapest:
            game.ask(BUY_CHIP[player.seat])
            return
    game.turn = 0
    if game.setup.with_cards and not game.card.at_the_end:
        game.phase += 1  # end_with_card has nothing to do


class BuyChip(Step):
    """The first chip, or none."""

    def options(self, game: Quacks) -> list[Choice]:
        return game.shelf.first(game.players[self.seat].coins)

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Buy):
            player = game.players[self.seat]
            buy(game, player, choice)
            if game.setup.purchases > 1 and len(second_offer(game, player)) > 1:
                game.ask(BUY_SECOND_CHIP[self.seat])
                return
        buy_chips(game)  # the next in turn

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"coins": game.players[self.seat].coins}


class BuySecondChip(Step):
    """The second chip, of another colour, or none."""

    def options(self, game: Quacks) -> list[Choice]:
        return second_offer(game, game.players[self.seat])

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Buy):
            buy(game, game.players[self.seat], choice)
        buy_chips(game)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"coins": player.coins, "chip": CHIPS[player.bought].name}


def second_offer(game: Quacks, player: Player) -> list[Choice]:
    first = CHIPS[player.bought]
    return game.shelf.second(first.kind, first.colour, player.coins)


def buy(game: Quacks, player: Player, choice: Buy) -> None:
    """The chip goes into the bag; coins that are left over are lost."""
    game.take_out(choice.kind)
    player.bag.push(choice.kind)
    player.coins -= choice.price
    player.bought = choice.kind
    if game.news is not None:
        game.tell(events.bought(player.seat, choice.kind, choice.price, player.coins))


def end_with_card(game: Quacks) -> None:
    """A fortune card may pay at the end of the round, while the chips lie in the pots."""
    game.stage = END_STAGE
    while game.turn < game.seats:
        game.turn += 1
        game.card.ended(game, game.in_turn(game.turn - 1))
        if game.asks_again():
            return
    game.turn = 0


def spend_rubies(game: Quacks) -> None:
    """All chips go into the bags. F: rubies may move the droplet or refill the flask."""
    game.stage = RUBIES_STAGE
    if game.turn == 0:
        clear_table(game)
    last = game.number == game.setup.rounds
    in_turn = game.setup.tubes
    while game.turn < game.seats:
        player = game.in_turn(game.turn)
        game.turn += 1
        if (not last or game.setup.tubes_at_end) and can_spend(game, player):
            game.ask(SPEND_RUBIES[player.seat])
            if in_turn and game.asks_again():
                return
    game.turn = 0
    if last:
        end_game(game)


def clear_table(game: Quacks) -> None:
    """The pots are emptied into the bags."""
    for player in game.players:
        player.bag.pour(player.pot)
        player.places.clear()
        note_points(game, player)
        if player.coins > 0 and game.news is not None:
            game.tell(events.coins_lost(player.seat, player.coins))
        player.coins = 0
    if game.news is not None:
        game.tell(events.step_began("f"))


def note_points(game: Quacks, player: Player) -> None:
    """What the round has brought so far; points for rubies are added at the very end."""
    gained = player.points - player.points_before
    game.tally.kinds[game.tally_of(player) + len(SOURCES) + game.number - 1] = u8(gained)


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
        return {"rubies": player.rubies, "droplet": player.droplet}


def refill(game: Quacks, player: Player) -> None:
    pay_rubies(game, player, game.setup.rubies_per_refill)
    player.flask = True
    if game.news is not None:
        game.tell(events.flask_filled(player.seat))


def end_game(game: Quacks) -> None:
    """After the last round rubies become points, and the fair is over."""
    for player in game.order():
        score(game, player, player.rubies // game.setup.rubies_per_point, FROM_RUBIES)
        player.rubies %= game.setup.rubies_per_point
        note_points(game, player)
        if game.news is not None:
            game.tell(events.game_ended(player.seat, player.points))
    game.over = True


BUY_CHIP: Final = [BuyChip(seat) for seat in range(MOST_SEATS)]
BUY_SECOND_CHIP: Final = [BuySecondChip(seat) for seat in range(MOST_SEATS)]
SPEND_RUBIES: Final = [SpendRubies(seat) for seat in range(MOST_SEATS)]
