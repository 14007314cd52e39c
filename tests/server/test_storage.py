"""The database: made by migrations, written in groups, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import OperationalError

from stammtisch.server.protocol.heard import Rules
from stammtisch.server.storage import database, postgres
from stammtisch.server.storage.database import (
    NEWEST,
    BadDatabase,
    Database,
    read_url,
)
from stammtisch.server.storage.opening import open_database
from stammtisch.server.storage.reads import DiskReader
from stammtisch.server.storage.schema import METADATA
from stammtisch.server.storage.writer import GroupWriter
from stammtisch.server.tables.needs import (
    AddMoment,
    AddReport,
    AddTicket,
    DropOld,
    DropTicket,
    Expect,
    MoveOn,
    NotWritten,
    SavePlayer,
    SaveTable,
)
from stammtisch.server.tables.records import Chair, PlayerRecord, ReportRecord, TableRecord, Ticket

from .postgres import Cluster

MIGRATIONS = Path(database.__file__).parent / "migrations"


def record() -> TableRecord:
    chairs = [Chair("person", "p1", "Їжак", nonce="n"), Chair("bot", level="thrifty")]
    return TableRecord(
        "t1", "pig", {"target": 50}, "p1", "seed", "CODE22", rules=Rules("off"), chairs=chairs
    )


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        assert database.is_up_to_date(connection)
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> list[object]:
        kept = open_database(read_url(str(tmp_path / "x.db")))
        await kept.bring_up_to_date()
        found = await kept.read(differences)
        await kept.close()
        return found

    assert asyncio.run(run()) == []
    assert sorted(MIGRATIONS.glob("versions/v*.py"))[-1].stem.startswith(f"v{NEWEST}")


def to_version(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


async def migrate_and_read(kept: Database) -> None:
    def older(connection: Connection) -> None:
        to_version(connection, "0001")
        table = (
            "INSERT INTO tables VALUES ('t1', NULL, 'pig', '{}', 'target = 7', '{}', 'open', NULL,"
            " 'p1', 'seed', false, NULL, NULL, '[]', 5)"
        )
        seat = "INSERT INTO seats VALUES ('t1', 0, 'person', 'p1', 'Anna', NULL, false, 'n')"
        for statement in (table, seat, "INSERT INTO moments VALUES ('t1', 0, '0 roll')"):
            connection.execute(text(statement))

    await kept.write(older)
    await kept.bring_up_to_date()
    reader = DiskReader(kept)
    found = await reader.table("t1")
    assert found is not None
    assert (found.pack, len(found.chairs), await reader.moments("t1")) == (
        '{"target": 7}',
        1,
        [["0 roll"]],
    )
    found.status, found.notice = "closed", "rules-changed-over"
    await GroupWriter(kept).write(SaveTable(found))
    await kept.close()


def test_what_an_older_version_wrote_is_kept(tmp_path: Path) -> None:
    asyncio.run(migrate_and_read(open_database(read_url(str(tmp_path / "x.db")))))


@pytest.mark.postgres
def test_what_an_older_version_wrote_is_kept_by_postgresql(cluster: Cluster) -> None:
    asyncio.run(migrate_and_read(open_database(read_url(cluster.database("older")))))


@pytest.mark.postgres
def test_an_upgrade_may_take_longer_than_a_statement_of_play(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(connection: Connection) -> None:
        connection.execute(text("SELECT pg_sleep(1.5)"))
        time.sleep(1.5)  # in the middle of the transaction
        connection.execute(text("SELECT 1"))

    async def run() -> None:
        monkeypatch.setattr(postgres, "CONNECT", postgres.behaving(1.0))
        monkeypatch.setattr(postgres, "upgrade", slowly)
        kept = open_database(read_url(cluster.database("slow_upgrade")))
        await kept.bring_up_to_date()
        await kept.close()

    asyncio.run(run())


async def migrate_from_just_before(kept: Database) -> None:
    versions = sorted([path.stem[1:5] for path in MIGRATIONS.glob("versions/v*.py")])
    assert versions[-2] == "0006"  # a new migration: write the row as it is before it

    def before(connection: Connection) -> None:
        to_version(connection, versions[-2])
        table = (
            "INSERT INTO tables (id, game, options, rules, status, host, seed, unsealed, waiting,"
            " touched, revision) VALUES ('t1', 'pig', '{\"target\": 50}', '{}', 'playing', 'p1',"
            " 's', false, '[0]', 5, 3)"
        )
        seat = "INSERT INTO seats VALUES ('t1', 0, 'person', 'p1', 'Anna', NULL, false, 'n')"
        for statement in (table, seat, "INSERT INTO moments VALUES ('t1', 0, '')"):
            connection.execute(text(statement))

    await kept.write(before)
    await kept.bring_up_to_date()
    reader = DiskReader(kept)
    found = await reader.table("t1")
    assert found is not None
    await GroupWriter(kept).write(
        Expect("t1", 3, 1), AddMoment("t1", 1, ["0 roll", "0 *die 4"]), MoveOn(found)
    )
    assert await reader.moments("t1") == [[], ["0 roll", "0 *die 4"]]
    assert await reader.table("t1") == found
    await kept.close()


def test_what_the_version_just_before_wrote_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    asyncio.run(migrate_from_just_before(open_database(read_url(str(tmp_path / "x.db")))))


@pytest.mark.postgres
def test_so_it_is_by_postgresql(cluster: Cluster) -> None:
    asyncio.run(migrate_from_just_before(open_database(read_url(cluster.database("before")))))


async def write_and_read(kept: Database) -> None:
    await kept.bring_up_to_date()
    writer, reader = GroupWriter(kept), DiskReader(kept)
    table = record()
    await writer.write(SaveTable(table), SavePlayer(PlayerRecord("p1", "Їжак", "uk"), 1))
    adding = [writer.write(AddMoment("t1", n, [f"0 roll {n}", "-"])) for n in range(50)]
    await asyncio.gather(*adding)
    with pytest.raises(NotWritten):
        await writer.write(AddMoment("t1", 7, ["0 hold"]))
    both = [writer.write(AddMoment("t1", 7, ["0 hold"])), writer.write(MoveOn(table))]
    good = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(answer, NotWritten) for answer in good] == [True, False]
    assert await reader.table("t1") == table
    assert await reader.moments("t1") == [[f"0 roll {n}", "-"] for n in range(50)]
    assert await reader.player("p1") == PlayerRecord("p1", "Їжак", "uk")
    assert await reader.player("p2") == PlayerRecord("p2")
    assert await reader.table_by_code("CODE22") == "t1"
    assert await reader.tables_of("p1", 0) == ["t1"]
    assert await reader.records(["t2", "t1"]) == {"t1": table}
    assert await reader.records([]) == {}
    assert await reader.is_well()
    await rare_things(writer, reader)
    await writer.stop()
    await kept.close()


async def rare_things(writer: GroupWriter, reader: DiskReader) -> None:
    """Bots that are awaited, tickets, reports, and what is deleted."""
    table = record()
    assert await reader.awaiting_bots() == []
    table.status, table.waiting = "playing", [1]
    await writer.write(MoveOn(table))
    assert await reader.awaiting_bots() == ["t1"]
    assert await reader.abandoned(0, 1) == ["t1"]
    ticket, report = Ticket("d", "t1", "p1", 9), ReportRecord("r", "t1", None, 0, "w", "log", 3)
    await writer.write(AddTicket(ticket), AddReport(report))
    assert (await reader.ticket("d", 9), await reader.ticket("d", 10)) == (ticket, None)
    await writer.write(DropTicket("d"))
    assert (await reader.ticket("d", 9), await reader.reports_of("t1")) == (None, 1)
    table.status = "over"
    await writer.write(MoveOn(table), DropOld(before=9, unbegun=0, now=9))
    assert (await reader.table("t1"), await reader.reports_of("t1")) == (None, 0)
    for id, head in (("begun", "head"), ("unbegun", None)):
        closed = replace(record(), id=id, status="closed", code=None, head=head, touched=5)
        await writer.write(SaveTable(closed), DropOld(before=0, unbegun=5, now=9))
    await writer.write(DropOld(before=0, unbegun=6, now=9))
    assert {*await reader.records(["begun", "unbegun"])} == {"begun"}


def test_what_is_written_is_read_again_and_a_bad_write_fails_alone(tmp_path: Path) -> None:
    asyncio.run(write_and_read(open_database(read_url(str(tmp_path / "x.db")))))


@pytest.mark.postgres
def test_postgresql_holds_the_same(cluster: Cluster) -> None:
    asyncio.run(write_and_read(open_database(read_url(cluster.database("storage")))))


def test_writes_of_one_moment_share_a_commit(tmp_path: Path) -> None:
    async def run() -> int:
        kept = open_database(read_url(str(tmp_path / "x.db")))
        await kept.bring_up_to_date()
        writer = GroupWriter(kept)
        await writer.write(SaveTable(record()))
        write, commits = kept.write, 0

        async def counted(act: Any) -> Any:
            nonlocal commits
            commits += 1
            return await write(act)

        kept.write = counted  # type: ignore[method-assign]  # each call is one transaction
        await asyncio.gather(*[writer.write(AddMoment("t1", n, ["0 a"])) for n in range(500)])
        mode = await kept.read(
            lambda connection: connection.execute(text("PRAGMA journal_mode")).scalar()
        )
        assert mode == "wal"
        await kept.close()
        return commits

    assert asyncio.run(run()) == 1


def test_a_disk_that_is_full_fails_a_group_at_once_and_not_one_by_one(tmp_path: Path) -> None:
    async def run() -> tuple[list[BaseException | None], int]:
        kept = open_database(read_url(str(tmp_path / "x.db")))
        tries = 0

        async def write(act: object) -> None:
            nonlocal tries
            tries += 1
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))

        kept.write = write  # type: ignore[method-assign, assignment]  # it fails from now on
        writer = GroupWriter(kept)
        adding = [writer.write(AddMoment("t1", n, ["0 a"])) for n in range(50)]
        failed = await asyncio.gather(*adding, return_exceptions=True)
        await kept.close()
        return failed, tries

    failed, tries = asyncio.run(run())
    assert all(isinstance(answer, NotWritten) for answer in failed)
    assert tries == 1


@pytest.mark.parametrize("url", ["mysql://x/y", "http://x", "://"])
def test_a_database_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(url)
