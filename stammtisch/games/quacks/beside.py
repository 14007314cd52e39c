"""Red chips beside the pot: into the bag at any time, into the pot when all have stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from . import events
from .chips import CHIPS
from .choices import BESIDE, DRAW, DRAW_REBAG, MOST_SEATS, PLACE, PLACE_REBAG_BESIDE, Number, Of
from .figures import LAST_SPACE
from .player import Player
from .pot import lay, moves
from .state import AFTER_BREW, Quacks


def bring_back(game: Quacks, player: Player, kind: i64) -> None:
    """A red chip beside the pot goes into the bag, the newest of its kind first."""
    place = player.aside.n - 1
    while player.aside.at(place) != kind:
        place -= 1
    player.aside.take(place)
    if place < player.kept:
        player.kept -= 1
    player.bag.push(kind)
    if game.news is not None:
        game.tell(events.put_back(player.seat, kind, "red"))


class BringBack(Step):
    """Before the first chip: red chips kept beside the pot may go into the bag."""

    def options(self, game: Quacks) -> list[Choice]:
        return DRAW_REBAG[game.players[self.seat].reds_beside()]

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is not DRAW:
            put_into_bag(game, self, choice)


def put_into_bag(game: Quacks, step: Step, choice: Choice) -> None:
    """A red chip goes back, and the same is asked again."""
    assert isinstance(choice, Of)
    player = game.players[step.seat]
    bring_back(game, player, choice.kind)
    if player.aside.n > 0 or not isinstance(step, BringBack):
        game.ask(step)


class PlaceReds(Step):
    """Red chips beside the pot are placed or put into the bag one by one; the rest stays there."""

    def options(self, game: Quacks) -> list[Choice]:
        return PLACE_REBAG_BESIDE[game.players[self.seat].reds_beside()]

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is BESIDE:
            return
        assert isinstance(choice, Of)
        if choice is PLACE[choice.kind]:
            place_red(game, player, choice.kind)
        else:
            bring_back(game, player, choice.kind)
            ask_reds(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chips": player.aside.n, "space": player.position}


def place_red(game: Quacks, player: Player, kind: i64) -> None:
    """It moves its value; where a doubling waits, the player says how far."""
    player.aside.remove(kind)
    value = CHIPS[kind].value
    if player.doubled and player.position + value < LAST_SPACE:
        player.look_at(kind)
        game.ask(MOVE_RED[player.seat])
    else:
        add_red(game, player, kind, value)


class MoveRed(Step):
    """The red chip moves twice its number, or the player declines that."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat]
        return [*moves(game, player, CHIPS[player.looked.top()])]

    def answer(self, game: Quacks, choice: Number) -> None:
        player = game.players[self.seat]
        add_red(game, player, player.looked.pop(), choice.number)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chip": CHIPS[player.looked.top()].name, "space": player.position}


def add_red(game: Quacks, player: Player, kind: i64, steps: i64) -> None:
    """The red chip comes after the last chip, without acting; then the next one."""
    was_at = player.position
    lay(game, player, CHIPS[kind], steps)
    if game.news is not None:
        game.tell(events.placed(player, kind, was_at))
    ask_reds(game, player)


def ask_reds(game: Quacks, player: Player) -> None:
    if player.aside.n > 0:
        game.ask(PLACE_REDS[player.seat])


def place_reds(game: Quacks) -> None:
    """Every red chip beside a pot is decided on; no pot touches another, so all at once."""
    game.stage = AFTER_BREW
    for player in game.players:
        ask_reds(game, player)


BRING_BACK: Final = [BringBack(seat) for seat in range(MOST_SEATS)]
PLACE_REDS: Final = [PlaceReds(seat) for seat in range(MOST_SEATS)]
MOVE_RED: Final = [MoveRed(seat) for seat in range(MOST_SEATS)]
