"""Handing over: in fruitful years hands are swapped after every pair of turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Facts, Step

from .. import events
from ..choices import HAND_OVER, RESERVE, CardChoice
from ..state.table import BeerAndBread, village_of
from ..state.village import only, set_of


def first_reserve(game: BeerAndBread) -> None:
    """On the first turn of a fruitful year, cards to be handed over may be turned round."""
    begin_reserve(game, game.windmill)


def second_reserve(game: BeerAndBread) -> None:
    begin_reserve(game, 1 - game.windmill)


def begin_reserve(game: BeerAndBread, seat: i64) -> None:
    village = village_of(game, seat)
    if village.reserves > 0 and village.hand.n > 0:
        game.left = village.reserves
        game.ask(RESERVE_CARD[seat])


class ReserveCard(Step):
    """Which card do you turn round before you hand the others over? By rising number."""

    def options(self, game: BeerAndBread) -> list[Choice]:
        options: list[Choice] = [HAND_OVER]
        village = village_of(game, self.seat)
        for card in sorted(village.hand.to_list()):
            if village.turned >> card == 0:
                options.append(RESERVE[card])
        return options

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        if not isinstance(choice, CardChoice):
            return
        village = village_of(game, self.seat)
        village.turned |= only(choice.card)
        game.left -= 1
        if game.news is not None:
            game.tell(events.reserved(self.seat, choice.card))
        if game.left > 0 and set_of(village.hand) & ~village.turned > village.turned:
            game.ask(self)

    def about(self, game: BeerAndBread) -> Facts:
        return {"left": int(game.left)}

    def shown(self, game: BeerAndBread, choice: Choice, viewer: i64) -> str:
        hidden = isinstance(choice, CardChoice) and viewer != self.seat
        return "reserve ?" if hidden else choice.text


def swap_hands(game: BeerAndBread) -> None:
    """Both hand their remaining cards over, and see what they get but for turned cards."""
    first, second = game.village_0, game.village_1
    first.hand, second.hand = second.hand, first.hand
    if game.turn == 1:  # after that, both have seen both hands
        first.seen |= set_of(first.hand) & ~second.turned
        second.seen |= set_of(second.hand) & ~first.turned
    if game.news is not None:
        game.tell(events.hands_swapped(first.hand.n))


RESERVE_CARD: Final = [ReserveCard(seat) for seat in range(2)]
