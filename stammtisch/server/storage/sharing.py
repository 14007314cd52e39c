"""Several processes write into one PostgreSQL: who is behind writes nothing, the rest is told."""

from __future__ import annotations

import hashlib
from typing import Final

from msgspec.json import encode
from sqlalchemy import Connection

from ..tables.needs import AddMoment, Change, Expect, SaveTable

MOMENTS: Final = "stammtisch_moments"
"""The channel on which is told that a table has gone on: its id, moments and revision."""

GUESTS: Final = "stammtisch_guests"
"""The channel on which is told that somebody came or went: the table's id and the worker."""

MOST_TOLD: Final = 100  # tables in one payload
BEHIND: Final = "SELECT stammtisch_behind($1::json)"
TELL: Final = "SELECT pg_notify($1, n) FROM unnest($2::text[]) n"


def key_of(purpose: str, table: str) -> int:
    """The number of an advisory lock."""
    digest = hashlib.blake2b(f"{purpose} {table}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)


def notice_of(changes: tuple[Change, ...]) -> str | None:
    """What other processes are told of changes that belong together."""
    expect = expected(changes)
    if expect is None:
        return None
    moments, revision = expect.moments, expect.revision
    for change in changes:
        if isinstance(change, AddMoment):
            moments = change.moment + 1
        elif isinstance(change, SaveTable) and change.record.id == expect.table:
            revision = change.record.revision
    return f"{expect.table} {moments} {revision}"


def expected(changes: tuple[Change, ...]) -> Expect | None:
    """How far the writer believes the table to be."""
    return next((change for change in changes if isinstance(change, Expect)), None)


def lock_and_look(connection: Connection, expects: list[Expect]) -> list[str]:
    """From here on nobody else writes at these tables; those that are not as expected."""
    rows = encode([(e.table, e.revision, e.moments) for e in expects]).decode()
    found: list[str] = connection.exec_driver_sql(BEHIND, (rows,)).scalar_one()
    return found


def tell(connection: Connection, notices: list[str]) -> None:
    """Told when the transaction is committed, to whoever listens."""
    connection.exec_driver_sql(TELL, (MOMENTS, payloads(notices)))


def payloads(notices: list[str]) -> list[str]:
    """Many notices in few payloads, which may have 8,000 bytes at most."""
    places = range(0, len(notices), MOST_TOLD)
    return ["\n".join(notices[place : place + MOST_TOLD]) for place in places]
