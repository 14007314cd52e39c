"""No table keeps the others waiting: the longest turn of the event loop, in processor time."""

from __future__ import annotations

import asyncio
import random
import sys
import time

import pytest

from stammtisch.games import titles
from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.said import Answer, Start
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.house import House
from stammtisch.server.tables.records import Player
from stammtisch.server.tables.room import Room

from .houses import come_in, house

LONGEST = 0.05 if sys.gettrace() is None else 0.5  # seconds; every line counted takes far longer


class Watch:
    """Looks at the clock at every turn of the event loop."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.task = asyncio.create_task(self._look())

    async def _look(self) -> None:
        while True:
            before = time.process_time()
            await asyncio.sleep(0)
            self.longest = max(self.longest, time.process_time() - before)


async def played(inn: House, game: str) -> Room:
    """A table of our own people, played to its end or for long."""
    seats = [SeatWish("me"), *[SeatWish("here", name="P")] * (titles()[game].seats[1] - 1)]
    wish = NewTable(game, seats, rules=Rules("counts"))
    room = await inn.open_table(wish, Player("anna", "Anna"))
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

    assert asyncio.run(run()) < LONGEST
