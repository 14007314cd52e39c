"""`stammtisch house …`: what an operator asks of a house, running or not."""

from __future__ import annotations

import asyncio
import json as jsons
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

house = typer.Typer(help="Look after a house.", no_args_is_help=True)
Database = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="As `serve` takes it.")
]
Folder = Annotated[Path, typer.Argument(help="The folder of the copy.")]


def database_of(wish: str | None) -> str:
    """The database that is meant: as `serve` finds it."""
    from stammtisch.server.storage.database import default_database

    return wish or os.environ.get("STAMMTISCH_DATABASE") or default_database()


@house.command("tables")
def show_tables(
    database: Database = None,
    every: Annotated[bool, typer.Option("--every", help="Those that ended, too.")] = False,
    json: Annotated[bool, typer.Option("--json", help="Machine-readable.")] = False,
) -> None:
    """List the tables that run: game, status, moments, age; no names."""
    from stammtisch.server.storage import keeping

    tables = asyncio.run(keeping.running(database_of(database), every))
    if json:
        print(jsons.dumps(tables))
        return
    for table in tables:
        facts = f"{table['moments']:6} moments  {table['touched']:8} s ago"
        print(f"{table['id']:24} {table['game']:16} {table['status']:8} {facts}")


@house.command("export")
def take_out(
    table: Annotated[str, typer.Argument(help="Its id.")],
    file: Annotated[Path | None, typer.Argument(help="By default standard output.")] = None,
    database: Database = None,
) -> None:
    """Write a table into a file that only its owner reads, with every secret of it."""
    from stammtisch.server.storage import keeping

    text = asyncio.run(keeping.take_out(database_of(database), table))
    if file is None:
        sys.stdout.write(text.decode() + "\n")
        return
    file.touch(mode=0o600)
    file.write_bytes(text)


@house.command("import")
def put_in(
    file: Annotated[Path, typer.Argument(help="A table that was exported.")],
    database: Database = None,
) -> None:
    """Read a table out of a file; it goes on where it was."""
    from stammtisch.server.storage import keeping

    try:
        text = file.read_bytes()
    except OSError as error:
        raise keeping.BadCopy(f"{file}: {(error.strerror or str(error)).lower()}") from None
    print(asyncio.run(keeping.put_in(database_of(database), text)))


@house.command("backup")
def back_up(folder: Folder, database: Database = None) -> None:
    """Copy an SQLite database, in use or not, and its key."""
    from stammtisch.server.storage import keeping

    keeping.back_up(database_of(database), folder)


@house.command("restore")
def restore(folder: Folder, database: Database = None) -> None:
    """Put a copy where no database is yet."""
    from stammtisch.server.storage import keeping

    keeping.restore(database_of(database), folder)
