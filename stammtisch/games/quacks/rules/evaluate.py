"""The evaluation: bonus die, chip actions, rubies, victory points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..chips import BLACK, GREEN, PURPLE
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
    best: i64 = -1
    rollers: i64 = 0
    for player in game.players:
        space = game.scoring(player)
        if not player.exploded and space >= best:
            rollers = rollers + 1 if space == best else i64(1)
            best = space
    if rollers > 0:
        ask_roller(game, best, rollers == 1)


def ask_roller(game: Quacks, best: i64, alone: bool) -> None:
    """The next in turn who stands farthest; several of them roll one after the other."""
    while game.turn < game.seats:
        player = game.in_turn(game.turn)
        game.turn += 1
        if not player.exploded and game.scoring(player) == best:
            for _roll in range(game.card.rolls):
                game.ask(ROLL_DIE[player.seat])
            if not alone:
                game.asks_again()
                return
    game.turn = 0


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
    game.phase += 1
    score_pots(game)


def act_in_order(game: Quacks, player: Player) -> bool:
    """Colour by colour; whether a question interrupts it."""
    while game.colour < 3:
        colour = game.setup.chip_order[game.colour]
        game.colour += 1
        if player.colours >> colour & 1 or game.setup.black_none_pays:
            game.powers[colour].evaluate(game, player)
            if game.asks_again():
                return True
    game.colour = 0
    return False


def score_pots(game: Quacks) -> None:
    """C: rubies of the scoring spaces, for all. Then D."""
    game.stage = SCORE_STAGE
    if game.news is not None:
        game.tell(events.step_began("c"))
    for turn in range(game.seats):
        player = game.in_turn(turn)
        if game.setup.ruby[game.scoring(player)]:
            collect_ruby(game, player)
    if game.news is not None:
        game.tell(events.step_began("d"))
    score_points(game)


def score_points(game: Quacks) -> None:
    """D: points from the start player on; an exploded player chooses when it is their turn."""
    while game.turn < game.seats:
        player = game.in_turn(game.turn)
        game.turn += 1
        if player.exploded and not player.insured:
            game.ask(CHOOSE_REWARD[player.seat])
            return
        space = game.scoring(player)
        player.took_points = True
        player.coins = game.setup.coins[space]
        score(game, player, game.setup.points[space], FROM_POT)
    game.turn = 0


def collect_ruby(game: Quacks, player: Player) -> None:
    gain_rubies(game, player, 1, FROM_POT)
    game.card.on_ruby(game, player)


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
        score_points(game)  # the next in turn

    def about(self, game: Quacks) -> dict[str, int | str]:
        space = game.scoring(game.players[self.seat])
        return {"points": game.setup.points[space], "coins": game.setup.coins[space]}


SCORING: Final = 1 << BLACK | 1 << GREEN | 1 << PURPLE
CHOOSE_REWARD: Final = [ChooseReward(seat) for seat in range(MOST_SEATS)]
