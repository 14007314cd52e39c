"""Open a database: SQLite in a file by default, PostgreSQL by URL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from .database import BadDatabase, Database, folder_of, read_url
from .sqlite import SqliteDatabase

if TYPE_CHECKING:
    from .neighbours import PostgresNeighbours


def open_database(url: URL) -> Database:
    """Connections to a database of either kind."""
    folder_of(url).mkdir(parents=True, exist_ok=True, mode=0o700)
    if url.get_backend_name() == "sqlite":
        return SqliteDatabase(url)
    from .postgres import PostgresDatabase  # takes long to import, and few need it

    return PostgresDatabase(url)


def neighbours_on(database: Database) -> PostgresNeighbours | None:
    """The other processes on a database that can be shared."""
    if isinstance(database, SqliteDatabase):
        return None
    from .neighbours import PostgresNeighbours
    from .postgres import PostgresDatabase

    assert isinstance(database, PostgresDatabase)
    return PostgresNeighbours(database)


async def try_out(text: str) -> None:
    """Open the database once, so that what is wrong with it is said in one line."""
    url = read_url(text)
    try:
        database = open_database(url)
        await database.bring_up_to_date()
        await database.close()
    except (OSError, SQLAlchemyError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        name = url.render_as_string()
        raise BadDatabase(f"database {name}: cannot open: {reason}") from None
