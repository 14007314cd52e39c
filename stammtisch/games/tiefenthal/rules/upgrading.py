"""Upgrading a tile, with the special offer: matching cards in play may go back for a discount."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import MOST_SEATS, Give
from ..setup.cards import DISHWASHER, NOBLE
from ..setup.tiles import KITCHEN_TILE, MATCHING, NO_CARD, SPECIAL_OFFERS, TILES
from ..state.table import Tiefenthal
from ..state.tavern import Tavern


def price_of(game: Tiefenthal, tile: i64, given: i64) -> i64:
    """The price with so many cards given back; what is over is lost."""
    figures = game.setup.tiles[tile]
    return max(figures.price - figures.discount * given, min(game.setup.floor, figures.price))


def matching_cards(game: Tiefenthal, tavern: Tavern, tile: i64) -> i64:
    """Cards in play that the special offer takes; but by ruling none on whom laid dice lean.

    Dice lean on the dishwasher of the kitchen first, where a pack has one on its basic side.
    """
    kind: i64 = MATCHING[tile]
    if kind == NO_CARD:
        return 0
    cards = tavern.in_play(kind)
    if kind == DISHWASHER and not game.setup.returns_keep_uses:
        leaning = tavern.leaning - game.figure(tavern, KITCHEN_TILE)
        cards -= max(leaning, i64(0))
    return cards


def payable_tiles(game: Tiefenthal, tavern: Tavern) -> i64:
    """A bit for each basic tile that can be paid with some number of cards given back."""
    setup = game.setup
    tiles: i64 = setup.payable_tiles[min(tavern.thalers, setup.dearest_tile)]
    if tavern.staff != 0:
        for tile in SPECIAL_OFFERS:
            cards = matching_cards(game, tavern, tile)
            if cards > 0 and price_of(game, tile, cards) <= tavern.thalers:
                tiles |= i64(1) << tile
    return tiles & ~tavern.tiles


def least_given(game: Tiefenthal, tavern: Tavern, tile: i64) -> i64:
    """How many cards must go back at least, for the thalers at hand."""
    given: i64 = 0
    while price_of(game, tile, given) > tavern.thalers:
        given += 1
    return given


def most_given(game: Tiefenthal, tavern: Tavern, tile: i64) -> i64:
    """All of them; by ruling no more than lower the price."""
    cards = matching_cards(game, tavern, tile)
    given = cards if game.setup.may_overpay else i64(0)
    while given < cards and price_of(game, tile, given) > game.setup.floor:
        given += 1
    return given


def begin_upgrade(game: Tiefenthal, tavern: Tavern, tile: i64) -> None:
    """Where there is a choice, the special offer is asked first."""
    least = least_given(game, tavern, tile)
    if least == most_given(game, tavern, tile):
        upgrade(game, tavern, tile, least)
    else:
        tavern.upgrading = tile
        game.ask(GIVE_BACK[tavern.seat])


class GiveBack(Step):
    """How many matching cards go back to the supply?"""

    def options(self, game: Tiefenthal) -> list[Choice]:
        tavern = game.taverns[self.seat]
        least = least_given(game, tavern, tavern.upgrading)
        most = most_given(game, tavern, tavern.upgrading)
        return [*game.setup.gives[least : most + 1]]

    def answer(self, game: Tiefenthal, choice: Give) -> None:
        tavern = game.taverns[self.seat]
        upgrade(game, tavern, tavern.upgrading, choice.count)

    def about(self, game: Tiefenthal) -> dict[str, int | str]:
        tavern = game.taverns[self.seat]
        figures = game.setup.tiles[tavern.upgrading]
        return {
            "tile": TILES[tavern.upgrading],
            "price": figures.price,
            "discount": figures.discount,
        }


def upgrade(game: Tiefenthal, tavern: Tavern, tile: i64, given: i64) -> None:
    """Pay, give back, turn the tile, take a noble."""
    price = price_of(game, tile, given)
    tavern.thalers -= price
    if given > 0:
        give_back(game, tavern, MATCHING[tile], given)
    tavern.tiles |= i64(1) << tile
    if game.news is not None:
        game.tell(events.upgraded(tavern.seat, tile, price, given))
    if game.left(NOBLE) > 0:
        game.gain(tavern, NOBLE)
        if game.news is not None:
            game.tell(events.card_gained(tavern.seat, game.setup.cards[NOBLE]))


def give_back(game: Tiefenthal, tavern: Tavern, kind: i64, given: i64) -> None:
    """Cards return to the supply at once; of the dishwashers those already used go first."""
    tavern.add_staff(kind, -given)
    tavern.points -= given * game.setup.points[kind]
    game.change_supply(kind, given)
    if kind == DISHWASHER and not game.setup.returns_keep_uses:
        tavern.washers -= max(given - tavern.washed, i64(0))


GIVE_BACK: Final = [GiveBack(seat) for seat in range(MOST_SEATS)]
