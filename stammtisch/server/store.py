"""What is read from the database: rarely, since running tables live in memory."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Row, text
from sqlalchemy.ext.asyncio import AsyncEngine

from .messages import Rules
from .records import Chair, Player, TableRecord

MINE: Final = text(
    "SELECT DISTINCT tables.id, tables.touched FROM tables JOIN seats ON seats.table_id = tables.id"
    " WHERE (seats.player = :player OR tables.host = :player) AND (status IN ('open', 'playing')"
    " OR (status = 'over' AND touched > :since)) ORDER BY tables.touched DESC LIMIT 50"
)


class Store:
    """Reads records by their keys."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine: Final = engine

    async def rows(self, sql: str, **values: Any) -> Sequence[Row[Any]]:
        """The rows of a query in plain SQL."""
        async with self.engine.connect() as connection:
            return (await connection.execute(text(sql), values)).all()

    async def table(self, table: str) -> TableRecord | None:
        """A table with its seats."""
        found = await self.rows("SELECT * FROM tables WHERE id = :id", id=table)
        if not found:
            return None
        record = table_of(found[0])
        seats = await self.rows(
            "SELECT kind, player, name, level, away, nonce FROM seats"
            " WHERE table_id = :id ORDER BY seat",
            id=table,
        )
        record.chairs = [Chair(**{**row._mapping, "away": bool(row.away)}) for row in seats]
        return record

    async def moments(self, table: str) -> list[list[str]]:
        """The log of a game, moment by moment."""
        found = await self.rows(
            "SELECT lines FROM moments WHERE table_id = :id ORDER BY moment", id=table
        )
        return [row.lines.splitlines() for row in found]

    async def player(self, player: str) -> Player:
        """A player; one who never gave a name has no row."""
        found = await self.rows("SELECT name, language FROM players WHERE id = :id", id=player)
        return Player(player, found[0].name, found[0].language) if found else Player(player)

    async def tables_of(self, player: str, since: int) -> list[str]:
        """The ids of a player's tables that matter now, newest first."""
        async with self.engine.connect() as connection:
            found = await connection.execute(MINE, {"player": player, "since": since})
            return [row.id for row in found]

    async def table_by_code(self, code: str) -> str | None:
        """The open table with this join code."""
        found = await self.rows("SELECT id FROM tables WHERE code = :code", code=code)
        return str(found[0].id) if found else None

    async def running(self) -> list[str]:
        """The tables that go on when the server starts."""
        found = await self.rows("SELECT id FROM tables WHERE status = 'playing' ORDER BY touched")
        return [str(row.id) for row in found]

    async def abandoned(self, open_before: int, playing_before: int) -> list[str]:
        """Tables that nobody has touched for long."""
        found = await self.rows(
            "SELECT id FROM tables WHERE (status = 'open' AND touched < :opened)"
            " OR (status = 'playing' AND touched < :playing)",
            opened=open_before,
            playing=playing_before,
        )
        return [str(row.id) for row in found]

    async def ticket(self, digest: str, now: int) -> tuple[str, str] | None:
        """The table and the player of a ticket that still holds."""
        found = await self.rows(
            "SELECT table_id, player FROM tickets WHERE digest = :digest AND expires >= :now",
            digest=digest,
            now=now,
        )
        return (found[0].table_id, found[0].player) if found else None


def table_of(row: Row[Any]) -> TableRecord:
    """A row of `tables`."""
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    values["rules"] = msgspec.json.decode(values["rules"], type=Rules)
    values["waiting"] = json.loads(values["waiting"])
    values["unsealed"] = bool(values["unsealed"])
    return TableRecord(**values)
