"""Taking one chip out of several that a book or a card allows."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from ..choices import PASS, TAKE, Of
from ..rules.gains import gain_chip
from ..state.chips import BLUE, GREEN, RED, YELLOW, kind_of
from ..state.player import Player
from ..state.table import FROM_GREEN, SOURCES, Quacks


class TakeChip(Step):
    """Take one of a few kinds from the supply into the bag, or none; `then` one of others."""

    def __init__(self, seat: i64, kinds: list[int], source: i64, then: list[int]) -> None:
        super().__init__(seat)
        self.kinds: Final = kinds
        self.source: Final[i64] = source
        self.then: Final = then

    def options(self, game: Quacks) -> list[Choice]:
        return [*[TAKE[kind] for kind in self.kinds], PASS]

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if isinstance(choice, Of):
            gain_chip(game, player, choice.kind, self.source)
        offer_chips(game, player, self.then, self.source, NO_KINDS)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"source": SOURCES[self.source]}


def offer_chips(
    game: Quacks, player: Player, kinds: list[int], source: i64, then: list[int]
) -> None:
    """Ask which chip; what is not yet out or sold out cannot be taken."""
    out = allowed(game, kinds, source)
    left = [kind for kind in out if not game.is_sold_out(kind)]
    if left:
        game.ask(TakeChip(player.seat, left, source, then))
        return
    if out:
        gain_chip(game, player, out[0], source)  # sold out: the ruling says what instead
    if then:
        offer_chips(game, player, then, source, NO_KINDS)


def of_value(value: i64) -> list[int]:
    """The kinds with this value, of the colours that have several."""
    return OF_VALUE[value] if value < len(OF_VALUE) else []


def find_of_value(value: int) -> list[int]:
    colours = [GREEN, BLUE, RED, YELLOW]
    return [int(kind_of(colour, value)) for colour in colours if kind_of(colour, value) >= 0]


NO_KINDS: Final[list[int]] = []
OF_VALUE: Final = [find_of_value(value) for value in range(5)]


def allowed(game: Quacks, kinds: list[int], source: i64) -> list[int]:
    """The kinds whose books are out, if the ruling asks for that."""
    setup = game.setup
    if not (setup.green_needs_book if source == FROM_GREEN else setup.cards_need_book):
        return kinds
    return [kind for kind in kinds if not game.is_closed(kind)]
