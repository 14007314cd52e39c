"""The innkeeper by rule of thumb, for playouts: what closing and one more throw are worth."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from stammtisch.core import Choice, Step

from ..choices import CLOSE, Target
from ..powers import CancelBarrel
from ..setup import SPECIALS
from ..state import Polterfass
from .guests import MEAN_END, modest_share

SPREAD: Final = 0.8  # of one guest's order, as the scale of a logistic curve
BIG_END: Final = 8.0  # what a double doubles most often


def quick_service(game: Polterfass, options: list[Choice]) -> Choice:
    """Throw the cancels again, keep the doubles; close when that is worth more."""
    if game.lying() == 0:
        return CLOSE
    return options[1 + game.cancels] if throw_worth(game) > close_worth(game) else CLOSE


def quick_target(game: Polterfass, step: Step, options: list[Choice]) -> Choice:
    """Aim high, unless the least service is worth more."""
    first, last = options[0], options[len(options) - 1]
    assert isinstance(first, Target)
    assert isinstance(last, Target)
    shown, small, big = float(game.service), float(first.number), float(last.number)
    if isinstance(step, CancelBarrel):
        shown += BIG_END * float(game.doubles)
        return first if worth(game, shown - small) >= worth(game, shown - big) else last
    return last if worth(game, shown + big) >= worth(game, shown + small) else first


def worth(game: Polterfass, service: float) -> float:
    """The lead over the average guest: all of it if the orders are too much, else the rest."""
    guests = float(game.seats - 1)
    ordered = guests * modest_share(game)
    enough = 1.0 / (1.0 + exp((ordered - service - 0.5) / (SPREAD * sqrt(guests))))
    return service - enough * ordered * (1.0 + 1.0 / guests)


def close_worth(game: Polterfass) -> float:
    """The specials are used to pour much or little, whichever is better."""
    service = worth(game, most(game))
    if game.cancels + game.doubles == 0:
        return service
    return max(service, worth(game, least(game)))


def most(game: Polterfass) -> float:
    """Cancel small numbers and double big ones."""
    small = 3.0 * float(min(game.cancels, game.numbers))
    return max(0.0, float(game.service) - small + BIG_END * float(game.doubles))


def least(game: Polterfass) -> float:
    """Cancel big numbers and double small ones."""
    big = BIG_END * float(min(game.cancels, game.numbers))
    return max(0.0, float(game.service) - big + 3.0 * float(game.doubles))


def throw_worth(game: Polterfass) -> float:
    """Over how many barrels may stand, the ends taken as their mean."""
    thrown = game.lying() + game.cancels
    numbered = float(thrown - SPECIALS + game.doubles) / float(thrown)
    stands = game.setup.stands[thrown] / 100
    kept = float(game.service) + BIG_END * float(game.doubles)
    share = (1.0 - stands) ** int(thrown)  # at first that none stands, then 1, 2, ...
    total = -share * modest_share(game)
    for upright in range(1, thrown + 1):
        share *= float(thrown - upright + 1) / float(upright) * stands / (1.0 - stands)
        total += share * worth(game, kept + MEAN_END * numbered * float(upright))
    return total
