"""What an operator does with a database: look at its tables, carry one elsewhere, keep a copy."""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from stammtisch.core.errors import StammtischError

from ..tables.needs import AddMoment, NotRead, NotWritten, SaveTable
from ..tables.records import TableRecord
from ..tables.story import read_story
from .database import BadDatabase, Database, folder_of, read_url
from .opening import open_database, try_out
from .reads import DiskReader
from .schema import MOMENTS, TABLES
from .writer import GroupWriter

KEY: Final = "stammtisch.key"
KIND: Final = "stammtisch table 1"


class BadCopy(StammtischError):
    """A table or a copy that cannot be taken, or put where it is wished."""


class Carried(msgspec.Struct, forbid_unknown_fields=True):
    """A table on its way: everything, its secrets included."""

    kind: str
    table: TableRecord
    moments: list[list[str]]


@contextlib.asynccontextmanager
async def opened(text: str) -> AsyncIterator[Database]:
    """A database that is there and up to date."""
    await try_out(text)
    database = open_database(read_url(text))
    try:
        yield database
    finally:
        await database.close()


async def running(text: str, every: bool) -> list[dict[str, Any]]:
    """The tables with their game, seats and age, and no name."""
    seconds = TABLES.c.touched
    count = select(func.count()).where(MOMENTS.c.table_id == TABLES.c.id).scalar_subquery()
    query = select(TABLES.c.id, TABLES.c.game, TABLES.c.status, seconds, count.label("moments"))
    shown = query if every else query.where(TABLES.c.status.in_(["open", "playing"]))

    def ask(connection: Connection) -> list[dict[str, Any]]:
        rows = connection.execute(shown.order_by(seconds.desc())).mappings()
        now = int(time.time())
        return [{**row, "touched": max(0, now - row["touched"])} for row in rows]

    async with opened(text) as database:
        return await database.read(ask)


async def take_out(text: str, table: str) -> bytes:
    """A table as a file."""
    async with opened(text) as database:
        reader = DiskReader(database)
        try:
            record, moments = await reader.table(table), await reader.moments(table)
        except NotRead as error:
            raise BadCopy(f"table {table}: {error}") from None
    if record is None:
        raise BadCopy(f"no table {table!r}")
    return msgspec.json.format(msgspec.json.encode(Carried(KIND, record, moments)), indent=1)


async def put_in(text: str, file: bytes) -> str:
    """A table out of a file; its id. The game must replay, and the id must be free."""
    try:
        carried = msgspec.json.decode(file, type=Carried)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadCopy(f"not a table: {error}") from None
    record = carried.table
    if record.head is not None and record.status in ("playing", "over"):
        read_story(record.head, carried.moments, record.seed)
    async with opened(text) as database:
        reader, writer = DiskReader(database), GroupWriter(database)
        if await reader.table(record.id) is not None:
            raise BadCopy(f"table {record.id!r} is there already")
        if record.code is not None and await reader.table_by_code(record.code) is not None:
            record.code = None
        lines = [AddMoment(record.id, n, each) for n, each in enumerate(carried.moments)]
        try:
            await writer.write(SaveTable(record), *lines)
        except NotWritten as error:
            raise BadCopy(f"table {record.id!r}: {error}") from None
    return record.id


def file_of(text: str) -> Path:
    """The file of an SQLite database."""
    url = read_url(text)
    if url.get_backend_name() != "sqlite":
        raise BadDatabase("for PostgreSQL use pg_dump and pg_restore, and keep STAMMTISCH_KEY")
    return Path(url.database or "")


def back_up(text: str, folder: Path) -> None:
    """Copy the database, in use or not, and the key that signs the cookies."""
    source, target = file_of(text), folder / "stammtisch.db"
    if not source.exists() or target.exists():
        which = f"{target} is there already" if source.exists() else f"there is no {source}"
        raise BadCopy(which)
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    target.touch(mode=0o600)
    with (
        contextlib.closing(sqlite3.connect(source)) as here,
        contextlib.closing(sqlite3.connect(target)) as there,
    ):
        here.backup(there)
    copy_key(folder_of(read_url(text)), folder)


def restore(text: str, folder: Path) -> None:
    """Put a copy where no database is yet."""
    target, source = file_of(text), folder / "stammtisch.db"
    if not source.exists() or target.exists():
        which = f"{target} is there already" if source.exists() else f"there is no {source}"
        raise BadCopy(which)
    with contextlib.closing(sqlite3.connect(source)) as copy:
        (sound,) = copy.execute("PRAGMA integrity_check").fetchone()
    if sound != "ok":
        raise BadCopy(f"{source} is damaged: {sound}")
    target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    target.touch(mode=0o600)
    shutil.copyfile(source, target)
    copy_key(folder, target.resolve().parent)


def copy_key(source: Path, target: Path) -> None:
    """The key goes with the database, unless it comes from the environment."""
    if (source / KEY).exists() and not (target / KEY).exists():
        (target / KEY).touch(mode=0o600)
        shutil.copyfile(source / KEY, target / KEY)
