"""Bots on the server: a worker that searches keeps its time."""

from __future__ import annotations

import random
from time import process_time

import pytest

from stammtisch.bots.levels import USUAL
from stammtisch.core.replay import open_table
from stammtisch.games import titles
from stammtisch.server.story import Story
from stammtisch.server.worker import Desk, Task


@pytest.mark.parametrize("game", [*titles()])
def test_regular_keeps_its_time_in_a_worker(game: str) -> None:
    title, rng, desk = titles()[game], random.Random(4), Desk()
    story = Story(open_table(title, title.seats[1], 5))
    story.begin()
    spent = []
    for number in range(40):
        seat, question = rng.choice([*story.table.open.items()])
        if number % 4 == 0:
            spent.append(think(desk, story, seat))
        story.answer(seat, question.at, rng.choice(question.options))
    assert max(spent[1:]) < 1.2 * USUAL.seconds  # the first has also to read the game's figures


def think(desk: Desk, story: Story, seat: int) -> float:
    """How long `regular` thinks; the desk is told what it does not know yet."""
    told = desk.stories["t"].last + 1 if "t" in desk.stories else 0
    lines = [moment.lines for moment in story.moments[told:]]
    began = process_time()  # others may take the core, which is not the worker's time
    thought = desk.think(Task("t", story.table.head.text(), told, lines, seat, "regular", 1))
    spent = process_time() - began
    assert thought.choice in story.table.open[seat].options
    return spent
