"""Entertainers: three tiles of two sides, each of which does something for schnapps."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core import Pack

from .cards import ACTIONS, SCHNAPPS, STEPS, Bonus
from .figures import ROUNDS

ENTERTAINERS: Final = ["juggler", "fire_breather", "magician"]
SIDES: Final = ["A", "B"]


@final
@mypyc_attr(acyclic=True)
class Side:
    """One side of an entertainer: what it costs, what it does, how often in a round."""

    def __init__(self, number: int, cost: int, action: Bonus, limit: int) -> None:
        self.number: Final[i64] = number
        self.entertainer: Final = ENTERTAINERS[number // len(SIDES)]
        self.side: Final = SIDES[number % len(SIDES)]
        self.cost: Final[i64] = cost
        self.action: Final = action
        self.limit: Final[i64] = limit  # 0: none

    def facts(self) -> dict[str, int | str]:
        """All that a sentence may want to say of it."""
        return {
            "entertainer": self.entertainer,
            "side": self.side,
            "schnapps": int(self.cost),
            "action": self.action.name,
            "number": self.action.count(),
            "limit": int(self.limit),
        }


def read_sides(pack: Pack) -> list[Side]:
    """Both sides of each, in the order of the tiles."""
    sides: list[Side] = []
    for name in [f"{who}-{side}" for who in ENTERTAINERS for side in SIDES]:
        figures = pack.table(name)
        cost, limit = figures.whole("schnapps", 1, 9), figures.whole("limit", 0, 9)
        action = ACTIONS[figures.word("action", list(ACTIONS))]
        sides.append(Side(len(sides), cost, action, limit))
        figures.done()
    pack.done()
    return sides


def read_schnapps(pack: Pack) -> tuple[list[int], int]:
    """By round, what the moon passes; and the tokens in the box."""
    rounds = [0, *pack.wholes("rounds", 0, 9, ROUNDS)]
    tokens = pack.whole("tokens", 0, 99)
    pack.done()
    return rounds, tokens


def check_ring(pack: Pack, ring: list[Bonus], positions: int, sides: list[Side]) -> None:
    """Steps for schnapps that bring schnapps for more steps would go round for ever."""
    found = sum([int(bonus.number) for bonus in ring if bonus.sort == SCHNAPPS])
    walked = positions - sum([int(bonus.number) for bonus in ring if bonus.sort == STEPS])
    for side in [side for side in sides if side.action.sort == STEPS]:
        if found * side.action.number >= side.cost * walked:
            expected = f"less schnapps than a lap costs with {side.entertainer}-{side.side}"
            raise pack.refuse("0 to 22", f"{expected}, got {found}")
