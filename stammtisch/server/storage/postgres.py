"""PostgreSQL, by asyncpg."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from .answers import Answers
from .database import FRESH, TOUCH, upgrade
from .sharing import MOMENTS, key_of, payloads

T = TypeVar("T")
PATIENCE: Final = 10.0  # seconds for one statement,
FOR_AN_UPGRADE: Final = 600.0  # and where tables are changed: a machine may have much else to do


def behaving(patience: float) -> dict[str, Any]:
    """How a connection behaves that waits for nothing longer than this."""
    return {
        "timeout": PATIENCE,
        "command_timeout": patience,
        "server_settings": {
            "application_name": "stammtisch",
            # what a process that is gone, or stands still, has locked is free again soon
            "idle_in_transaction_session_timeout": f"{patience:.0f}s",
            "lock_timeout": f"{0.8 * patience:.0f}s",
            "tcp_keepalives_idle": "5",
            "tcp_keepalives_interval": "2",
            "tcp_keepalives_count": "3",
            "tcp_user_timeout": "12s",
        },
    }


CONNECT: Final = behaving(PATIENCE)
ANSWER: Final = "SELECT stammtisch_answer($1::json, $2::json, $3::json, $4, $5)"
UNFIT: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)


class PostgresDatabase:
    """A few connections; one that broke is replaced."""

    is_shared = True

    def __init__(self, url: URL) -> None:
        self.url: Final = url
        self._engine: Final = create_async_engine(url, pool_pre_ping=True, connect_args=CONNECT)
        self._wrote = -FRESH  # when the last write that did not fail was done
        self._answers: asyncpg.Connection[Any] | None = None

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a function finds."""
        with said_alike():
            async with self._engine.connect() as connection:
                return await connection.run_sync(ask)

    async def write(self, act: Callable[[Connection], T]) -> T:
        """Run a function in a transaction; returns what it does once that is committed."""
        with said_alike():
            self._wrote = -FRESH
            async with self._engine.begin() as connection:
                found = await connection.run_sync(act)
            self._wrote = time.monotonic()
            return found

    @property
    def answering(self) -> int | None:
        """Under which number the database knows the connection that writes answers."""
        is_open = self._answers is not None and not self._answers.is_closed()
        return self._answers.get_server_pid() if self._answers is not None and is_open else None

    async def write_answers(self, answers: Answers) -> list[str]:
        """In one call, which is a transaction; the tables where another process was quicker."""
        self._wrote = -FRESH
        told = payloads(answers.notices)
        texts = answers.expects, answers.moments, answers.moved, MOMENTS, told
        with said_alike():
            connection = await self._answering()
            try:
                behind: list[str] = await connection.fetchval(ANSWER, *texts)
            except UNFIT as error:
                raise IntegrityError(ANSWER, None, error) from error
            except (OSError, asyncpg.PostgresConnectionError, asyncpg.InterfaceError):
                connection.terminate()
                raise
        self._wrote = time.monotonic()
        return behind

    async def _answering(self) -> asyncpg.Connection[Any]:
        if self._answers is None or self._answers.is_closed():
            self._answers = await connect(self.url)
        return self._answers

    async def bring_up_to_date(self) -> None:
        """Make the tables, or change those of an older version; one process at a time."""
        engine = create_async_engine(self.url, connect_args=behaving(FOR_AN_UPGRADE))
        try:
            with said_alike():
                async with engine.begin() as connection:
                    await connection.run_sync(upgrade_alone)
        finally:
            await engine.dispose()

    async def try_out(self) -> None:
        """Write something that changes nothing, unless something was written just now."""
        if time.monotonic() - self._wrote > FRESH:
            await self.write(lambda connection: connection.execute(TOUCH).close())

    async def close(self) -> None:
        """Close all connections."""
        if self._answers is not None:
            self._answers.terminate()
        await self._engine.dispose()


async def connect(url: URL) -> asyncpg.Connection[Any]:
    """A connection without anything between it and the driver."""
    plain = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await asyncpg.connect(plain, **CONNECT)


def upgrade_alone(connection: Connection) -> None:
    """Others who start at the same moment wait, and then find everything done."""
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock($1)", (key_of("upgrade", ""),))
    upgrade(connection)


@contextlib.contextmanager
def said_alike() -> Iterator[None]:
    """What the driver says without SQLAlchemy, and what takes too long, is an OSError too."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise ConnectionError(str(error)) from error
