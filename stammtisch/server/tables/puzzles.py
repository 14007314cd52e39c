"""A puzzle at a table: what its answers are worth is told once one of them was given."""

from __future__ import annotations

from functools import cache
from typing import cast

from stammtisch.core import Table
from stammtisch.core.puzzles import MARK, Puzzle, Rated
from stammtisch.games import title

from ..protocol import heard
from ..protocol.refusals import Refused
from .coach import answers_of


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """All puzzles of a game, read when the first is opened."""
    return title(game).puzzles()


def is_puzzle(id: str) -> bool:
    return id.startswith(MARK)


def puzzle_of(game: str, id: str) -> Puzzle:
    """A puzzle that there is."""
    found = puzzles(game).get(id)
    if found is None:
        raise Refused("unknown-lesson", f"no puzzle {id[:40]!r}")
    return found


def puzzled(table: Table, seat: int | None) -> heard.Puzzle | None:
    """The puzzle of this table, for whoever solves it."""
    start = table.head.start
    if start is None or not is_puzzle(start.lesson):
        return None
    puzzle = puzzles(table.title.id).get(start.lesson)
    if puzzle is None or seat != puzzle.seat:
        return None
    said = answers_of(table, seat)
    return heard.Puzzle(level_of(puzzle), solved(table, puzzle, said[0]) if said else None)


def level_of(puzzle: Puzzle) -> heard.Level:
    return cast("heard.Level", puzzle.level)  # the reader has looked


def solved(table: Table, puzzle: Puzzle, chosen: str) -> heard.Solved:
    """What came out, whatever was answered."""
    ranks = puzzle.ranks()
    options = [
        worth(table, one, rank, ranks.count(rank) > 1)
        for one, rank in zip(puzzle.answers, ranks, strict=True)
    ]
    return heard.Solved(chosen, options, None if puzzle.why is None else heard.Why(*puzzle.why))


def worth(table: Table, one: Rated, rank: int, tied: bool) -> heard.Advised:
    """One answer: its chance is kept in percent, and told as a share."""
    choice = table.setup.catalogue.by_text[one.choice]
    told = heard.Choice(choice.text, choice.verb, choice.facts, choice.rule)
    win, error = round(one.win / 100, 4), round(one.win_error / 100, 4)
    return heard.Advised(told, win, error, one.points, one.points_error, rank, tied, [])
