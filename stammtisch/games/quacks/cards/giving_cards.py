"""Fortune cards read before the round that give or draw for everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import GIVE, MOST_SEATS, PASS, TAKE, UPGRADES, Number, Of, Upgrade
from ..powers.looking import LookAtChip, ask_looks, return_looked
from ..rules.bonus_die import ROLL_DIE
from ..rules.droplet import move_droplet
from ..rules.gains import gain_chip, gain_rubies
from ..state.chips import BLUE_2, CHIPS, GREEN_1, KINDS, WHITE
from ..state.player import Player
from ..state.table import FROM_FORTUNE, Quacks
from .card import Card


class LessIsMore(Card):
    """All draw five chips: the lowest sum gets a blue 2-chip, the others a ruby."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True

    def turn(self, game: Quacks, player: Player) -> None:
        ask_looks(game, LOOK_AND_SUM[player.seat], self.numbers[0])

    def settle(self, game: Quacks) -> None:
        sums = [looked_sum(game, player) for player in game.players]
        lowest = min(sums)
        for player in game.order():
            return_looked(player)
            if sums[player.seat] == lowest:
                gain_chip(game, player, BLUE_2, FROM_FORTUNE)
            else:
                gain_rubies(game, player, self.numbers[1], FROM_FORTUNE)


def looked_sum(game: Quacks, player: Player) -> int:
    total = sum([int(CHIPS[kind].value) for kind in player.looked.to_list()])
    if game.news is not None:
        game.tell(events.summed(player.seat, total))
    return total


def next_value(kind: int) -> Upgrade | None:
    """The exchange of a chip for the next value of its colour."""
    for upgrade in UPGRADES:
        if upgrade.old == kind and upgrade.new == kind + 1:
            return upgrade
    return None


NEXT: Final = [next_value(kind) for kind in range(KINDS)]


class OpportunisticMoment(Card):
    """Draw four chips; one of them may be exchanged for the next value of its colour."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True

    def turn(self, game: Quacks, player: Player) -> None:
        ask_looks(game, LOOK_AND_EXCHANGE[player.seat], self.numbers[0])


def next_values(game: Quacks, player: Player) -> list[Choice]:
    """The exchanges that the chips drawn allow."""
    whites = game.setup.ruling("whites_upgradable")
    found: list[Choice] = []
    seen: i64 = 0
    for place in range(player.looked.n):
        kind = player.looked.at(place)
        exchange = NEXT[kind]
        fits = whites or CHIPS[kind].colour != WHITE
        if exchange is not None and fits and not seen >> kind & 1:
            seen |= i64(1) << kind
            if not game.is_sold_out(exchange.new):
                found.append(exchange)
    return found


class ExchangeChip(Step):
    """Exchange one, or none; who cannot gets a green 1-chip."""

    def options(self, game: Quacks) -> list[Choice]:
        exchanges = next_values(game, game.players[self.seat])
        return [*exchanges, PASS] if exchanges else [TAKE[GREEN_1]]

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if isinstance(choice, Upgrade):
            player.looked.remove(choice.old)
            game.put_back(choice.old)
            if game.news is not None:
                game.tell(events.gave_chip(self.seat, choice.old))
            gain_chip(game, player, choice.new, FROM_FORTUNE)
        elif isinstance(choice, Of):
            gain_chip(game, player, choice.kind, FROM_FORTUNE)
        return_looked(player)


class RollTheDie(Card):
    """Everybody rolls the bonus die."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True

    def turn(self, game: Quacks, player: Player) -> None:
        for _ in range(self.numbers[0]):
            game.ask(ROLL_DIE[player.seat])


class Charity(Card):
    """Who has the fewest rubies gets one."""

    def read(self, game: Quacks) -> None:
        fewest = min([player.rubies for player in game.players])
        for player in [player for player in game.order() if player.rubies == fewest]:
            gain_rubies(game, player, self.numbers[0], FROM_FORTUNE)


class PotIsFillingUp(Card):
    """Every droplet moves."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True

    def turn(self, game: Quacks, player: Player) -> None:
        move_droplet(game, player, self.numbers[0])


class BeginnersBonus(Card):
    """Who has the fewest points gets a green 1-chip."""

    def read(self, game: Quacks) -> None:
        fewest = min([player.points for player in game.players])
        for player in game.order():
            if player.points == fewest:
                gain_chip(game, player, GREEN_1, FROM_FORTUNE)


class GoodStart(Card):
    """Up to three rat tails may be given up for as many rubies."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.counts_rats = True

    def turn(self, game: Quacks, player: Player) -> None:
        if player.tails > 0:
            game.ask(GIVE_TAILS[player.seat])


class GiveTails(Step):
    """How many tails to give up; none keeps them all."""

    def options(self, game: Quacks) -> list[Choice]:
        most = min(game.players[self.seat].tails, i64(game.card.numbers[0]), i64(len(GIVE) - 1))
        return [PASS, *GIVE[1 : most + 1]]

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Number):
            player = game.players[self.seat]
            player.tails -= choice.number
            if game.news is not None:
                game.tell(events.tails_given(self.seat, choice.number))
            gain_rubies(game, player, choice.number, FROM_FORTUNE)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"tails": game.players[self.seat].tails}


class RatInfestation(Card):
    """Every player has twice as many rat tails."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.counts_rats = True

    def turn(self, game: Quacks, player: Player) -> None:
        player.tails *= self.numbers[0]


LOOK_AND_SUM: Final = [LookAtChip(seat) for seat in range(MOST_SEATS)]
LOOK_AND_EXCHANGE: Final = [LookAtChip(seat, ExchangeChip(seat)) for seat in range(MOST_SEATS)]
GIVE_TAILS: Final = [GiveTails(seat) for seat in range(MOST_SEATS)]
