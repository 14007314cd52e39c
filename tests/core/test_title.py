"""A title makes a setup once for each combination of seats and options."""

from __future__ import annotations

from stammtisch.core.title import MOST_SETUPS
from stammtisch.games import title


def test_tables_of_one_combination_share_their_setup() -> None:
    pig = title("pig")
    assert pig.setup(2) is pig.setup(2, {})
    assert pig.setup(2, {"target": 50}) is not pig.setup(2)
    assert pig.setup(3) is not pig.setup(2)


def test_a_setup_with_figures_of_ones_own_is_not_kept() -> None:
    quacks = title("quacks")
    own = {"game": {"rounds": 8}}
    assert quacks.setup(2, {}, own) is not quacks.setup(2, {}, own)


def test_many_combinations_do_not_pile_up() -> None:
    pig = title("pig")
    for target in range(10, 11 + MOST_SETUPS):
        pig.setup(2, {"target": target})
    assert pig.setup(2, {"target": 10}).options == {"target": 10}
