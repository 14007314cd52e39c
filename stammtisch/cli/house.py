"""What an operator asks of a house, running or not."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path

from stammtisch.server.storage import keeping
from stammtisch.server.storage.database import default_database


def database_of(wish: str | None) -> str:
    """The database that is meant: as `serve` finds it."""
    return wish or os.environ.get("STAMMTISCH_DATABASE") or default_database()


def show_tables(database: str | None, every: bool, as_json: bool) -> None:
    """A line a table: id, game, status, moments, seconds since somebody did something."""
    tables = asyncio.run(keeping.running(database_of(database), every))
    if as_json:
        print(json.dumps(tables))
        return
    for table in tables:
        facts = f"{table['moments']:6} moments  {table['touched']:8} s ago"
        print(f"{table['id']:24} {table['game']:16} {table['status']:8} {facts}")


def take_out(database: str | None, table: str, file: Path | None) -> None:
    """Write a table into a file that only its owner reads."""
    text = asyncio.run(keeping.take_out(database_of(database), table))
    if file is None:
        sys.stdout.buffer.write(text + b"\n")
        return
    file.touch(mode=0o600)
    file.write_bytes(text)


def put_in(database: str | None, file: Path) -> None:
    """Read a table out of a file."""
    try:
        text = file.read_bytes()
    except OSError as error:
        raise keeping.BadCopy(f"{file}: {(error.strerror or str(error)).lower()}") from None
    print(asyncio.run(keeping.put_in(database_of(database), text)))


def back_up(database: str | None, folder: Path) -> None:
    keeping.back_up(database_of(database), folder)


def restore(database: str | None, folder: Path) -> None:
    keeping.restore(database_of(database), folder)
