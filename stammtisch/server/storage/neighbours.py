"""The other server processes on one PostgreSQL: what they wrote, who lives, whose bots think where.

One connection listens for as long as the process lives. What is locked on it says which process
lives and which lets the bots of a table think; PostgreSQL frees that when the connection ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol

import asyncpg
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import SQLAlchemyError

from ..logs import log
from .postgres import PostgresDatabase, connect, said_alike
from .schema import GUESTS as GUESTS_TABLE
from .sharing import GUESTS, MOMENTS, TELL, key_of

WORKER: Final = 0x5354414D  # the class of the locks that say which processes live
A_SECOND: Final = 1.0
A_MOMENT: Final = 0.1  # seconds
LIVING: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    f" AND classid = {WORKER} AND database ="
    " (SELECT oid FROM pg_database WHERE datname = current_database())"
)
COUNT_GUESTS: Final = (
    "SELECT player, sum(connections) FROM guests"
    f" WHERE table_id = $1 AND worker <> $2 AND worker IN ({LIVING}) GROUP BY player"
)
DROP_GUESTS: Final = "DELETE FROM guests WHERE worker = $1 AND table_id = ANY($2::text[])"
DROP_GUESTS_OF_THE_DEAD: Final = text(f"DELETE FROM guests WHERE worker NOT IN ({LIVING})")


class Listener(Protocol):
    """Whoever cares what other processes do."""

    def heard(self, table: str, moments: int, revision: int) -> None:
        """A table has gone on."""

    def guests_changed(self, table: str) -> None:
        """Somebody came or went."""

    def neighbour_gone(self) -> None:
        """A process has died."""

    def look_at_everything(self) -> None:
        """News may have been missed."""


class PostgresNeighbours:
    """Other processes, by way of the database."""

    def __init__(self, database: PostgresDatabase) -> None:
        self.database: Final = database
        self.worker: Final = secrets.randbits(31)
        self._connection: asyncpg.Connection[Any] | None = None
        self._turn: Final = asyncio.Lock()  # a connection does one thing at a time
        self._held: Final[set[str]] = set()
        self._unlocking: Final[set[asyncio.Task[None]]] = set()
        self._guests: dict[str, Mapping[str, int]] = {}  # to be written
        self._writing: asyncio.Task[None] | None = None

    async def listen(self, listener: Listener) -> None:
        """For ever; where the connection is lost, news may be lost too, so all is looked at."""
        while True:
            try:
                await self._connect(listener)
                listener.look_at_everything()
                await self._watch(listener)
            except (OSError, SQLAlchemyError) as error:
                log.warning("not listening", extra={"error": str(error)[:200]})
            finally:
                await self._disconnect()
            await asyncio.sleep(A_SECOND / 2)

    async def _connect(self, listener: Listener) -> None:
        with said_alike():
            self._connection = connection = await connect(self.database.url)
            await connection.execute("SELECT pg_advisory_lock($1, $2)", WORKER, self.worker)
            await connection.add_listener(MOMENTS, self._moments_to(listener.heard))
            await connection.add_listener(GUESTS, self._guests_to(listener.guests_changed))
        await self.database.write(lambda c: c.execute(DROP_GUESTS_OF_THE_DEAD).close())

    async def _watch(self, listener: Listener) -> None:
        """Look every second who lives."""
        before: set[int] = set()
        while True:
            living = {row[0] for row in await self._ask("fetch", LIVING)}
            if before - living:
                log.warning("a neighbour is gone", extra={"left": len(living)})
                listener.neighbour_gone()
            before = living
            await asyncio.sleep(A_SECOND)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        self._held.clear()
        if connection is not None:
            connection.terminate()

    async def _ask(self, how: str, *question: Any) -> Any:
        async with self._turn:
            if self._connection is None:
                raise ConnectionError("the database is gone")
            with said_alike():
                return await getattr(self._connection, how)(*question)

    def _guests_to(self, hear: Callable[[str], None]) -> Callable[..., None]:
        def take(connection: object, pid: int, channel: str, payload: str) -> None:
            table, worker = payload.split()
            if int(worker) != self.worker:
                hear(table)

        return take

    def _moments_to(self, hear: Callable[[str, int, int], None]) -> Callable[..., None]:
        def take(connection: object, pid: int, channel: str, payload: str) -> None:
            if pid != self.database.answering:  # what was answered here is known
                for notice in payload.split("\n"):
                    table, moments, revision = notice.split()
                    hear(table, int(moments), int(revision))

        return take

    async def hold(self, table: str) -> bool:
        """Whether this process, and no other, lets the bots of a table think."""
        if table in self._held:
            return True
        try:
            held = await self._ask("fetchval", "SELECT pg_try_advisory_lock($1)", bots_key(table))
        except OSError:
            return False
        if held:
            self._held.add(table)
        return bool(held)

    def let_go(self, table: str) -> None:
        """Its bots are done here; whoever wants them back waits until that is so."""
        if table in self._held:
            self._held.discard(table)
            task = asyncio.create_task(self._unlock(table))
            self._unlocking.add(task)
            task.add_done_callback(self._unlocking.discard)

    async def _unlock(self, table: str) -> None:
        with contextlib.suppress(OSError):  # with the connection its locks are gone
            await self._ask("fetchval", "SELECT pg_advisory_unlock($1)", bots_key(table))

    async def guests(self, table: str) -> dict[str, int]:
        """How many connections each player has to other processes that live."""
        try:
            rows = await self.database.read(
                lambda c: c.exec_driver_sql(COUNT_GUESTS, (table, self.worker)).all()
            )
        except (OSError, SQLAlchemyError):
            return {}
        return {player: int(count) for player, count in rows}

    def note_guests(self, table: str, players: Mapping[str, int]) -> None:
        """How many connections each player has here; written soon, the latest alone."""
        self._guests[table] = players
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_guests())

    async def _write_guests(self) -> None:
        try:
            while self._guests:
                await asyncio.sleep(A_MOMENT)  # who comes or goes seldom does so alone
                guests, self._guests = self._guests, {}
                await self._put(guests)
        finally:
            self._writing = None

    async def _put(self, guests: dict[str, Mapping[str, int]]) -> None:
        rows = [
            {"worker": self.worker, "table_id": table, "player": player, "connections": count}
            for table, players in guests.items()
            for player, count in players.items()
        ]
        notices = [f"{table} {self.worker}" for table in guests]

        def put(connection: Connection) -> None:
            connection.exec_driver_sql(DROP_GUESTS, (self.worker, [*guests]))
            if rows:
                connection.execute(insert(GUESTS_TABLE), rows)
            connection.exec_driver_sql(TELL, (GUESTS, notices))

        try:
            await self.database.write(put)
        except (OSError, SQLAlchemyError):
            self._guests = {**guests, **self._guests}
            await asyncio.sleep(A_SECOND)

    async def stop(self) -> None:
        """Nobody is here any more."""
        if self._writing is not None:
            self._writing.cancel()
        await self._disconnect()


def bots_key(table: str) -> int:
    """The number of the lock of whoever lets the bots of a table think."""
    return key_of("bots", table)
