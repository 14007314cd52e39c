"""What a learner is paid for: the victory, the points at the end, or each point as it comes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.errors import BadOption
from stammtisch.core.game import Game

KINDS: Final = ("win", "points", "gain")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rewards:
    """One rule of payment for all seats of a batch of games.

    `win`: at the end, the share of the victory less what chance would give, so that all seats
    together get nothing. `points`: at the end, the own points less the mean of the others, divided
    by `scale`. `gain`: the same difference, paid as it changes from one decision to the next.
    """

    def __init__(self, kind: str = "win", scale: float = 1.0) -> None:
        if kind not in KINDS:
            raise BadOption(f"reward={kind}: expected one of {', '.join(KINDS)}")
        if not scale > 0:
            raise BadOption(f"reward_scale={scale}: expected a number above 0")
        self.kind: Final = kind
        self.scale: Final = scale
        self.dense: Final = kind == "gain"
        self.before: list[list[float]] = []

    def __deepcopy__(self, memo: object) -> Rewards:
        """As much paid already."""
        other = type(self)(self.kind, self.scale)
        other.before = [row.copy() for row in self.before]
        return other

    def begin(self, games: list[Game]) -> None:
        """Note where every game stands."""
        self.before = [lead(game, self.scale) for game in games] if self.dense else []

    def again(self, game: Game, place: i64) -> None:
        """Note where a new game stands."""
        if self.dense:
            self.before[place] = lead(game, self.scale)

    def earned(self, game: Game, place: i64) -> list[float]:
        """What each seat gets for what has happened since the last time."""
        if self.kind == "win":
            return shares(game)
        now = lead(game, self.scale)
        if not self.dense:
            return now
        earned = [now[seat] - self.before[place][seat] for seat in range(len(now))]
        self.before[place] = now
        return earned


def shares(game: Game) -> list[float]:
    """Each seat's share of the victory, less an equal share."""
    winners = game.winners()
    equal = 1.0 / float(game.seats)
    part = 1.0 / float(len(winners))
    return [part - equal if seat in winners else -equal for seat in range(game.seats)]


def lead(game: Game, scale: float) -> list[float]:
    """Each seat's points less the mean of the others."""
    scores = game.scores()
    whole = sum(scores)
    others = len(scores) - 1
    return [(score - (whole - score) / others) / scale for score in scores]
