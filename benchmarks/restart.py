"""How soon a server answers after a start, when many tables are being played.

python -m benchmarks.restart quacks --tables 2000 --answers 60

Plays two games, one of people alone and one that waits for a bot, kills the server, copies their
rows until there are so many tables, starts the server, and asks at once for one of them. Prints the
seconds until an answer there is acknowledged, and the worst one of the following ten seconds.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sqlite3
import tempfile
import time
from typing import Any, Final

from .load import run
from .people import Figures, Seat, make_tables, sit
from .servers import Server, our_server

NEVER: Final = "100000"  # seconds that a bot pretends to think


async def answer_once(seats: list[Seat], figures: Figures) -> bool:
    """Whoever is asked answers, and waits for the acknowledgement."""
    before = figures.taken
    for seat in seats:
        if seat.answer():
            await seat.until(lambda: figures.taken > before)
            return True
    await asyncio.sleep(0.001)
    return False


async def play(server: Server, table: str, wishes: argparse.Namespace, people: int) -> None:
    """So many answers, or as many as there are before only bots are asked."""
    figures = Figures()
    seats = await sit(server, figures, wishes.game, people, table, 1)
    end = time.perf_counter() + wishes.answers / 10
    while figures.taken < wishes.answers and time.perf_counter() < end:
        await answer_once(seats, figures)
    for seat in seats:
        seat.go()


def copy(database: str, tables: int) -> None:
    """Every other table is a copy of the first one, the rest of the second."""
    with contextlib.closing(sqlite3.connect(database)) as kept:
        kept.execute("PRAGMA foreign_keys = OFF")
        originals = [row[0] for row in kept.execute("SELECT id FROM tables ORDER BY touched")]
        for name, key in (("tables", "id"), ("seats", "table_id"), ("moments", "table_id")):
            columns = [row[1] for row in kept.execute(f"PRAGMA table_info({name})")]
            values = ", ".join(["?" if column == key else column for column in columns])
            sql = f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?"
            for number in range(tables - len(originals)):
                kept.execute(sql, (f"copy{number}", originals[number % len(originals)]))
        kept.commit()


async def prepare(folder: str, wishes: argparse.Namespace) -> str:
    """A database with all these tables; the cookie of whoever plays at them."""
    server = our_server(folder, bot_pause=NEVER)
    try:
        alone = make_tables(server, wishes.game, wishes.seats, 1, "counts")
        mixed = make_tables(server, wishes.game, wishes.seats, 1, "counts", bots=1)
        await play(server, alone[0], wishes, wishes.seats)
        await play(server, mixed[0], wishes, wishes.seats - 1)
    finally:
        server.stop(signal.SIGKILL)
    copy(f"{folder}/load.db", wishes.tables)
    return server.cookie


async def measure(folder: str, wishes: argparse.Namespace) -> dict[str, Any]:
    """Start it again, and play at a table of people."""
    cookie, figures = await prepare(folder, wishes), Figures()
    begin = time.perf_counter()
    server = our_server(folder)
    server.cookie = cookie
    try:
        opened = time.perf_counter() - begin
        seats = await sit(server, figures, wishes.game, wishes.seats, "copy0", 2, begun=True)
        await answer_once(seats, figures)
        first, waits = time.perf_counter() - begin, [0.0]
        while time.perf_counter() - begin < first + 10:
            since = time.perf_counter()
            if await answer_once(seats, figures):
                waits.append(time.perf_counter() - since)
        return {
            "game": wishes.game,
            "tables": wishes.tables,
            "opened_s": round(opened, 2),
            "first_answer_s": round(first, 2),
            "answers_then": len(waits) - 1,
            "worst_then_ms": round(max(waits) * 1000),
            "megabytes": round(server.megabytes()),
        }
    finally:
        server.stop(signal.SIGKILL)


def main() -> None:
    """Read the wishes, run, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="quacks")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--answers", type=int, default=60)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        run(lambda: measure(folder, wishes))


if __name__ == "__main__":
    main()
