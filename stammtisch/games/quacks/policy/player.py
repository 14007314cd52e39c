"""How to play it well: draw while it pays, buy by a budget, let the rats in."""

from __future__ import annotations

from typing import Any

from stammtisch.core import Choice, Later, Policy, Reason, Rng, Step

from ..choices import DRAW, FLASK, STOP
from ..rules.brewing import Brew
from ..rules.buying import BuyChip, BuySecondChip
from ..rules.explosion import explosive, white_room
from ..rules.moving import lands_on
from ..rules.rubies import SpendRubies
from ..state.chips import CHIPS, WHITE
from ..state.player import Player
from ..state.table import Quacks
from .advice import advise
from .estimate import share
from .reason import reason
from .worth import exploded_value, stop_value


class QuacksPolicy(Policy):
    """Advice that reads what everybody could count on the table."""

    def thrifty(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Quacks)
        if isinstance(step, Brew):
            return brew_by_worth(game, game.players[step.seat], step.options(game))
        return advise(game, step)

    def playout(self, game: Any, step: Step, rng: Rng) -> Choice:
        assert isinstance(game, Quacks)
        if isinstance(step, Brew):
            return brew_quickly(game, game.players[step.seat], step.options(game))
        return advise(game, step)

    def is_lasting(self, step: Step) -> bool:
        """What is bought comes up from the next round on."""
        return isinstance(step, (BuyChip, BuySecondChip, SpendRubies))

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory by points and what lies ready to make more."""
        assert isinstance(game, Quacks)
        return game.share_of_victory(seat) if game.over else share(game, seat)

    def horizon(self, game: Any) -> int:
        """The estimate knows chips better than the noise of the rounds to come."""
        return 1

    def reason(
        self, game: Any, step: Step, better: Choice, other: Choice, later: Later
    ) -> Reason | None:
        """In this game's words (see reason.py)."""
        assert isinstance(game, Quacks)
        return reason(game, step, better, other, later)


def brew_quickly(game: Quacks, player: Player, options: list[Choice]) -> Choice:
    """Draw while nothing can happen; only then is it worth counting."""
    if options[0] is DRAW and explosive(game, player) == 0:
        return DRAW
    return brew_by_worth(game, player, options)


def brew_by_worth(game: Quacks, player: Player, options: list[Choice]) -> Choice:
    """Draw if one more chip is worth more than stopping; else pour a big white chip back."""
    if DRAW not in options:
        return STOP
    now = stop_value(game, game.scoring(player))
    if draw_value(game, player) > now:
        return DRAW
    if FLASK in options and (CHIPS[player.pot.top()].value > 1 or is_last(game)):
        return FLASK
    return STOP


def draw_value(game: Quacks, player: Player) -> float:
    """What the pot is worth on average after one more chip, if the player stops then."""
    total = 0.0
    room = white_room(game, player)
    for place in range(player.bag.n):
        chip = CHIPS[player.bag.at(place)]
        space = lands_on(game, player, chip) + 1
        if chip.colour == WHITE and chip.value > room:
            total += exploded_value(game, space)
        else:
            total += stop_value(game, space)
    return total / float(player.bag.n)


def is_last(game: Quacks) -> bool:
    """In the last round the flask is worth nothing but its use."""
    return game.number == game.setup.rounds
