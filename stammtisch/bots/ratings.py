"""Ratings of bots from who finished before whom: a Plackett-Luce fit by Hunter's MM steps.

Every bot has a strength; in each game the next place goes to one of those left, with a chance in
proportion to its strength. On the scale of chess, ten times the strength is 400 points.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from math import log10

from stammtisch.core import Rng

Ranking = tuple[tuple[int, ...], ...]
"""The bots of one game by number, best first; those who tie stand together."""

MIDDLE = 1000.0
SCALE = 400.0
STEPS = 60
RESAMPLED = 200


def fit(rankings: Mapping[Ranking, int], bots: int) -> list[float]:
    """The rating of each bot; 1000 is the middle of the field."""
    strengths = [1.0] * bots
    for _ in range(STEPS):
        strengths = step(rankings, strengths)
    middle = sum(log10(strength) for strength in strengths) / bots
    return [MIDDLE + SCALE * (log10(strength) - middle) for strength in strengths]


def step(rankings: Mapping[Ranking, int], strengths: Sequence[float]) -> list[float]:
    """Raise whoever was chosen more often than the strengths say.

    As a prior every bot has a win and a loss against an average player, so that one who has never
    lost is not infinitely strong.
    """
    chosen = [1.0] * len(strengths)
    expected = [2 / (strength + 1) for strength in strengths]
    for ranking, times in rankings.items():
        left = [bot for group in ranking for bot in group]
        for group in ranking:
            share = times * stages(group, left) / len(group)
            pressure = times * stages(group, left) / sum(strengths[bot] for bot in left)
            for bot in group:
                chosen[bot] += share
            for bot in left:
                expected[bot] += pressure
            left = left[len(group) :]
    return [won / due for won, due in zip(chosen, expected, strict=True)]


def stages(group: Sequence[int], left: Sequence[int]) -> int:
    """How many places were contested: the last of all is left over, not chosen."""
    return len(group) - (len(group) == len(left))


def intervals(deals: Sequence[Counter[Ranking]], bots: int, rng: Rng) -> list[tuple[float, float]]:
    """The middle 95 % of each rating when the deals are drawn again, with replacement.

    The games of one deal share their luck, so whole deals are drawn.
    """
    fits = []
    for _ in range(RESAMPLED):
        drawn: Counter[Ranking] = Counter()
        for _ in deals:
            drawn.update(deals[rng.below(len(deals))])
        fits.append(fit(drawn, bots))
    cut = RESAMPLED // 40
    columns = [sorted(column) for column in zip(*fits, strict=True)]
    return [(column[cut], column[-1 - cut]) for column in columns]
