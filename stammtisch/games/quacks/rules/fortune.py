"""Fortune cards: one is read each round, and works at its moment."""

from __future__ import annotations

from typing import Final

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..choices import FORTUNES, Fortune
from ..state.table import AFTER_BREW, END_STAGE, Quacks
from .rats import count_tails


class ReadFortune(Chance):
    """The start player reads a card: any one not yet read, each as likely as the other."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        return [(FORTUNES[number], 1) for number in sorted(game.deck.to_list())]

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return FORTUNES[game.deck.random(rng)]

    def answer(self, game: Quacks, choice: Fortune) -> None:
        game.deck.remove(choice.number)
        game.card = game.setup.cards[choice.number]
        if game.news is not None:
            game.tell(events.fortune_read(choice.name))
        if game.card.counts_rats:
            count_tails(game)
        game.card.read(game)
        if not game.card.takes_turns:
            game.skip_to(game.setup.places.rats)


def resolve_fortune(game: Quacks) -> None:
    """A purple card works before the round, from the start player on."""
    while game.turn < game.seats:
        game.turn += 1
        game.card.turn(game, game.in_turn(game.turn - 1))
        if game.repeat_if_asked():
            return
    game.turn = 0
    game.card.settle(game)


def add_card_after_brewing(game: Quacks) -> None:
    """Strong Ingredient and Schadenfreude, from the start player on."""
    if not game.card.after_brewing:
        return
    game.stage = AFTER_BREW
    while game.turn < game.seats:
        game.turn += 1
        game.card.brewed(game, game.in_turn(game.turn - 1))
        if game.repeat_if_asked():
            return
    game.turn = 0


def end_with_card(game: Quacks) -> None:
    """A fortune card may pay at the end of the round, while the chips lie in the pots."""
    game.stage = END_STAGE
    while game.turn < game.seats:
        game.turn += 1
        game.card.ended(game, game.in_turn(game.turn - 1))
        if game.repeat_if_asked():
            return
    game.turn = 0


READ_FORTUNE: Final = ReadFortune(NOBODY)
