"""The one writer: what is written within a few milliseconds is committed together."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Executable
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .logs import log

GATHER: Final = 0.002  # seconds that a group waits for company
Statement = tuple[Executable, Mapping[str, Any]]


@dataclass(frozen=True)
class Job:
    """Statements that hold together or not at all, and who waits for them."""

    statements: tuple[Statement, ...]
    done: asyncio.Future[None]


class Writer:
    """Commits in groups; `write` returns once its group is on disk."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine
        self._jobs: asyncio.Queue[Job] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is left, then stop."""
        await self._jobs.join()
        if self._task is not None:
            self._task.cancel()

    async def write(self, *statements: Statement) -> None:
        """Carry the statements out in one transaction, and come back when it is committed."""
        job = Job(statements, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait(job)
        await asyncio.shield(job.done)

    async def _run(self) -> None:
        while True:
            group = [await self._jobs.get()]
            await asyncio.sleep(GATHER)
            while not self._jobs.empty():
                group.append(self._jobs.get_nowait())
            await self._commit(group)
            for _ in group:
                self._jobs.task_done()

    async def _commit(self, group: list[Job]) -> None:
        try:
            async with self.engine.begin() as connection:
                for job in group:
                    for statement, values in job.statements:
                        await connection.execute(statement, values)
        except (SQLAlchemyError, OSError) as error:
            await self._one_by_one(group, error)
            return
        for job in group:
            if not job.done.done():
                job.done.set_result(None)

    async def _one_by_one(self, group: list[Job], error: Exception) -> None:
        """One bad job must not fail the others of its group."""
        log.warning("commit failed", extra={"jobs": len(group), "error": type(error).__name__})
        if len(group) > 1:
            for job in group:
                await self._commit([job])
        elif not group[0].done.done():
            group[0].done.set_exception(error)
