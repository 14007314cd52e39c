"""Options and packs: what the title takes, and what it says about what it does not take."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch import new_table
from stammtisch.core.errors import BadOption, BadPack, UnknownGame
from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.setup import PolterfassSetup


def setup(pack: dict[str, Any] | None = None, **options: object) -> PolterfassSetup:
    made = TITLE.setup(4, options, pack)
    assert isinstance(made, PolterfassSetup)
    return made


def test_the_box_holds_seven_numbered_and_two_special_barrels() -> None:
    ends = setup().ends
    numbered = [[9, 2], [8, 3], [8, 3], [7, 4], [7, 4], [6, 5], [6, 5]]
    assert ends[:7] == numbered
    assert len(ends) == 9
    assert ends[7] == ends[8]


def test_the_leaflet_lists_seven_barrels_nine_to_two() -> None:
    ends = setup(barrels="leaflet").ends
    assert len(ends) == 15
    assert ends.count([9, 2]) == 7


def test_the_ends_of_a_numbered_barrel_add_up_to_eleven() -> None:
    for barrels in ("box", "leaflet"):
        assert {sum(ends) for ends in setup(barrels=barrels).ends[:-2]} == {11}


def test_the_crowd_formula_runs_on_to_fifteen_barrels() -> None:
    stands = setup(barrels="leaflet").stands
    assert stands[1:] == [22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48, 50]


def test_the_flat_model_is_the_same_for_every_throw() -> None:
    assert set(setup(throw_model="flat").stands) == {30}
    assert set(setup(throw_model="flat", flat_percent=60).stands) == {60}


def test_every_choice_and_outcome_has_its_own_text() -> None:
    made = setup()
    assert len(made.catalogue) == 7 + 36 + 8 + 9
    assert len(made.outcomes) == 4 + 3 * 9


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_may_play(seats: int) -> None:
    with pytest.raises(BadOption, match=f"polterfass: seats={seats}: expected 3 to 6"):
        TITLE.setup(seats)


@pytest.mark.parametrize(
    ("key", "value", "expected"),
    [
        ("flat_percent", 9, "a whole number from 10 to 60"),
        ("flat_percent", 61, "a whole number from 10 to 60"),
        ("flat_percent", "much", "a whole number from 10 to 60"),
        ("target", 0, "a whole number from 20 to 200"),
        ("barrels", "many", "one of box, leaflet"),
        ("throw_model", "dice", "one of crowd, flat"),
        ("final_tie", "fight", "one of shared, play_another_round"),
        ("all_guests_equal_when_greedy", "all", "one of net_zero, lose_only, nobody"),
        ("specials_may_share_target", 3, "true or false"),
    ],
)
def test_a_value_out_of_bounds_is_refused(key: str, value: object, expected: str) -> None:
    with pytest.raises(BadOption, match=f"option {key}={value}: expected {expected}"):
        TITLE.setup(4, {key: value})


def test_an_unknown_option_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadOption, match="option colour: unknown; this game has: target, barrels"):
        TITLE.setup(4, {"colour": "red"})


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match="polterfas"):
        new_table("polterfas", seats=4)


TOO_MANY = {"numbered": {"nine": {"box": 2}}}
DOUBLE_CARD = {"cards": {"values": [0, 0, 1, 2, 3, 4, 5, 6]}}


@pytest.mark.parametrize(
    ("pack", "complaint"),
    [
        (TOO_MANY, r"barrels\.box: expected 7 numbered barrels in all, got 8"),
        ({"barrels": {"leaflet": 12}}, r"barrels\.leaflet: expected 12 numbered .*, got 13"),
        ({"numbered": {"nine": {"ends": [9]}}}, r"numbered\.nine\.ends: expected a list of 2"),
        ({"numbered": {"nine": {"ends": [9, 0]}}}, r"ends\[1\]: expected .* from 1 to 20, got 0"),
        ({"numbered": {"ten": {"ends": [10, 1]}}}, r"numbered\.ten: expected a key of the shipped"),
        ({"cards": {"values": [0, 1, 2]}}, r"cards\.values: expected a list of 8, got 3"),
        (DOUBLE_CARD, r"cards\.values: expected 8 different values, rising"),
        ({"crowd": {"alone": 0}}, r"crowd\.alone: expected a whole number from 1 to 99"),
        ({"crowd": {"alone": 80}}, r"crowd\.each: expected at most 99 percent with 15 barrels"),
        ({"mugs": 6}, "mugs: expected a key of the shipped pack"),
    ],
)
def test_a_wrong_pack_is_refused_by_key(pack: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadPack, match=complaint):
        setup(pack)


def test_a_full_cup_leaves_every_barrel_a_chance_to_lie() -> None:
    assert max(setup({"crowd": {"alone": 69, "each": 2}}).stands) <= 99
    with pytest.raises(BadPack, match="at most 99 percent"):
        setup({"crowd": {"alone": 70, "each": 2}})


def test_a_hand_knows_its_orders_by_place_and_by_total() -> None:
    hand = setup().hand
    assert [hand.place(order) for order in hand.orders] == [*range(len(hand.orders))]
    assert len(hand.by_total) == hand.highest + 1
    assert hand.by_total[-1] == [hand.orders[-1]]


def test_an_owner_may_correct_a_barrel() -> None:
    made = setup({"numbered": {"nine": {"ends": [10, 1]}}})
    assert made.ends[0] == [10, 1]
    assert made.catalogue.by_text["cancel 10"] is made.cancels.all[-1]
    assert made.catalogue.by_text["double 0"] is made.doubles.all[0]


def test_a_log_carries_the_corrected_figure() -> None:
    table = new_table("polterfass", seats=3, seed=1, pack={"crowd": {"each": 1}})
    assert table.head.pack == {"crowd": {"each": 1}}


def test_a_barrel_with_the_same_number_on_both_ends_is_refused() -> None:
    with pytest.raises(BadPack, match=r"numbered\.nine\.ends: expected two different numbers"):
        setup({"numbered": {"nine": {"ends": [7, 7]}}})


@pytest.mark.parametrize("model", ["crowd", "flat"])
def test_the_whole_pack_is_checked_whatever_the_options(model: str) -> None:
    with pytest.raises(BadPack, match=r"crowd\.alone"):
        setup({"crowd": {"alone": "twenty"}}, throw_model=model)
