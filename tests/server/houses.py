"""A house without socket, database or process: what is written lies in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from stammtisch.server.protocol.heard import Verified
from stammtisch.server.settings import Settings
from stammtisch.server.tables.guest import Guest
from stammtisch.server.tables.house import House
from stammtisch.server.tables.needs import (
    AddMoment,
    AddReport,
    AddTicket,
    Agreed,
    Alone,
    Change,
    DropTicket,
    Expect,
    KeepReview,
    MoveOn,
    NotWritten,
    Odds,
    SavePlayer,
    SaveTable,
    Written,
)
from stammtisch.server.tables.records import PlayerRecord, ReportRecord, TableRecord, Ticket
from stammtisch.server.tables.room import Room
from stammtisch.server.thinking import tasks
from stammtisch.server.thinking.process import Mind
from stammtisch.server.thinking.setups import agree


class Memory:
    """Reads and writes what it has in mind; with `broken` it can no longer write."""

    def __init__(self) -> None:
        self.tables: dict[str, TableRecord] = {}
        self.lines: dict[str, list[list[str]]] = {}
        self.players: dict[str, PlayerRecord] = {}
        self.tickets: dict[str, Ticket] = {}
        self.reports: list[ReportRecord] = []
        self.reviews: dict[str, str] = {}
        self.broken = False
        self.read = 0  # how often records were asked for
        self.old: list[str] = []
        self.listeners: list[Callable[[str, int, int], None]] = []  # of several houses

    async def write(self, *changes: Change) -> None:
        if self.broken:
            raise NotWritten("the disk is full")
        for change in changes:
            self._write(change)
        for expect in [change for change in changes if isinstance(change, Expect)]:
            moments, revision = self.lines.get(expect.table, []), self.tables[expect.table].revision
            for hear in self.listeners:
                hear(expect.table, len(moments), revision)

    def _write(self, change: Change) -> None:
        if isinstance(change, SaveTable | MoveOn):
            self.tables[change.record.id] = change.record.copy()
        elif isinstance(change, AddMoment):
            self.lines.setdefault(change.table, []).append(change.lines)
        elif isinstance(change, SavePlayer):
            self.players[change.player.id] = change.player
        elif isinstance(change, AddTicket):
            self.tickets[change.ticket.digest] = change.ticket
        elif isinstance(change, DropTicket):
            del self.tickets[change.digest]
        elif isinstance(change, KeepReview):
            self.reviews[change.table] = change.review
        elif isinstance(change, AddReport):
            self.reports.append(change.report)

    async def table(self, table: str) -> TableRecord | None:
        return self.tables[table].copy() if table in self.tables else None

    async def records(self, tables: Sequence[str]) -> dict[str, TableRecord]:
        self.read += len(tables) > 0
        return {table: self.tables[table].copy() for table in tables if table in self.tables}

    async def moments(self, table: str) -> list[list[str]]:
        return [*self.lines.get(table, [])]

    async def moments_since(self, known: Mapping[str, int]) -> dict[str, dict[int, list[str]]]:
        return {
            table: dict([*enumerate(self.lines.get(table, []))][begin:])
            for table, begin in known.items()
        }

    async def player(self, player: str) -> PlayerRecord:
        return self.players.get(player, PlayerRecord(player))

    async def tables_of(self, player: str, since: int) -> list[str]:
        return [key for key, record in self.tables.items() if record.seats_of(player)]

    async def open_tables_of(self, player: str) -> list[str]:
        records = [record for record in self.tables.values() if record.status == "open"]
        return [record.id for record in records if record.seats_of(player)]

    async def table_by_code(self, code: str) -> str | None:
        return next((key for key, record in self.tables.items() if record.code == code), None)

    async def awaiting_bots(self) -> list[str]:
        return []

    async def abandoned(self, open_before: int, playing_before: int) -> list[str]:
        return self.old

    async def ticket(self, digest: str, now: int) -> Ticket | None:
        return self.tickets.get(digest)

    async def reports_of(self, table: str) -> int:
        return len([report for report in self.reports if report.table_id == table])

    async def review(self, table: str) -> str | None:
        return self.reviews.get(table)

    async def is_well(self) -> bool:
        return not self.broken


class Thoughts:
    """Thinks at once, in this process."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def _think(self, task: Any, game: Written) -> bytes:
        self.asked.append(type(task).__name__)
        task.game = tasks.LoggedGame(game.table, game.head, 0, game.moments)
        return msgspec.json.encode(Mind().think(task))

    async def choose(self, game: Written, seat: int, level: str, seed: int) -> str:
        found = self._think(tasks.Choose(tasks.LoggedGame("", "", 0, []), seat, level, 7), game)
        return msgspec.json.decode(found, type=str)

    async def advise(self, game: Written, seat: int, seconds: float) -> bytes:
        return self._think(tasks.Advise(tasks.LoggedGame("", "", 0, []), seat, 0.05, 7), game)

    async def review(self, game: Written, seats: list[int], told: Callable[[float], None]) -> bytes:
        told(0.5)
        return self._think(tasks.GradeAll(tasks.LoggedGame("", "", 0, []), seats), game)

    async def odds(self, game: Written, seats: list[int]) -> dict[int, Odds]:
        found = self._think(tasks.WorkOut(tasks.LoggedGame("", "", 0, []), seats), game)
        return msgspec.json.decode(found, type=dict[int, dict[str, Any]])

    async def replay(
        self, game: Written, seat: int | None, span: range, odds: bool, words: bool
    ) -> bytes:
        asked = tasks.LoggedGame("", "", 0, [])
        task = tasks.ShowAgain(asked, seat, span.start, span.stop - 1, odds, words)
        return self._think(task, game)

    async def chronicle(self, game: Written, seat: int | None) -> bytes:
        return self._think(tasks.LookBack(tasks.LoggedGame("", "", 0, []), seat), game)

    async def prove(self, game: Written, seed: str) -> Verified:
        found = self._think(tasks.Prove(tasks.LoggedGame("", "", 0, []), seed), game)
        return msgspec.json.decode(found, type=Verified)

    async def agree(
        self, game: str, seats: int, options: Mapping[str, object], pack: str | None
    ) -> Agreed:
        wish = {"title": game, "seats": seats, "options": dict(options), "pack": pack}
        found = agree(msgspec.convert({"type": "agree", **wish}, tasks.Agree))
        kept = None if found.pack is None else msgspec.json.encode(found.pack).decode()
        return Agreed(found.options, kept)


class Beside(Alone):
    """Another house has the same memory; the bots of all tables think here."""


def two_houses(**settings: Any) -> tuple[list[House], Memory]:
    """As two processes on one database: each hears what the other has written."""
    memory, wishes = Memory(), Settings(database="", bot_pause=0.0, **settings)
    houses = [House(wishes, memory, memory, Thoughts(), Beside()) for _ in range(2)]
    memory.listeners = [each.following.heard for each in houses]
    return houses, memory


async def settled(*houses: House) -> None:
    """Until nothing is under way any more."""
    while any(each._tasks for each in houses):
        await asyncio.sleep(0)


def house(**settings: Any) -> tuple[House, Memory]:
    """A house that opens and closes with the test; its bots do not pretend to think."""
    memory = Memory()
    wishes = {"bot_pause": 0.0, "gone_seconds": 0.0, **settings}
    return House(Settings(database="", **wishes), memory, memory, Thoughts()), memory


def sent(guest: Guest) -> list[dict[str, Any]]:
    """What a guest was sent since the last look, numbers for closings as `{"type": "closed"}`."""
    found: list[dict[str, Any]] = []
    for message in guest.take():
        closed = {"type": "closed", "code": message}
        found.append(msgspec.json.decode(message) if isinstance(message, bytes) else closed)
    return found


async def come_in(room: Room, player: str | None, seat: int | None = None) -> Guest:
    """Somebody opens the table's page."""
    guest = Guest(player, None)
    await room.greet(player, seat, guest, 0)
    return guest
