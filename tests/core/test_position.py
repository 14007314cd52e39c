"""Positions as text: clauses about everybody or about a seat, and what is wrong with one."""

from __future__ import annotations

import pytest

from stammtisch.core import NOBODY
from stammtisch.core.errors import BadPosition
from stammtisch.core.position import read_clauses

CHIPS = ["white-1", "orange-1"]


def test_a_clause_speaks_of_all_until_a_seat_is_named_and_of_that_one_until_the_next() -> None:
    clauses = read_clauses("round 3; rubies 2\n0: points 5; flask empty; 1:\n points 12;", 2)
    assert [(c.line, c.seat, c.word, c.rest) for c in clauses] == [
        (1, NOBODY, "round", ["3"]),
        (1, NOBODY, "rubies", ["2"]),
        (2, 0, "points", ["5"]),
        (2, 0, "flask", ["empty"]),
        (3, 1, "points", ["12"]),
    ]
    assert [clauses[1].seats(2), clauses[2].seats(2)] == [[0, 1], [0]]


def test_what_follows_a_word_is_a_number_one_thing_or_many() -> None:
    points, flask, bag = read_clauses("points -5; flask orange-1; bag white-1x3 orange-1", 2)
    assert points.whole(-9, 9) == -5
    assert flask.one_of(CHIPS) == 1
    assert bag.things(CHIPS) == [0, 0, 0, 1]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("a 1\n2: b", "line 2, '2:': expected one of 0:, 1:, got '2:'"),
        ("points", "line 1, 'points': expected a number from 0 to 9, got nothing"),
        ("points 10", "line 1, 'points': expected a number from 0 to 9, got '10'"),
        ("points 1 2", "line 1, 'points': expected a number from 0 to 9, got '1 2'"),
    ],
)
def test_what_is_wrong_is_named_with_its_line_and_word(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read_clauses(text, 2)[0].whole(0, 9)


@pytest.mark.parametrize("text", ["white-9", "white-1xx", "white-1x", "white-1x100"])
def test_a_thing_that_is_not_there_is_refused(text: str) -> None:
    clause = read_clauses(f"bag orange-1 {text}", 2)[0]
    with pytest.raises(BadPosition, match=f"expected one of white-1, orange-1, got '{text}'"):
        clause.things(CHIPS)
    with pytest.raises(BadPosition, match=f"got 'orange-1 {text}'"):
        clause.one_of(CHIPS)
    with pytest.raises(BadPosition, match="'bag': expected one of box, got 'bag'"):
        raise clause.unknown(["box"])
