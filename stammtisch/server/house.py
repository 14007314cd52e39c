"""The house: all tables, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeVar

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stammtisch.core.errors import StammtischError

from .guest import RESTART
from .logs import log
from .records import TableRecord
from .refusals import Refused
from .room import Room
from .settings import DAY, Settings
from .statements import DROP_OLD_TABLES, DROP_OLD_TICKETS, save_table
from .store import Store
from .story import Story, read_story
from .thinkers import Thinkers
from .writer import Writer

T = TypeVar("T")
RULES_CHANGED_OVER: Final = "rules-changed-over"


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


class House:
    """Rooms are loaded when somebody asks for them, and forgotten when long unused."""

    def __init__(
        self, settings: Settings, engine: AsyncEngine, wake: Callable[[House, Room], None]
    ) -> None:
        self.settings: Final = settings
        self._wake: Final = wake
        self.store: Final = Store(engine)
        self.writer: Final = Writer(engine)
        self.thinkers: Final = Thinkers(settings.workers)
        self.rooms: Final[dict[str, Room]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.stopping = False

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from disk."""
        if table in self.rooms:
            self.rooms[table].used = time.monotonic()
            return self.rooms[table]
        if table not in self._loading:
            task = self.spawn(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Room:
        record = await self.store.table(table) if len(table) <= 32 else None
        if record is None:
            raise Refused("unknown-table", "no table has this id")
        room = Room(record, await self._story(record))
        self.rooms[table] = room
        self._wake(self, room)
        return room

    async def _story(self, record: TableRecord) -> Story | None:
        """A game goes on from its log; one that no longer fits the rules is closed."""
        if record.head is None or record.status == "closed":
            return None
        moments = await self.store.moments(record.id)
        try:
            return await asyncio.to_thread(read_story, record.head, moments, record.seed)
        except StammtischError as error:
            log.warning("table closed", extra={"table": record.id, "error": str(error)})
            over = record.status == "over"
            await self.close(record, RULES_CHANGED_OVER if over else "rules-changed")
            return None

    async def stored_log(self, record: TableRecord) -> str:
        """The whole log of a game that ended under older rules: no secret is left in it."""
        moments = await self.store.moments(record.id)
        lines = [line for moment in moments for line in moment]
        return (record.head or "") + "\n".join([*lines, f"seed {record.seed}", ""])

    async def close(self, record: TableRecord, notice: str) -> None:
        """End a table for good, and say why."""
        record.status, record.notice, record.code = "closed", notice, None
        record.waiting, record.touched = [], now()
        await self.writer.write(*save_table(record))

    def forget(self, room: Room) -> None:
        """Drop what memory holds of a table: the disk is right. Guests come back by themselves."""
        self.rooms.pop(room.record.id, None)
        for guest in room.guests:
            guest.dismiss(RESTART)

    async def save(self, room: Room) -> None:
        """Write how a table stands from outside, and tell everybody."""
        room.record.touched = now()
        try:
            await self.writer.write(*save_table(room.record))
        except (SQLAlchemyError, OSError):
            log.exception("table not written", extra={"table": room.record.id})
            self.forget(room)
            raise Refused("server-error", "the table could not be written") from None
        room.tell_table()

    async def resume(self) -> None:
        """After a start: running games go on, also those where only bots are asked."""
        for table in await self.store.running():
            with contextlib.suppress(Refused):
                await self.room(table)

    async def clean(self) -> None:
        """Close abandoned tables, delete old ones, and forget idle rooms."""
        time_now, settings = now(), self.settings
        opened = time_now - settings.open_days * DAY
        for table in await self.store.abandoned(opened, time_now - settings.playing_days * DAY):
            await self._expire(table)
        before = {"before": time_now - settings.kept_days * DAY}
        await self.writer.write((DROP_OLD_TABLES, before), (DROP_OLD_TICKETS, {"now": time_now}))
        idle = time.monotonic() - settings.idle_seconds
        for room in [*self.rooms.values()]:
            if not room.guests and not room.thinking and room.used < idle:
                self.rooms.pop(room.record.id, None)

    async def _expire(self, table: str) -> None:
        room = await self.room(table)
        async with room.lock:
            if not room.guests:
                room.story = None
                room.look()
                await self.close(room.record, "expired")
                log.info("table expired", extra={"table": table})

    async def clean_for_ever(self) -> None:
        """Every ten minutes."""
        while True:
            try:
                await self.clean()
            except (Refused, SQLAlchemyError, OSError):
                log.exception("cleaning failed")
            await asyncio.sleep(600)

    async def stop(self) -> None:
        """Bring what is under way to its end, and send everybody home."""
        self.stopping = True
        for room in self.rooms.values():
            for task in room.thinking.values():
                task.cancel()
            for guest in room.guests:
                guest.dismiss(RESTART)
        await self.thinkers.stop()
        await self.writer.stop()
