"""The card phase: hands are drawn or picked up again, redrawn, and the exchange is laid out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Choice, Facts, Step

from .. import events
from ..choices import DISCARD, KEEP_HAND, LEAVE, PICK_UP_REST, CardChoice
from ..setup.faces import FRUITFUL
from ..setup.shared import HAND, SPACES, kind_of_year
from ..state.table import BeerAndBread, village_of
from .deck import (
    TopCard,
    ask_for_card,
    can_draw,
    draw_into_hand,
    put_on_discard,
    reshuffle_at_once,
    show_all,
    take_top,
)


def draw_hands(game: BeerAndBread) -> None:
    """The player with the windmill first: pick the column up, then draw up to five cards."""
    pick_up(game, game.windmill)


def fill_hand(game: BeerAndBread, seat: i64) -> None:
    """Draw until the hand has five cards, or there are none; then it is the other's turn."""
    if village_of(game, seat).hand.n < HAND and can_draw(game):
        ask_for_card(game, DRAW_CARD[seat])
    elif seat == game.windmill:
        pick_up(game, 1 - seat)
    else:
        redraw(game)


class DrawCard(TopCard):
    """The top card of the deck goes to a hand that is being filled."""

    def answer(self, game: BeerAndBread, choice: CardChoice) -> None:
        draw_into_hand(game, self.seat, choice.card)
        fill_hand(game, self.seat)
        reshuffle_at_once(game)


def pick_up(game: BeerAndBread, seat: i64) -> None:
    """In dry years the hand begins with last year's column: all of it, unless an upgrade chooses.

    In fruitful years the columns are empty.
    """
    village = village_of(game, seat)
    if village.chooses_pick_up and village.column.n > 0:
        game.left = 0
        game.ask(CHOOSE_PICK_UP[seat])
    else:
        pick_up_all(game, seat)


def pick_up_all(game: BeerAndBread, seat: i64) -> None:
    village = village_of(game, seat)
    if village.column.n > 0:
        if game.news is not None:
            game.tell(events.picked_up(seat, village.column.n))
        village.hand.pour(village.column)
        village.symbols = 0
    fill_hand(game, seat)


class ChoosePickUp(Step):
    """Which cards of the column do you leave? From the oldest to the newest."""

    def options(self, game: BeerAndBread) -> list[Choice]:
        column = village_of(game, self.seat).column
        options: list[Choice] = [PICK_UP_REST]
        for place in range(game.left, column.n):
            options.append(LEAVE[column.at(place)])
        return options

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        column = village_of(game, self.seat).column
        if isinstance(choice, CardChoice):
            while column.at(game.left) != choice.card:
                game.left += 1
            put_on_discard(game, column.take(game.left))
            village_of(game, self.seat).symbols -= game.setup.cards[choice.card].symbols
            if game.news is not None:
                game.tell(events.of_card("left", self.seat, choice.card))
            if game.left < column.n:
                game.ask(self)
                return
        pick_up_all(game, self.seat)


def redraw(game: BeerAndBread) -> None:
    """Once both hands are full, the player with the windmill redraws first."""
    begin_redraw(game, game.windmill)


def begin_redraw(game: BeerAndBread, seat: i64) -> None:
    village = village_of(game, seat)
    fruitful = kind_of_year(game.year) == FRUITFUL
    game.left = village.redraws_fruitful if fruitful else village.redraws_dry
    ask_redraw(game, seat)


def ask_redraw(game: BeerAndBread, seat: i64) -> None:
    if game.left > 0 and village_of(game, seat).hand.n > 0:
        game.ask(REDRAW[seat])
    elif seat == game.windmill:
        begin_redraw(game, 1 - seat)


class Redraw(Step):
    """Do you discard a card for the top card of the deck?"""

    def options(self, game: BeerAndBread) -> list[Choice]:
        hand = village_of(game, self.seat).hand
        options: list[Choice] = [KEEP_HAND]
        for place in range(hand.n):
            options.append(DISCARD[hand.at(place)])
        return options

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        if isinstance(choice, CardChoice):
            village_of(game, self.seat).hand.remove(choice.card)
            put_on_discard(game, choice.card)
            if game.news is not None:
                game.tell(events.of_card("discarded", self.seat, choice.card))
            game.left -= 1
            ask_for_card(game, DRAW_ANOTHER[self.seat])
        else:
            game.left = 0
            ask_redraw(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"left": int(game.left)}


class DrawAnother(TopCard):
    """The top card takes the place of the discarded one."""

    def answer(self, game: BeerAndBread, choice: CardChoice) -> None:
        draw_into_hand(game, self.seat, choice.card)
        ask_redraw(game, self.seat)
        reshuffle_at_once(game)


def lay_out_exchange(game: BeerAndBread) -> None:
    """Three cards are turned up onto the exchange spaces."""
    if game.exchange.n < SPACES and can_draw(game):
        ask_for_card(game, TURN_UP)


class TurnUp(TopCard):
    """The top card of the deck goes face up onto an exchange space."""

    def answer(self, game: BeerAndBread, choice: CardChoice) -> None:
        take_top(game, choice.card)
        show_all(game, choice.card)
        if game.news is not None:
            game.tell(events.turned_up(choice.card, game.exchange.n))
        game.exchange.push(choice.card)
        lay_out_exchange(game)
        reshuffle_at_once(game)


DRAW_CARD: Final = [DrawCard(seat) for seat in range(2)]
DRAW_ANOTHER: Final = [DrawAnother(seat) for seat in range(2)]
CHOOSE_PICK_UP: Final = [ChoosePickUp(seat) for seat in range(2)]
REDRAW: Final = [Redraw(seat) for seat in range(2)]
TURN_UP: Final = TurnUp(NOBODY)
