"""How to play it well: draw while it pays, buy by a budget, let the rats in."""

from __future__ import annotations

import math
from typing import Any, Final

from stammtisch.core import Choice, Policy, Rng, Step

from .advice import advise
from .brewing import Brew
from .chips import CHIPS, WHITE
from .choices import DRAW, DRAW_STOP, DRAW_STOP_FLASK, FLASK, STOP
from .player import Player
from .state import Quacks
from .worth import exploded_value, explosive, landing, stop_value

RISK: Final = 30  # percent: above it, the fast player stops


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
            return brew_by_risk(game, game.players[step.seat], step.options(game))
        return advise(game, step)

    def value(self, game: Any, seat: int) -> float:
        """The share of the victory by points and what lies ready to make more."""
        assert isinstance(game, Quacks)
        if game.over:
            winners = game.winners()
            return 1.0 / len(winners) if seat in winners else 0.0
        return share(game, seat)


def share(game: Quacks, seat: int) -> float:
    """A lead of ten points with all rounds to come is little, in the last round nearly all."""
    strengths = [strength(game, player) for player in game.players]
    left = float(game.setup.rounds + 1 - game.number)
    scale = 3.0 + 2.5 * left
    top = max(strengths)
    weights = [math.exp((own - top) / scale) for own in strengths]
    return weights[seat] / sum(weights)


def strength(game: Quacks, player: Player) -> float:
    """Points, and what bag, droplet and rubies will bring in each round to come."""
    left = float(game.setup.rounds + 1 - game.number)
    chips = player.bag.to_list() + player.pot.to_list()
    moves = sum([int(CHIPS[kind].value) for kind in chips if CHIPS[kind].colour != WHITE])
    per_round = 0.1 * moves + 0.35 * float(player.droplet)
    return float(player.points) + 0.4 * float(player.rubies) + per_round * left


def brew_by_risk(game: Quacks, player: Player, options: list[Choice]) -> Choice:
    """Draw below a fixed risk; where it is higher, the flask first."""
    if options is not DRAW_STOP and options is not DRAW_STOP_FLASK:
        return STOP
    if explosive(game, player) * 100 <= RISK * player.bag.n:
        return DRAW
    if options is DRAW_STOP_FLASK and CHIPS[player.pot.top()].value > 1:
        return FLASK
    return STOP


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
    safe = game.next_is_safe(player)
    for place in range(player.bag.n):
        chip = CHIPS[player.bag.at(place)]
        space = landing(game, player, chip.kind) + 1
        if not safe and chip.colour == WHITE and player.whites + chip.value > player.limit:
            total += exploded_value(game, space)
        else:
            total += stop_value(game, space)
    return total / float(player.bag.n)


def is_last(game: Quacks) -> bool:
    """In the last round the flask is worth nothing but its use."""
    return game.number == game.setup.rounds
