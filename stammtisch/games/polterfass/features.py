"""Numbers for learning, all between about -1 and 1, from what the seat may see."""

from __future__ import annotations

from .choices import LYING
from .guests import hoped_service
from .odds import bust_chance
from .setup import PolterfassSetup
from .state import Polterfass


def feature_names(setup: PolterfassSetup) -> list[str]:
    """What each number is; seats count from the viewer's own, to the left."""
    names = ["round / 20", "throws / 5", "service / 60", "opening / 60"]
    names += ["hoped service / 60", "doubles / 2", "cancels / 2", "bust chance"]
    for barrel in range(setup.barrels):
        names += [f"barrel {barrel} lies", f"barrel {barrel} first end up"]
    for seat in range(setup.seats):
        names += [f"points {seat} / target", f"innkeeper is {seat}", f"cards laid {seat} / 2"]
    return [*names, "own order / highest", "own order laid"]


def features(game: Polterfass, seat: int) -> list[float]:
    """As this seat sees the table."""
    setup = game.setup
    numbers = [
        len(game.bills) / 20,
        float(game.throws) / 5,
        float(game.service) / 60,
        float(game.opening) / 60,
        hoped_service(game) / 60,
        float(game.doubles) / 2,
        float(game.cancels) / 2,
        bust_chance(game, game.lying()),
    ]
    for barrel in range(setup.barrels):
        face = game.faces[barrel]
        numbers += [float(face == LYING), float(face == setup.ends[barrel][0])]
    for place in range(setup.seats):
        numbers += player_features(game, (seat + place) % setup.seats)
    order = game.orders[seat]
    own = 0.0 if order is None else float(order.total) / float(setup.hand.highest)
    return [*numbers, own, float(order is not None)]


def player_features(game: Polterfass, player: int) -> list[float]:
    """Points, role and the number of cards laid, which everybody sees."""
    order = game.orders[player]
    laid = 0.0 if order is None else float(order.count) / 2
    return [game.points[player] / float(game.setup.target), float(game.innkeeper == player), laid]
