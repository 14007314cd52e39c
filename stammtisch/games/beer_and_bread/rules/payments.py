"""The ways to pay a recipe: itself, and whatever substitutions, used and chained, make of it."""

from __future__ import annotations

from mypy_extensions import i64

from ..choices import CARDS
from ..setup.shared import BeerAndBreadSetup, Way
from ..state.tokens import GUARDS, count, covers, heap, total

Substitution = tuple[int, int, int]
"""(kind paid, how many of it, kind that one token is paid instead of)"""


def ways_with(setup: BeerAndBreadSetup, card: i64, swaps: i64) -> list[Way]:
    """The ways to pay a card with these substitution upgrades, worked out when first needed."""
    known = setup.ways[card + CARDS * swaps]
    if len(known) == 0:
        recipe = setup.cards[card].recipe
        found = payments(recipe, substitutions(setup, swaps), setup.tokens)
        known += [Way(tokens) for tokens in found]
    return known


def substitutions(setup: BeerAndBreadSetup, swaps: i64) -> list[Substitution]:
    """What the upgrades of these bits let a player pay otherwise."""
    by_bit = [setup.first_swap, setup.second_swap, setup.third_swap]
    owned = [swap for bit, swap in enumerate(by_bit) if swaps >> bit & 1]
    return [(int(s.kind), int(s.count), instead) for s in owned for instead in s.instead_of]


def payments(recipe: i64, substitutions: list[Substitution], tokens: i64) -> list[int]:
    """Every payment that contains no cheaper one, the smallest first.

    README#ruling-no-waste: a payment with a cheaper one in it would only throw tokens away.
    Leaving those out while searching loses nothing: what follows from them is wasteful too.
    """
    found: list[int] = []
    by_total: list[list[int]] = [[] for _ in range(total(tokens) + 1)]
    by_total[total(recipe)].append(int(recipe))
    known = {int(recipe)}
    for ahead in by_total:
        smaller = len(found)  # of two payments of one size, neither contains the other
        for payment in ahead:  # which may grow while it is walked
            if is_wasteful(payment, found, smaller):
                continue
            found.append(payment)
            for substitution in substitutions:
                other = substituted(payment, substitution)
                if other >= 0 and other not in known and covers(tokens, other):
                    known.add(other)
                    by_total[total(other)].append(other)
    return found


def is_wasteful(payment: i64, found: list[int], smaller: i64) -> bool:
    """Whether one of the first `smaller` payments found is a part of this one."""
    guarded = payment | GUARDS  # as in `covers`, which would be called a hundred thousand times
    for place in range(smaller):
        if (guarded - found[place]) & GUARDS == GUARDS:
            return True
    return False


def substituted(payment: i64, substitution: Substitution) -> int:
    """The payment with one token paid in another kind, or -1 where it holds none."""
    paid, amount, instead_of = substitution
    if count(payment, instead_of) == 0:
        return -1
    return int(payment - heap(instead_of, 1) + heap(paid, amount))
