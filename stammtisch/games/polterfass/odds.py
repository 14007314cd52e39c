"""What a player could work out at the table: the next throw, exactly, and what can be ordered."""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, Final, TypedDict

from mypy_extensions import i64

from stammtisch.core import NOBODY, Step, place_of

from .choices import LYING, Throw
from .powers import CancelBarrel, DoubleBarrel, totals
from .rules import ROUND
from .rules.orders import possible_orders
from .rules.service import CLOSE_OR_THROW, serve
from .setup import SPECIALS
from .state import Polterfass

SERVICE: Final = place_of(ROUND, serve)
Outcome = tuple[list[int], float]  # numbers that come to stand, and how likely that is


class ThrowOdds(TypedDict):
    """One throw and then closing the tap: `most` and `least` are the totals it may pour.

    Both are shares by total, as the innkeeper aims high or low; with `bust` they add up to 1.
    """

    doubles: int
    cancels: int
    barrels: int
    stands: float
    bust: float
    mean: float
    most: dict[str, float]
    least: dict[str, float]


class OrderBounds(TypedDict):
    """The least and the most that all orders can come to."""

    least: int
    most: int


class PolterfassOdds(TypedDict):
    """What closing now can pour, every throw by the text of its choice, and what is ordered."""

    close: list[int]
    throws: dict[str, ThrowOdds]
    ordered: OrderBounds


def odds(game: Polterfass, seat: int) -> dict[str, Any]:
    """For closing now and for every throw that the innkeeper may make; what may be ordered.

    At the count the tap is closed: there is no throw any more, and `close` is what the targets
    still to be named can come to.
    """
    runs = game.phase <= SERVICE
    options = CLOSE_OR_THROW[game.innkeeper].options(game) if runs else []
    told = PolterfassOdds(
        close=reach(game),
        throws={
            throw.text: throw_odds(game, throw) for throw in options if isinstance(throw, Throw)
        },
        ordered=order_bounds(game, seat),
    )
    return dict(told)


def reach(game: Polterfass) -> list[int]:
    """Every service that closing the tap, or what is left of the count, can come to."""
    if game.over:
        return [int(game.service)]
    step = game.question(game.innkeeper) if game.innkeeper != NOBODY else None
    if isinstance(step, (CancelBarrel, DoubleBarrel)):
        return sorted(counted(game, step))
    return totals(game.standing_numbers(), game.doubles, game.cancels, game.setup.may_share)


def counted(game: Polterfass, step: Step) -> set[int]:
    """Each target that may be named is named on a copy, until the round has its bill."""
    found: set[int] = set()
    for choice in step.options(game):
        after = game.copy()
        after.apply(game.innkeeper, choice)
        found |= set(reach(after)) if len(after.bills) == len(game.bills) else poured(after)
    return found


def poured(game: Polterfass) -> set[int]:
    return {int(game.bills[-1].service)}


def order_bounds(game: Polterfass, seat: int) -> OrderBounds:
    """The least and the most that all orders can come to, for one who knows only his own."""
    least, most = 0, 0
    for guest, order in enumerate(game.orders):
        if order is not None:
            possible = [other.total for other in possible_orders(game, guest)]
            least += order.total if guest == seat else min(possible)
            most += order.total if guest == seat else max(possible)
    return OrderBounds(least=least, most=most)


def throw_odds(game: Polterfass, throw: Throw) -> ThrowOdds:
    thrown = game.lying() + throw.doubles + throw.cancels
    most: dict[str, float] = {}
    least: dict[str, float] = {}
    mean = 0.0
    for low, high, share in pours(game, throw):
        most[str(high)] = most.get(str(high), 0.0) + share
        least[str(low)] = least.get(str(low), 0.0) + share
        mean += share * high
    return ThrowOdds(
        doubles=throw.doubles,
        cancels=throw.cancels,
        barrels=thrown,
        stands=game.setup.stands[thrown] / 100,
        bust=bust_chance(game, thrown),
        mean=mean,
        most=by_number(most),
        least=by_number(least),
    )


def by_number(shares: dict[str, float]) -> dict[str, float]:
    return {total: shares[total] for total in sorted(shares, key=int)}


def bust_chance(game: Polterfass, thrown: i64) -> float:
    """All barrels of the throw lie."""
    lies = 1.0 - game.setup.stands[thrown] / 100
    return lies ** int(thrown)


def pours(game: Polterfass, throw: Throw) -> list[tuple[int, int, float]]:
    """Least and most that closing after this throw pours, with their chance; busts are left out."""
    cup = SPECIALS - game.doubles - game.cancels + throw.doubles + throw.cancels
    doubles, cancels = game.doubles - throw.doubles, game.cancels - throw.cancels
    stands = game.setup.stands[game.lying() + throw.doubles + throw.cancels]
    standing = game.standing_numbers()
    found = []
    for added, share in number_outcomes(lying_kinds(game), stands):
        numbers = sorted(standing + added)
        for more_doubles, more_cancels, chance in upright_outcomes(cup, stands):
            if added or more_doubles + more_cancels > 0:
                low, high = extremes(
                    numbers, doubles + more_doubles, cancels + more_cancels, game.setup.may_share
                )
                found.append((low, high, share * chance))
    return found


def extremes(numbers: list[int], doubles: i64, cancels: i64, may_share: bool) -> tuple[int, int]:
    """The least and the most of `totals`, for numbers that are sorted."""
    count = len(numbers)
    kept = count - min(cancels, count)
    twice = min(doubles, kept)
    low, high = numbers[:kept], numbers[count - kept :]
    wasted = min(doubles, count - kept) if may_share else 0
    least = sum(low) + sum(low[: max(twice - wasted, 0)])
    return least, sum(high) + sum(high[kept - twice :])


def lying_kinds(game: Polterfass) -> tuple[tuple[int, int, int], ...]:
    """The lying numbered barrels by their ends: (one end, other end, how many)."""
    counts: dict[tuple[int, int], int] = {}
    for barrel in range(game.setup.numbered):
        if game.faces[barrel] == LYING:
            first, second = game.setup.ends[barrel]
            counts[first, second] = counts.get((first, second), 0) + 1
    return tuple([(first, second, counts[first, second]) for first, second in sorted(counts)])


@lru_cache(maxsize=256)
def number_outcomes(kinds: tuple[tuple[int, int, int], ...], stands: int) -> list[Outcome]:
    """All that numbered barrels can come to show, and how likely each is."""
    found: list[Outcome] = [([], 1.0)]
    for first, second, count in kinds:
        found = [
            (numbers + [first] * ups + [second] * downs, share * chance)
            for numbers, share in found
            for ups, downs, chance in upright_outcomes(count, stands)
        ]
    return found


@lru_cache(maxsize=512)
def upright_outcomes(count: int, stands: int) -> list[tuple[int, int, float]]:
    """Of `count` equal barrels, how many stand on one end and on the other, and how likely."""
    end = stands / 200
    return [
        (
            ups,
            downs,
            comb(count, ups)
            * comb(count - ups, downs)
            * end ** (ups + downs)
            * (1.0 - 2 * end) ** (count - ups - downs),
        )
        for ups in range(count + 1)
        for downs in range(count - ups + 1)
    ]
