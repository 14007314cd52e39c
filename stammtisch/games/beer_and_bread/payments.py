"""The ways to pay a recipe: itself, and whatever substitutions, used and chained, make of it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .tokens import count, covers, heap, total

Substitution = tuple[int, int, int]
"""(kind paid, how many of it, kind that one token is paid instead of)"""


@final
@mypyc_attr(acyclic=True)
class Way:
    """A way to pay: the tokens, and how many they are."""

    def __init__(self, tokens: i64) -> None:
        self.tokens: Final[i64] = tokens
        self.size: Final[i64] = total(tokens)


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
        for payment in ahead:  # which may grow while it is walked
            if any(covers(payment, cheaper) for cheaper in found):
                continue
            found.append(payment)
            for substitution in substitutions:
                other = substituted(payment, substitution)
                if other >= 0 and other not in known and covers(tokens, other):
                    known.add(other)
                    by_total[total(other)].append(other)
    return found


def substituted(payment: i64, substitution: Substitution) -> int:
    """The payment with one token paid in another kind, or -1 where it holds none."""
    paid, amount, instead_of = substitution
    if count(payment, instead_of) == 0:
        return -1
    return int(payment - heap(instead_of, 1) + heap(paid, amount))
