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
    while (player := game.next_in_turn()) is not None:
        game.card.turn(game, player)
        if game.repeat_if_asked():
            return
    game.card.settle(game)


def add_card_after_brewing(game: Quacks) -> None:
    """Strong Ingredient and Schadenfreude, from the start player on."""
    if not game.card.after_brewing:
        return
    game.stage = AFTER_BREW
    while (player := game.next_in_turn()) is not None:
        game.card.brewed(game, player)
        if game.repeat_if_asked():
            return


def end_with_card(game: Quacks) -> None:
    """A fortune card may pay at the end of the round, while the chips lie in the pots."""
    game.stage = END_STAGE
    while (player := game.next_in_turn()) is not None:
        game.card.ended(game, player)
        if game.repeat_if_asked():
            return


READ_FORTUNE: Final = ReadFortune(NOBODY)
