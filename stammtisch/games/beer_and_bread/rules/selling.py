"""Produce and sell: a free place, the whole recipe, and the card is turned face down."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Facts, Step

from .. import events
from ..choices import BEER, CARD_IDS, PAY, Payment
from ..faces import Card
from ..setup import BeerAndBreadSetup
from ..state import BeerAndBread
from ..tokens import HOPS, count, covers, heap, total
from ..village import Village, only


def has_room(village: Village, product: i64) -> bool:
    """Whether the brewery or bakery has a free place."""
    if product == BEER:
        return village.beers < village.brewery_places
    return village.breads < village.bakery_places


def can_pay(setup: BeerAndBreadSetup, village: Village, face: Card) -> bool:
    """Whether the storage holds the recipe, if need be with substitutions."""
    if covers(village.storage, face.recipe):
        return True
    if village.swaps == 0 or total(village.storage) < total(face.recipe):
        return False
    return can_substitute(setup, village, face.number)


def can_substitute(setup: BeerAndBreadSetup, village: Village, card: i64) -> bool:
    storage = village.storage
    if not covers(storage, setup.least_payment(card, village.swaps)):
        return False
    stored = total(storage)
    for payment in setup.payments(card, village.swaps):
        if covers(storage, payment):
            return True
        if total(payment) > stored:  # the smallest come first
            return False
    return False


def ways_to_pay(setup: BeerAndBreadSetup, village: Village, card: i64) -> list[int]:
    """Every payment that the storage covers."""
    storage = village.storage
    ways = setup.payments(card, village.swaps)
    return [payment for payment in ways if covers(storage, payment)]


def sell(game: BeerAndBread, seat: i64, card: i64) -> None:
    """Pay, by choice if there are several ways, and lay the card in brewery or bakery."""
    village = game.villages[seat]
    if village.swaps == 0:
        pay(game, seat, card, game.setup.cards[card].recipe)
        return
    game.card = card
    game.chosen = 0
    game.from_kind = 0
    choose_payment(game, seat)


def left_to_choose(game: BeerAndBread, seat: i64) -> list[int]:
    """The payments that agree with the kinds chosen so far."""
    decided = heap(game.from_kind, 1) - 1
    ways = ways_to_pay(game.setup, game.villages[seat], game.card)
    return [payment for payment in ways if payment & decided == game.chosen]


def choose_payment(game: BeerAndBread, seat: i64) -> None:
    """Kind by kind, ask where the ways to pay differ."""
    ways = left_to_choose(game, seat)
    while game.from_kind <= HOPS:
        numbers = {count(payment, game.from_kind) for payment in ways}
        if len(numbers) > 1:
            game.ask(CHOOSE_PAYMENT[seat])
            return
        game.chosen += heap(game.from_kind, count(ways[0], game.from_kind))
        game.from_kind += 1
    pay(game, seat, game.card, game.chosen)


class ChoosePayment(Step):
    """How many tokens of this kind do you pay?"""

    def options(self, game: BeerAndBread) -> list[Choice]:
        ways = left_to_choose(game, self.seat)
        numbers = sorted({int(count(payment, game.from_kind)) for payment in ways})
        return [PAY[game.from_kind][number] for number in numbers]

    def answer(self, game: BeerAndBread, choice: Payment) -> None:
        game.chosen += heap(choice.kind, choice.count)
        game.from_kind += 1
        choose_payment(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"card": CARD_IDS[game.card]}


def pay(game: BeerAndBread, seat: i64, card: i64, payment: i64) -> None:
    """The tokens go to the supply, the card is sold and blocks its place until cleaning."""
    village = game.villages[seat]
    face = game.setup.cards[card]
    village.storage -= payment
    game.supply += payment
    if face.product == BEER:
        village.brewery |= only(card)
        village.beers += 1
    else:
        village.bakery |= only(card)
        village.breads += 1
    game.chosen = 0
    if game.news is not None:
        game.tell(events.sold(seat, card, face.value, payment))


CHOOSE_PAYMENT: Final = [ChoosePayment(seat) for seat in range(2)]
