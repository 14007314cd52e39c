"""The one writer: what is asked for while it writes is committed together next."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, TextClause
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from ..logs import log
from ..tables.needs import Behind, Change, Expect, NotWritten
from .answers import AnswerRows, answer_of, together
from .database import Database
from .sharing import expected, lock_and_look, notice_of, tell
from .writes import Row, carry_out, rows_of

MOST_TOGETHER: Final = 2000


class Entry(Struct, frozen=True):
    """Changes that hold together or not at all, what must be so before, and who waits for them."""

    done: asyncio.Future[None]
    expect: Expect | None
    answer: AnswerRows | None
    rows: list[tuple[TextClause, Row]]  # of what is no answer,
    notice: str | None  # and what other processes are told of it


def entry_of(changes: tuple[Change, ...], done: asyncio.Future[None]) -> Entry:
    """Changes as they are now."""
    answer = answer_of(changes)
    if answer is not None:
        return Entry(done, answer.expect, answer, [], None)
    rows = [row for change in changes for row in rows_of(change)]
    return Entry(done, expected(changes), None, rows, notice_of(changes))


class GroupWriter:
    """One transaction a group, in one hop; `write` returns once its group is on disk."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self._entries: list[Entry] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, *changes: Change) -> None:
        """Carry the changes out in one transaction, and come back when it is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._entries.append(entry_of(changes, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="writer")
        await done

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
                await self._commit([entry for entry in group if entry.answer is None])
                await self._commit([entry for entry in group if entry.answer is not None])
        finally:
            self._task = None

    async def _commit(self, group: list[Entry]) -> None:
        """Entries of one kind."""
        if not group:
            return
        try:
            behind = {*await self._carry_out(group)}
        except (SQLAlchemyError, OSError) as error:
            await self._fail(group, error)
            return
        for entry in group:
            if entry.done.done():
                continue
            if behind and entry.expect is not None and entry.expect.table in behind:
                entry.done.set_exception(Behind("another process was quicker"))
            else:
                entry.done.set_result(None)

    async def _carry_out(self, group: list[Entry]) -> list[str]:
        """The tables where another process was quicker."""
        answers = [entry.answer for entry in group if entry.answer is not None]
        if not answers:
            return await self.database.write(partial(carry_out_group, group=group))
        return await self.database.write_answers(together(answers, self.database.is_shared))

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


def carry_out_group(connection: Connection, group: list[Entry]) -> list[str]:
    """Write what is as expected, and tell others; the tables where another process was quicker.

    An SQLite file belongs to one process: there is nobody to tell.
    """
    behind: list[str] = []
    is_shared = connection.dialect.name == "postgresql"
    expects = [entry.expect for entry in group if entry.expect is not None]
    if is_shared and expects:
        behind = lock_and_look(connection, expects)
    good = [entry for entry in group if entry.expect is None or entry.expect.table not in behind]
    carry_out(connection, [row for entry in good for row in entry.rows])
    notices = [entry.notice for entry in good if entry.notice is not None]
    if is_shared and notices:
        tell(connection, notices)
    return behind
