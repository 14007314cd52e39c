"""What other processes have written: rooms in memory take it up, and tell their own guests."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from stammtisch.core.errors import StammtischError

from ..logs import log
from ..protocol.refusals import Refused
from .bots import OTHERS_FIRST
from .guest import RESTART
from .needs import Alone, NotRead
from .records import TableRecord
from .room import Room
from .story import Story, read_kindly

if TYPE_CHECKING:
    from .house import House

Lines = Mapping[int, list[str]]


class Following:
    """News are gathered while the last ones are being read."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._news: dict[str, int] = {}  # the revision, by table
        self._task: asyncio.Task[None] | None = None

    def heard(self, table: str, moments: int, revision: int) -> None:
        """Some process has written; unless it was this one, or nobody cares here, look at it."""
        loading = self.house.loading.get(table)
        if loading is not None:
            loading.add_done_callback(lambda _: self.heard(table, moments, revision))
            return
        room = self.house.rooms.get(table)
        if room is None or not is_news(room, moments, revision):
            return
        if not room.is_followed:
            room.is_stale = True
            return
        self._news[table] = revision
        if self._task is None:
            self._task = self.house.spawn(self._run())

    async def _run(self) -> None:
        try:
            while self._news:
                news, self._news = self._news, {}
                await self._read(news)
        finally:
            self._task = None

    async def _read(self, news: dict[str, int]) -> None:
        """Read the lines of all these tables at once; each then waits for its own room alone."""
        rooms = [room for table in news if (room := self.house.rooms.get(table)) is not None]
        try:
            found = await self.house.reader.moments_since(
                {room.record.id: told(room) for room in rooms}
            )
        except NotRead:
            for room in rooms:
                room.forget()  # guests come back to what is on disk
            return
        for room in rooms:
            table = room.record.id
            self.house.spawn(self._follow(room, news[table], found.get(table, {})))

    async def _follow(self, room: Room, revision: int, lines: Lines) -> None:
        async with room.lock:
            if room.is_forgotten:
                return
            with contextlib.suppress(Refused):
                if revision > room.record.revision:
                    await self.catch_up(room)
                else:
                    await self._feed(room, lines)
        room.bots.wake(OTHERS_FIRST)

    async def catch_up(self, room: Room) -> None:
        """Bring a room whose lock is held to what is on disk."""
        try:
            record = await self.house.reader.table(room.record.id)
            lines = await self.house.reader.moments_since({room.record.id: told(room)})
        except NotRead:
            record, lines = None, {}
        if record is None:
            room.forget()
            raise Refused("server-error", "it could not be read")
        await self._take_up(room, record)
        await self._feed(room, lines.get(record.id, {}))

    async def was_behind(self, room: Room) -> bool:
        """Whether other processes have written what this room did not know; now it does."""
        if isinstance(self.house.neighbours, Alone):
            return False
        if room.is_stale:
            room.is_stale = False  # what is told from now on makes it so again
            await self._count_guests(room)
        async with room.lock:
            before = room.record.revision, told(room)
            if not room.is_forgotten:
                await self.catch_up(room)
            return before != (room.record.revision, told(room))

    async def refresh(self, room: Room) -> None:
        """Catch up, with the lock held, on what came while nobody here followed the table."""
        while room.is_stale:
            room.is_stale = False
            await self._count_guests(room)
            await self.catch_up(room)

    async def rebuild(self, room: Room) -> None:
        """Take the last answer, which others forestalled, out of memory; then catch up."""
        story = room.begun()
        head, before = room.record.head or "", story.lines[:-1]
        room.story = await read_kindly(head, before, room.record.seed)
        room.look()
        await self.catch_up(room)

    async def _take_up(self, room: Room, record: TableRecord) -> None:
        """Another record: seats have changed hands, the game has begun, or the table is closed."""
        old, room.record = room.record, record
        if record.status == "closed":
            room.story = None
            room.look()
        elif old.head is None and record.head is not None:
            await self._begin(room)
            return
        room.tell_table()
        changed = [p for p in people(old) | people(record) if old.seats_of(p) != record.seats_of(p)]
        for guest in [*room.guests]:
            lost = guest.player in changed and not record.seats_of(guest.player)
            if lost and record.status == "playing":
                guest.seat = None
                guest.dismiss(RESTART)
        await room.seating.look_anew(*changed)

    async def _begin(self, room: Room) -> None:
        room.story = await self.house.story(room.record)
        room.look()
        room.tell_table()
        for guest in room.guests:
            guest.seat = room.eyes_of(guest.player)
        await room.show(room.guests, since=0)

    async def _feed(self, room: Room, lines: Lines) -> None:
        """Play what was answered elsewhere, moment by moment."""
        story = room.story
        for number in sorted(lines):
            if story is None or number != len(story.moments):
                continue
            try:
                story.feed(lines[number])
            except StammtischError as error:
                log.error("cannot follow", extra={"table": room.record.id, "error": str(error)})
                room.forget()
                return
            await self._tell(room, story)

    async def _tell(self, room: Room, story: Story) -> None:
        room.play.note(story)
        await room.tell_moment()
        if story.table.over:
            room.tell_table()

    def look_at_everything(self) -> None:
        """After a start, and where news may have been missed."""
        self.house.spawn(self.house.resume())
        for room in [*self.house.rooms.values()]:
            room.is_holding = False
            self.house.spawn(self._look_at(room))

    async def _look_at(self, room: Room) -> None:
        async with room.lock:
            with contextlib.suppress(Refused):
                if not room.is_forgotten:
                    await self.catch_up(room)
        await self._count_guests(room)
        room.bots.wake()

    def guests_changed(self, table: str) -> None:
        """Somebody came to another process, or went; where nobody is, it is counted later."""
        room = self.house.rooms.get(table)
        if room is not None and room.is_followed:
            self.house.spawn(self._count_guests(room))
        elif room is not None:
            room.is_stale = True

    def neighbour_gone(self) -> None:
        """A process has died: its guests are gone, and its bots wait for another one."""
        for room in [*self.house.rooms.values()]:
            if room.elsewhere:
                self.house.spawn(self._count_guests(room))
        self.house.spawn(self.house.resume())

    async def _count_guests(self, room: Room) -> None:
        room.expect_elsewhere(await self.house.neighbours.guests(room.record.id))


def told(room: Room) -> int:
    """As many moments as this room knows."""
    return 0 if room.story is None else len(room.story.moments)


def is_news(room: Room, moments: int, revision: int) -> bool:
    """Whether a room is behind. Its own answer that is being written fails if it is."""
    return revision > room.record.revision or moments > told(room)


def people(record: TableRecord) -> set[str]:
    """Whoever holds a seat."""
    return {chair.player for chair in record.chairs if chair.player is not None}
