"""What fails is said, and nothing is believed that is not on disk."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import stat
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from stammtisch.server.protocol.bodies import Join, NewTable, SeatWish
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.said import Answer, Sit, Start
from stammtisch.server.settings import DAY
from stammtisch.server.storage.database import read_url
from stammtisch.server.storage.opening import open_database
from stammtisch.server.storage.reads import DiskReader
from stammtisch.server.storage.writer import GroupWriter
from stammtisch.server.tables.guest import RESTART
from stammtisch.server.tables.hearing import obey
from stammtisch.server.tables.needs import AddMoment, SaveTable
from stammtisch.server.tables.records import Chair, PlayerRecord, TableRecord
from stammtisch.server.tables.room import Room

from .houses import Memory, come_in, house, sent
from .people import Mother, Person, QuickServer, Server
from .postgres import Cluster

Come = Callable[..., Person]


async def gathered() -> tuple[Room, Memory]:
    """Anna's table of Pig with a bot, not yet begun."""
    inn, memory = house()
    seats = [SeatWish("me"), SeatWish("bot", "random")]
    return await inn.open_table(NewTable("pig", seats), PlayerRecord("anna", "Anna")), memory


def test_a_start_that_cannot_be_written_leaves_the_table_open() -> None:
    async def run() -> None:
        room, memory = await gathered()
        anna = await come_in(room, "anna")
        memory.broken = True
        with pytest.raises(Refused, match="could not be written"):
            await obey(room, anna, Start())
        memory.broken = False
        again = await room.house.room(room.record.id)
        assert again is not room
        assert (again.record.status, again.story) == ("open", None)
        assert sent(anna)[-1] == {"type": "closed", "code": RESTART}
        await obey(again, await come_in(again, "anna"), Start())
        assert again.record.status == "playing"

    asyncio.run(run())


def test_an_answer_that_cannot_be_written_is_not_acknowledged_and_not_kept() -> None:
    async def run() -> None:
        room, memory = await gathered()
        anna = await come_in(room, "anna")
        await obey(room, anna, Start())
        memory.broken = True
        with pytest.raises(Refused, match="could not be written"):
            await obey(room, anna, Answer(1, "roll"))
        assert "taken" not in [message["type"] for message in sent(anna)]
        memory.broken = False
        again = await room.house.room(room.record.id)
        assert again.begun().last == 0

    asyncio.run(run())


def test_after_a_seat_has_moved_its_old_owner_has_no_eyes() -> None:
    async def run() -> None:
        room, _ = await gathered()
        anna = await come_in(room, "anna")
        await obey(room, anna, Start())
        link = await room.seating.make_link("anna")
        async with room.lock:  # all of these wait for the table, the ticket first
            moving = asyncio.create_task(
                room.seating.join(PlayerRecord("phone"), Join(ticket=link.ticket))
            )
            await asyncio.sleep(0)
            sitting = asyncio.create_task(obey(room, anna, Sit(0)))
            coming = asyncio.create_task(come_in(room, "anna", seat=0))
            await asyncio.sleep(0)
            answering = asyncio.create_task(obey(room, anna, Answer(1, "roll")))
            await asyncio.sleep(0)
        await moving
        for late in (sitting, coming, answering):
            with pytest.raises(Refused, match="not yours"):
                await late
        assert sent(anna)[-1] == {"type": "closed", "code": RESTART}
        assert (await come_in(room, "anna")).seat is None
        assert (await come_in(room, "phone")).seat == 0

    asyncio.run(run())


def test_health_fails_when_the_database_is_gone_and_nothing_is_acknowledged(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "here Oma")["id"]
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        assert anna.http.get("/api/health").json()["status"] == "ok"
        (tmp_path / "house.db").unlink()
        health = anna.http.get("/api/health")
        assert (health.status_code, health.json()["status"]) == (503, "failing")
        seat.say(at=frame["at"], choice="roll")
        assert seat.closed() == 1012
        assert "taken" not in [message["type"] for message in seat.heard]


def test_a_locked_database_is_waited_for_and_then_said(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "here Oma")["id"]
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        locking = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
        locking.execute("BEGIN IMMEDIATE")
        seat.say(at=frame["at"], choice="roll")
        assert seat.closed() == 1012  # after five seconds
        locking.execute("ROLLBACK")
        locking.close()
    with anna.sit(table) as seat:
        frame = seat.hear("frame")
        seat.say(at=frame["at"], choice="roll")
        assert seat.hear("taken")["at"] == frame["at"] == 1


def test_a_full_disk_is_said_and_survived(
    person: Come, own_server: QuickServer, tmp_path: Path
) -> None:
    anna = person("Anna", own_server)
    table = anna.make("pig", "me", "here Oma")["id"]
    with anna.sit(table) as seat:
        frame = seat.ask("frame", type="start")
        most = (tmp_path / "house.db-wal").stat().st_size
        before = resource.prlimit(own_server.child, resource.RLIMIT_FSIZE, (most, -1))
        seat.say(at=frame["at"], choice="roll")
        assert seat.closed() == 1012
        assert "taken" not in [message["type"] for message in seat.heard]
        assert anna.http.get("/api/health").status_code == 503
        resource.prlimit(own_server.child, resource.RLIMIT_FSIZE, before)
    assert anna.http.get("/api/health").status_code == 200
    with anna.sit(table) as seat:
        assert seat.hear("frame")["moment"] == 0


def test_while_the_disk_is_slow_nothing_is_acknowledged_and_everything_can_be_read(
    tmp_path: Path,
) -> None:
    async def run() -> None:
        kept = open_database(read_url(str(tmp_path / "x.db")))
        await kept.bring_up_to_date()
        writer, reader, disk = GroupWriter(kept), DiskReader(kept), threading.Event()
        table = TableRecord("t1", "pig", {}, "p1", "seed", chairs=[Chair()])
        await writer.write(SaveTable(table))
        stuck = asyncio.create_task(kept.write(lambda connection: disk.wait(20)))
        adding = asyncio.create_task(writer.write(AddMoment("t1", 0, ["0 roll"])))
        found = await reader.table("t1")
        assert found is not None
        assert not adding.done()
        disk.set()
        await asyncio.gather(stuck, adding)
        assert await reader.moments("t1") == [["0 roll"]]
        await kept.close()

    asyncio.run(run())


@pytest.mark.parametrize("years", [-10, 10])
def test_when_the_clock_jumps_games_go_on_and_nothing_is_deleted(
    years: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> None:
        room, memory = await gathered()
        anna = await come_in(room, "anna")
        await obey(room, anna, Start())
        true = time.time
        monkeypatch.setattr(time, "time", lambda: true() + years * 365 * DAY)
        await obey(room, anna, Answer(1, "roll"))
        assert "taken" in [message["type"] for message in sent(anna)]
        memory.old = [room.record.id]  # by the clock it has been abandoned
        room.see_off(anna)
        await room.house.clean()
        statuses: list[str] = [room.record.status]
        monkeypatch.setattr(room.house.clock, "_jumped", None)
        await room.house.clean()
        assert [*statuses, room.record.status] == ["playing", "closed"]

    asyncio.run(run())


def test_others_on_this_machine_cannot_read_the_database(
    person: Come, own_server: Server, tmp_path: Path
) -> None:
    person("Anna", own_server)
    for path in tmp_path.glob("house.db*"):
        assert not path.stat().st_mode & (stat.S_IRWXO | stat.S_IRWXG), path.name


@pytest.mark.postgres
def test_nul_is_refused_with_postgresql_too(cluster: Cluster, mother: Mother) -> None:
    server = QuickServer(cluster.database("nul"), mother)
    anna = Person(server, "Anna")
    try:
        table = anna.make("pig", "me", "bot random")["id"]
        assert anna.http.get("/api/tables/a%00b").status_code == 404
        assert anna.http.get("/api/codes/a%00b").status_code == 404
        assert anna.http.put("/api/me", json={"name": "a\0b"}).status_code == 400
        assert anna.http.post(f"/api/tables/{table}/join", json={"ticket": "\0"}).status_code == 403
        with anna.sit(table) as seat:
            seat.ask("frame", type="start")
            assert seat.ask("refused", type="report", text="\0")["code"] == "bad-request"
        assert anna.http.get("/api/health").status_code == 200
    finally:
        anna.close()
        server.kill()
