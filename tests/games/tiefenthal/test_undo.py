"""Taking back what was done on the own turn."""

from __future__ import annotations

import pytest

from stammtisch import new_table, replay
from stammtisch.core import Table
from stammtisch.core.errors import CannotUndo


def serving_table() -> tuple[Table, int]:
    """Whoever serves first has not done anything yet."""
    table = new_table("tiefenthal", seats=2, seed=3)
    while next(iter(table.open.values())).step != "serve":
        seat, question = next(iter(table.open.items()))
        table.answer(seat, question.options[0])
    return table, next(iter(table.open))


def test_a_whole_turn_can_be_taken_back_die_by_die() -> None:
    table, seat = serving_table()
    before = table.view(1 - seat)
    uses = [text for text in table.open[seat].options if text.endswith(("register", "barrel"))]
    table.answer(seat, uses[0])
    table.answer(seat, next(o for o in table.open[seat].options if o.endswith("barrel")))
    assert table.view(1 - seat) != before
    table.undo(seat)
    table.undo(seat)
    assert table.view(1 - seat) == before
    assert table.log_for(1 - seat).count("<undo") == 2
    assert replay(table.log).view(seat) == table.view(seat)


def test_who_has_closed_the_tavern_cannot_open_it_again() -> None:
    table, seat = serving_table()
    table.answer(seat, "close")
    assert [*table.open] == [1 - seat]
    with pytest.raises(CannotUndo):
        table.undo(seat)


def test_what_the_first_turn_brought_stays_when_the_second_has_begun() -> None:
    table, seat = serving_table()
    table.answer(seat, "close")
    table.answer(1 - seat, next(o for o in table.open[1 - seat].options if o.endswith("barrel")))
    assert not table.can_undo(seat)
    table.undo(1 - seat)
    assert not table.can_undo(1 - seat)
