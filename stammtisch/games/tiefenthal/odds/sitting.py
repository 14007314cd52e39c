"""Who will sit down: exact, for a pile whose cards are known and whose order is not.

Only three sorts of cards matter: those who take a seat, tables, which add one, and nobles, of
whom the first takes a seat. By symmetry each of those who take a seat is as likely as the other.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple


class FaceDown(NamedTuple):
    """How many of each sort that matters are left in a pile."""

    guests: int
    tables: int
    nobles: int


class Sitting(NamedTuple):
    """Guests seated on average, the chance that nobles sit down, and what is left open.

    `open` is, for every number of free seats and whether nobles sit, the chance that the pile
    runs out like that.
    """

    guests: float
    nobles: float
    open: tuple[tuple[int, bool, float], ...]


@lru_cache(maxsize=4096)
def sitting(pile: FaceDown, free: int, with_nobles: bool) -> Sitting:
    """Turn up cards until no seat is free or the pile is empty."""
    if free == 0:
        return Sitting(0.0, 0.0, ())
    total = sum(pile)
    if total == 0:
        return Sitting(0.0, 0.0, ((free, with_nobles, 1.0),))
    ways = []
    if pile.guests:
        after = sitting(pile._replace(guests=pile.guests - 1), free - 1, with_nobles)
        ways.append((pile.guests / total, after._replace(guests=after.guests + 1)))
    if pile.tables:
        ways.append((pile.tables / total, sitting(fewer_tables(pile), free + 1, with_nobles)))
    if pile.nobles:
        ways.append((pile.nobles / total, noble_comes(pile, free, with_nobles)))
    return mixed(ways)


def fewer_tables(pile: FaceDown) -> FaceDown:
    return pile._replace(tables=pile.tables - 1)


def noble_comes(pile: FaceDown, free: int, with_nobles: bool) -> Sitting:
    """The first takes a seat, all others join him."""
    rest = pile._replace(nobles=pile.nobles - 1)
    if with_nobles:
        return sitting(rest, free, True)
    after = sitting(rest, free - 1, True)
    return after._replace(nobles=1.0)


def mixed(ways: list[tuple[float, Sitting]]) -> Sitting:
    """The average of what may come."""
    left: dict[tuple[int, bool], float] = {}
    for chance, way in ways:
        for free, with_nobles, share in way.open:
            key = (free, with_nobles)
            left[key] = left.get(key, 0.0) + chance * share
    return Sitting(
        sum([chance * way.guests for chance, way in ways]),
        sum([chance * way.nobles for chance, way in ways]),
        tuple([(free, nobles, share) for (free, nobles), share in sorted(left.items())]),
    )
