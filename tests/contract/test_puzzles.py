"""Shipped puzzles of every game, held against the rules: none goes stale."""

from __future__ import annotations

from importlib.resources import files

import pytest

from stammtisch.bots.puzzles import Candidate, holds
from stammtisch.core import Rng, Table, Title
from stammtisch.core.puzzles import LEVELS, Puzzle
from stammtisch.core.replay import open_table
from stammtisch.core.title import PUZZLES
from stammtisch.games import titles
from tests.sizes import sized

WITH = [title for title in titles().values() if title.has_puzzles]
ALL = [(title, puzzle) for title in WITH for puzzle in title.puzzles().values()]
SHIPPED = 300_000  # bytes of all files together
FEWEST = 20  # of a game
TRIED = sized(ci=3, full=1000)  # of a game, whose best answer is searched for again

every_game = pytest.mark.parametrize("title", WITH, ids=lambda title: title.id)
every_puzzle = pytest.mark.parametrize(
    ("title", "puzzle"), ALL, ids=[f"{title.id}-{puzzle.id}" for title, puzzle in ALL]
)


def laid(title: Title, puzzle: Puzzle) -> Table:
    return open_table(title, puzzle.seats, 7, puzzle.options, start=puzzle.start())


def test_every_game_of_the_lobby_has_some_and_all_are_small() -> None:
    assert {title.id for title in WITH} == {t.id for t in titles().values() if not t.tutorial}
    folders = [files(title.package).joinpath("lessons", PUZZLES) for title in WITH]
    assert sum([len(path.read_bytes()) for path in folders]) < SHIPPED


@every_game
def test_there_are_enough_of_every_level(title: Title) -> None:
    levels = [puzzle.level for puzzle in title.puzzles().values()]
    assert len(levels) >= FEWEST
    assert {*levels} == {*LEVELS}


@every_puzzle
def test_it_is_asked_as_it_says_and_its_reason_has_words(title: Title, puzzle: Puzzle) -> None:
    table = laid(title, puzzle)
    question = table.open[puzzle.seat]
    assert sorted(question.options) == sorted([one.choice for one in puzzle.answers])
    wins = [one.win for one in puzzle.answers]
    assert wins == sorted(wins, reverse=True)
    english = files(title.package).joinpath("texts", "en.ftl").read_text("utf-8")
    assert puzzle.why is not None
    assert f"\nwhy-{puzzle.why[0]} =" in english
    seen = title.imagine(table.game, puzzle.seat, Rng(1), None)
    assert title.view(seen, puzzle.seat) == table.view(puzzle.seat)


@every_game
def test_its_best_answer_is_still_ahead_in_a_small_search(title: Title) -> None:
    for puzzle in [*title.puzzles().values()][:TRIED]:
        table = laid(title, puzzle)
        question = table.open[puzzle.seat]
        best, other = [question.choice(one.choice) for one in puzzle.answers[:2]]
        candidate = Candidate(title, table.game, puzzle.seat, best, 1)
        assert holds(candidate, best, other), puzzle.id
