"""What the innkeeper can still pour from the barrels that stand."""

from __future__ import annotations

from stammtisch.core import NOBODY, Step

from .powers import CancelBarrel, DoubleBarrel, totals
from .state import Polterfass


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
