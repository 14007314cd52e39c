"""No table keeps the others waiting: the longest turn of the event loop, in its processor time."""

from __future__ import annotations

import asyncio
import random
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from stammtisch.games import titles
from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.said import Answer, Start
from stammtisch.server.settings import Settings
from stammtisch.server.storage.database import Database, read_url
from stammtisch.server.storage.opening import open_database
from stammtisch.server.storage.reads import DiskReader
from stammtisch.server.storage.writer import GroupWriter
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.house import House
from stammtisch.server.tables.needs import AddMoment, SaveTable
from stammtisch.server.tables.records import Chair, PlayerRecord
from stammtisch.server.tables.room import Room

from .houses import Thoughts, come_in, house

LONGEST = 0.05 if sys.gettrace() is None else 0.5  # seconds; every line counted takes far longer
TRIES = 5


def shortest(run: Callable[[], Coroutine[Any, Any, float]]) -> float:
    """What takes long takes long every time; what the machine did meanwhile does not."""
    found = LONGEST
    for _ in range(TRIES):
        found = min(found, asyncio.run(run()))
        if found < LONGEST:
            break
    return found


class Watch:
    """Looks at the clock at every turn of the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.thread_time() - before)


async def played(inn: House, game: str) -> Room:
    """A table of our own people, played to its end or for long."""
    seats = [SeatWish("me"), *[SeatWish("here", name="P")] * (titles()[game].seats[1] - 1)]
    wish = NewTable(game, seats, rules=Rules("counts"))
    room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
    anna, rng = await come_in(room, "anna"), random.Random(3)
    await obey(room, anna, Start())
    for _ in range(300):
        if not room.opened:
            break
        anna.seat, question = rng.choice([*room.opened.items()])
        await obey(room, anna, Answer(question.at, rng.choice(question.options)))
        anna.take()
    return room


@pytest.mark.usefixtures("swept")
@pytest.mark.parametrize("game", [*titles()])
def test_a_long_game_is_loaded_shown_and_played_on_while_others_hardly_wait(game: str) -> None:
    async def run() -> float:
        inn, _ = house(limits=1000.0)
        room = await played(inn, game)
        room.forget()
        watch = Watch()
        again = await inn.room(room.record.id)
        for seat in range(len(again.record.chairs)):
            await asyncio.sleep(0)
            await come_in(again, "anna", seat)
        for seat, question in [*again.opened.items()][:1]:
            guest = next(guest for guest in again.guests if guest.seat == seat)
            await asyncio.sleep(0)
            await obey(again, guest, Answer(question.at, question.options[0]))
        watch.task.cancel()
        return watch.longest

    assert shortest(run) < LONGEST


async def kept_tables(kept: Database, count: int) -> None:
    """So many tables of Quacks in the middle of a game, at which bots are asked."""
    inn, _ = house(limits=1000.0)
    room = await played(inn, "quacks")
    await kept.bring_up_to_date()
    for number in range(count):
        record = room.record.copy()
        record.id, record.code, record.status = f"t{number}", None, "playing"
        record.chairs = [Chair("bot", level="random") for _ in record.chairs]
        record.waiting = [0]
        lines = [AddMoment(record.id, n, each) for n, each in enumerate(room.begun().lines[:150])]
        await GroupWriter(kept).write(SaveTable(record), *lines)


@pytest.mark.usefixtures("swept")
def test_while_a_house_takes_its_tables_up_again_others_hardly_wait(tmp_path: Path) -> None:
    async def run() -> float:
        kept = open_database(read_url(str(tmp_path / f"{time.monotonic_ns()}.db")))
        await kept_tables(kept, 12)
        settings = Settings(database="", bot_pause=1000.0)
        inn = House(settings, DiskReader(kept), GroupWriter(kept), Thoughts())
        watch = Watch()
        await inn.resume()
        watch.task.cancel()
        assert len(inn.rooms) == 12
        await inn.stop()
        await kept.close()
        return watch.longest

    assert shortest(run) < LONGEST
