"""Garden spider: what the last two chips, or seven white points, are worth."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import FORWARD, MOST_SEATS, PASS, PAY, STAY
from ..rules.droplet import move_droplet
from ..rules.gains import gain_rubies, pay_rubies
from ..setup.figures import LAST_SPACE
from ..state.chips import CHIPS, GREEN, VALUES
from ..state.player import Player
from ..state.table import FROM_GREEN, Quacks
from .power import Power
from .taking import NO_KINDS, offer_chips

LAST_CHIPS: Final = 2


def last_greens(player: Player) -> list[int]:
    """The kinds of the green chips among the last two in the pot."""
    found: list[int] = []
    for place in range(max(player.pot.n - LAST_CHIPS, i64(0)), player.pot.n):
        kind = player.pot.at(place)
        if CHIPS[kind].colour == GREEN and place != player.strong_at:
            found.append(int(kind))
    return found


class RubyForLastTwo(Power):
    """A ruby for each green chip that is last or next to last."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        greens: i64 = 0
        for place in range(max(player.pot.n - LAST_CHIPS, i64(0)), player.pot.n):
            if CHIPS[player.pot.at(place)].colour == GREEN and place != player.strong_at:
                greens += 1
        if greens > 0:
            gain_rubies(game, player, greens * game.setup.books[GREEN].numbers[0], FROM_GREEN)


class ChipForLastTwo(Power):
    """For each green chip that is last or next to last a chip, by its value."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        gains = [gains_of(game, kind) for kind in last_greens(player)]
        if gains:
            offer_chips(game, player, gains.pop(), FROM_GREEN, gains.pop() if gains else NO_KINDS)


def gains_of(game: Quacks, kind: int) -> list[int]:
    """What a green chip of this kind fetches: one of these."""
    return game.setup.books[GREEN].gains[VALUES[GREEN].index(int(CHIPS[kind].value))]


class MoveLastAtSeven(Power):
    """White chips of exactly seven: the last chip moves on by the sum of all green values."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        greens = green_sum(player)
        exact = player.whites == game.setup.books[GREEN].numbers[0]
        if exact and greens > 0 and player.position < LAST_SPACE:
            game.ask(MOVE_LAST[player.seat])


def green_sum(player: Player) -> i64:
    total: i64 = 0
    for place in range(player.pot.n):
        chip = CHIPS[player.pot.at(place)]
        if chip.colour == GREEN and place != player.strong_at:
            total += chip.value
    return total


class MoveLast(Step):
    """Move the last chip on, or let it lie."""

    def options(self, game: Quacks) -> list[Choice]:
        return FORWARD_OR_STAY

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is STAY:
            return
        player = game.players[self.seat]
        player.position = min(player.position + green_sum(player), i64(LAST_SPACE))
        player.places.pop()
        player.places.push(player.position)
        if game.news is not None:
            game.tell(events.last_moved(self.seat, player.pot.top(), player.position))

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chip": CHIPS[player.pot.top()].name, "spaces": green_sum(player)}


class RubyForDroplet(Power):
    """For each green chip that is last or next to last a ruby may buy a droplet step."""

    def evaluate(self, game: Quacks, player: Player) -> None:
        greens = len(last_greens(player))
        if greens > 0 and can_pay(game, player):
            game.ask(PayForDroplet(player.seat, greens))


def can_pay(game: Quacks, player: Player) -> bool:
    return player.rubies >= game.setup.books[GREEN].numbers[0]


class PayForDroplet(Step):
    """Pay a ruby for a droplet step, or not."""

    def __init__(self, seat: i64, greens: i64) -> None:
        super().__init__(seat)
        self.greens: Final[i64] = greens  # chips that still allow it

    def options(self, game: Quacks) -> list[Choice]:
        return PAY_OR_PASS if can_pay(game, game.players[self.seat]) else PASS_ONLY

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is not PAY:
            return
        player = game.players[self.seat]
        pay_rubies(game, player, game.setup.books[GREEN].numbers[0])
        if self.greens > 1 and (game.setup.tubes or can_pay(game, player)):  # a glass may pay it
            game.ask(PayForDroplet(self.seat, self.greens - 1))
        move_droplet(game, player, 1)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"rubies": player.rubies, "droplet_after": player.droplet + 1}


PAY_OR_PASS: Final[list[Choice]] = [PAY, PASS]
PASS_ONLY: Final[list[Choice]] = [PASS]
FORWARD_OR_STAY: Final[list[Choice]] = [FORWARD, STAY]
MOVE_LAST: Final = [MoveLast(seat) for seat in range(MOST_SEATS)]
