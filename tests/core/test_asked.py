"""A table counts the questions of each seat."""

from __future__ import annotations

import stammtisch


def test_asked_counts_the_questions_of_a_seat_and_agrees_with_the_open_one() -> None:
    table = stammtisch.new_table("pig", seats=2, seed=7)
    assert (table.asked(0), table.asked(1)) == (1, 0)
    for _ in range(20):
        seat, question = next(iter(table.open.items()))
        assert table.asked(seat) == question.at
        table.answer(seat, question.options[0])
