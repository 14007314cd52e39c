"""A round begins: its event, its fortune card, and what a purple card does before it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import NOBODY, Chance, Choice, Rng

from .. import events
from ..chips import WHITE_1
from ..choices import FORTUNES, STARTERS, Fortune, Starter
from ..effects import NO_CARD
from ..player import NOT_SAID, Player
from ..rats import count_tails
from ..state import FORTUNE, NO_BREW_CARD, Quacks


def begin_round(game: Quacks) -> None:
    """The flame moves on; the start player passes to the left; a fortune card is read."""
    game.number += 1
    game.stage = FORTUNE
    game.turn = 0
    game.card = NO_CARD
    game.limit = game.setup.white_limit
    game.orange_bonus = 0
    game.brew_card = NO_BREW_CARD
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
            game.phase += 1  # resolve_fortune has nothing to do


def resolve_fortune(game: Quacks) -> None:
    """A purple card works before the round, from the start player on."""
    while game.turn < game.seats:
        game.turn += 1
        game.card.turn(game, game.in_turn(game.turn - 1))
        if game.asks_again():
            return
    game.turn = 0
    game.card.settle(game)


FIRST_PLAYER: Final = FirstPlayer(NOBODY)
READ_FORTUNE: Final = ReadFortune(NOBODY)
