"""The generator of playouts."""

from __future__ import annotations

from copy import deepcopy

from stammtisch.core import Rng


def test_a_copy_of_luck_brings_the_same_numbers_from_there_on() -> None:
    luck = Rng(5)
    luck.below(10)
    copy = deepcopy(luck)
    numbers = [luck.below(1000) for _ in range(20)]
    assert [copy.below(1000) for _ in range(20)] == numbers
