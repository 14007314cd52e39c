"""What a database can do, where it is, and how it is brought up to date."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from stammtisch.core.errors import StammtischError

from .answers import Answers

NEWEST: Final = "0007"  # a test holds it to the last file in migrations/versions
KINDS: Final = {
    "sqlite": "sqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}
FRESH: Final = 5.0  # seconds for which a write proves that one can write
TOUCH: Final = text("UPDATE alembic_version SET version_num = version_num")
T = TypeVar("T")


class BadDatabase(StammtischError):
    """A database that cannot be opened, or a URL that cannot be read."""


class Database(Protocol):
    """Where things are kept. Work is handed to it as a function of a connection."""

    is_shared: bool  # other processes write, too

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a function finds."""

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; returns what it does once that is committed."""

    async def write_answers(self, answers: Answers) -> list[str]:
        """Write what many answers write; the tables where another process was quicker."""

    async def bring_up_to_date(self) -> None:
        """Make the tables, or change those of an older version."""

    async def try_out(self) -> None:
        """Raise what would keep a write from lasting."""

    async def close(self) -> None:
        """Close all connections."""


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
    if kind not in KINDS:
        raise BadDatabase(f"database {kind!r}: expected sqlite or postgresql")
    return url.set(drivername=KINDS[kind])


def folder_of(url: URL) -> Path:
    """Where the key is kept: beside an SQLite file, else in the user's data folder."""
    if url.get_backend_name() == "sqlite" and url.database:
        return Path(url.database).resolve().parent
    return Path(make_url(default_database()).database or "").parent


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
