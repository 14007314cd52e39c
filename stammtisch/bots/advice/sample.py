"""What many imagined games came to: a mean with the error behind it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erf, exp, pi, sqrt

SURE = 1.96  # standard errors to either side hold the truth in 95 of 100


@dataclass(frozen=True)
class Estimate:
    """A mean, and how far the truth may be away from it."""

    mean: float
    error: float

    def is_above(self, other: float) -> bool:
        """Whether the truth is above a number, as surely as the error can tell."""
        return self.mean - self.error > other


def share(values: Sequence[float]) -> Estimate:
    """The mean of wins or chances, as if a win and a loss had been seen besides: few prove little.

    The two count for the error alone.
    """
    games = float(len(values))
    mean = sum(values) / games
    total, squares = sum(values) + 1.0, sum([value * value for value in values]) + 1.0
    return Estimate(mean, SURE * deviation(total, squares, games + 2.0))


def lead(better: Sequence[float], other: Sequence[float]) -> Estimate:
    """How far one answer is ahead of another in the games that both were tried in."""
    games = min(len(better), len(other))
    apart = [better[place] - other[place] for place in range(games)]
    squares = sum([value * value for value in apart]) + 1.0  # as if one had won and once lost
    return Estimate(sum(apart) / games, SURE * deviation(sum(apart), squares, games + 1.0))


def optimism(leads: Sequence[Estimate]) -> float:
    """How much too good the best looks for having been picked, at most, by its leads over others.

    It was picked because it was lucky, as far as another with other luck would have led instead.
    """
    return sum([excess(-ahead.mean, ahead.error / SURE) for ahead in leads])


def excess(mean: float, error: float) -> float:
    """How far a normal number lies above zero on average, counting as zero below."""
    if error == 0.0:
        return max(mean, 0.0)
    far = mean / error
    density = exp(-far * far / 2.0) / sqrt(2.0 * pi)
    return error * density + mean * (1.0 + erf(far / sqrt(2.0))) / 2.0


def amount(values: Sequence[float]) -> Estimate:
    """The mean of points."""
    games = float(len(values))
    total, squares = sum(values), sum([value * value for value in values])
    return Estimate(total / games, SURE * deviation(total, squares, games))


def deviation(total: float, squares: float, games: float) -> float:
    """The standard error of a mean."""
    mean = total / games
    return sqrt(max(squares / games - mean * mean, 0.0) / max(games - 1.0, 1.0))
