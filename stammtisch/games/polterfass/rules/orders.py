"""The orders: all guests lay one card or two, face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import Order
from ..setup import MOST_SEATS
from ..state import Polterfass


def take_orders(game: Polterfass) -> None:
    """Every guest orders, all at the same time."""
    for seat in range(game.seats):
        if seat != game.innkeeper:
            game.ask(PLACE_ORDER[seat])


class PlaceOrder(Step):
    """One card or two, face down: how many is seen, their values are not."""

    def options(self, game: Polterfass) -> list[Choice]:
        return game.setup.hand.options

    def answer(self, game: Polterfass, choice: Order) -> None:
        game.orders[self.seat] = choice
        if game.news is not None:
            tell_order(game, self.seat, choice)

    def shown(self, game: Polterfass, choice: Choice, viewer: i64) -> str:
        assert isinstance(choice, Order)
        if viewer == self.seat:
            return choice.text
        return "order" if game.setup.laid_together else "order" + " ?" * choice.count


def tell_order(game: Polterfass, seat: i64, order: Order) -> None:
    """By ruling the others hear how many cards lie there only when all guests have ordered."""
    if not game.setup.laid_together:
        game.tell(events.ordered(seat, order, events.laid(seat, order)))
        return
    game.tell(events.ordered(seat, order, events.readied(seat)))
    if game.are_counts_seen():
        for guest, other in enumerate(game.orders):
            if other is not None:
                game.tell(events.laid(guest, other))


def cards_seen(game: Polterfass, guest: int, viewer: int | None) -> int:
    """How many cards of a guest this seat sees on the table."""
    order = game.orders[guest]
    seen = order is not None and (guest == viewer or game.are_counts_seen())
    return order.count if order is not None and seen else 0


def possible_orders(game: Polterfass, guest: int) -> list[Order]:
    """All orders that show as many cards as are seen of this guest's."""
    laid = game.orders[guest]
    assert laid is not None
    if not game.are_counts_seen():
        return game.setup.hand.orders
    return [order for order in game.setup.hand.orders if order.count == laid.count]


PLACE_ORDER: Final = [PlaceOrder(seat) for seat in range(MOST_SEATS)]
