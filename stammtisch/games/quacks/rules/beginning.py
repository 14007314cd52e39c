"""A round begins: its event, its start player, its fortune card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..cards.card import NO_CARD
from ..choices import STARTERS, Starter
from ..state.chips import WHITE_1
from ..state.player import NOT_SAID, Player
from ..state.table import FORTUNE, Quacks
from .fortune import READ_FORTUNE


def begin_round(game: Quacks) -> None:
    """The flame moves on; the start player passes to the left; a fortune card is read."""
    game.number += 1
    game.stage = FORTUNE
    game.turn = 0
    game.card = NO_CARD
    game.together = game.setup.in_step or game.number == game.setup.rounds
    for player in game.players:
        clear_pot(player)
    if game.setup.with_cards:
        game.interrupt(READ_FORTUNE)
    if game.number == 1:
        game.interrupt(FIRST_PLAYER)
        return
    game.starter = game.starter + 1 if game.starter + 1 < game.seats else i64(0)
    if game.news is not None:
        game.tell(events.round_began(game.number, game.starter))
    if game.setup.opens_in[game.number]:
        open_books(game)
    if game.number == game.setup.extra_white_before:
        add_whites(game)


def clear_pot(player: Player) -> None:
    """What a round leaves behind in a player's counters."""
    player.points_before = player.points
    player.tails = 0
    player.rats = 0
    player.coins = 0
    player.bought = -1
    player.strong_at = -1
    player.kept = player.aside.n
    player.hand = NOT_SAID
    player.exploded = False
    player.had_chance = False
    player.restarted = False
    player.stirred = False
    player.took_points = False


def open_books(game: Quacks) -> None:
    """Yellow comes before round 2, purple before round 3."""
    game.stock_shelf()
    for colour, number in game.setup.opens.items():
        if number == game.number and game.news is not None:
            game.tell(events.book_opened(colour, game.setup.books[colour].name))


def add_whites(game: Quacks) -> None:
    """Before round 6 everybody adds a white 1-chip."""
    for player in game.players:
        if game.take_out(WHITE_1):
            player.bag.push(WHITE_1)
            if game.news is not None:
                game.tell(events.white_added(player.seat))


class FirstPlayer(Chance):
    """Who cooked last begins; the table leaves it to luck."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        return [(STARTERS[seat], 1) for seat in range(game.seats)]

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return STARTERS[rng.below(game.seats)]

    def answer(self, game: Quacks, choice: Starter) -> None:
        game.starter = choice.starter
        if game.news is not None:
            game.tell(events.started(game.starter))
            game.tell(events.round_began(game.number, game.starter))


FIRST_PLAYER: Final = FirstPlayer(NOBODY)
