"""Puzzles: games with questions between their lines, and what each answer is worth."""

from __future__ import annotations

import pytest

from stammtisch import new_table
from stammtisch.core.errors import BadLog
from stammtisch.core.puzzles import read_puzzles, reason_text, told
from stammtisch.games import titles

TEXT = """
# A pig that should hold.
game 7 seats=2 target=20
0 roll; *die 6, die 5
0 roll
puzzle easy 0
best 71.2±2.9 12.3±0.5 hold
other 52.0±3.1 10.1±0.6 roll
why hold risk=17 points=12.5 piece=die
0 *die 4; hold
puzzle hard 1
best 60.0±2.0 15.0±0.5 roll
other 31.0±2.5 14.1±0.6 hold
other 28.0±2.5 14.1±0.6 sleep
"""


def test_a_puzzle_is_a_place_in_a_game_with_what_its_answers_are_worth() -> None:
    easy, hard = read_puzzles(TEXT).values()
    assert (easy.id, easy.game, easy.level, easy.seat, easy.seats) == (
        "puzzle-7-1", "7", "easy", 0, 2,
    )  # fmt: skip
    assert easy.options == {"target": 20}
    assert easy.given == ["0 roll", "0 *die 6", "0 *die 5", "0 roll"]
    assert hard.given == [*easy.given, "0 *die 4", "0 hold"]
    assert [(one.choice, one.win, one.win_error, one.points) for one in easy.answers] == [
        ("hold", 71.2, 2.9, 12.3),
        ("roll", 52.0, 3.1, 10.1),
    ]
    assert easy.why == ("hold", {"risk": 17, "points": 12.5, "piece": "die"})
    assert hard.why is None
    assert (easy.rated("roll"), easy.rated("sleep")) == (easy.answers[1], None)


def test_what_differs_by_no_more_than_its_error_shares_a_place() -> None:
    easy, hard = read_puzzles(TEXT).values()
    assert (easy.ranks(), hard.ranks()) == ([1, 2], [1, 2, 2])


def test_it_is_written_as_it_is_read() -> None:
    easy = read_puzzles(TEXT)["puzzle-7-1"]
    assert easy.best.text() == "71.2±2.9 12.3±0.5 hold"
    assert easy.why is not None
    assert reason_text(easy.why) == "hold risk=17 points=12.5 piece=die"
    assert told(["- *deal a", "0 roll", "0 *die 4", "0 *die 5", "1 roll", "1 hold"]) == [
        "- *deal a", "0 roll; *die 4, die 5", "1 roll; hold",
    ]  # fmt: skip


def test_its_table_begins_there_and_tells_nothing_of_the_answer() -> None:
    text = TEXT.replace(", die 5", "").replace("0 roll\npuzzle", "puzzle")
    puzzle = read_puzzles(text)["puzzle-7-1"]
    table = new_table("pig", 2, 7, puzzle.options, start=puzzle.start())
    assert sorted(table.open[0].options) == ["hold", "roll"]
    assert "ahead" not in table.log


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game", "line 1: expected a game with its seats"),
        ("game 7 seats=many", "line 1: expected a game with its seats"),
        ("game 7 seats=2\npuzzle easy 2", "line 2: expected a level and a seat"),
        ("game 7 seats=2\npuzzle wild 0", "line 2: expected a level and a seat"),
        ("game 7 seats=2\npuzzle easy 0\nbest 7 hold", "line 3: expected chance, points"),
        ("game 7 seats=2\nbest 7±1 1±1 hold", "line 2: expected a seat from 0 to 1"),
        ("0 roll", "line 1: expected a seat from 0 to -1"),
    ],
)
def test_what_is_no_part_of_a_puzzle_is_refused_at_its_line(text: str, complaint: str) -> None:
    with pytest.raises(BadLog, match=complaint):
        read_puzzles(text)


def test_a_title_without_a_file_has_none() -> None:
    assert not titles()["pig"].has_puzzles
    assert titles()["pig"].puzzles() == {}
