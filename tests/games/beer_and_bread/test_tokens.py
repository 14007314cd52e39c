"""Heaps of tokens against plain lists of numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from stammtisch.games.beer_and_bread.state.tokens import (
    choosable,
    counts,
    covers,
    heap,
    kinds_in,
    lacking,
    least,
    total,
)

SOME = st.lists(st.integers(0, 30), min_size=5, max_size=5)


def heaped(numbers: list[int]) -> int:
    return sum([int(heap(kind, number)) for kind, number in enumerate(numbers)])


@given(SOME, SOME)
def test_heaps_are_compared_kind_by_kind(have: list[int], want: list[int]) -> None:
    pairs = list(zip(have, want, strict=True))
    mine, wanted = heaped(have), heaped(want)
    assert counts(mine) == have
    assert total(mine) == sum(have)
    assert covers(mine, wanted) == all(a >= b for a, b in pairs)
    assert counts(least(mine, wanted)) == [min(pair) for pair in pairs]
    assert counts(lacking(mine, wanted)) == [max(0, b - a) for a, b in pairs]
    assert counts(kinds_in(mine)) == [255 if number else 0 for number in have]


@given(SOME, st.integers(0, 4), st.integers(0, 60))
def test_the_next_kind_leaves_enough_to_choose(have: list[int], first: int, left: int) -> None:
    fits = [
        kind >= first and have[kind] > 0 and sum(have[kind:]) >= left for kind in range(len(have))
    ]
    assert choosable(heaped(have), first, left) == sum(1 << k for k in range(5) if fits[k])
