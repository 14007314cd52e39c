"""What is written, as SQL that SQLite and PostgreSQL both read, made out of the schema."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, Final

from sqlalchemy import Connection, Table, TextClause, bindparam, text

from ..tables.needs import (
    AddMoment,
    AddReport,
    AddTicket,
    Change,
    DropOld,
    DropTicket,
    Expect,
    KeepReview,
    MoveOn,
    SavePlayer,
    SaveTable,
)
from .schema import MOMENTS, PLAYERS, REPORTS, REVIEWS, SEATS, TABLES, TICKETS

Row = dict[str, Any]


def insert(table: Table) -> str:
    """`INSERT` of a whole row."""
    names = [column.name for column in table.columns]
    values = ", ".join([f":{name}" for name in names])
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({values})"


def upsert(table: Table) -> str:
    """`INSERT`, or where the key is there already, a change of all the rest."""
    key = [column.name for column in table.primary_key]
    rest = [column.name for column in table.columns if column.name not in key]
    changes = ", ".join([f"{name} = excluded.{name}" for name in rest])
    return f"{insert(table)} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}"


def typed(table: Table, sql: str) -> TextClause:
    """A statement whose values have the types of the table's columns."""
    named = {*re.findall(r":(\w+)", sql)}
    values = [bindparam(c.name, type_=c.type) for c in table.columns if c.name in named]
    return text(sql).bindparams(*values)


SAVE_PLAYER: Final = typed(PLAYERS, upsert(PLAYERS))
SAVE_TABLE: Final = typed(TABLES, upsert(TABLES))
SAVE_SEAT: Final = typed(SEATS, upsert(SEATS))
ADD_MOMENT: Final = typed(MOMENTS, insert(MOMENTS))
MOVE_ON: Final = typed(
    TABLES,
    "UPDATE tables SET status = :status, waiting = :waiting, touched = :touched,"
    " result = :result WHERE id = :id",
)
ADD_TICKET: Final = typed(TICKETS, insert(TICKETS))
DROP_TICKET: Final = typed(TICKETS, "DELETE FROM tickets WHERE digest = :digest")
ADD_REPORT: Final = typed(REPORTS, insert(REPORTS))
KEEP_REVIEW: Final = typed(REVIEWS, upsert(REVIEWS))
DROP_OLD_TABLES: Final = text(
    "DELETE FROM tables WHERE status IN ('over', 'closed') AND touched < :before"
    " OR status = 'closed' AND head IS NULL AND touched < :unbegun"
)
DROP_OLD_REPORTS: Final = text("DELETE FROM reports WHERE made < :before")
DROP_OLD_TICKETS: Final = text("DELETE FROM tickets WHERE expires < :now")

ORDER: Final = (
    SAVE_PLAYER,
    SAVE_TABLE,
    SAVE_SEAT,
    ADD_MOMENT,
    MOVE_ON,
    ADD_TICKET,
    DROP_TICKET,
    ADD_REPORT,
    KEEP_REVIEW,
    DROP_OLD_TABLES,
    DROP_OLD_REPORTS,
    DROP_OLD_TICKETS,
)
"""Within a group of changes no table is changed twice, so what others refer to may go first."""


def rows_of(change: Change) -> Iterator[tuple[TextClause, Row]]:
    """The statements of a change, with their values as they are now."""
    match change:
        case AddMoment(table, moment, lines):
            yield ADD_MOMENT, {"table_id": table, "moment": moment, "lines": "\n".join(lines)}
        case MoveOn(record):
            names = ("id", "status", "waiting", "touched", "result")
            yield MOVE_ON, {name: getattr(record, name) for name in names}
        case SaveTable(record):
            yield SAVE_TABLE, {c.name: getattr(record, c.name) for c in TABLES.columns}
            for seat, chair in enumerate(record.chairs):
                yield SAVE_SEAT, {"table_id": record.id, "seat": seat, **vars(chair)}
        case Expect():
            pass  # checked before anything is written, where others write too
        case DropOld(before, unbegun, now):
            yield DROP_OLD_TABLES, {"before": before, "unbegun": unbegun}
            yield DROP_OLD_REPORTS, {"before": before}
            yield DROP_OLD_TICKETS, {"now": now}
        case _:
            yield row_of(change)


def row_of(
    change: SavePlayer | AddTicket | DropTicket | AddReport | KeepReview,
) -> tuple[TextClause, Row]:
    """The statement of a change of one row."""
    match change:
        case SavePlayer(player, seen):
            return SAVE_PLAYER, {**vars(player), "seen": seen}
        case AddTicket(ticket):
            return ADD_TICKET, {**vars(ticket)}
        case DropTicket(digest):
            return DROP_TICKET, {"digest": digest}
        case AddReport(report):
            return ADD_REPORT, {**vars(report)}
        case KeepReview(table, review):
            return KEEP_REVIEW, {"table_id": table, "review": review}


def carry_out(connection: Connection, changes: Iterable[tuple[TextClause, Row]]) -> None:
    """Run each statement once with all its values."""
    rows: dict[TextClause, list[Row]] = {}
    for statement, values in changes:
        rows.setdefault(statement, []).append(values)
    for statement in ORDER:
        if statement in rows:
            connection.execute(statement, rows[statement])
