"""A: a new evening. The moon moves on, and everybody gets what the round track shows."""

from __future__ import annotations

from typing import Final

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..choices import MUGS, Mug
from ..powers.gifts import CHOOSE_BONUS, can_give, give
from ..setup.cards import TAVERN_CARDS
from ..state.table import EVENING, Tiefenthal
from ..state.tavern import Tavern
from .guests import REVEAL_STACK, fill_places


def move_moon(game: Tiefenthal) -> None:
    """The next space of the round track; before the first evening the guests are laid out."""
    game.number += 1
    game.stage = EVENING
    for tavern in game.taverns:
        tavern.own_taken = 0
        tavern.bought = 0
        tavern.recruited = False
        tavern.took_nobles = False
        tavern.drinks = 0
    if game.number > 1:
        if game.news is not None:
            game.tell(events.evening_began(game.number, game.mug))
        return
    if game.setup.stack_is_open:
        fill_places(game)
    else:
        game.interrupt(REVEAL_STACK)
    game.interrupt(FIRST_MUG)


class FirstMug(Chance):
    """Who begins is left to luck."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        return [(MUGS[seat], 1) for seat in range(game.seats)]

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        return MUGS[rng.below(game.seats)]

    def answer(self, game: Tiefenthal, choice: Mug) -> None:
        game.mug = choice.chosen
        if game.news is not None:
            game.tell(events.mug_taken(game.mug))
            game.tell(events.evening_began(game.number, game.mug))


def give_round_bonus(game: Tiefenthal) -> None:
    """All choose at once; in turn order where somebody could come too late."""
    words = game.setup.rounds[game.number]
    if not takes_turns(game, words):
        for tavern in game.taverns:
            offer_bonus(game, tavern, words)
        return
    while game.turn < game.seats:
        game.turn += 1
        offer_bonus(game, game.in_turn(game.turn - 1), words)
        if game.repeat_if_asked():
            return
    game.turn = 0


def takes_turns(game: Tiefenthal, words: list[str]) -> bool:
    """A stack of guests has one top; any other may hold fewer cards than there are players."""
    if "guest" in words or game.turn > 0:
        return True
    for word in words:
        if word in TAVERN_CARDS and game.left(TAVERN_CARDS.index(word)) < game.seats:
            return True
    return "counter_guest" in words and game.counter_guests < game.seats


def offer_bonus(game: Tiefenthal, tavern: Tavern, words: list[str]) -> None:
    """One bonus is given, of two exactly one is chosen; what has run out cannot be."""
    there = [word for word in words if can_give(game, tavern, word)]
    if len(there) == 2:
        game.ask(CHOOSE_BONUS[tavern.seat])
    elif len(there) == 1:
        give(game, tavern, there[0])


FIRST_MUG: Final = FirstMug(NOBODY)
