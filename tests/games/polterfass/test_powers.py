"""Cancel and double: every worked example of the count."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from stammtisch.games.polterfass.powers import totals
from stammtisch.games.polterfass.state import Polterfass

from .tables import asked, heard, land, options, pour, say, served


def services(game: Polterfass) -> set[int]:
    """Every service the innkeeper can really arrive at, by answering all that is asked."""
    if game.bills:
        return {int(game.bills[-1].service)}
    found = set()
    for text in options(game, 0):
        if not text.startswith("throw"):
            other = game.copy()
            say(other, 0, text)
            found |= services(other)
    return found


def named(game: Polterfass, *targets: str) -> int:
    """The service once the tap is closed and the specials have named these targets."""
    for text in ("close", *targets):
        say(game, 0, text)
    return int(game.bills[-1].service)


def test_cancel_the_three_and_double_the_nine_for_26() -> None:
    assert named(served(3, 3, 5, 9, "cancel", "double"), "cancel 3", "double 9") == 26


def test_cancel_the_five_and_double_a_three_for_18() -> None:
    assert named(served(3, 3, 5, 9, "cancel", "double"), "cancel 5", "double 3") == 18


def test_cancel_the_nine_and_double_a_three_for_14() -> None:
    assert named(served(3, 3, 5, 9, "cancel", "double"), "cancel 9", "double 3") == 14


def test_with_different_targets_26_is_the_most_and_14_the_least() -> None:
    assert services(served(3, 3, 5, 9, "cancel", "double")) == {14, 16, 18, 20, 22, 24, 26}


def test_cancel_the_two_and_double_the_eight_for_23() -> None:
    assert named(served(2, 7, 8, "cancel", "double"), "cancel 2", "double 8") == 23


def test_two_doubles_double_a_single_number_once() -> None:
    game = served(6, "double", "double")
    pour(game, 12)


def test_cancel_and_double_on_a_single_number_leave_nothing() -> None:
    game = served(6, "cancel", "double")
    pour(game, 0)
    assert not heard(game, "doubled")


def test_two_cancels_on_a_single_number_leave_nothing() -> None:
    pour(served(6, "cancel", "cancel"), 0)


def test_two_doubles_need_two_different_numbers() -> None:
    assert services(served(2, 5, 8, "double", "double")) == {22, 25, 28}


def test_two_cancels_need_two_different_numbers() -> None:
    assert services(served(2, 5, 8, "cancel", "cancel")) == {2, 5, 8}


@pytest.mark.parametrize("order", [("double 8", "double 5"), ("double 5", "double 8")])
def test_two_equal_specials_may_be_named_in_either_order(order: tuple[str, str]) -> None:
    game = served(2, 5, 8, "double", "double")
    say(game, 0, "close")
    assert options(game, 0) == ["double 2", "double 5", "double 8"]
    for target in order:
        say(game, 0, target)
    assert game.bills[-1].service == 28


def test_equal_numbers_are_one_option() -> None:
    game = served(6, 6, 9, "cancel")
    say(game, 0, "close")
    assert options(game, 0) == ["cancel 6", "cancel 9"]


def test_a_forced_target_stands_in_the_log_like_any_other() -> None:
    game = served(6, "cancel")
    say(game, 0, "close")
    assert options(game, 0) == ["cancel 6"]
    say(game, 0, "cancel 6")
    assert [event.facts["number"] for event in heard(game, "cancelled")] == [6]


def test_where_both_numbers_are_equal_there_is_one_option() -> None:
    pour(served(8, 8, "double"), 24)


def test_a_standing_special_must_be_used() -> None:
    assert services(served(9, 8, "cancel")) == {8, 9}


def test_by_ruling_a_double_may_be_wasted_on_a_destroyed_barrel() -> None:
    game = served(6, 9, "cancel", "double", specials_may_share_target=True)
    say(game, 0, "close")
    say(game, 0, "cancel 6")
    assert options(game, 0) == ["double 0", "double 9"]
    say(game, 0, "double 0")
    assert game.bills[-1].service == 9
    assert heard(game, "wasted")


def test_by_ruling_a_lone_number_takes_both_specials_and_is_worth_nothing() -> None:
    pour(served(6, "cancel", "double", specials_may_share_target=True), 0)


def test_after_a_breakdown_specials_do_nothing() -> None:
    game = served(6, "cancel", "double")
    say(game, 0, "throw")
    land(game)
    assert game.bills[-1].case == "bust"
    assert not heard(game, "cancelled")


def test_the_question_says_how_many_targets_are_left() -> None:
    game = served(2, 5, 8, 7, "cancel", "cancel")
    say(game, 0, "close")
    assert asked(game, 0).about(game) == {"left": 2}
    say(game, 0, "cancel 2")
    assert asked(game, 0).about(game) == {"left": 1}


def test_the_question_of_double_says_how_many_are_left() -> None:
    game = served(2, 5, 8, "double", "double")
    say(game, 0, "close")
    assert asked(game, 0).about(game) == {"left": 2}


SPECIALS = [
    list(pair)
    for count in range(3)
    for pair in combinations_with_replacement(["cancel", "double"], count)
]


@pytest.mark.parametrize("share", [False, True])
@pytest.mark.parametrize("numbers", [[5], [2, 3], [3, 3], [3, 3, 5, 9], [4, 5, 6, 7], [2, 6, 6]])
def test_the_list_of_totals_is_what_the_questions_lead_to(numbers: list[int], share: bool) -> None:
    for specials in SPECIALS:
        game = served(*numbers, *specials, specials_may_share_target=share)
        listed = totals(numbers, specials.count("double"), specials.count("cancel"), share)
        assert services(game) == set(listed)
