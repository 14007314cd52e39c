"""Ghost's breath: the more of them in the pot, the better the reward."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, PASS, TIER, TRADE, UPGRADES, Number, Upgrade
from ..rules.gains import gain_chip, score
from ..rules.rewards import take_reward
from ..state.chips import CHIPS, PURPLE, WHITE
from ..state.player import Player
from ..state.table import FROM_PURPLE, Quacks
from .power import Power

MOST: Final = 3  # four or more count as three


class CountTiers(Power):
    """By their number one reward; a lower one may be taken instead."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        count = player.count(PURPLE)
        if count == 1:
            take_reward(game, player, game.setup.books[PURPLE].tiers[0], FROM_PURPLE)
        elif count > 1:
            game.ask(TAKE_TIER[player.seat])


class TakeTier(Step):
    """Which reward: for as many purple chips as lie in the pot, or for fewer."""

    def options(self, game: Quacks) -> list[Choice]:
        return TIERS[min(game.players[self.seat].count(PURPLE), i64(MOST))]

    def answer(self, game: Quacks, choice: Number) -> None:
        tier = game.setup.books[PURPLE].tiers[choice.number - 1]
        take_reward(game, game.players[self.seat], tier, FROM_PURPLE)


class TradeIn(Power):
    """Once a round, one to three purple chips go to the supply for a bundle."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        if player.count(PURPLE) > 0:
            game.ask(TRADE_PURPLE[player.seat])


class TradePurple(Step):
    """How many purple chips are handed in, if any."""

    def options(self, game: Quacks) -> list[Choice]:
        return TRADES[min(game.players[self.seat].count(PURPLE), i64(MOST))]

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Number):
            player = game.players[self.seat]
            for _ in range(choice.number):
                hand_in(game, player, last_purple(player))
            tier = game.setup.books[PURPLE].tiers[choice.number - 1]
            take_reward(game, player, tier, FROM_PURPLE)


def last_purple(player: Player) -> i64:
    """Where the last purple chip lies that acts."""
    place = player.pot.n - 1
    while CHIPS[player.pot.at(place)].colour != PURPLE or place == player.strong_at:
        place -= 1
    return place


def hand_in(game: Quacks, player: Player, place: i64) -> None:
    """A chip leaves the pot for the supply; by the ruling the scoring space may move."""
    kind = player.pot.take(place)
    player.places.take(place)
    if player.strong_at == place:
        player.strong_at = -1
    elif player.strong_at > place:
        player.strong_at -= 1
    if game.setup.discards_move:
        player.position = player.places.top() if player.places.n > 0 else player.start
    game.put_back(kind)
    if game.news is not None:
        game.tell(events.gave_chip(player.seat, kind))


class PointsBySpace(Power):
    """Points for each purple chip by the number on the space it lies on."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        printed = game.setup.says("purple3_number", "printed")
        total: i64 = 0
        for place in range(player.pot.n):
            if CHIPS[player.pot.at(place)].colour == PURPLE and place != player.strong_at:
                space = player.places.at(place)
                number: i64 = game.setup.coins[space] if printed else space
                for threshold in game.setup.books[PURPLE].numbers:
                    total += 1 if number >= threshold else 0
        score(game, player, total, FROM_PURPLE)


class UpgradeOne(Power):
    """One chip of the pot may be traded for a bigger one of its colour."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        if player.count(PURPLE) > 0 and tier_upgrades(game, player):
            game.ask(UPGRADE_CHIP[player.seat])


def tier_upgrades(game: Quacks, player: Player) -> list[Choice]:
    """One purple: 1 to 2. Two: 2 to 4. Three: 1 to 4. A lower tier may be used instead."""
    steps = [(1, 2), (2, 4), (1, 4)][: min(player.count(PURPLE), i64(MOST))]
    found: list[Choice] = []
    for upgrade in UPGRADES:
        step = (int(CHIPS[upgrade.old].value), int(CHIPS[upgrade.new].value))
        fits = step in steps and CHIPS[upgrade.old].colour != WHITE
        if fits and player.pot.count(upgrade.old) > 0 and not game.is_sold_out(upgrade.new):
            found.append(upgrade)
    return found


class UpgradeChip(Step):
    """The chip goes to the supply, the bigger one into the bag."""

    def options(self, game: Quacks) -> list[Choice]:
        return [*tier_upgrades(game, game.players[self.seat]), PASS]

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Upgrade):
            player = game.players[self.seat]
            hand_in(game, player, last_of(player, choice.old))
            gain_chip(game, player, choice.new, FROM_PURPLE)


def last_of(player: Player, kind: i64) -> i64:
    """Where the last chip of this kind lies in the pot."""
    place = player.pot.n - 1
    while player.pot.at(place) != kind:
        place -= 1
    return place


TIERS: Final[list[list[Choice]]] = [[*reversed(TIER[1 : count + 1])] for count in range(4)]
TRADES: Final[list[list[Choice]]] = [[*reversed(TRADE[1 : count + 1]), PASS] for count in range(4)]
TAKE_TIER: Final = [TakeTier(seat) for seat in range(MOST_SEATS)]
TRADE_PURPLE: Final = [TradePurple(seat) for seat in range(MOST_SEATS)]
UPGRADE_CHIP: Final = [UpgradeChip(seat) for seat in range(MOST_SEATS)]
