"""Brewing: chips leave the bag one by one until the player stops or the pot explodes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Chance, Choice, Rng, Step

from . import events
from .beside import BRING_BACK, put_into_bag
from .chips import CHIPS, WHITE, Chip
from .choices import (
    CONTINUE,
    DRAW,
    DRAW_STOP,
    DRAW_STOP_FLASK,
    DRAW_STOP_FLASK_REBAG,
    DRAW_STOP_REBAG,
    FLASK,
    MOST_SEATS,
    RESTART,
    RETURN,
    RETURN_OR_KEEP,
    SHORTER,
    STOP,
    STOP_FLASK,
    STOP_ONLY,
    Number,
)
from .figures import LAST_SPACE
from .player import EMPTY_HAND, HAND_WITH_CHIP, Player
from .pot import bag_weights, begin_pot, brewing_facts, explode, lay, moves, pour_back, stop
from .state import SECOND_CHANCE, WELL_STIRRED, Quacks


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


class DrawChip(Chance):
    """One chip leaves the bag, each as likely as the other."""

    def weights(self, game: Quacks) -> list[tuple[Choice, int]]:
        return bag_weights(game.players[self.seat])

    def draw(self, game: Quacks, rng: Rng) -> Choice:
        return CHIPS[game.players[self.seat].bag.random(rng)]

    def answer(self, game: Quacks, choice: Chip) -> None:
        player = game.players[self.seat]
        player.bag.remove(choice.kind)
        player.insured = player.window > 0
        if player.insured:
            player.window -= 1
        place(game, player, choice)


def place(game: Quacks, player: Player, chip: Chip) -> None:
    """A drawn chip goes into the pot, unless its power sets it aside."""
    bonus: i64 = 0
    if game.setup.moving >> chip.colour & 1:
        power = game.powers[chip.colour]
        if power.sets_aside:
            power.drawn(game, player, chip)
            return
        bonus = power.bonus(game, player, chip)
    if bonus == 0 and not player.doubled:
        put(game, player, chip, chip.value)
    else:
        offer_move(game, player, chip)


def offer_move(game: Quacks, player: Player, chip: Chip) -> None:
    """A bonus may be declined; where that makes no difference, nobody is asked."""
    if player.position + chip.value >= LAST_SPACE:
        put(game, player, chip, chip.value)
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
        return SHORTER[chip.value][game.powers[chip.colour].bonus(game, player, chip)]

    def answer(self, game: Quacks, choice: Number) -> None:
        player = game.players[self.seat]
        put(game, player, CHIPS[player.looked.pop()], choice.number)

    def about(self, game: Quacks) -> dict[str, int | str]:
        player = game.players[self.seat]
        return {"chip": CHIPS[player.looked.top()].name, "space": player.position}


def put(game: Quacks, player: Player, chip: Chip, steps: i64) -> None:
    """The chip comes to lie in the pot, counts, and acts."""
    was_at = player.position
    lay(game, player, chip, steps)
    if chip.colour == WHITE:
        player.whites += chip.value
        player.fresh_white = True
        if game.news is not None:
            game.tell(events.placed(player, chip.kind, was_at))
        if player.whites > player.limit and not game.is_safe(player):
            explode(game, player)
            return
    else:
        player.fresh_white = False
        if game.news is not None:
            game.tell(events.placed(player, chip.kind, was_at))
    if game.brew_card == 0 or not card_asks(game, player, chip):
        act(game, player, chip)


def act(game: Quacks, player: Player, chip: Chip) -> None:
    """A chip in the pot does what its book says; then brewing goes on."""
    acts = bool(game.setup.acting >> chip.colour & 1)
    if not acts or not game.powers[chip.colour].placed(game, player, chip):
        go_on_brewing(game, player)


def go_on_brewing(game: Quacks, player: Player) -> None:
    """Ask again, or stop where nothing is left to decide."""
    if game.brew_card == SECOND_CHANCE and second_chance_is_due(game, player, "acted"):
        game.ask(TAKE_CHANCE[player.seat])
    elif game.can_draw(player) or (player.flask and player.fresh_white):
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


def card_asks(game: Quacks, player: Player, chip: Chip) -> bool:
    """A fortune card that holds while brewing may ask before the chip acts."""
    if game.brew_card == WELL_STIRRED and chip.colour == WHITE and not player.stirred:
        player.stirred = True
        game.ask(STIR_BACK[player.seat])
        return True
    if second_chance_is_due(game, player, "placed"):
        game.ask(TAKE_CHANCE[player.seat])
        return True
    return False


def second_chance_is_due(game: Quacks, player: Player, point: str) -> bool:
    if game.brew_card != SECOND_CHANCE or player.had_chance:
        return False
    due = player.placed >= game.card.numbers[0]
    return due and game.setup.says("second_chance_point", point)


class StirBack(Step):
    """Well Stirred: the first white chip may go back without the flask."""

    def options(self, game: Quacks) -> list[Choice]:
        return RETURN_OR_KEEP

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        if choice is RETURN:
            pour_back(game, player, "fortune")
        go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return {"chip": CHIPS[game.players[self.seat].pot.top()].name}


class TakeChance(Step):
    """A Second Chance: carry on, or put everything back and brew again, once."""

    def options(self, game: Quacks) -> list[Choice]:
        return CONTINUE_OR_RESTART

    def answer(self, game: Quacks, choice: Choice) -> None:
        player = game.players[self.seat]
        player.had_chance = True
        if choice is RESTART:
            restart(game, player)
        elif player.whites > player.limit and game.setup.says("second_chance_over", "explodes"):
            explode(game, player)
        elif game.setup.says("second_chance_point", "placed"):
            act(game, player, CHIPS[player.pot.top()])
        else:
            go_on_brewing(game, player)

    def about(self, game: Quacks) -> dict[str, int | str]:
        return brewing_facts(game, self.seat)


def restart(game: Quacks, player: Player) -> None:
    """All chips drawn this round go back; what they had changed is undone."""
    player.bag.pour(player.pot)
    player.places.clear()
    while player.aside.n > player.kept:
        player.bag.push(player.aside.pop())
    begin_pot(game, player)
    player.restarted = True
    player.had_chance = True
    player.flask = player.flask or game.setup.ruling("second_chance_refills")
    if game.news is not None:
        game.tell(events.restarted(player.seat))
    draw_first(game, player)


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


CONTINUE_OR_RESTART: Final[list[Choice]] = [CONTINUE, RESTART]
BREW: Final = [Brew(seat) for seat in range(MOST_SEATS)]
BREW_TOGETHER: Final = [BrewTogether(seat) for seat in range(MOST_SEATS)]
DRAW_CHIP: Final = [DrawChip(seat) for seat in range(MOST_SEATS)]
MOVE_CHIP: Final = [MoveChip(seat) for seat in range(MOST_SEATS)]
STIR_BACK: Final = [StirBack(seat) for seat in range(MOST_SEATS)]
TAKE_CHANCE: Final = [TakeChance(seat) for seat in range(MOST_SEATS)]
