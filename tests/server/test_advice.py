"""Advice at teaching tables, and reviews that are made once and kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec
import pytest

from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Rules
from stammtisch.server.protocol.looking_back import GameReview, ReviewState
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.said import Advise, Start
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.records import PlayerRecord
from stammtisch.server.tables.room import Room
from tests.server.test_room import run

from .houses import Memory, come_in, house, sent
from .people import Person

Come = Callable[..., Person]


async def begun(hints: bool) -> tuple[Room, Memory]:
    """Pig for Anna and, on the same device, Ben."""
    inn, memory = house()
    seats = [SeatWish("me"), SeatWish("here", name="Ben")]
    wish = NewTable("pig", seats, {"target": 10}, rules=Rules(hints=hints), seed="7")
    room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
    await obey(room, await come_in(room, "anna"), Start())
    return room, memory


async def finish(room: Room) -> None:
    """Everybody holds as soon as they may."""
    while not room.begun().table.over:
        seat, question = next(iter(room.opened.items()))
        choice = "hold" if "hold" in question.options else "roll"
        async with room.lock:
            await room.play.carry_out(seat, question.at, choice)


async def reviewed(room: Room) -> ReviewState:
    """Ask until it is there."""
    while True:
        state = msgspec.json.decode(await room.house.reviews.state(room, ""), type=ReviewState)
        if state.review is not None:
            return state
        await asyncio.sleep(0)


def test_who_is_asked_at_a_teaching_table_gets_advice() -> None:
    async def test() -> None:
        room, _ = await begun(hints=True)
        guest = await come_in(room, "anna", 0)
        sent(guest)
        await obey(room, guest, Advise(1))
        advice = sent(guest)[-1]
        assert (advice["type"], advice["at"]) == ("advice", 1)
        texts = {option["choice"]["text"] for option in advice["options"]}
        assert texts == {*room.opened[0].options}

    run(test)


@pytest.mark.parametrize(("hints", "seat", "at"), [(False, 0, 1), (True, 1, 1), (True, 0, 9)])
def test_without_the_rule_or_out_of_turn_there_is_no_advice(
    hints: bool, seat: int, at: int
) -> None:
    async def test() -> None:
        room, _ = await begun(hints)
        guest = await come_in(room, "anna", seat)
        with pytest.raises(Refused):
            await obey(room, guest, Advise(at))

    run(test)


def test_a_review_is_made_once_and_kept() -> None:
    async def test() -> None:
        room, memory = await begun(hints=False)
        with pytest.raises(Refused):
            await room.house.reviews.state(room, "")
        await finish(room)
        first = await reviewed(room)
        kept = msgspec.json.decode(memory.reviews[room.record.id], type=GameReview)
        assert first.review == kept == (await reviewed(room)).review
        assert room.house.thinker.asked.count("GradeAll") == 1  # type: ignore[attr-defined]  # of the test's
        assert {moment.seat for moment in kept.moments} == {0, 1}

    run(test)


def test_a_review_that_failed_is_said_to_and_may_be_asked_for_again() -> None:
    async def test() -> None:
        room, memory = await begun(hints=False)
        await finish(room)
        memory.broken = True
        with pytest.raises(Refused):
            await reviewed(room)
        memory.broken = False
        assert (await reviewed(room)).progress == 1

    run(test)
