"""What is written, as plain SQL that SQLite and PostgreSQL both read."""

from __future__ import annotations

import json
from typing import Final

import msgspec
from sqlalchemy import text

from .records import Player, TableRecord
from .writer import Statement

ADD_MOMENT: Final = text(
    "INSERT INTO moments (table_id, moment, lines) VALUES (:table_id, :moment, :lines)"
)
MOVE_ON: Final = text(
    "UPDATE tables SET status = :status, waiting = :waiting, touched = :touched WHERE id = :id"
)
SAVE_TABLE: Final = text(
    "INSERT INTO tables (id, code, game, options, pack, rules, status, notice, host, seed,"
    " unsealed, head, rematch, waiting, touched)"
    " VALUES (:id, :code, :game, :options, :pack, :rules, :status, :notice, :host, :seed,"
    " :unsealed, :head, :rematch, :waiting, :touched)"
    " ON CONFLICT (id) DO UPDATE SET code = excluded.code, status = excluded.status,"
    " notice = excluded.notice, host = excluded.host, head = excluded.head,"
    " rematch = excluded.rematch, waiting = excluded.waiting, touched = excluded.touched"
)
SAVE_SEAT: Final = text(
    "INSERT INTO seats (table_id, seat, kind, player, name, level, away, nonce)"
    " VALUES (:table_id, :seat, :kind, :player, :name, :level, :away, :nonce)"
    " ON CONFLICT (table_id, seat) DO UPDATE SET kind = excluded.kind, player = excluded.player,"
    " name = excluded.name, level = excluded.level, away = excluded.away, nonce = excluded.nonce"
)
SAVE_PLAYER: Final = text(
    "INSERT INTO players (id, name, language, seen) VALUES (:id, :name, :language, :seen)"
    " ON CONFLICT (id) DO UPDATE SET name = excluded.name, language = excluded.language,"
    " seen = excluded.seen"
)
ADD_TICKET: Final = text(
    "INSERT INTO tickets (digest, table_id, player, expires)"
    " VALUES (:digest, :table_id, :player, :expires)"
)
DROP_TICKET: Final = text("DELETE FROM tickets WHERE digest = :digest")
DROP_OLD_TICKETS: Final = text("DELETE FROM tickets WHERE expires < :now")
DROP_OLD_TABLES: Final = text(
    "DELETE FROM tables WHERE status IN ('over', 'closed') AND touched < :before"
)
ADD_REPORT: Final = text(
    "INSERT INTO reports (id, table_id, player, seat, words, log, made)"
    " VALUES (:id, :table_id, :player, :seat, :words, :log, :made)"
)


def add_moment(table: str, moment: int, lines: list[str]) -> Statement:
    """Append to the log of a game."""
    return ADD_MOMENT, {"table_id": table, "moment": moment, "lines": "\n".join(lines)}


def move_on(record: TableRecord) -> Statement:
    """Note whose turn it is, and whether it is over."""
    values = {
        "id": record.id,
        "status": record.status,
        "waiting": json.dumps(record.waiting),
        "touched": record.touched,
    }
    return MOVE_ON, values


def save_table(record: TableRecord) -> list[Statement]:
    """A table with its seats, new or changed."""
    values = {
        "id": record.id,
        "code": record.code,
        "game": record.game,
        "options": json.dumps(record.options),
        "pack": record.pack,
        "rules": msgspec.json.encode(record.rules).decode(),
        "status": record.status,
        "notice": record.notice,
        "host": record.host,
        "seed": record.seed,
        "unsealed": record.unsealed,
        "head": record.head,
        "rematch": record.rematch,
        "waiting": json.dumps(record.waiting),
        "touched": record.touched,
    }
    seats = [
        (SAVE_SEAT, {"table_id": record.id, "seat": seat, **vars(chair)})
        for seat, chair in enumerate(record.chairs)
    ]
    return [(SAVE_TABLE, values), *seats]


def save_player(player: Player, now: int) -> Statement:
    """A player's name and language."""
    return SAVE_PLAYER, {**vars(player), "seen": now}
