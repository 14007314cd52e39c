"""Brewing: chips leave the bag one by one until the player stops or the pot explodes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Step

from .. import events
from ..choices import (
    DRAW,
    DRAW_STOP,
    DRAW_STOP_FLASK,
    DRAW_STOP_FLASK_REBAG,
    DRAW_STOP_REBAG,
    FLASK,
    MOST_SEATS,
    SHORTER,
    STOP,
    STOP_FLASK,
    STOP_ONLY,
    Number,
)
from ..setup.figures import LAST_SPACE
from ..state.chips import CHIPS, WHITE, Chip
from ..state.player import EMPTY_HAND, HAND_WITH_CHIP, Player
from ..state.table import BREW_STAGE, Quacks
from .beside import BRING_BACK, put_into_bag
from .explosion import explode, is_over
from .moving import bonus_of, moves
from .pot import OutOfBag, begin_pot, brewing_facts, land, pour_back, stop


def begin_brewing(game: Quacks) -> None:
    """Everybody brews at once, each at their own pace unless all draw together."""
    game.stage = BREW_STAGE
    for player in game.players:
        begin_pot(player)
        player.brewing = True
        draw_first(game, player)
    if not game.together:
        places = game.setup.places
        game.skip_to(places.brewed if game.card.after_brewing else places.brewed_plainly)


class Brew(Step):
    """Draw another chip, stop, or pour the last white chip back with the flask.

    A red chip beside the pot may go into the bag at any time.
    """

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat]
        flask = player.flask and player.fresh_white
        if not game.can_draw(player):
            return STOP_FLASK if flask else STOP_ONLY
        if player.aside.n > 0:
            reds = player.reds_beside()
            return DRAW_STOP_FLASK_REBAG[reds] if flask else DRAW_STOP_REBAG[reds]
        return DRAW_STOP_FLASK if flask else DRAW_STOP

    def answer(self, game: Quacks, choice: Choice) -> None:
        if choice is DRAW:
            game.ask(DRAW_CHIP[self.seat])
        elif choice is STOP:
            stop(game, game.players[self.seat])
        elif choice is FLASK:
            use_flask(game, game.players[self.seat])
        else:
            put_into_bag(game, self, choice)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return brewing_facts(game, self.seat)


class BrewTogether(Brew):
    """As Brew, but what the hand holds stays secret until all show theirs at once."""

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is DRAW or choice is STOP:
            player.hand = HAND_WITH_CHIP if choice is DRAW else EMPTY_HAND
        elif choice is FLASK:
            use_flask(game, player)
            game.ask(self)
        else:
            put_into_bag(game, self, choice)

    def shown(self, game: Quacks, choice: Choice, viewer: i64) -> str:
        secret = viewer != self.seat and (choice is DRAW or choice is STOP)
        return "?" if secret else choice.text


class DrawChip(OutOfBag):
    """The next chip of the brew."""

    def answer(self, game: Quacks, choice: Chip) -> None:
        player = game.players[self.seat]
        player.bag.remove(choice.kind)
        player.insured = player.window > 0
        if player.insured:
            player.window -= 1
        bring_in(game, player, choice)


def bring_in(game: Quacks, player: Player, chip: Chip) -> None:
    """A drawn chip goes into the pot, unless its power sets it aside."""
    bonus: i64 = 0
    if game.setup.moving >> chip.colour & 1:  # spares a look at most powers
        power = game.powers[chip.colour]
        if power.sets_aside:
            power.drawn(game, player, chip)
            return
        bonus = power.bonus(game, player, chip)
    if bonus > 0 or player.doubled:
        offer_move(game, player, chip)
    else:
        place(game, player, chip, chip.value)


def offer_move(game: Quacks, player: Player, chip: Chip) -> None:
    """A bonus may be declined; where that makes no difference, nobody is asked."""
    if player.position + chip.value >= LAST_SPACE:
        place(game, player, chip, chip.value)
    else:
        player.look_at(chip.kind)
        game.ask(MOVE_CHIP[player.seat])


class MoveChip(Step):
    """The chip moves its value, or farther by its power: the player may decline that."""

    def options(self, game: Quacks) -> list[Choice]:
        player = game.players[self.seat]
        chip = CHIPS[player.looked.top()]
        if player.doubled:
            return [*moves(game, player, chip)]
        return SHORTER[chip.value][bonus_of(game, player, chip)]

    def answer(self, game: Quacks, choice: Number) -> None:
        player = game.players[self.seat]
        place(game, player, CHIPS[player.looked.pop()], choice.number)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chip": CHIPS[player.looked.top()].name, "space": player.position}


def place(game: Quacks, player: Player, chip: Chip, steps: i64) -> None:
    """The chip lands in the pot, counts, and acts."""
    was_at = player.position
    land(player, chip, steps)
    if chip.colour == WHITE:
        player.whites += chip.value
        player.fresh_white = True
        if game.news is not None:
            game.tell(events.placed(game, player, chip.kind, was_at))
        if player.whites > game.setup.least_limit and bursts(game, player):  # seldom looked up
            explode(game, player)
            return
    else:
        player.fresh_white = False
        if game.news is not None:
            game.tell(events.placed(game, player, chip.kind, was_at))
    if not game.card.while_brewing or not game.card.placed(game, player, chip):
        act(game, player, chip)


def bursts(game: Quacks, player: Player) -> bool:
    """Whether the white chips are too many, now that another lies there."""
    return is_over(game, player) and not game.is_safe(player)


def act(game: Quacks, player: Player, chip: Chip) -> None:
    """A chip in the pot does what its book says; then brewing goes on."""
    acts = bool(game.setup.acting >> chip.colour & 1)
    if not acts or not game.powers[chip.colour].placed(game, player, chip):
        go_on_brewing(game, player)


def go_on_brewing(game: Quacks, player: Player) -> None:
    """Ask again, or stop where nothing is left to decide."""
    if game.card.while_brewing and game.card.acted(game, player):
        return
    if game.can_draw(player) or (player.flask and player.fresh_white):
        if not game.together:
            game.ask(BREW[player.seat])
    else:
        stop(game, player)


def use_flask(game: Quacks, player: Player) -> None:
    """The last white chip goes back into the bag; the flask is empty until refilled."""
    player.flask = False
    pour_back(game, player, "flask")
    if not game.together:
        go_on_brewing(game, player)


def draw_first(game: Quacks, player: Player) -> None:
    """The first chip is a must, so nobody is asked; unless the ruling lets one stop at once."""
    if player.bag.n == 0:
        stop(game, player)
    elif not game.setup.may_stop_at_once:
        game.ask(DRAW_CHIP[player.seat])
        if player.aside.n > 0:
            game.ask(BRING_BACK[player.seat])
    elif not game.together:
        game.ask(BREW[player.seat])


BREW: Final = [Brew(seat) for seat in range(MOST_SEATS)]
BREW_TOGETHER: Final = [BrewTogether(seat) for seat in range(MOST_SEATS)]
DRAW_CHIP: Final = [DrawChip(seat) for seat in range(MOST_SEATS)]
MOVE_CHIP: Final = [MoveChip(seat) for seat in range(MOST_SEATS)]
