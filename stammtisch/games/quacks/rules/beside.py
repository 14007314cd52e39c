"""Red chips beside the pot: into the bag at any time, into the pot when all have stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import (
    BESIDE,
    DRAW,
    DRAW_REBAG,
    MOST_SEATS,
    PLACE,
    PLACE_REBAG_BESIDE,
    REBAG_BESIDE,
    Number,
    Of,
)
from ..setup.figures import LAST_SPACE
from ..state.chips import CHIPS
from ..state.player import NONE, Player
from ..state.table import AFTER_BREW, Quacks
from .moving import moves
from .pot import land


def bring_back(game: Quacks, player: Player, kind: i64) -> None:
    """A red chip beside the pot goes into the bag, and everybody sees it."""
    put_back(player, kind)
    if game.news is not None:
        game.tell(events.put_back(player.seat, kind, "red"))


def put_back(player: Player, kind: i64) -> None:
    """The newest of its kind first."""
    place = player.aside.n - 1
    while player.aside.at(place) != kind:
        place -= 1
    player.aside.take(place)
    if place < player.kept:
        player.kept -= 1
    player.bag.push(kind)


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


def place_reds(game: Quacks) -> None:
    """Every red chip beside a pot is decided on; by the ruling in secret, openly or in turn."""
    game.stage = AFTER_BREW
    if not game.setup.reds_in_turn:
        for each in game.players:
            decide_on_reds(game, each)
        return
    while (player := game.next_in_turn()) is not None:
        decide_on_reds(game, player)
        if game.repeat_if_asked():
            return


def decide_on_reds(game: Quacks, player: Player) -> None:
    """What is decided in secret is tried out on a draft of the pot."""
    if player.aside.n > 0:
        if game.setup.reds_in_secret:
            player.draft = player.copy()
        game.ask(PLACE_REDS[player.seat])


def show_reds(game: Quacks) -> None:
    """When all have decided in secret, the red chips are placed for everybody to see."""
    for player in game.order():
        player.draft = None
        for place in range(0, player.decided.n, 2):
            kind, steps = player.decided.at(place), player.decided.at(place + 1)
            if steps == 0:
                bring_back(game, player, kind)
            else:
                player.aside.remove(kind)
                land_red(game, player, kind, steps)
        player.decided = NONE


class PlaceReds(Step):
    """Red chips beside the pot are placed or put into the bag one by one; the rest stays there."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat].at_work()
        reds = player.reds_beside()
        return PLACE_REBAG_BESIDE[reds] if game.has_room(player) else REBAG_BESIDE[reds]

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is BESIDE:
            return
        assert isinstance(choice, Of)
        player = game.players[self.seat]
        if choice is PLACE[choice.kind]:
            place_red(game, player, choice.kind)
        else:
            rebag_red(game, player, choice.kind)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat].at_work()
        return {"chips": player.aside.n, "space": player.position}


def rebag_red(game: Quacks, player: Player, kind: i64) -> None:
    """The red chip goes into the bag; then the next one."""
    if player.draft is None:
        bring_back(game, player, kind)
    else:
        player.decide(kind, 0)
        put_back(player.draft, kind)
    ask_reds(game, player)


def place_red(game: Quacks, player: Player, kind: i64) -> None:
    """It moves its value; where a doubling waits, the player says how far."""
    pot = player.at_work()
    pot.aside.remove(kind)
    value = CHIPS[kind].value
    if pot.doubled and pot.position + value < LAST_SPACE:
        pot.look_at(kind)
        game.ask(MOVE_RED[player.seat])
    else:
        add_red(game, player, kind, value)


class MoveRed(Step):
    """The red chip moves twice its number, or the player declines that."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat].at_work()
        return [*moves(game, player, CHIPS[player.looked.top()])]

    def answer(self, game: Quacks, choice: Number) -> None:
        player = game.players[self.seat]
        add_red(game, player, player.at_work().looked.pop(), choice.number)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat].at_work()
        return {"chip": CHIPS[player.looked.top()].name, "space": player.position}


def add_red(game: Quacks, player: Player, kind: i64, steps: i64) -> None:
    """The red chip comes after the last chip, without acting; then the next one."""
    if player.draft is None:
        land_red(game, player, kind, steps)
    else:
        player.decide(kind, steps)
        land(player.draft, CHIPS[kind], steps)
    ask_reds(game, player)


def land_red(game: Quacks, player: Player, kind: i64, steps: i64) -> None:
    was_at = player.position
    land(player, CHIPS[kind], steps)
    if game.news is not None:
        game.tell(events.placed(game, player, kind, was_at))


def ask_reds(game: Quacks, player: Player) -> None:
    if player.at_work().aside.n > 0:
        game.ask(PLACE_REDS[player.seat])


BRING_BACK: Final = [BringBack(seat) for seat in range(MOST_SEATS)]
PLACE_REDS: Final = [PlaceReds(seat) for seat in range(MOST_SEATS)]
MOVE_RED: Final = [MoveRed(seat) for seat in range(MOST_SEATS)]
