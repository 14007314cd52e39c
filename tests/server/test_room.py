"""A room alone, without a server: who may be sent away, slow readers, how much is let in."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable

import pytest

from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Pong, Status
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.said import Answer, Start
from stammtisch.server.tables.guest import MOST_BYTES, MOST_UNSENT, TOO_SLOW, Guest
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.ids import place_of
from stammtisch.server.tables.limits import Bucket, Limit
from stammtisch.server.tables.records import Chair, PlayerRecord, TableRecord
from stammtisch.server.tables.room import Room
from stammtisch.server.tables.seating import next_table

from .houses import Memory, come_in, house, sent


def room(gone_seconds: float = 0) -> Room:
    chairs = [Chair("person", "anna", "Anna"), Chair("person", "ben", "Ben"), Chair("bot")]
    record = TableRecord("t", "pig", {}, "anna", "seed", status="playing", chairs=chairs)
    return Room(house(gone_seconds=gone_seconds)[0], record)


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        await test()

    asyncio.run(all_of_it())


async def begun(*kinds: str) -> tuple[Room, Memory]:
    """A game of Pig with Anna and bots, begun."""
    inn, memory = house()
    seats = [SeatWish("me"), *[SeatWish("bot", "random") for _ in kinds]]
    made = await inn.open_table(
        NewTable("pig", seats, {"target": 20}), PlayerRecord("anna", "Anna")
    )
    await obey(made, await come_in(made, "anna"), Start())
    return made, memory


def test_the_host_sends_away_only_persons_who_have_been_gone_for_a_while() -> None:
    async def test() -> None:
        here = room()
        assert here.seating.may_send_away("anna", 1)
        assert not room(gone_seconds=60).seating.may_send_away("anna", 1)
        assert not here.seating.may_send_away("ben", 0)
        assert not here.seating.may_send_away("anna", 2)
        assert not here.seating.may_send_away("anna", 7)
        await come_in(here, "ben")
        assert not here.seating.may_send_away("anna", 1)

    run(test)


def test_who_reads_too_slowly_is_sent_away_and_the_outbox_stays_small() -> None:
    guest = Guest("anna", 0)
    for _ in range(3 * MOST_UNSENT):
        guest.send(Pong())
    assert [*guest.outbox] == [TOO_SLOW]


def test_an_outbox_is_bounded_in_bytes_but_one_long_message_may_wait_alone() -> None:
    guest = Guest("anna", 0)
    guest.send(b"x" * (MOST_BYTES + 1))
    assert len(guest.outbox) == 1
    guest.send(b"x")
    assert [*guest.outbox] == [TOO_SLOW]


def test_a_bucket_fills_up_again_and_a_limit_is_kept_for_each_address() -> None:
    bucket = Bucket(rate=1000, burst=2)
    assert [Bucket(rate=0, burst=2).take(), bucket.take(), bucket.take()] == [True] * 3
    limit = Limit(rate=0, burst=1)
    limit.check("here")
    limit.check("there")
    with pytest.raises(Refused, match="slow down"):
        limit.check("here")
    limit.give_back("here")
    limit.check("here")


def test_spectators_are_those_without_a_seat() -> None:
    async def test() -> None:
        here = room()
        for player in ("anna", None, "zoe"):
            await come_in(here, player)
        info = here.info_for("ben")
        assert (info.spectators, info.yours, info.host) == (2, [1], False)
        assert [seat.online for seat in info.seats] == [True, False, True]

    run(test)


def test_a_game_is_played_without_socket_database_or_process() -> None:
    async def test() -> None:
        here, memory = await begun("bot")
        anna = await come_in(here, "anna")
        while here.record.status == "playing":
            question = here.opened.get(0)
            if question is not None:
                await obey(here, anna, Answer(question.at, question.options[0]))
            await asyncio.sleep(0)
        assert sent(anna)[-1]["status"] == "over"
        assert memory.tables[here.record.id].status == "over"
        assert memory.lines[here.record.id] == here.begun().lines

    run(test)


def test_views_are_large_and_not_kept_once_they_are_told() -> None:
    async def test() -> None:
        here, _ = await begun("bot")
        anna = await come_in(here, "anna")
        table = here.begun().table
        assert table._views == {}
        assert table.view(0) is table.view(0)
        await obey(here, anna, Answer(here.opened[0].at, "roll"))
        assert table._views == {}

    run(test)


def test_a_finished_table_leaves_the_memory_soon_and_is_read_again_when_asked_for() -> None:
    async def test() -> None:
        inn, memory = house(over_seconds=0.0)
        statuses: list[Status] = ["over", "open", "playing"]
        for number, status in enumerate(statuses):
            record = TableRecord(f"t{number}", "pig", {}, "anna", "seed", status=status)
            memory.tables[record.id] = record
            await inn.room(record.id)
        watched = await inn.room("t0")
        guest = await come_in(watched, None)
        inn.forget_idle()
        assert [*inn.rooms] == ["t0", "t1", "t2"]
        watched.see_off(guest)
        inn.forget_idle()
        assert [*inn.rooms] == ["t1", "t2"]
        assert (await inn.room("t0")).record.status == "over"

    run(test)


def test_a_table_that_goes_on_elsewhere_leaves_the_memory_soon() -> None:
    async def test() -> None:
        inn, memory = house(over_seconds=0.0)
        for table in ("followed", "stale"):
            memory.tables[table] = TableRecord(table, "pig", {}, "anna", "seed", status="playing")
            (await inn.room(table)).is_stale = table == "stale"
        inn.forget_idle()
        assert [*inn.rooms] == ["followed"]

    run(test)


def test_how_tables_stand_is_read_at_once_and_no_game_is_loaded_for_it() -> None:
    async def test() -> None:
        inn, memory = house()
        for number in range(4):
            record = TableRecord(f"t{number}", "pig", {}, "anna", "seed")
            memory.tables[record.id] = record
        here, behind = [await inn.room(table) for table in ("t0", "t1")]
        here.record.notice, behind.record.notice, behind.is_stale = "here", "behind", True
        found = await inn.records(["t3", "t1", "t0", "t2", "gone"])
        assert [(each.id, each.notice) for each in found] == [
            ("t3", None),
            ("t1", None),
            ("t0", "here"),
            ("t2", None),
        ]
        assert (memory.read, [*inn.rooms]) == (1, ["t0", "t1"])
        assert await inn.records(["t0"]) == [here.record]
        assert memory.read == 1

    run(test)


def test_whoever_makes_a_table_has_its_guests() -> None:
    async def test() -> None:
        wish = NewTable("pig", [SeatWish("me"), SeatWish("here", name="Oma")])
        for place in range(3):
            inn, _ = house(workers=3, place=place)
            room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
            again = next_table(room.record, "anna", inn.new_table_id())
            assert {place_of(table, 3) for table in (room.record.id, again.id)} == {place}

    run(test)


def test_a_name_is_written_at_a_table_only_where_it_is_another() -> None:
    async def test() -> None:
        inn, memory = house()
        wish = NewTable("pig", [SeatWish("me"), SeatWish("here", name="Oma")])
        room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
        for name in ("Anna", "Ann", "Ann", ""):
            await inn.rename(PlayerRecord("anna", name))
        assert [chair.name for chair in room.record.chairs] == ["Ann", "Oma"]
        assert memory.tables[room.record.id].revision == 1

    run(test)


def test_a_forgotten_room_is_freed_without_a_search() -> None:
    async def run() -> Room | None:
        inn, _ = house()
        wish = NewTable("pig", [SeatWish("me"), SeatWish("here", name="Oma")])
        room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
        guest = await come_in(room, "anna")
        await obey(room, guest, Start())
        await obey(room, guest, Answer(1, "roll"))
        room.see_off(guest)
        room.forget()
        found = weakref.ref(room)
        del room
        await asyncio.sleep(0)
        return found()

    gc.disable()
    try:
        assert asyncio.run(run()) is None
    finally:
        gc.enable()
