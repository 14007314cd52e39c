"""Lessons as text: a log with notes between its lines."""

from __future__ import annotations

import pytest

from stammtisch import new_table
from stammtisch.core.errors import BadLog
from stammtisch.core.lesson import read_lesson
from stammtisch.games import titles

TEXT = """
# To roll once, and to keep it.
seats 2
options {"target":20}

say goal
say roll at .die
else held hold
0 roll
0 *die 6
say count while .bill
0 hold
1 roll
1 *die 1
say done
"""


def test_notes_belong_to_the_answer_that_follows() -> None:
    first, second, last = read_lesson("first", TEXT).turns
    assert [(note.say, note.at, note.stays) for note in first.notes] == [
        ("goal", "", False),
        ("roll", ".die", False),
    ]
    assert (first.wants, first.others) == ("roll", {"hold": "held"})
    assert (second.notes[0].stays, second.wants) == (True, "hold")
    assert ([note.say for note in last.notes], last.wants) == (["done"], "")


def test_outcomes_of_fate_may_stand_in_one_line() -> None:
    lines = read_lesson("first", "- *card BR01, card BE02\n0 *die 3").lines
    assert lines == ["- *card BR01", "- *card BE02", "0 *die 3"]


def test_a_lesson_begins_at_any_of_its_turns() -> None:
    lesson = read_lesson("first", TEXT)
    begin, later = lesson.start(0), lesson.start(1)
    assert (begin.given, begin.ahead, begin.lesson) == ([], lesson.lines, "first")
    assert (later.given, later.ahead[0]) == (["0 roll", "0 *die 6"], "0 hold")
    table = new_table("pig", lesson.seats, 7, lesson.options, start=later)
    table.answer(0, "hold")
    table.answer(1, "roll")
    assert table.scores == [6, 0]


@pytest.mark.parametrize("step", [-1, 2])
def test_a_turn_that_is_not_there_is_refused(step: int) -> None:
    with pytest.raises(BadLog, match=f"lesson first has no step {step}"):
        read_lesson("first", TEXT).start(step)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seats two", "expected a whole number, got 'two'"),
        ("options []", "expected options as JSON"),
        ("say goal under .die", "line 1: expected 'at' or 'while', got 'under'"),
        ("\nshout goal", "line 2: expected a seat from 0 to 1"),
        ("2 roll", "line 1: expected a seat from 0 to 1"),
    ],
)
def test_what_is_no_part_of_a_lesson_is_refused_at_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        read_lesson("first", text)


def test_a_title_reads_the_lessons_of_its_folder() -> None:
    assert titles()["pig"].lessons() == {}
    assert "first" in titles()["quacks"].lessons()
