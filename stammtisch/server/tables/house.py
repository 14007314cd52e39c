"""The house: all tables, those in memory and those on disk."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, TypeVar

from stammtisch.core.errors import StammtischError

from ..logs import log
from ..protocol.bodies import NewTable
from ..protocol.refusals import Refused
from ..protocol.words import read_seed
from ..settings import DAY, Settings
from .clock import Clock
from .counts import Counts
from .following import Following
from .guest import RESTART
from .ids import is_id, new_code, new_table_id
from .limits import Limits
from .needs import (
    Alone,
    Behind,
    Change,
    DropOld,
    Neighbours,
    NotRead,
    NotWritten,
    Reader,
    SavePlayer,
    SaveTable,
    Thinker,
    Writer,
)
from .records import PlayerRecord, TableRecord
from .reviews import Reviews
from .room import Room
from .seating import chair_for
from .starts import agree_upon, rules_for, seats_for
from .story import Story, read_kindly

T = TypeVar("T")
MOST_TRIES: Final = 50
RULES_CHANGED_OVER: Final = "rules-changed-over"


class House:
    """Rooms are loaded when somebody asks for them, and forgotten when long unused."""

    def __init__(
        self,
        settings: Settings,
        reader: Reader,
        writer: Writer,
        thinker: Thinker,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings: Final = settings
        self.reader: Final = reader
        self.writer: Final = writer
        self.thinker: Final = thinker
        self.neighbours: Final = neighbours or Alone()
        self.following: Final = Following(self)
        self.counts: Final = Counts()
        self.clock: Final = Clock()
        self.limits: Final = Limits(settings.limits)
        self.rooms: Final[dict[str, Room]] = {}
        self.loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.reviews: Final = Reviews(self)
        self.is_stopping = False

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Run something to its end even if whoever asked for it goes away."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def write(self, *changes: Change) -> None:
        """Put changes on disk, or refuse."""
        try:
            await self.writer.write(*changes)
        except Behind:
            raise
        except NotWritten:
            log.exception("not written")
            self.counts.failed += 1
            raise Refused("server-error", "it could not be written") from None

    async def again(self, room: Room, act: Callable[[], Awaitable[T]]) -> T:
        """Do something, and once more while other processes are quicker with that table.

        What is refused is refused by what is on disk, not by what memory has yet to hear of.
        """
        for _ in range(MOST_TRIES):
            try:
                return await act()
            except Behind:
                continue
            except (Refused, StammtischError):
                if not await self.following.was_behind(room):
                    raise
        raise Refused("server-error", "others are always quicker")

    async def room(self, table: str) -> Room:
        """The room of a table, from memory or from disk."""
        room = self.rooms.get(table)
        if room is not None:
            room.used = time.monotonic()
            if room.is_stale:
                await self.following.was_behind(room)
            return room
        if table not in self.loading:
            task = self.spawn(self._load(table))
            self.loading[table] = task
            task.add_done_callback(lambda _: self.loading.pop(table, None))
        return await asyncio.shield(self.loading[table])

    async def records(self, tables: Sequence[str]) -> list[TableRecord]:
        """How these tables stand, from memory or from disk; no game is loaded for it."""
        rooms = [room for table in tables if (room := self.rooms.get(table)) is not None]
        known = {room.record.id: room.record for room in rooms if not room.is_stale}
        known |= await self.reader.records([table for table in tables if table not in known])
        return [known[table] for table in tables if table in known]

    async def _load(self, table: str) -> Room:
        record = await self.reader.table(table) if is_id(table) else None
        if record is None:
            raise Refused("unknown-table", "no table has this id")
        room = Room(self, record, await self.story(record))
        room.elsewhere = await self.neighbours.guests(table)
        self.rooms[table] = room
        room.bots.wake()
        return room

    async def story(self, record: TableRecord) -> Story | None:
        """A game goes on from its log; one that no longer fits the rules is closed."""
        if record.head is None or record.status == "closed":
            return None
        moments = await self.reader.moments(record.id)
        try:
            return await read_kindly(record.head, moments, record.seed)
        except StammtischError as error:
            log.warning("table closed", extra={"table": record.id, "error": str(error)})
            over = record.status == "over"
            close(record, RULES_CHANGED_OVER if over else "rules-changed")
            await self.write(SaveTable(record))
            return None

    async def open_table(self, wish: NewTable, host: PlayerRecord) -> Room:
        """A new table; everything that could be refused at the start is refused now."""
        if len([seat for seat in wish.seats if seat.kind == "me"]) > 1:
            raise Refused("bad-seats", "only one seat can be yours")
        seed = read_seed(wish.seed or "")
        chairs = [chair_for(seat, host) for seat in seats_for(wish)]
        agreed, start = await agree_upon(self, wish)
        record = TableRecord(
            id=self.new_table_id(),
            game=wish.game,
            options=agreed.options,
            host=host.id,
            seed=seed or secrets.token_hex(32),
            code=new_code(),
            pack=agreed.pack,
            rules=rules_for(wish),
            start=start,
            unsealed=bool(seed) or start is not None,
            touched=int(time.time()),
            chairs=chairs,
        )
        await self.write(SaveTable(record))
        self.rooms[record.id] = Room(self, record)
        return self.rooms[record.id]

    def new_table_id(self) -> str:
        """The id of a table that is played here."""
        return new_table_id(self.settings.workers, self.settings.place)

    async def rename(self, player: PlayerRecord) -> None:
        """Keep a player's name, and show it at tables that have not begun."""
        await self.write(SavePlayer(player, int(time.time())))
        for table in await self.reader.open_tables_of(player.id):
            room = await self.room(table)
            await self.again(room, partial(room.seating.rename, player))

    async def stored_log(self, record: TableRecord) -> str:
        """The whole log of a game that ended under older rules: no secret is left in it."""
        moments = await self.reader.moments(record.id)
        lines = [line for moment in moments for line in moment]
        return (record.head or "") + "\n".join([*lines, f"seed {record.seed}", ""])

    async def resume(self) -> None:
        """After a start: games go on where a bot is to move; the others when they are asked for."""
        with contextlib.suppress(NotRead):
            for table in await self.reader.awaiting_bots():
                with contextlib.suppress(Refused):
                    if await self.neighbours.hold(table):
                        await self.room(table)

    async def clean(self) -> None:
        """Close abandoned tables, delete old ones, and forget idle rooms."""
        self.forget_idle()
        if not self.clock.is_steady():
            log.warning("the clock has jumped; nothing is deleted for a day")
            return
        now, settings = int(time.time()), self.settings
        opened, playing = now - settings.open_days * DAY, now - settings.playing_days * DAY
        for table in await self.reader.abandoned(opened, playing):
            room = await self.room(table)
            await self.again(room, partial(self._expire, room))
        kept, unbegun = now - settings.kept_days * DAY, now - settings.unbegun_days * DAY
        await self.write(DropOld(kept, unbegun, now))

    def forget_idle(self) -> None:
        """Drop from memory what nobody uses; what is over, or goes on elsewhere, soon."""
        for room in [*self.rooms.values()]:
            goes_on = room.record.status in ("open", "playing") and not room.is_stale
            patience = self.settings.idle_seconds if goes_on else self.settings.over_seconds
            if room.is_unused(patience):
                room.forget()

    async def _expire(self, room: Room) -> None:
        async with room.lock:
            if room.guests or room.record.status == "closed":
                return
            async with room.change() as record:
                close(record, "expired")
            room.story = None
            room.look()
        log.info("table expired", extra={"table": room.record.id})

    async def clean_for_ever(self) -> None:
        """Every ten minutes; what memory need not hold goes sooner."""
        while True:
            try:
                await self.clean()
            except (Refused, NotRead):
                log.exception("cleaning failed")
            for _ in range(60):
                await asyncio.sleep(10)
                self.forget_idle()

    async def stop(self) -> None:
        """Send everybody home."""
        self.is_stopping = True
        for room in self.rooms.values():
            for task in room.thinking.values():
                task.cancel()
            for guest in room.guests:
                guest.dismiss(RESTART)


def close(record: TableRecord, notice: str) -> None:
    """End a table for good, and say why."""
    record.status, record.notice, record.code = "closed", notice, None
    record.waiting, record.touched = [], int(time.time())
