from __future__ import annotations

import importlib
import sys

import pytest

from stammtisch.core import Pile, Rng, plain_librt


def test_the_last_one_pushed_is_on_top() -> None:
    pile = Pile([3, 1])
    assert (pile.top(), pile.pop(), pile.pop(), pile.top()) == (1, 1, 3, -1)


def test_a_pile_grows_again_after_a_pop() -> None:
    pile = Pile([3, 1])
    pile.pop()
    pile.push(7)
    pile.push(8)
    assert pile.to_list() == [3, 7, 8]
    assert pile.at(1) == 7


def test_room_made_in_advance_holds_nothing_and_is_copied() -> None:
    pile = Pile([3])
    pile.reserve(4)
    copy = pile.copy()
    copy.push(7)
    assert (pile.to_list(), copy.to_list()) == ([3], [3, 7])
    assert len(copy.kinds) == 4


def test_kinds_are_counted() -> None:
    pile = Pile([2, 0, 2])
    assert pile.count(2) == 2
    assert pile.counts(4) == [1, 0, 2, 0]
    assert len(pile) == 3


def test_one_of_a_kind_is_removed_wherever_it_lies() -> None:
    pile = Pile([5, 6, 5, 7])
    pile.remove(6)
    assert sorted(pile.to_list()) == [5, 5, 7]
    with pytest.raises((AssertionError, IndexError)):
        pile.remove(9)


def test_taking_from_a_place_keeps_the_order() -> None:
    pile = Pile([5, 6, 7, 8])
    assert pile.take(1) == 6
    assert pile.to_list() == [5, 7, 8]


def test_pouring_moves_everything() -> None:
    bag, pot = Pile([1]), Pile([2, 3])
    bag.pour(pot)
    assert (bag.to_list(), pot.to_list()) == ([1, 2, 3], [])
    bag.clear()
    assert bag.n == 0


def test_replacing_changes_one_place_alone() -> None:
    pile = Pile([1, 2, 3])
    pile.replace(1, 9)
    assert pile.to_list() == [1, 9, 3]


def test_a_copy_is_its_own() -> None:
    pile = Pile([1, 2])
    pile.pop()
    copy = pile.copy()
    pile.push(9)
    copy.push(8)
    assert (pile.to_list(), copy.to_list()) == ([1, 9], [1, 8])


def test_any_of_them_may_be_drawn() -> None:
    pile, rng = Pile([1, 2, 3]), Rng(4)
    assert {pile.random(rng) for _ in range(99)} == {1, 2, 3}


def test_lists_stand_in_for_librt_where_there_is_none() -> None:
    kinds = plain_librt.vec()
    kinds = plain_librt.append(kinds, 4)
    kinds = plain_librt.append(kinds, 5)
    part = kinds[:1]
    kinds[0] = 9
    assert (list(part), kinds[0], len(kinds)) == ([4], 9, 2)


def test_the_stand_in_is_found_where_librt_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("librt", "librt.vecs", "librt.strings"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    plain_librt.stand_in_for_librt(missing=True)
    vecs = importlib.import_module("librt.vecs")
    monkeypatch.undo()
    assert vecs is plain_librt
