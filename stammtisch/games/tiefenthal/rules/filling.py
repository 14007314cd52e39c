"""B: the tavern fills. Cards are turned up until every seat is taken."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng, Step

from .. import events
from ..choices import KEEP_REDRAW, MOST_SEATS, REDRAW, Drawn
from ..state.table import FILLING, Tiefenthal
from ..state.tavern import Tavern


def fill_taverns(game: Tiefenthal) -> None:
    """All at once, each from their own pile."""
    game.stage = FILLING
    for tavern in game.taverns:
        fill(game, tavern)


def fill(game: Tiefenthal, tavern: Tavern) -> None:
    """Turn up what is known to lie on top; where nobody knows, fate is asked."""
    while tavern.seated.n < game.seats_of(tavern):
        if tavern.known.n > 0:
            turn_up(game, tavern, tavern.known.pop())
        else:
            if tavern.deck.n == 0 and not shuffle(game, tavern):
                return
            game.ask(DRAW_CARD[tavern.seat])
            return
    if tavern.counter_guests > 0:
        game.ask(KEEP_OR_REDRAW[tavern.seat])


def shuffle(game: Tiefenthal, tavern: Tavern) -> bool:
    """The discard pile becomes the draw pile, unless it is empty, too."""
    if tavern.discard.n == 0:
        return False
    if game.news is not None:
        game.tell(events.shuffled(tavern.seat))
    tavern.deck, tavern.discard = tavern.discard, tavern.deck
    return True


class DrawCard(Chance):
    """One card of the draw pile, any as likely as the other."""

    def weights(self, game: Tiefenthal) -> list[tuple[Choice, int]]:
        counts = game.taverns[self.seat].deck.counts(len(game.setup.cards))
        return [(game.setup.drawn[kind], count) for kind, count in enumerate(counts) if count]

    def draw(self, game: Tiefenthal, rng: Rng) -> Choice:
        return game.setup.drawn[game.taverns[self.seat].deck.random(rng)]

    def answer(self, game: Tiefenthal, choice: Drawn) -> None:
        tavern = game.taverns[self.seat]
        tavern.deck.remove(choice.kind)
        turn_up(game, tavern, choice.kind)
        fill(game, tavern)


def turn_up(game: Tiefenthal, tavern: Tavern, kind: i64) -> None:
    """A card goes to its place."""
    tavern.sit(kind)
    if game.news is not None:
        game.tell(events.came_in(tavern, game.setup.cards[kind]))


class KeepOrRedraw(Step):
    """Once all seats are taken, a counter guest may clear them again."""

    def options(self, game: Tiefenthal) -> list[Choice]:
        return KEEP_REDRAW

    def answer(self, game: Tiefenthal, choice: Choice) -> None:
        if choice is REDRAW:
            tavern = game.taverns[self.seat]
            tavern.counter_guests -= 1
            tavern.clear_tables()
            if game.news is not None:
                game.tell(events.redrawn(self.seat))
            fill(game, tavern)


DRAW_CARD: Final = [DrawCard(seat) for seat in range(MOST_SEATS)]
KEEP_OR_REDRAW: Final = [KeepOrRedraw(seat) for seat in range(MOST_SEATS)]
