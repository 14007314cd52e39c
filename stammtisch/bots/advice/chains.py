"""Answers that follow each other without luck: what the next one can make good has cost nothing.

Playouts answer by a fast policy, so a first answer of several looks worse than it is: order matters
to them where it does not to a person. The next decision tells what could still be reached.
"""

from __future__ import annotations

from itertools import pairwise

from stammtisch.core import Table

from .grading import Graded


def make_good(table: Table, moments: list[Graded], seat: int) -> None:
    """From the last of a seat's decisions to the first."""
    own = [graded for graded in moments if graded.seat == seat]
    for graded, following in reversed([*pairwise(own)]):
        if is_undisturbed(table, graded.line, following.line):
            graded.make_good(following.before)


def is_undisturbed(table: Table, first: int, last: int) -> bool:
    """Whether between two lines of a log there is neither fate nor anybody else."""
    seat = table.lines[first].seat
    return all(line.seat == seat and not line.fate for line in table.lines[first + 1 : last])
