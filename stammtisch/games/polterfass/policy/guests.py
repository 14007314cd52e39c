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
NEAR_HIGHEST: Final = [0.45, 0.18, 0.2, 0.1, 0.07]  # orders of `regular` by how far below the most
BOLD: Final = [0.9, 0.62, 0.36, 0.55, 0.75, 0.83, 0.9]  # and how many are among them
LEAST_HOPED: Final = 17.0  # the hoped service that the first of these is for
HOPED_APART: Final = 2.75  # and how far they are apart
SEASONED_PART: Final = 0.8  # of the modest share: what all others order,
SEASONED_SPREAD: Final = 2.0  # give or take
MEAN_END: Final = 5.5  # the two ends of a numbered barrel add up to 11


def hoped_service(game: Polterfass) -> float:
    """What the first throw promises: all that stood, and one more throw of what lay."""
    lying = float(game.opening_lying)
    return float(game.opening) + lying * MEAN_END * game.setup.stands[game.opening_lying] / 100


def modest_share(game: Polterfass) -> float:
    """What a guest can order without being the one who makes it too much."""
    guests = float(game.seats - 1)
    return (MODEST + BOLDER * guests) * hoped_service(game) / guests


def quick_order(game: Polterfass, rng: Rng, seasoned: bool = False) -> Choice:
    """As `mixed_order` among all orders, from a table kept for what the first throw has left."""
    opened = game.opening * (game.setup.barrels + 1) + game.opening_lying
    case = int(opened * 2 + (i64(1) if seasoned else i64(0)))
    ladder = game.setup.ladders.get(case)
    if ladder is None:
        ladder = game.setup.ladders[case] = list(accumulate(order_weights(game, seasoned)))
    point = rng.chance() * ladder[len(ladder) - 1]
    place: i64 = 0
    while ladder[place] <= point:
        place += 1
    return game.setup.hand.options[place]


def order_weights(game: Polterfass, seasoned: bool = False) -> list[float]:
    """How likely a guest lays each order: those of one total are alike."""
    by_total = seasoned_totals(game) if seasoned else modest_totals(game, SPREAD)
    weights = [0.0] * len(game.setup.hand.orders)
    for total, orders in enumerate(game.setup.hand.by_total):
        for order in orders:
            weights[game.setup.hand.place(order)] = by_total[total] / len(orders)
    return weights


def modest_totals(game: Polterfass, spread: float, part: float = 1.0) -> list[float]:
    """The nearer to the modest share, or to this part of it, the likelier."""
    share = part * modest_share(game)
    most = int(game.setup.hand.highest)
    return [max(spread - abs(total - share), STRAY) for total in range(most + 1)]


def seasoned_totals(game: Polterfass) -> list[float]:
    """How those order who expect others to be modest: either next to the most, or even less."""
    modest = modest_totals(game, SEASONED_SPREAD, SEASONED_PART)
    bold = boldness(hoped_service(game))
    whole = sum(modest)
    totals = [(1.0 - bold) * weight / whole for weight in modest]
    for below, weight in enumerate(NEAR_HIGHEST):
        totals[max(game.setup.hand.highest - below, i64(0))] += bold * weight
    return totals


def boldness(hoped: float) -> float:
    """How many of them order next to the most, by the service that is hoped for."""
    place = min(max((hoped - LEAST_HOPED) / HOPED_APART, 0.0), float(len(BOLD) - 1))
    low = min(int(place), len(BOLD) - 2)
    return BOLD[low] + (place - low) * (BOLD[low + 1] - BOLD[low])


def mixed_order(
    game: Polterfass, options: list[Choice], rng: Rng, seasoned: bool = False
) -> Choice:
    """One of these orders, by their weights."""
    weights = order_weights(game, seasoned)
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
