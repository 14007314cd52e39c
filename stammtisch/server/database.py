"""The database: SQLite in a file by default, PostgreSQL by URL; brought up to date at the start."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stammtisch.core.errors import StammtischError

NEWEST = "0001"  # a test holds it to the last file in migrations/versions
DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


class BadDatabase(StammtischError):
    """A database that cannot be opened, or a URL that cannot be read."""


def default_database() -> str:
    """A file in the user's data folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return f"sqlite:///{Path(base) / 'stammtisch' / 'stammtisch.db'}"


def read_url(text: str) -> URL:
    """A database URL with the driver that the server uses."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except ArgumentError:
        raise BadDatabase(f"database {text!r}: expected sqlite:///FILE or postgresql://…") from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise BadDatabase(f"database {kind!r}: expected sqlite or postgresql")
    return url.set(drivername=DRIVERS[kind])


def folder_of(url: URL) -> Path:
    """Where the key is kept: beside an SQLite file, else in the user's data folder."""
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database).resolve().parent
    return Path(make_url(default_database()).database or "").parent


def open_engine(url: URL) -> AsyncEngine:
    """Connections to the database; SQLite keeps a write-ahead log and waits for the disk."""
    folder_of(url).mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(url)
    if url.get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def prepare_sqlite(connection: Any, record: object) -> None:
    """What every SQLite connection begins with."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_up_to_date(connection: Connection) -> bool:
    """Whether the last migration has been run."""
    if not inspect(connection).has_table("alembic_version"):
        return False
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database lacks."""
    if is_up_to_date(connection):
        return  # the usual case, and Alembic takes long to import
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make the tables, or change those of an older version."""
    async with engine.begin() as connection:
        await connection.run_sync(upgrade)


async def try_out(text: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    url = read_url(text)
    try:
        engine = open_engine(url)
        await bring_up_to_date(engine)
        await engine.dispose()
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        name = url.render_as_string()
        raise BadDatabase(f"database {name}: cannot open: {reason}") from None
