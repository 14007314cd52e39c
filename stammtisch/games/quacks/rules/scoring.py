"""C and D: rubies and points of the scoring spaces."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Step

from .. import events
from ..choices import COINS, MOST_SEATS, POINTS_OR_COINS
from ..state.player import Player
from ..state.table import FROM_POT, SCORE_STAGE, Quacks
from .gains import gain_rubies, score


def collect_rubies(game: Quacks) -> None:
    """C: rubies of the scoring spaces, for all."""
    game.stage = SCORE_STAGE
    if game.news is not None:
        game.tell(events.step_began("c"))
    for turn in range(game.seats):
        player = game.in_turn(turn)
        if game.setup.ruby[game.scoring(player)]:
            collect_ruby(game, player)


def collect_ruby(game: Quacks, player: Player) -> None:
    gain_rubies(game, player, 1, FROM_POT)
    game.card.on_ruby(game, player)


def score_points(game: Quacks) -> None:
    """D: points from the start player on; an exploded player chooses when it is their turn."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("d"))
    while (player := game.next_in_turn()) is not None:
        if player.exploded and not player.insured:
            game.ask(CHOOSE_REWARD[player.seat])  # whose answer goes on with the next in turn
            return
        space = game.scoring(player)
        player.took_points = True
        player.coins = game.setup.coins[space]
        score(game, player, game.setup.points[space], FROM_POT)


class ChooseReward(Step):
    """Whose pot exploded takes the points or the coins of the scoring space."""

    def options(self, game: Quacks) -> list[Choice]:
        return POINTS_OR_COINS

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        space = game.scoring(player)
        if choice is COINS:
            player.coins = game.setup.coins[space]
            if game.news is not None:
                game.tell(events.chose_coins(self.seat, player.coins))
        else:
            player.took_points = True
            score(game, player, game.setup.points[space], FROM_POT)
        score_points(game)

    def about(self, game: Quacks) -> dict[str, int | str]:
        space = game.scoring(game.players[self.seat])
        return {"points": game.setup.points[space], "coins": game.setup.coins[space]}


CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(MOST_SEATS)]
