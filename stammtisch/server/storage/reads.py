"""What is read from the database: rarely, since running tables live in memory."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, func, or_, select, text
from sqlalchemy.exc import SQLAlchemyError

from ..tables.needs import NotRead
from ..tables.records import Chair, PlayerRecord, TableRecord, Ticket
from .database import Database
from .schema import MOMENTS, PLAYERS, REPORTS, REVIEWS, SEATS, TABLES, TICKETS

T = TypeVar("T")
MOST_MINE: Final = 50
SINCE: Final = {
    name: text(
        f"SELECT m.table_id, m.moment, m.lines FROM {known}"
        f" JOIN moments m ON m.table_id = k.key AND m.moment >= {number}"
    )
    for name, known, number in (
        ("sqlite", "json_each(:known) k", "k.value"),
        ("postgresql", "json_each_text(CAST(:known AS json)) k", "CAST(k.value AS integer)"),
    )
}


class DiskReader:
    """Reads records by their keys."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def _ask(self, ask: Callable[[Connection], T]) -> T:
        try:
            return await self.database.read(ask)
        except (SQLAlchemyError, OSError) as error:
            raise NotRead(str(getattr(error, "orig", None) or error)) from error

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        return await self._ask(lambda connection: [*connection.execute(query)])

    async def table(self, table: str) -> TableRecord | None:
        """A table with its seats."""
        return (await self.records([table])).get(table)

    async def records(self, tables: Sequence[str]) -> dict[str, TableRecord]:
        """Those of these tables that there are, each with its seats; at once, however many."""
        rows = select(TABLES).where(TABLES.c.id.in_(tables))
        seats = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.seat)

        def ask(connection: Connection) -> dict[str, TableRecord]:
            found = {row.id: TableRecord(**row._mapping) for row in connection.execute(rows)}
            for row in connection.execute(seats) if found else ():
                found[row.table_id].chairs.append(chair_of(row))
            return found

        return await self._ask(ask) if tables else {}

    async def moments(self, table: str) -> list[list[str]]:
        """The log of a game, moment by moment."""
        query = select(MOMENTS.c.lines).where(MOMENTS.c.table_id == table)
        found = await self._rows(query.order_by(MOMENTS.c.moment))
        return [row.lines.split("\n") if row.lines else [] for row in found]

    async def moments_since(self, known: Mapping[str, int]) -> dict[str, dict[int, list[str]]]:
        """Of each table the moments from this number on, by their numbers."""
        values = {"known": json.dumps(dict(known))}
        rows = await self._ask(
            lambda connection: connection.execute(SINCE[connection.dialect.name], values).all()
        )
        found: dict[str, dict[int, list[str]]] = {}
        for table, moment, lines in rows:
            found.setdefault(table, {})[moment] = lines.split("\n") if lines else []
        return found

    async def player(self, player: str) -> PlayerRecord:
        """A player; one who never gave a name has no row."""
        query = select(PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.language)
        found = await self._rows(query.where(PLAYERS.c.id == player))
        return PlayerRecord(**found[0]._mapping) if found else PlayerRecord(player)

    async def tables_of(self, player: str, since: int) -> list[str]:
        """The ids of a player's tables that matter now, newest first."""
        mine = select(SEATS.c.table_id).where(SEATS.c.player == player)
        recent = or_(
            TABLES.c.status.in_(["open", "playing"]),
            and_(TABLES.c.status == "over", TABLES.c.touched > since),
        )
        query = select(TABLES.c.id).where(
            or_(TABLES.c.id.in_(mine), TABLES.c.host == player), recent
        )
        found = await self._rows(query.order_by(TABLES.c.touched.desc()).limit(MOST_MINE))
        return [row.id for row in found]

    async def open_tables_of(self, player: str) -> list[str]:
        """The tables that have not begun where a player sits."""
        joined = SEATS.join(TABLES, SEATS.c.table_id == TABLES.c.id)
        mine = and_(SEATS.c.player == player, TABLES.c.status == "open")
        found = await self._rows(select(TABLES.c.id).distinct().select_from(joined).where(mine))
        return [row.id for row in found]

    async def table_by_code(self, code: str) -> str | None:
        """The open table with this join code."""
        found = await self._rows(select(TABLES.c.id).where(TABLES.c.code == code))
        return str(found[0].id) if found else None

    async def awaiting_bots(self) -> list[str]:
        """The running tables where a bot is asked."""
        bots = or_(SEATS.c.kind == "bot", SEATS.c.away)
        query = (
            select(TABLES.c.id, TABLES.c.waiting, SEATS.c.seat)
            .join(SEATS, SEATS.c.table_id == TABLES.c.id)
            .where(TABLES.c.status == "playing", bots)
            .order_by(TABLES.c.touched.desc())
        )
        found = await self._rows(query)
        return [*dict.fromkeys([row.id for row in found if row.seat in row.waiting])]

    async def abandoned(self, open_before: int, playing_before: int) -> list[str]:
        """Tables that nobody has touched for long."""
        old = or_(untouched("open", open_before), untouched("playing", playing_before))
        return [row.id for row in await self._rows(select(TABLES.c.id).where(old))]

    async def ticket(self, digest: str, now: int) -> Ticket | None:
        """A ticket that still holds."""
        query = select(TICKETS).where(TICKETS.c.digest == digest, TICKETS.c.expires >= now)
        found = await self._rows(query)
        return Ticket(**found[0]._mapping) if found else None

    async def reports_of(self, table: str) -> int:
        """How many reports there are of a table."""
        query = select(func.count()).select_from(REPORTS).where(REPORTS.c.table_id == table)
        return int((await self._rows(query))[0][0])

    async def review(self, table: str) -> str | None:
        """The review that was kept of a table."""
        found = await self._rows(select(REVIEWS.c.review).where(REVIEWS.c.table_id == table))
        return str(found[0].review) if found else None

    async def is_well(self) -> bool:
        """Whether what is written now would be there tomorrow."""
        try:
            await self.database.try_out()
        except (SQLAlchemyError, OSError):
            return False
        return True


def untouched(status: str, since: int) -> ColumnElement[bool]:
    """Tables of this status that were left alone since then."""
    return and_(TABLES.c.status == status, TABLES.c.touched < since)


def chair_of(row: Row[Any]) -> Chair:
    """A row of `seats`."""
    values = {key: value for key, value in row._mapping.items() if key not in ("table_id", "seat")}
    return Chair(**values)
