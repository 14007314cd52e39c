"""A server under load: scripted people over real WebSockets.

python -m benchmarks.load pig --seats 4 --tables 250 --seconds 20
python -m benchmarks.load quacks --rate 600           so many answers a second, for the latency
python -m benchmarks.load pig --database postgresql://… --workers 2
python -m benchmarks.load quacks --rate 150 --seconds 600 --looks 10   memory, minute by minute
python -m benchmarks.load pig --boardgame-io FOLDER   the same on boardgame.io 0.50, in memory

Prints one line of JSON: answers a second, milliseconds from answer to acknowledgement, the
server's processor time and memory. Run it compiled (PYTHONPATH=.build/compiled:.) on an idle
machine. FOLDER holds `npm install boardgame.io@0.50.2`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, Protocol

import uvloop

from . import boardgame_io
from .people import Figures, make_tables, sit
from .servers import Server, our_server
from .wire import Wire


class Player(Protocol):
    """Somebody who answers when told to."""

    wire: Wire | None

    def answer(self) -> bool:
        """Whether there was something to answer."""


async def gather_all(server: Server, wishes: argparse.Namespace, figures: Figures) -> list[Any]:
    """Tables that have begun, with a connection for every seat."""
    if wishes.boardgame_io:
        return await boardgame_io.gather(server, wishes.tables, wishes.seats, figures)
    tables = make_tables(server, wishes.game, wishes.seats, wishes.tables, wishes.odds)
    found: list[Any] = []
    for number, table in enumerate(tables):
        found += await sit_down(server, wishes, figures, table, number)
    return found


async def sit_down(
    server: Server, wishes: argparse.Namespace, figures: Figures, table: str, number: int
) -> list[Any]:
    game, seats = wishes.game, wishes.seats
    return await sit(server, figures, game, seats, table, number, deflate=wishes.deflate)


async def renew(
    server: Server, wishes: argparse.Namespace, figures: Figures, players: list[Any]
) -> None:
    """Whose game is over goes to a new table."""
    seats = wishes.seats
    while not wishes.boardgame_io:
        await asyncio.sleep(0.1)
        for place in range(0, len(players), seats):
            if players[place].is_over:
                for player in players[place : place + seats]:
                    player.go()
                (table,) = make_tables(server, wishes.game, seats, 1, wishes.odds)
                new = await sit_down(server, wishes, figures, table, figures.taken)
                players[place : place + seats] = new
                figures.over += 1
                if figures.hurry:
                    for player in new:
                        player.answer()


async def pace(players: list[Player], rate: float, seconds: float) -> None:
    """Let so many players answer a second, evenly."""
    begin, done, place = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - begin) < seconds:
        due = int(passed * rate)
        for _ in range(len(players)):
            if done >= due:
                break
            done += players[place].answer()
            place = (place + 1) % len(players)
        await asyncio.sleep(0.001)


def begin_to_answer(players: list[Any], wishes: argparse.Namespace, figures: Figures) -> None:
    """Everybody who is asked answers at once, or when it is their time."""
    if wishes.rate:
        figures.pacing = asyncio.create_task(pace(players, wishes.rate, wishes.seconds + 2))
        return
    figures.hurry = True
    for player in players:
        player.answer()


async def measure(server: Server, wishes: argparse.Namespace) -> dict[str, Any]:
    """Run the load, and say what came out."""
    figures = Figures()
    compiled = not wishes.boardgame_io and server.call("GET", "/api/health")["compiled"]
    players = await gather_all(server, wishes, figures)
    print(f"{len(players)} players have gathered", file=sys.stderr, flush=True)
    gc.freeze()  # a pause of ours would count as the server's
    begin_to_answer(players, wishes, figures)
    renewing = asyncio.create_task(renew(server, wishes, figures, players))
    await asyncio.sleep(2)  # warm up
    found = await watch(server, wishes, figures)
    renewing.cancel()
    return {
        "game": wishes.game,
        "server": "boardgame.io" if wishes.boardgame_io else "stammtisch",
        "compiled": compiled,
        "database": "postgresql" if wishes.database else "sqlite",
        "workers": wishes.workers,
        "tables": wishes.tables,
        "connections": len([player for player in players if not player.wire.closed]),
        **found,
    }


async def watch(server: Server, wishes: argparse.Namespace, figures: Figures) -> dict[str, Any]:
    """What happens while the clock runs."""
    spent, own, begin = server.seconds(), time.process_time(), time.perf_counter()
    megabytes = [server.megabytes()]
    figures.is_running = True
    for _ in range(wishes.looks):
        await asyncio.sleep(wishes.seconds / wishes.looks)
        megabytes.append(server.megabytes())
    figures.is_running = False
    taken = time.perf_counter() - begin
    return {
        **told(figures, taken),
        "cpu": round((server.seconds() - spent) / taken, 2),
        "cpu_us_an_answer": round((server.seconds() - spent) / max(1, figures.answers) * 1e6),
        "cpu_of_clients": round((time.process_time() - own) / taken, 2),
        "megabytes": [round(each) for each in megabytes],
    }


def told(figures: Figures, taken: float) -> dict[str, Any]:
    """Answers and latencies."""
    late = sorted(figures.latencies) or [0.0]
    return {
        "answers_per_s": round(figures.answers / taken),
        **{f"p{p}_ms": round(late[len(late) * p // 100] * 1000, 1) for p in (50, 95, 99)},
        "worst_ms": round(late[-1] * 1000, 1),
        "refused": figures.refused,
        "games_over": figures.over,
    }


def read_wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pig")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="answers a second; 0: as many as go")
    parser.add_argument("--looks", type=int, default=4, help="how often memory is looked at")
    parser.add_argument("--odds", default="counts", choices=["off", "counts", "full"])
    parser.add_argument("--deflate", action="store_true", help="packed, as browsers ask for it")
    parser.add_argument("--boardgame-io", metavar="FOLDER")
    parser.add_argument("--database", metavar="URL", help="an empty PostgreSQL instead of SQLite")
    parser.add_argument("--workers", type=int, default=1, help="processes, on PostgreSQL")
    return parser.parse_args()


@contextlib.contextmanager
def serving(wishes: argparse.Namespace) -> Iterator[Server]:
    """The server that is wished for, as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        theirs = wishes.boardgame_io
        ours = {"database": wishes.database, "workers": wishes.workers}
        server = boardgame_io.their_server(theirs) if theirs else our_server(folder, **ours)
        try:
            yield server
        finally:
            server.stop()


def run(work: Callable[[], Awaitable[dict[str, Any]]]) -> None:
    """Print what comes out."""

    async def all_of_it() -> dict[str, Any]:
        return await work()

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        print(json.dumps(runner.run(all_of_it())), flush=True)


def main() -> None:
    """Read the wishes, run, print."""
    wishes = read_wishes()
    with serving(wishes) as server:
        run(lambda: measure(server, wishes))


if __name__ == "__main__":
    main()
