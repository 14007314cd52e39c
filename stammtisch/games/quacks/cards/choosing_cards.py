"""Fortune cards read before the round that let everybody choose, from the start player on."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import DROPLET, MOST_SEATS, PASS, POINTS, REMOVE, RUBIES, TAILS, TAKE, Of
from ..powers.taking import of_value
from ..rules.droplet import move_droplet
from ..rules.gains import gain_chip, gain_rubies, pay_rubies, score
from ..rules.rats import count_tails
from ..state.chips import BLACK_1, ORANGE_1, PURPLE_1, WHITE_1
from ..state.player import Player
from ..state.table import FROM_FORTUNE, Quacks
from .card import Card


def takes(game: Quacks, kinds: list[int], otherwise: Choice) -> list[Choice]:
    """The chips of these kinds that can be had, and what may be chosen instead."""
    missing = game.sold_out
    if game.setup.cards_need_book:
        missing |= i64(game.setup.closed[game.number])
    found: list[Choice] = []
    for kind in kinds:
        if not missing >> kind & 1:
            found.append(TAKE[kind])
    found.append(otherwise)
    return found


def take(game: Quacks, seat: i64, choice: Of) -> None:
    gain_chip(game, game.players[seat], choice.kind, FROM_FORTUNE)


class JustInTime(Card):
    """Points, or a white 1-chip leaves the bag for good."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True

    def turn(self, game: Quacks, player: Player) -> None:
        game.ask(JUST_IN_TIME[player.seat])


class ChooseJustInTime(Step):
    """Points, or away with a white 1-chip, if the bag holds one."""

    def options(self, game: Quacks) -> list[Choice]:
        holds = game.players[self.seat].bag.count(WHITE_1) > 0
        return POINTS_OR_REMOVE if holds else POINTS_ONLY

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is POINTS:
            score(game, player, game.card.numbers[0], FROM_FORTUNE)
            return
        player.bag.remove(WHITE_1)
        game.put_back(WHITE_1)
        if game.news is not None:
            game.tell(events.gave_chip(self.seat, WHITE_1))

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"points": game.card.numbers[0]}


class ChooseWisely(Card):
    """Droplet steps, or a purple chip."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.kinds = [PURPLE_1]

    def turn(self, game: Quacks, player: Player) -> None:
        game.ask(CHOOSE_WISELY[player.seat])


class DropletOrPurple(Step):
    """Before the purple book is out, only the droplet can be chosen."""

    def options(self, game: Quacks) -> list[Choice]:
        return takes(game, game.card.kinds, DROPLET)

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Of):
            take(game, self.seat, choice)
        else:
            move_droplet(game, game.players[self.seat], game.card.numbers[0])

    def about(self, game: Quacks) -> dict[str, int | str]:
        steps = game.card.numbers[0]
        return {"steps": steps, "droplet_after": game.players[self.seat].droplet + steps}


class OnlyChooseOne(Card):
    """A black chip, or any chip of value two, or three rubies."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.kinds = [*of_value(numbers[0]), BLACK_1]

    def turn(self, game: Quacks, player: Player) -> None:
        game.ask(CHOOSE_ONE[player.seat])


class ChooseOne(Step):
    """One of the chips, or the rubies."""

    def options(self, game: Quacks) -> list[Choice]:
        return takes(game, game.card.kinds, RUBIES)

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Of):
            take(game, self.seat, choice)
        else:
            gain_rubies(game, game.players[self.seat], game.card.numbers[1], FROM_FORTUNE)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"rubies": game.card.numbers[1]}


class WheelAndDeal(Card):
    """A ruby for any 1-chip but purple and black."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.kinds = [ORANGE_1, *of_value(numbers[1])]

    def turn(self, game: Quacks, player: Player) -> None:
        trades = int(game.setup.options["wheel_and_deal_trades"])
        offer_deal(game, player, trades)


def offer_deal(game: Quacks, player: Player, trades: i64) -> None:
    if trades > 0 and player.rubies >= game.card.numbers[0]:
        game.ask(DealForChip(player.seat, trades))


class DealForChip(Step):
    """Which chip for the ruby, if any."""

    def __init__(self, seat: i64, trades: i64) -> None:
        super().__init__(seat)
        self.trades: Final[i64] = trades

    def options(self, game: Quacks) -> list[Choice]:
        return takes(game, game.card.kinds, PASS)

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Of):
            player = game.players[self.seat]
            pay_rubies(game, player, game.card.numbers[0])
            take(game, self.seat, choice)
            offer_deal(game, player, self.trades - 1)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"rubies": game.players[self.seat].rubies}


class RatsAreFriends(Card):
    """Any 4-chip, or a point for each rat tail of this round."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        super().__init__(number, name, numbers)
        self.takes_turns = True
        self.kinds = of_value(numbers[0])
        self.counts_rats = True

    def turn(self, game: Quacks, player: Player) -> None:
        game.ask(CHIP_OR_TAILS[player.seat])

    def settle(self, game: Quacks) -> None:
        if game.setup.says("rat_cards_count", "after"):
            count_tails(game)


class ChipOrTails(Step):
    """The points do not use up the rats."""

    def options(self, game: Quacks) -> list[Choice]:
        return takes(game, game.card.kinds, TAILS)

    def answer(self, game: Quacks, choice: Choice) -> None:
        if isinstance(choice, Of):
            take(game, self.seat, choice)
        else:
            player = game.players[self.seat]
            score(game, player, player.tails * game.card.numbers[1], FROM_FORTUNE)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"tails": game.players[self.seat].tails}


POINTS_ONLY: Final[list[Choice]] = [POINTS]
POINTS_OR_REMOVE: Final[list[Choice]] = [POINTS, REMOVE]
JUST_IN_TIME: Final = [ChooseJustInTime(seat) for seat in range(MOST_SEATS)]
CHOOSE_WISELY: Final = [DropletOrPurple(seat) for seat in range(MOST_SEATS)]
CHOOSE_ONE: Final = [ChooseOne(seat) for seat in range(MOST_SEATS)]
CHIP_OR_TAILS: Final = [ChipOrTails(seat) for seat in range(MOST_SEATS)]
