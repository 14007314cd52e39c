"""The one writer: what is asked for while it writes is committed together next."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from msgspec import Struct
from sqlalchemy import TextClause
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ..logs import log
from ..tables.needs import Change, NotWritten
from .database import Database
from .writes import Row, carry_out, rows_of

MOST_TOGETHER: Final = 2000


class Entry(Struct, frozen=True):
    """Changes that hold together or not at all, and who waits for them."""

    rows: list[tuple[TextClause, Row]]
    done: asyncio.Future[None]


class GroupWriter:
    """One transaction a group, in one hop; `write` returns once its group is on disk."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._entries: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, *changes: Change) -> None:
        """Carry the changes out in one transaction, and come back when it is committed."""
        rows = [row for change in changes for row in rows_of(change)]
        entry = Entry(rows, asyncio.get_running_loop().create_future())
        self._entries.append(entry)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        await entry.done

    async def stop(self) -> None:
        """Write what is left."""
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Write group after group until nothing is left."""
        try:
            while self._entries:
                group = self._entries[:MOST_TOGETHER]
                del self._entries[:MOST_TOGETHER]
                await self._commit(group)
        finally:
            self._task = None

    async def _commit(self, group: list[Entry]) -> None:
        rows = [row for entry in group for row in entry.rows]
        try:
            await self.database.write(partial(carry_out, changes=rows))
        except (SQLAlchemyError, OSError) as error:
            await self._fail(group, error)
            return
        for entry in group:
            if not entry.done.done():
                entry.done.set_result(None)

    async def _fail(self, group: list[Entry], error: Exception) -> None:
        """One bad entry must not fail the others of its group; a full disk fails them all."""
        reason = str(getattr(error, "orig", None) or error)[:200]
        log.warning("commit failed", extra={"entries": len(group), "error": reason})
        if len(group) > 1 and isinstance(error, IntegrityError | DataError):
            for entry in group:
                await self._commit([entry])
            return
        for entry in group:
            if not entry.done.done():
                entry.done.set_exception(NotWritten(reason))
