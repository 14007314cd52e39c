"""The bill: three cases, several highest, several lowest, and the ruling on equal orders."""

from __future__ import annotations

import pytest

from stammtisch.games.polterfass.choices import Order
from stammtisch.games.polterfass.rules.bill import drunk, gift, penalty, poured, reason, write_bill
from stammtisch.games.polterfass.state import NO_SERVICE, Bill


def bill(service: int, orders: list[list[int]], all_equal: str = "net_zero") -> Bill:
    """Seat 0 is the innkeeper, the orders are those of the guests."""
    return write_bill(0, service, [None, *[Order(cards) for cards in orders]], all_equal)


def test_equality_counts_as_enough_and_leaves_the_innkeeper_nothing() -> None:
    settled = bill(14, [[2, 7], [5]])
    assert settled.case == "enough"
    assert settled.points == [0, 9, 5]


def test_the_innkeeper_keeps_what_nobody_ordered() -> None:
    assert bill(26, [[1], [7], [7], [5]]).points == [6, 1, 7, 7, 5]


def test_from_greedy_guests_the_innkeeper_keeps_everything() -> None:
    assert bill(8, [[6, 7], [1]]).points == [8, -13, 13]


def test_every_guest_with_the_lowest_order_gets_the_highest_in_full() -> None:
    assert bill(8, [[6, 7], [1], [1]]).points == [8, -13, 13, 13]


def test_who_orders_nothing_is_the_most_modest_whoever_ordered_before() -> None:
    assert bill(8, [[0], [6, 7], [1]]).points == [8, 13, -13, 0]
    assert bill(8, [[1], [6, 7], [0]]).points == [8, 0, -13, 13]


def test_several_highest_pay_each_but_the_gift_is_not_multiplied() -> None:
    assert bill(29, [[4, 7], [5, 6], [3], [7]]).points == [29, -11, -11, 11, 0]


def test_the_service_that_breaks_down_feeds_the_guests() -> None:
    settled = bill(NO_SERVICE, [[6, 7], [7], [7], [0]])
    assert settled.case == "bust"
    assert settled.points == [0, 13, 7, 7, 0]


def test_no_service_and_no_orders_are_enough() -> None:
    assert bill(0, [[0], [0]]).points == [0, 0, 0]


def test_a_service_of_nothing_is_not_a_breakdown() -> None:
    settled = bill(0, [[1], [3]])
    assert settled.case == "greedy"
    assert settled.points == [0, 3, -3]


@pytest.mark.parametrize(
    ("ruling", "points"),
    [("net_zero", [5, 0, 0]), ("lose_only", [5, -6, -6]), ("nobody", [5, 0, 0])],
)
def test_equal_greedy_guests_score_by_the_ruling(ruling: str, points: list[int]) -> None:
    assert bill(5, [[6], [6]], ruling).points == points


@pytest.mark.parametrize(
    ("ruling", "gained", "lost"), [("net_zero", 6, -6), ("lose_only", 0, -6), ("nobody", 0, 0)]
)
def test_the_sources_tell_the_rulings_apart(ruling: str, gained: int, lost: int) -> None:
    settled = bill(5, [[6], [6]], ruling)
    assert (gift(settled, 1), penalty(settled, 1)) == (gained, lost)


def test_unequal_guests_do_not_meet_the_ruling() -> None:
    assert {tuple(bill(5, [[6], [1]], ruling).points) for ruling in ("lose_only", "nobody")} == {
        (5, -6, 6)
    }


@pytest.mark.parametrize(
    ("service", "orders", "reasons"),
    [
        (NO_SERVICE, [[1], [2]], ["nothing", "served", "served"]),
        (9, [[1], [2]], ["rest", "served", "served"]),
        (2, [[1], [2], [3]], ["everything", "modest", "between", "greediest"]),
        (2, [[3], [1, 2]], ["everything", "equal", "equal"]),
    ],
)
def test_every_line_has_its_reason(
    service: int, orders: list[list[int]], reasons: list[str]
) -> None:
    settled = bill(service, orders)
    assert [reason(settled, seat) for seat in range(len(reasons))] == reasons


def test_the_sources_add_up_to_the_points() -> None:
    for service in (NO_SERVICE, 0, 5, 12, 30):
        settled = bill(service, [[6, 7], [1], [1, 2], [6]])
        for seat in range(5):
            served = poured(settled, seat) + drunk(settled, seat)
            total = served + gift(settled, seat) + penalty(settled, seat)
            assert total == settled.points[seat]
