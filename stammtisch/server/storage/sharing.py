"""Several processes write into one PostgreSQL: who is behind writes nothing, the rest is told."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import Connection

from ..tables.needs import AddMoment, Change, Expect, SaveTable

MOMENTS: Final = "stammtisch_moments"
"""The channel on which is told that a table has gone on: its id, moments and revision."""

GUESTS: Final = "stammtisch_guests"
"""The channel on which is told that somebody came or went: the table's id and the worker."""

LOCK: Final = "SELECT pg_advisory_xact_lock(k) FROM unnest($1::bigint[]) k"
LOOK: Final = (
    "SELECT t.id, t.revision,"
    " coalesce((SELECT max(moment) + 1 FROM moments m WHERE m.table_id = t.id), 0)"
    " FROM unnest($1::text[]) k JOIN tables t ON t.id = k"
)
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


def lock_and_look(connection: Connection, expects: list[Expect]) -> set[str]:
    """From here on nobody else writes at these tables; those that are not as expected."""
    tables = [expect.table for expect in expects]
    keys = sorted([key_of("write", table) for table in tables])  # so nobody waits in a ring
    connection.exec_driver_sql(LOCK, (keys,))
    rows = connection.exec_driver_sql(LOOK, (tables,)).all()
    found = {table: (revision, moments) for table, revision, moments in rows}
    return {e.table for e in expects if found.get(e.table) != (e.revision, e.moments)}


def tell(connection: Connection, notices: list[str]) -> None:
    """Told when the transaction is committed, to whoever listens."""
    connection.exec_driver_sql(TELL, (MOMENTS, notices))
