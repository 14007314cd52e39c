"""PostgreSQL, by asyncpg."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from sqlalchemy import Connection, text
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

from .database import upgrade

T = TypeVar("T")


class PostgresDatabase:
    """A few connections; one that broke is replaced."""

    def __init__(self, url: URL) -> None:
        self._engine: Final = create_async_engine(url, pool_pre_ping=True)

    async def read(self, ask: Callable[[Connection], T]) -> T:
        """What a function finds."""
        async with self._engine.connect() as connection:
            return await connection.run_sync(ask)

    async def write(self, act: Callable[[Connection], None]) -> None:
        """Run a function in a transaction; returns once it is committed."""
        async with self._engine.begin() as connection:
            await connection.run_sync(act)

    async def bring_up_to_date(self) -> None:
        """Make the tables, or change those of an older version."""
        await self.write(upgrade)

    async def try_out(self) -> None:
        """Ask something."""
        async with self._engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()
