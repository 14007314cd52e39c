"""What guests order, as a policy and as a belief: totals around a modest share of what is shown."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from mypy_extensions import i64

from stammtisch.core import Choice, Rng

from ..state import Polterfass

MODEST: Final = 0.45  # of the fair share: the greediest pays, and the innkeeper may pour less
BOLDER: Final = 0.02  # more for each guest; both were found by matches of thrifty players
SPREAD: Final = 3.0  # guests who always order the same are easily caught
STRAY: Final = 0.02  # the weight of orders that are farther off
MEAN_END: Final = 5.5  # the two ends of a numbered barrel add up to 11


def hoped_service(game: Polterfass) -> float:
    """What the first throw promises: all that stood, and one more throw of what lay."""
    lying = float(game.opening_lying)
    return float(game.opening) + lying * MEAN_END * game.setup.stands[game.opening_lying] / 100


def modest_share(game: Polterfass) -> float:
    """What a guest can order without being the one who makes it too much."""
    guests = float(game.seats - 1)
    return (MODEST + BOLDER * guests) * hoped_service(game) / guests


def quick_order(game: Polterfass, rng: Rng) -> Choice:
    """As `mixed_order` among all orders, from a table kept for what the first throw has left."""
    case = int(game.opening * (game.setup.barrels + 1) + game.opening_lying)
    ladder = game.setup.ladders.get(case)
    if ladder is None:
        ladder = game.setup.ladders[case] = list(accumulate(order_weights(game)))
    point = rng.chance() * ladder[len(ladder) - 1]
    place: i64 = 0
    while ladder[place] <= point:
        place += 1
    return game.setup.hand.options[place]


def order_weights(game: Polterfass) -> list[float]:
    """How likely a guest lays each order: the nearer to the modest share, the likelier."""
    share = modest_share(game)
    weights = [0.0] * len(game.setup.hand.orders)
    for total, orders in enumerate(game.setup.hand.by_total):
        near = max(SPREAD - abs(total - share), STRAY)
        for order in orders:
            weights[game.setup.hand.place(order)] = near / len(orders)
    return weights


def mixed_order(game: Polterfass, options: list[Choice], rng: Rng) -> Choice:
    """One of these orders, by their weights."""
    weights = order_weights(game)
    kept = [weights[game.setup.hand.place(option)] for option in options]
    left = rng.chance() * sum(kept) - kept[0]
    place = 0
    while left >= 0.0 and place < len(kept) - 1:
        place += 1
        left -= kept[place]
    return options[place]


def ordered_shares(game: Polterfass) -> list[float]:
    """How likely all orders add up to 0, 1, 2, ..., for one who sees how many cards lie there."""
    weights = order_weights(game)
    shares = [1.0]
    for order in game.orders:
        if order is not None:
            shares = added(shares, shares_of(game, weights, order.count))
    return shares


def shares_of(game: Polterfass, weights: list[float], count: i64) -> list[float]:
    """How likely so many cards are a total of 0, 1, 2, ..."""
    shares = [0.0] * (game.setup.hand.highest + 1)
    for order, weight in zip(game.setup.hand.orders, weights, strict=True):
        if order.count == count:
            shares[order.total] += weight
    whole = sum(shares)
    return [share / whole for share in shares]


def added(shares: list[float], more: list[float]) -> list[float]:
    """The sum of two independent numbers."""
    both = [0.0] * (len(shares) + len(more) - 1)
    for total, share in enumerate(shares):
        for extra, other in enumerate(more):
            both[total + extra] += share * other
    return both
