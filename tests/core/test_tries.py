"""Tries: many small lessons in one file, each about one rule."""

from __future__ import annotations

import pytest

from stammtisch import new_table
from stammtisch.core.errors import BadLog
from stammtisch.core.tries import read_tries
from stammtisch.games import titles

TEXT = """
# What pigs do.
seats 2
options {"target":20}

try hold
given 0 roll; *die 6
given 0 roll; *die 5
say well at .die
0 hold
shows held points=11
shows turned
never lost

try one of roll about rule-roll target=30 sly=true how=fast
position 0: points 3
position 1: points 4
0 roll; *die 1
shows lost
"""


def test_a_try_is_a_short_lesson_with_what_it_shows() -> None:
    hold, one = read_tries(TEXT).values()
    assert (hold.id, hold.seats, hold.options, hold.first, hold.given) == (
        "try-hold", 2, {"target": 20}, 2, 4,
    )  # fmt: skip
    assert hold.trial is not None
    assert (hold.trial.rule, hold.trial.about) == ("hold", "")
    assert hold.trial.shows == [("held", {"points": "11"}), ("turned", {})]
    assert hold.trial.never == [("lost", {})]
    assert one.trial is not None
    assert (one.trial.rule, one.trial.about) == ("roll", "rule-roll")
    assert one.options == {"target": 30, "sly": True, "how": "fast"}
    assert one.position == "0: points 3\n1: points 4"


def test_its_first_words_have_its_own_name_unless_it_says_or_names_others() -> None:
    text = "try a\n0 roll\nshows x\ntry b about c\n0 roll\nshows x\ntry d\nsay e\n0 roll\nshows x"
    notes = [[note.say for note in one.turns[0].notes] for one in read_tries(text).values()]
    assert notes == [["try-a"], [], ["e"]]


def test_what_was_given_is_behind_when_its_table_begins() -> None:
    hold = read_tries(TEXT)["try-hold"]
    table = new_table("pig", 2, 7, hold.options, start=hold.start(hold.first))
    assert [line.full for line in table.lines] == []
    table.answer(0, "hold")
    assert table.scores == [11, 0]
    with pytest.raises(BadLog, match="lesson try-hold has no step 1"):
        hold.start(1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("seats 2\n0 roll", "line 2: expected 'try', got '0'"),
        ("try", "line 1: expected the name of a try"),
        ("try a so", "line 1: expected 'of', 'about' or an option, got 'so'"),
        ("try a of", "line 1: expected 'of', 'about' or an option, got 'of'"),
        ("try a\ngiven 7 roll", "line 2: expected a seat from 0 to 1"),
        ("try a\n1 roll\nshows x", "try-a wants nothing done"),
        ("try a\n0 roll", "try-a shows nothing"),
    ],
)
def test_what_is_no_part_of_a_try_is_refused_at_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        read_tries(text)


def test_a_title_reads_the_tries_of_its_folder() -> None:
    assert titles()["pig"].tries() == {}
    assert "try-bill" in titles()["polterfass"].tries()
