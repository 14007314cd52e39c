"""The tables of the database. A game is its head and its moments; all else is who sits where.

Columns have the names of the records' fields (`tables/records.py`), so what is read and written
follows from this file; a new column needs a migration and, where it is used, a field.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)
from sqlalchemy.types import TypeDecorator

from ..protocol.heard import Result, Rules

METADATA: Final = MetaData()


class Json(TypeDecorator[Any]):
    """A small value as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return json.dumps(value)

    def process_result_value(self, value: Any, dialect: Dialect) -> Any:
        return json.loads(value)


class RulesText(TypeDecorator[Rules]):
    """What a table has agreed upon, as text."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Rules | None, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Rules:
        return msgspec.json.decode(value, type=Rules)


class ResultText(TypeDecorator[Result]):
    """How a game ended, as text; nothing while it goes on."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Result | None, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: Any, dialect: Dialect) -> Result | None:
        return None if value is None else msgspec.json.decode(value, type=Result)


PLAYERS: Final = Table(
    "players",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("language", String(8)),
    Column("seen", BigInteger, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), unique=True),
    Column("game", String(64), nullable=False),
    Column("options", Json, nullable=False),
    Column("pack", Text),
    Column("rules", RulesText, nullable=False),
    Column("status", String(8), nullable=False),
    Column("notice", String(32)),
    Column("host", String(32), nullable=False),
    Column("seed", Text, nullable=False),
    Column("unsealed", Boolean, nullable=False),
    Column("head", Text),
    Column("rematch", String(32)),
    Column("waiting", Json, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("result", ResultText),
    Column("start", Text),
    Column("revision", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "touched"),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player", String(32)),
    Column("name", String(24), nullable=False),
    Column("level", String(32)),
    Column("away", Boolean, nullable=False),
    Column("nonce", String(64), nullable=False),
    Index("seats_by_player", "player"),
)

MOMENTS: Final = Table(
    "moments",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("moment", Integer, primary_key=True),
    Column("lines", Text, nullable=False),
)

REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("review", Text, nullable=False),
)

TICKETS: Final = Table(
    "tickets",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("player", String(32), nullable=False),
    Column("expires", BigInteger, nullable=False),
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False),
    Column("player", String(32)),
    Column("seat", Integer),
    Column("words", Text, nullable=False),
    Column("log", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("reports_by_table", "table_id"),
)

GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("worker", BigInteger, primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("player", String(32), primary_key=True),
    Column("connections", Integer, nullable=False),
    Index("guests_by_table", "table_id"),
)
"""Who is connected to which of several server processes."""
