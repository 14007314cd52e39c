"""The guests on offer: an open stack for 3 beers, and open places filled from a deck."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..choices import Drawn
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY

STACK_PLACE: Final = 0


class RevealGuest(Chance):
    """The leftmost empty place is filled from the guest deck, and so are all others."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        return [(game.setup.revealed[kind], 1) for kind in sorted(game.guest_deck.to_list())]

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        return game.setup.revealed[game.guest_deck.random(rng)]

    def answer(self, game: Tiefenthal, choice: Drawn) -> None:
        game.guest_deck.remove(choice.kind)
        place = empty_place(game)
        game.offers.replace(place, choice.kind)
        if game.news is not None:
            game.tell(events.guest_revealed(game.setup.cards[choice.kind], place))
        fill_places(game)


class RevealStack(Chance):
    """The next guest of the stack is seen when the one above is taken; then places are filled."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        return [(game.setup.revealed[kind], 1) for kind in sorted(game.stack.to_list())]

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        return game.setup.revealed[game.stack.random(rng)]

    def answer(self, game: Tiefenthal, choice: Drawn) -> None:
        game.stack.remove(choice.kind)
        game.offers.replace(STACK_PLACE, choice.kind)
        if game.news is not None:
            game.tell(events.guest_revealed(game.setup.cards[choice.kind], STACK_PLACE))
        fill_places(game)


def empty_place(game: Tiefenthal) -> i64:
    """The leftmost place without a guest; as many as there are places if all are taken."""
    place: i64 = 0
    while place < game.offers.n and game.offers.at(place) != EMPTY:
        place += 1
    return place


def fill_places(game: Tiefenthal) -> None:
    """As long as a place is empty and the deck is not, a guest is turned up."""
    if game.guest_deck.n > 0 and empty_place(game) < game.offers.n:
        game.interrupt(REVEAL_GUEST)


def stack_guests(game: Tiefenthal) -> list[int]:
    """The guests of the stack that may be had now."""
    if game.setup.stack_is_open:
        return sorted(game.stack.to_list())
    top = game.offers.at(STACK_PLACE)
    return [int(top)] if top in game.setup.stack else []


def take_guest(game: Tiefenthal, kind: i64) -> None:
    """An open guest leaves; another takes the place."""
    place = place_of_guest(game, kind)
    if place == STACK_PLACE and game.stack.n > 0:
        take_from_stack(game, kind)
        return
    game.offers.replace(place, EMPTY)
    fill_places(game)


def take_from_stack(game: Tiefenthal, kind: i64) -> None:
    """The next one is turned up, where it is not seen yet; the last one leaves an empty place."""
    if not game.setup.stack_is_open:
        game.offers.replace(STACK_PLACE, EMPTY)
        game.interrupt(REVEAL_STACK)
        return
    game.stack.remove(kind)
    if game.stack.n == 0:
        game.offers.replace(STACK_PLACE, EMPTY)
        fill_places(game)


def place_of_guest(game: Tiefenthal, kind: i64) -> i64:
    place: i64 = STACK_PLACE
    if game.stack.count(kind) == 0:
        while game.offers.at(place) != kind:
            place += 1
    return place


REVEAL_GUEST: Final = RevealGuest(NOBODY)
REVEAL_STACK: Final = RevealStack(NOBODY)
