"""SQLite: one thread reads, one writes, each with a connection of its own."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.pool import NullPool

from .answers import Answers
from .database import FRESH, TOUCH, upgrade

T = TypeVar("T")


PRAGMAS: Final = (
    "journal_mode=WAL",
    "synchronous=FULL",  # a commit waits for the disk
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=4000",  # 16 MB: under load pages are moved once for many changes
)


ADD_MOMENTS: Final = (
    "INSERT INTO moments (table_id, moment, lines)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')"
    " FROM json_each(?)"
)
MOVE_ON: Final = (
    "UPDATE tables SET status = json_extract(value, '$[1]'), waiting = json_extract(value, '$[2]'),"
    " touched = json_extract(value, '$[3]'), result = json_extract(value, '$[4]')"
    " FROM json_each(?) WHERE tables.id = json_extract(value, '$[0]')"
)
"""Row by row, the thread that writes gives Python's lock away and waits for it again at each."""


class SqliteDatabase:
    """A file; a write counts only while the file that was opened is still in its place."""

    is_shared = False

    def __init__(self, url: URL) -> None:
        self.path: Final = Path(url.database or "")
        make_private(self.path)
        self._file: Final = identity(self.path)
        self._engine: Final = create_engine(url, poolclass=NullPool)
        event.listen(self._engine, "connect", prepare)
        self._reading: Final = ThreadPoolExecutor(1, "database-reader")
        self._writing: Final = ThreadPoolExecutor(1, "database-writer")
        self._reader: Connection | None = None
        self._writer: Connection | None = None
        self._wrote = 0.0  # when the last write that did not fail was done

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a function finds."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, ask)

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; returns once it is committed, and the file is there."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, self._write, act)

    async def write_answers(self, answers: Answers) -> list[str]:
        """In one transaction; a file belongs to one process, so that nobody can be behind."""
        await self.write(partial(put_answers, answers=answers))
        return []

    async def bring_up_to_date(self) -> None:
        """Make the tables, or change those of an older version."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._upgrade)

    async def try_out(self) -> None:
        """Write something that changes nothing, unless something was written just now."""
        await asyncio.get_running_loop().run_in_executor(self._writing, self._try_out)

    async def close(self) -> None:
        """Close both connections, in their threads."""
        loop = asyncio.get_running_loop()
        for threads, connection in ((self._reading, self._reader), (self._writing, self._writer)):
            if connection is not None:
                await loop.run_in_executor(threads, connection.close)
            threads.shutdown()
        self._engine.dispose()

    def _read(self, ask: Callable[[Connection], T]) -> T:
        self._expect_file()
        if self._reader is None:
            self._reader = self._engine.connect()
        with self._reader.begin():
            return ask(self._reader)

    def _write(self, act: Callable[[Connection], T]) -> T:
        self._wrote = 0.0
        self._expect_file()
        with self._writing_connection().begin():
            found = act(self._writing_connection())
        self._expect_file()
        self._wrote = time.monotonic()
        return found

    def _upgrade(self) -> None:
        """A table that is changed is copied and dropped: rows that refer to it must stay."""
        with self._engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection)
            connection.commit()

    def _try_out(self) -> None:
        self._expect_file()
        if time.monotonic() - self._wrote > FRESH:
            self._write(lambda connection: connection.execute(TOUCH).close())

    def _writing_connection(self) -> Connection:
        if self._writer is None:
            self._writer = self._engine.connect()
        return self._writer

    def _expect_file(self) -> None:
        """What is written to a deleted file is lost with it."""
        if identity(self.path) != self._file:
            raise FileNotFoundError(f"{self.path.name} is no longer the file that was opened")


def put_answers(connection: Connection, answers: Answers) -> None:
    """Two statements for any number of rows."""
    connection.exec_driver_sql(ADD_MOMENTS, (answers.moments,))
    if answers.moved is not None:
        connection.exec_driver_sql(MOVE_ON, (answers.moved,))


def identity(path: Path) -> tuple[int, int]:
    """Which file a path leads to."""
    found = os.stat(path)
    return found.st_dev, found.st_ino


def make_private(path: Path) -> None:
    """Make the file if there is none; others on this machine may not read it."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    mode = path.stat().st_mode & 0o777
    if mode & 0o007:
        path.chmod(mode & 0o770)


def prepare(connection: Any, record: object) -> None:
    """What every connection begins with: a write-ahead log that waits for the disk."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
