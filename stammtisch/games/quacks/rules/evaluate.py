"""The evaluation: bonus die, chip actions, rubies, victory points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import COINS, MOST_SEATS, POINTS_OR_COINS
from ..gains import gain_rubies, score
from ..player import Player
from ..rolling import ROLL_DIE
from ..state import CHIPS_STAGE, DIE_STAGE, FROM_POT, SCORE_STAGE, Quacks


def roll_bonus_die(game: Quacks) -> None:
    """A: whoever got farthest without exploding rolls; on the same space, all of them."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("a"))
    game.stage = DIE_STAGE
    best = farthest(game)
    while game.turn < game.seats:
        player = game.nth(game.turn)
        game.turn += 1
        if not player.exploded and game.scoring(player) == best:
            for _ in range(game.card.rolls):
                game.ask(ROLL_DIE[player.seat])
            game.asks_again()
            return
    game.turn = 0


def farthest(game: Quacks) -> i64:
    """The farthest scoring space of those who did not explode."""
    best: i64 = -1
    for player in game.players:
        if not player.exploded:
            best = max(best, game.scoring(player))
    return best


def act_by_chips(game: Quacks) -> None:
    """B: black, green and purple chips act, also in an exploded pot."""
    if game.turn == 0 and game.news is not None:
        game.tell(events.step_began("b"))
    game.stage = CHIPS_STAGE
    while game.turn < game.seats:
        player = game.nth(game.turn)
        if (player.actors > 0 or game.setup.black_none_pays) and act_in_order(game, player):
            return
        game.turn += 1
    game.turn = 0


def act_in_order(game: Quacks, player: Player) -> bool:
    """Colour by colour; whether a question interrupts it."""
    while game.colour < 3:
        power = game.powers[game.setup.chip_order[game.colour]]
        game.colour += 1
        power.evaluate(game, player)
        if game.asks_again():
            return True
    game.colour = 0
    return False


def score_pots(game: Quacks) -> None:
    """C: rubies of the scoring spaces, for all. D: points, or an exploded player's choice."""
    game.stage = SCORE_STAGE
    if game.news is not None:
        game.tell(events.step_began("c"))
    for turn in range(game.seats):
        player = game.nth(turn)
        if game.setup.ruby[game.scoring(player)]:
            collect_ruby(game, player)
    if game.news is not None:
        game.tell(events.step_began("d"))
    for turn in range(game.seats):
        player = game.nth(turn)
        if player.exploded and not player.insured:
            game.ask(CHOOSE_REWARD[player.seat])
        else:
            take_points(game, player)
            take_coins(game, player)


def collect_ruby(game: Quacks, player: Player) -> None:
    gain_rubies(game, player, 1, FROM_POT)
    game.card.on_ruby(game, player)


def take_points(game: Quacks, player: Player) -> None:
    player.took_points = True
    score(game, player, game.setup.points[game.scoring(player)], FROM_POT)


def take_coins(game: Quacks, player: Player) -> None:
    player.coins = game.setup.coins[game.scoring(player)]


class ChooseReward(Step):
    """Whose pot exploded takes the points or the coins of the scoring space."""

    def options(self, game: Quacks) -> list[Choice]:
        return POINTS_OR_COINS

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is COINS:
            take_coins(game, player)
            if game.news is not None:
                game.tell(events.chose_coins(self.seat, player.coins))
        else:
            take_points(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        space = game.scoring(game.players[self.seat])
        return {"points": game.setup.points[space], "coins": game.setup.coins[space]}


CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(MOST_SEATS)]
