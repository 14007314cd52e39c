"""Thinking processes: bots keep their time, who fails says so, and set-ups are tried out there."""

from __future__ import annotations

import asyncio
import random
from time import process_time

import msgspec
import pytest

from stammtisch.bots.levels import USUAL
from stammtisch.core.replay import open_table
from stammtisch.games import titles
from stammtisch.server.tables.needs import NoThought, Written
from stammtisch.server.tables.story import Story
from stammtisch.server.thinking.pool import SHORTEST, Pool, fair_time
from stammtisch.server.thinking.process import Mind
from stammtisch.server.thinking.tasks import Choose, LoggedGame

HEAD = (
    'stammtisch 1\ngame pig\nrules 1\noptions {"target":100}\npack {}\nseats 2\n'
    'commitment 00\nnonces ["",""]\n\n'
)


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize("game", [*titles()])
def test_regular_keeps_its_time_in_a_process(game: str) -> None:
    title, rng, mind = titles()[game], random.Random(4), Mind()
    story = Story(open_table(title, title.seats[1], 5))
    story.begin()
    spent = []
    for number in range(40):
        seat, question = rng.choice([*story.table.open.items()])
        if number % 4 == 0:
            spent.append(think(mind, story, seat))
        story.answer(seat, question.at, rng.choice(question.options))
    assert max(spent[1:]) < 1.2 * USUAL.seconds  # the first has also to read the game's figures


def think(mind: Mind, story: Story, seat: int) -> float:
    """How long `regular` thinks; the process is told what it does not know yet."""
    told = mind.stories["t"].last + 1 if "t" in mind.stories else 0
    game = LoggedGame("t", story.table.head.text(), told, story.lines[told:])
    began = process_time()  # others may take the core, which is not the process's time
    choice = mind.think(Choose(game, seat, "regular", 1))
    spent = process_time() - began
    assert choice in story.table.open[seat].options
    return spent


@pytest.mark.parametrize("count", [1, 2, 3, 8, 40, 100])
def test_nobody_waits_for_three_seconds_however_many_think_at_once(count: int) -> None:
    now, first = 0.0, fair_time([0.0] * count, 0.0)
    for left in range(count, 0, -1):
        spent = fair_time([0.0] * left, now)
        assert spent <= 1.0
        assert spent >= 0.9 * min(first, 1.0)
        now += spent
    assert now < 3.0


def test_a_bot_thinks_a_little_even_when_it_comes_too_late() -> None:
    assert fair_time([0.0], 9.0) == SHORTEST


def test_a_process_that_cannot_think_says_so_and_lives() -> None:
    async def run() -> list[str]:
        pool = Pool(1)
        with pytest.raises(NoThought, match="log line 1"):
            await pool.choose(Written("t", "nonsense", []), 0, "random", 7)
        with pytest.raises(NoThought, match="unknown bot"):
            await pool.choose(Written("t", HEAD, [[]]), 0, "genius", 7)
        with pytest.raises(NoThought, match="asked nothing"):
            await pool.choose(Written("t", HEAD, [[]]), 1, "random", 7)
        said = [await pool.choose(Written("t", HEAD, [[]]), 0, "random", 7)]
        later = Written("t", HEAD, [[], ["0 roll", "0 *die 4"], ["0 hold"]])
        said.append(await pool.choose(later, 1, "thrifty", 7))
        await pool.slow[0].stop()
        said.append(await pool.choose(later, 1, "thrifty", 7))
        await pool.stop()
        return said

    assert asyncio.run(run()) == ["roll", "roll", "roll"]


def test_odds_replays_and_proofs_come_out_of_a_process() -> None:
    async def run() -> None:
        pool, game = Pool(1), Written("t", HEAD, [[], ["0 roll", "0 *die 4"]])
        assert (await pool.odds(game, [0]))[0]["turn"] == 4
        replay = msgspec.json.decode(await pool.replay(game, 0, range(1, 2), odds=True, words=True))
        assert [moment["by"] for moment in replay["moments"]] == [0]
        assert replay["moments"][0]["words"]
        assert not (await pool.prove(game, "seed")).proved
        await pool.stop()

    asyncio.run(run())
