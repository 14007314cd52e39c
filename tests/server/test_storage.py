"""The database: made by migrations, written in groups, the same on SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stammtisch.server import database
from stammtisch.server.database import BadDatabase, bring_up_to_date, open_engine, read_url
from stammtisch.server.messages import Rules
from stammtisch.server.records import Chair, Player, TableRecord
from stammtisch.server.schema import METADATA
from stammtisch.server.statements import add_moment, move_on, save_player, save_table
from stammtisch.server.store import Store
from stammtisch.server.writer import Writer

from .postgres import Cluster


def record() -> TableRecord:
    chairs = [Chair("person", "p1", "Їжак", nonce="n"), Chair("bot", level="thrifty")]
    return TableRecord(
        "t1", "pig", {"target": 50}, "p1", "seed", "CODE22", rules=Rules("off"), chairs=chairs
    )


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), METADATA))

    async def run() -> list[object]:
        engine = open_engine(read_url(str(tmp_path / "x.db")))
        await bring_up_to_date(engine)
        async with engine.connect() as connection:
            assert await connection.run_sync(database.is_up_to_date)
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(run()) == []


async def write_and_read(engine: AsyncEngine) -> None:
    await bring_up_to_date(engine)
    writer, store = Writer(engine), Store(engine)
    writer.start()
    table = record()
    await writer.write(*save_table(table), save_player(Player("p1", "Їжак", "uk"), 1))
    await asyncio.gather(*[writer.write(add_moment("t1", n, [f"0 roll {n}"])) for n in range(50)])
    with pytest.raises(SQLAlchemyError):
        await writer.write(add_moment("t1", 7, ["0 hold"]))
    both = [writer.write(add_moment("t1", 7, ["0 hold"])), writer.write(move_on(table))]
    good = await asyncio.gather(*both, return_exceptions=True)
    assert [isinstance(answer, SQLAlchemyError) for answer in good] == [True, False]
    assert await store.table("t1") == table
    assert await store.moments("t1") == [[f"0 roll {n}"] for n in range(50)]
    assert await store.player("p1") == Player("p1", "Їжак", "uk")
    assert await store.player("p2") == Player("p2")
    assert await store.table_by_code("CODE22") == "t1"
    assert await store.tables_of("p1", 0) == ["t1"]
    assert await store.running() == []
    await writer.stop()
    await engine.dispose()


def test_what_is_written_is_read_again_and_a_bad_write_fails_alone(tmp_path: Path) -> None:
    asyncio.run(write_and_read(open_engine(read_url(str(tmp_path / "x.db")))))


@pytest.mark.postgres
def test_postgresql_holds_the_same(cluster: Cluster) -> None:
    asyncio.run(write_and_read(open_engine(read_url(cluster.database("storage")))))


def test_writes_of_one_moment_share_a_commit(tmp_path: Path) -> None:
    async def run() -> float:
        engine = open_engine(read_url(str(tmp_path / "x.db")))
        await bring_up_to_date(engine)
        writer = Writer(engine)
        writer.start()
        await writer.write(*save_table(record()))
        begin = time.perf_counter()
        await asyncio.gather(*[writer.write(add_moment("t1", n, ["0 a"])) for n in range(500)])
        taken = time.perf_counter() - begin
        async with engine.connect() as connection:
            mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar()
        assert mode == "wal"
        await writer.stop()
        await engine.dispose()
        return taken

    assert asyncio.run(run()) < 2  # 500 commits with a disk that is waited for take far longer


@pytest.mark.parametrize("url", ["mysql://x/y", "http://x", "://"])
def test_a_database_of_another_kind_is_refused(url: str) -> None:
    with pytest.raises(BadDatabase):
        read_url(url)
