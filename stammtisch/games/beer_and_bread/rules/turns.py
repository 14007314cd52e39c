"""Actions: one card a turn, played for one of its three uses."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Facts, Pile, Step

from .. import events
from ..choices import (
    CARD_IDS,
    GIVE,
    HARVEST,
    HARVEST_CARD,
    SELL,
    SELL_CARD,
    UPGRADE_CARD,
    CardChoice,
    Payment,
    Use,
)
from ..setup.shared import HAND, BeerAndBreadSetup
from ..state.table import BeerAndBread, village_of
from ..state.tokens import KINDS, count, heap
from ..state.village import only, set_of, size
from .deck import (
    TopCard,
    ask_for_card,
    can_draw,
    draw_into_hand,
    put_on_discard,
    reshuffle_at_once,
    show_all,
)
from .harvesting import harvest
from .passing import swap_hands
from .selling import is_payment_decided, payment_numbers, sell, sellable
from .upgrading import upgrade


def first_turn(game: BeerAndBread) -> None:
    """The player with the windmill begins every pair of turns."""
    game.turn += 1
    begin_turn(game, game.windmill)


def swap_and_turn(game: BeerAndBread) -> None:
    """In fruitful years both hands are swapped before the next pair of turns."""
    swap_hands(game)
    first_turn(game)


def second_turn(game: BeerAndBread) -> None:
    begin_turn(game, 1 - game.windmill)


def begin_turn(game: BeerAndBread, seat: i64) -> None:
    if village_of(game, 1 - seat).turned != 0:
        unlock(game, seat)
    if village_of(game, seat).hand.n > 0:
        game.ask(PLAY_CARD[seat])


def unlock(game: BeerAndBread, seat: i64) -> None:
    """A hand of nothing but the other player's reserved cards is open to whoever must play."""
    village, other = village_of(game, seat), village_of(game, 1 - seat)
    held = set_of(village.hand)
    if held & ~other.turned == 0:
        other.turned &= ~held
        village.seen |= held


def swap_and_last_turn(game: BeerAndBread) -> None:
    """The last pair of turns of a fruitful year: an upgrade may draw first."""
    swap_hands(game)
    game.turn += 1
    begin_last_turn(game, game.windmill)


def second_last_turn(game: BeerAndBread) -> None:
    begin_last_turn(game, 1 - game.windmill)


def begin_last_turn(game: BeerAndBread, seat: i64) -> None:
    game.left = village_of(game, seat).late_draws
    draw_late(game, seat)


def draw_late(game: BeerAndBread, seat: i64) -> None:
    if game.left > 0 and can_draw(game):
        game.left -= 1
        ask_for_card(game, DRAW_LATE[seat])
    else:
        begin_turn(game, seat)


class DrawLate(TopCard):
    """At the start of the last turn, the top card of the deck joins the hand."""

    def answer(self, game: BeerAndBread, choice: CardChoice) -> None:
        draw_into_hand(game, self.seat, choice.card)
        draw_late(game, self.seat)
        reshuffle_at_once(game)


class PlayCard(Step):
    """Which card do you play, and for which of its three uses?"""

    def options(self, game: BeerAndBread) -> list[Choice]:
        village, setup = village_of(game, self.seat), game.setup
        hand, exchange = village.hand, game.exchange
        locked = locked_cards(game, self.seat)
        sold = sellable(setup, village, hand) | sellable(setup, village, exchange)
        sold &= ~locked
        if sold == 0 and hand.n == 1 and exchange.n == 0:
            return setup.cards[hand.at(0)].unsold_uses
        cards = hand.n + exchange.n - size(locked)
        options = PLACES[: 2 * cards + size(sold)]
        used = lay_uses(options, 0, setup, hand, locked, sold)
        lay_uses(options, used, setup, exchange, locked, sold)
        return options

    def answer(self, game: BeerAndBread, choice: Use) -> None:
        game.card = choice.card
        game.use = choice.use
        if choice.use == SELL and village_of(game, self.seat).swaps != 0:
            game.chosen = 0
            game.from_kind = 0
            choose_payment(game, self.seat)
        else:
            bring(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"year": int(game.year), "turn": int(game.turn)}


def locked_cards(game: BeerAndBread, seat: i64) -> i64:
    """The cards of a hand that the other player has turned round."""
    turned = village_of(game, 1 - seat).turned
    return turned & set_of(village_of(game, seat).hand) if turned != 0 else 0


def lay_uses(
    options: list[Choice],
    used: i64,
    setup: BeerAndBreadSetup,
    pile: Pile,
    locked: i64,
    sold: i64,
) -> i64:
    """Harvesting and upgrading are always allowed, selling where it is possible.

    Returns how many places of the options are used.
    """
    for place in range(pile.n):
        card = pile.at(place)
        if (locked >> card) & 1 == 0:
            face = setup.cards[card]
            options[used] = face.harvest_it
            if (sold >> card) & 1 != 0:
                used += 1
                options[used] = face.sell_it
            options[used + 1] = face.upgrade_it
            used += 2
    return used


PLACES: Final[list[Choice]] = [*HARVEST_CARD, *SELL_CARD, *UPGRADE_CARD]
"""Never more uses than these: a slice of it has its full size at once, which is fast."""


def choose_payment(game: BeerAndBread, seat: i64) -> None:
    """Where there are several ways to pay, ask before the card is played."""
    if is_payment_decided(game, seat):
        bring(game, seat)
    else:
        game.ask(CHOOSE_PAYMENT[seat])


class ChoosePayment(Step):
    """How many tokens of this kind do you pay?"""

    def options(self, game: BeerAndBread) -> list[Choice]:
        return payment_numbers(game, self.seat)

    def answer(self, game: BeerAndBread, choice: Payment) -> None:
        game.chosen += heap(choice.kind, choice.count)
        game.from_kind += 1
        choose_payment(game, self.seat)

    def about(self, game: BeerAndBread) -> Facts:
        return {"card": CARD_IDS[game.card], "kind": KINDS[game.from_kind]}


def bring(game: BeerAndBread, seat: i64) -> None:
    """The card comes from the hand; or from the exchange, for a card of the hand."""
    village = village_of(game, seat)
    if game.exchange.n == 0 or game.exchange.count(game.card) == 0:
        village.hand.remove(game.card)
        village.turned &= ~only(game.card)
        play(game, seat)
    elif village.hand.n > 1:
        game.ask(GIVE_CARD[seat])
    else:
        exchange(game, seat, village.hand.at(0))


class GiveCard(Step):
    """Which card of your hand do you lay down for the exchange card?"""

    def options(self, game: BeerAndBread) -> list[Choice]:
        hand = village_of(game, self.seat).hand
        options: list[Choice] = []
        for place in range(hand.n):
            options.append(GIVE[hand.at(place)])
        return options

    def answer(self, game: BeerAndBread, choice: CardChoice) -> None:
        exchange(game, self.seat, choice.card)

    def about(self, game: BeerAndBread) -> Facts:
        return {"card": CARD_IDS[game.card]}


def exchange(game: BeerAndBread, seat: i64, given: i64) -> None:
    """The hand card takes the space of the exchange card, which is played at once."""
    space: i64 = 0
    while game.exchange.at(space) != game.card:
        space += 1
    game.exchange.replace(space, given)
    village_of(game, seat).hand.remove(given)
    game.laid_by += heap(space, seat + 1 - count(game.laid_by, space))
    show_all(game, given)
    if game.news is not None:
        game.tell(events.given(seat, given, space))
        game.tell(events.of_card("exchanged", seat, game.card))
    play(game, seat)


def play(game: BeerAndBread, seat: i64) -> None:
    """The card lies face up for both to see, then its use is carried out."""
    card = game.card
    show_all(game, card)
    if game.turn == HAND:
        discard_rest(game, seat)
    if game.use == HARVEST:
        if game.news is not None:
            game.tell(events.of_card("played", seat, card))
        harvest(game, seat, card)
    elif game.use == SELL:
        swapped = village_of(game, seat).swaps != 0
        sell(game, seat, card, game.chosen if swapped else game.setup.cards[card].recipe)
        game.chosen = 0
    else:
        upgrade(game, seat, card)


def discard_rest(game: BeerAndBread, seat: i64) -> None:
    """After the last play of the year, cards drawn late and not played are discarded."""
    village = village_of(game, seat)
    while village.hand.n > 0:
        card = village.hand.pop()
        village.turned &= ~only(card)
        put_on_discard(game, card)
        if game.news is not None:
            game.tell(events.of_card("discarded", seat, card))


PLAY_CARD: Final = [PlayCard(seat) for seat in range(2)]
CHOOSE_PAYMENT: Final = [ChoosePayment(seat) for seat in range(2)]
GIVE_CARD: Final = [GiveCard(seat) for seat in range(2)]
DRAW_LATE: Final = [DrawLate(seat) for seat in range(2)]
