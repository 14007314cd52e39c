"""The reputation track on the turned host, and the guests that come with it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pack

from .cards import ALL_BONUSES, NO_BONUS, Bonus, Card
from .figures import CHEAPEST_GUEST, read_guest

CUBE_GUESTS: Final = 10


class Reputation:
    """The bonus of each space of the track, and what a space is worth at the end."""

    def __init__(self, pack: Pack) -> None:
        length = pack.whole("length", 1, 99)
        self.last: Final[i64] = length
        spaces = pack.wholes("spaces", 1, length)
        bonuses = pack.words("bonuses", list(ALL_BONUSES), len(spaces))
        if len(set(spaces)) < len(spaces):
            raise pack.refuse("spaces", f"every space once, got {spaces}")
        self.bonuses: Final[list[Bonus]] = [NO_BONUS] * (length + 1)
        for space, word in zip(spaces, bonuses, strict=True):
            self.bonuses[space] = ALL_BONUSES[word]
        self.points: Final = read_points(pack, length)
        pack.done()


def read_points(pack: Pack, length: int) -> list[int]:
    """The points of each space: those of the last bound that was reached."""
    bounds = pack.wholes("points_from", 0, length)
    if sorted(set(bounds)) != bounds:
        raise pack.refuse("points_from", f"rising spaces, got {bounds}")
    worth = pack.wholes("points", 0, 99, len(bounds))
    points = [0] * (length + 1)
    for bound, each in zip(bounds, worth, strict=True):
        for space in range(bound, length + 1):
            points[space] = each
    return points


def read_cube_guests(pack: Pack, first: int) -> list[Card]:
    """Ten guests who join the deck; none costs as little as those of the open stack."""
    cards: list[Card] = []
    for place in range(CUBE_GUESTS):
        name = f"M3G-{place + 1}"
        figures, kind = pack.table(name), first + place
        cards.append(read_guest(figures, kind, name, CHEAPEST_GUEST + 1, ALL_BONUSES))
    pack.done()
    return cards


NO_REPUTATION: Final = [0]  # the host shows no points
