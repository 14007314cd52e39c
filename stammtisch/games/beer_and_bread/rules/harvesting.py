"""Harvest and store: the new card says which kinds, the whole column how many."""

from __future__ import annotations

from mypy_extensions import i64

from ..setup.faces import Card
from ..setup.shared import BeerAndBreadSetup
from ..state.table import BeerAndBread, village_of
from ..state.tokens import count, heap
from ..state.village import Village
from .storing import harvestable, store, take


def harvest(game: BeerAndBread, seat: i64, card: i64) -> None:
    """Lay the card on the column and take what it shows; taking is a must."""
    village = village_of(game, seat)
    face = game.setup.cards[card]
    wanted = wanted_with(game.setup, village, face)
    village.column.push(card)
    village.symbols += face.symbols
    game.follower = 1 - seat
    game.follow = village_of(game, 1 - seat).follow
    take(game, seat, wanted, "action")
    store(game, seat)


def would_harvest(game: BeerAndBread, village: Village, face: Card) -> i64:
    """What a card would bring now, laid on this column."""
    return harvestable(game, village, wanted_with(game.setup, village, face))


def wanted_with(setup: BeerAndBreadSetup, village: Village, face: Card) -> i64:
    """What a card would harvest from full fields, laid on this column."""
    if setup.unbroken_runs:
        symbols = unbroken(setup, village, face)
    else:
        symbols = village.symbols + face.symbols
    return (symbols + village.extra) & face.shown


def unbroken(setup: BeerAndBreadSetup, village: Village, face: Card) -> i64:
    """README#ruling-harvest_count: only symbols in a row down the column, from the new card on."""
    symbols: i64 = face.symbols
    for kind in range(5):
        place = village.column.n - 1
        while place >= 0:
            found = count(setup.cards[village.column.at(place)].symbols, kind)
            if found == 0:
                break
            symbols += heap(kind, found)
            place -= 1
    return symbols
