"""Produce and sell: a free place, the whole recipe, and the card is turned face down."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Choice, Pile

from .. import events
from ..choices import BEER, PAY
from ..setup.faces import Card
from ..setup.shared import BeerAndBreadSetup, Way
from ..state.table import BeerAndBread, village_of
from ..state.tokens import count, covers, heap, lacking, total
from ..state.village import Village, only
from .payments import ways_with


def has_room(village: Village, product: i64) -> bool:
    """Whether the brewery or bakery has a free place."""
    if product == BEER:
        return village.beers < village.brewery_places
    return village.breads < village.bakery_places


def can_pay(setup: BeerAndBreadSetup, village: Village, face: Card) -> bool:
    """Whether the storage holds the recipe, if need be with substitutions."""
    if covers(village.storage, face.recipe):
        return True
    if village.swaps == 0 or total(village.storage) < face.size:
        return False
    return can_substitute(setup, village, face)


def can_substitute(setup: BeerAndBreadSetup, village: Village, face: Card) -> bool:
    """Whether another payment than the recipe can be made; most are ruled out by counting."""
    storage = village.storage
    missing = lacking(storage, face.recipe)
    if missing & village.replaced != missing:
        return False
    spare = lacking(face.recipe, storage)
    if substitutes(setup, village.swaps, spare) < total(missing):
        return False
    return covers_any(storage, ways_with(setup, face.number, village.swaps))


def covers_any(storage: i64, ways: list[Way]) -> bool:
    """Whether one of these ways, the smallest first, can be paid."""
    held = total(storage)
    for way in ways:
        if way.size > held:
            return False
        if covers(storage, way.tokens):
            return True
    return False


def substitutes(setup: BeerAndBreadSetup, swaps: i64, spare: i64) -> i64:
    """How many tokens at most these spare ones can stand for: chains give fewer, never more."""
    found: i64 = 0
    if swaps & 1 != 0:
        found += count(spare, setup.first_swap.kind) // setup.first_swap.count
    if swaps & 2 != 0:
        found += count(spare, setup.second_swap.kind) // setup.second_swap.count
    if swaps & 4 != 0:
        found += count(spare, setup.third_swap.kind) // setup.third_swap.count
    return found


def sellable(setup: BeerAndBreadSetup, village: Village, pile: Pile) -> i64:
    """The cards of a pile for which there is a free place and the recipe, as a set."""
    found: i64 = 0
    for place in range(pile.n):
        card = pile.at(place)
        face = setup.cards[card]
        if has_room(village, face.product) and can_pay(setup, village, face):
            found |= only(card)
    return found


def ways_to_pay(setup: BeerAndBreadSetup, village: Village, card: i64) -> list[int]:
    """Every payment that the storage covers."""
    storage = village.storage
    ways = ways_with(setup, card, village.swaps)
    return [int(way.tokens) for way in ways if covers(storage, way.tokens)]


def left_to_choose(game: BeerAndBread, seat: i64) -> list[int]:
    """The payments that agree with the kinds chosen so far."""
    decided = heap(game.from_kind, 1) - 1
    ways = ways_to_pay(game.setup, village_of(game, seat), game.card)
    return [way for way in ways if way & decided == game.chosen]


def is_payment_decided(game: BeerAndBread, seat: i64) -> bool:
    """Go on to the next kind in which the ways to pay differ; false if there is one."""
    ways = left_to_choose(game, seat)
    first: i64 = ways[0]
    differing: i64 = 0
    for way in ways:
        differing |= first ^ way
    kind = game.from_kind
    while differing != 0 and count(differing, kind) == 0:
        kind += 1
    game.from_kind = kind
    game.chosen = first if differing == 0 else first & (heap(kind, 1) - 1)
    return differing == 0


def payment_numbers(game: BeerAndBread, seat: i64) -> list[Choice]:
    """How many tokens of the next kind the remaining ways to pay take."""
    ways = left_to_choose(game, seat)
    numbers = sorted({int(count(payment, game.from_kind)) for payment in ways})
    return [PAY[game.from_kind][number] for number in numbers]


def sell(game: BeerAndBread, seat: i64, card: i64, payment: i64) -> None:
    """The tokens go to the supply, the card is sold and blocks its place until cleaning."""
    village = village_of(game, seat)
    face = game.setup.cards[card]
    village.storage -= payment
    game.supply += payment
    village.houses |= only(card)
    if face.product == BEER:
        village.beers += 1
    else:
        village.breads += 1
    if game.news is not None:
        game.tell(events.sold(seat, card, face.value, payment))
