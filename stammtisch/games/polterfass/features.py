"""Numbers for learning, all between about -1 and 1, from what the seat may see."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Numbers

from .choices import LYING
from .odds import bust_chance
from .policy.guests import hoped_service
from .rules.orders import cards_seen
from .setup import PolterfassSetup
from .state import Polterfass


def feature_names(setup: PolterfassSetup) -> list[str]:
    """Seats are counted from the own one, 0, to the left.

    `service` is what the standing numbers are worth, `opening` what they were worth after the first
    throw, `hoped service` that with what the barrels then lying bring on average. `bust chance` is
    that all lying barrels fall again. A barrel that neither lies nor stands first end up stands on
    its other end. `own order` is the sum of the cards laid.
    """
    names = ["round / 20", "throws / 5", "service / 60", "opening / 60"]
    names += ["hoped service / 60", "doubles / 2", "cancels / 2", "bust chance"]
    for barrel in range(setup.barrels):
        names += [f"barrel {barrel} lies", f"barrel {barrel} first end up"]
    for seat in range(setup.seats):
        names += [f"points {seat} / target", f"innkeeper is {seat}", f"cards laid {seat} / 2"]
    return [*names, "own order / highest", "own order laid"]


def features(game: Polterfass, seat: i64, numbers: Numbers) -> None:
    """As this seat sees the table."""
    throw_features(game, numbers)
    for place in range(game.seats):
        player_features(game, (seat + place) % game.seats, seat, numbers)
    order = game.orders[seat]
    highest = float(game.setup.hand.highest)
    numbers.add(0.0 if order is None else float(order.total) / highest)
    numbers.flag(order is not None)


def throw_features(game: Polterfass, numbers: Numbers) -> None:
    """What stands and lies on the bar."""
    setup = game.setup
    numbers.add(len(game.bills) / 20)
    numbers.add(float(game.throws) / 5)
    numbers.add(float(game.service) / 60)
    numbers.add(float(game.opening) / 60)
    numbers.add(hoped_service(game) / 60)
    numbers.add(float(game.doubles) / 2)
    numbers.add(float(game.cancels) / 2)
    numbers.add(bust_chance(game, game.lying()))
    for barrel in range(setup.barrels):
        face = game.faces[barrel]
        numbers.flag(face == LYING)
        numbers.flag(face == setup.ends[barrel][0])


def player_features(game: Polterfass, player: i64, viewer: i64, numbers: Numbers) -> None:
    """Points, role and the number of cards that are seen on the table."""
    numbers.add(game.points[player] / float(game.setup.target))
    numbers.flag(game.innkeeper == player)
    numbers.add(float(cards_seen(game, int(player), int(viewer))) / 2)
