"""The deck: its backs lie open in a row, its faces are known to nobody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Pile, Rng, Step

from .. import events
from ..choices import BACKS, BEER, BEER_BACK, BEERS, BREAD, BREAD_BACK, FACES
from ..state.table import NONE, BeerAndBread, village_of
from ..state.village import members, only


class LayBack(Chance):
    """Shuffling: card by card, fate lays a back onto the deck."""

    def weights(self, game: BeerAndBread) -> list[tuple[Choice, int]]:
        bread_backs = game.backs_known - game.beer_backs
        left = [int(game.beers.n - game.beer_backs), int(game.breads.n - bread_backs)]
        return [(BACKS[product], left[product]) for product in (BEER, BREAD) if left[product] > 0]

    def draw(self, game: BeerAndBread, rng: Rng) -> Choice:
        left = deck_size(game) - game.backs_known
        return BEER_BACK if rng.below(left) < game.beers.n - game.beer_backs else BREAD_BACK

    def answer(self, game: BeerAndBread, choice: Choice) -> None:
        if choice is BEER_BACK:
            game.beer_backs += 1
        else:
            game.backs |= only(game.backs_known)
        game.backs_known += 1
        if game.backs_known < deck_size(game):
            game.interrupt(self)


def deck_size(game: BeerAndBread) -> i64:
    """How many cards the deck holds."""
    return game.beers.n + game.breads.n


LAY_BACK: Final = LayBack(NOBODY)


def can_draw(game: BeerAndBread) -> bool:
    """Whether there is a card to draw, if need be from the discard pile."""
    return game.backs_known > 0 or deck_size(game) > 0 or game.discard != 0


def ask_for_card(game: BeerAndBread, step: Step) -> None:
    """Let fate draw the top card; a deck whose backs do not lie yet is shuffled first."""
    if step.seat == NOBODY:
        game.interrupt(step)
    else:
        game.ask(step)
    if game.backs_known == 0:
        shuffle(game)


def shuffle(game: BeerAndBread) -> None:
    """Lay the backs of the deck; an empty deck is made anew from the discard pile."""
    if deck_size(game) == 0:
        reshuffle(game)
    game.interrupt(LAY_BACK)


def reshuffle(game: BeerAndBread) -> None:
    """The discard pile becomes the deck, and nobody knows any more where its cards are."""
    cards = members(game.discard)
    for card in cards:
        (game.beers if card < BEERS else game.breads).push(card)
    for village in game.villages:
        village.seen &= ~game.discard
    game.discard = 0
    game.discard_top = NONE
    if game.news is not None:
        game.tell(events.reshuffled(len(cards)))


def reshuffle_at_once(game: BeerAndBread) -> None:
    """README#ruling-reshuffle: after a draw, an empty deck may be made anew before anything else.

    If another draw follows anyway, it has done so already.
    """
    if game.setup.reshuffle_at_once and deck_size(game) == 0 and game.discard != 0:
        shuffle(game)


def row_of_backs(game: BeerAndBread) -> list[int]:
    """The products that the backs of the deck show, the top card first."""
    places = range(int(game.backs_known) - 1, -1, -1)
    return [int(game.backs >> place & 1) for place in places]


def top_pile(game: BeerAndBread) -> Pile:
    """The cards that may be on top: those with the back that is seen there."""
    top = (game.backs >> (game.backs_known - 1)) & 1
    return game.breads if top == BREAD else game.beers


class TopCard(Chance):
    """The card on top of the deck: each with the back that is seen there is as likely."""

    def weights(self, game: BeerAndBread) -> list[tuple[Choice, int]]:
        return [(FACES[card], 1) for card in sorted(top_pile(game).to_list())]

    def draw(self, game: BeerAndBread, rng: Rng) -> Choice:
        return FACES[top_pile(game).random(rng)]

    def shown(self, game: BeerAndBread, choice: Choice, viewer: i64) -> str:
        """A card that goes to a hand is read by its owner; the others read that one was drawn."""
        return choice.text if self.seat in (viewer, NOBODY) else "card ?"


def take_top(game: BeerAndBread, card: i64) -> None:
    """The top card leaves the deck, its back the row."""
    game.backs_known -= 1
    if card < BEERS:
        game.beers.remove(card)
        game.beer_backs -= 1
    else:
        game.breads.remove(card)
        game.backs &= ~only(game.backs_known)


def draw_into_hand(game: BeerAndBread, seat: i64, card: i64) -> None:
    """Only its new owner sees the face."""
    take_top(game, card)
    village = village_of(game, seat)
    village.hand.push(card)
    village.seen |= only(card)
    if game.news is not None:
        game.tell(events.drawn(seat, card))


def put_on_discard(game: BeerAndBread, card: i64) -> None:
    """A card goes face up onto the discard pile."""
    game.discard |= only(card)
    game.discard_top = card
    show_all(game, card)


def show_all(game: BeerAndBread, card: i64) -> None:
    """A card that lies face up is known to both from now on."""
    shown = only(card)
    game.village_0.seen |= shown
    game.village_1.seen |= shown
