"""E, buying: one or two chips of different colours, while stocks last."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Buy
from ..state.chips import CHIPS
from ..state.player import Player
from ..state.table import BUY_STAGE, FROM_COINS, Quacks
from .gains import score


def buy_chips(game: Quacks) -> None:
    """E: one or two chips of different colours, from the start player on, while stocks last."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("e"))
    game.stage = BUY_STAGE
    last = game.number == game.setup.rounds
    while (player := game.next_in_turn()) is not None:
        if last:
            score(game, player, player.coins // game.setup.coins_per_point, FROM_COINS)
            player.coins %= game.setup.coins_per_point
        elif player.coins >= game.shelf.cheapest:
            game.ask(BUY_CHIP[player.seat])  # whose answer goes on with the next in turn
            return
    if not game.card.at_the_end:
        game.skip_to(game.setup.places.rubies)


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
        buy_chips(game)

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
    return game.shelf.second(CHIPS[player.bought].colour, player.coins)


def buy(game: Quacks, player: Player, choice: Buy) -> None:
    """The chip goes into the bag; coins that are left over are lost."""
    game.take_out(choice.kind)
    player.bag.push(choice.kind)
    player.coins -= choice.price
    player.bought = choice.kind
    if game.news is not None:
        game.tell(events.bought(player.seat, choice.kind, choice.price, player.coins))


BUY_CHIP: Final = [BuyChip(seat) for seat in range(MOST_SEATS)]
BUY_SECOND_CHIP: Final = [BuySecondChip(seat) for seat in range(MOST_SEATS)]
