"""A server under load: scripted people over real WebSockets.

python -m benchmarks.load pig --seats 4 --tables 250 --seconds 20
python -m benchmarks.load quacks --rate 600           so many answers a second, for the latency
python -m benchmarks.load pig --boardgame-io FOLDER   the same on boardgame.io 0.50, in memory

Prints one line of JSON: answers a second, milliseconds from answer to acknowledgement, the
server's processor time and memory. Run it compiled (PYTHONPATH=.build/compiled:.) on an idle
machine. FOLDER holds `npm install boardgame.io@0.50.2`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

from .wire import Wire, connect

HOST: Final = "127.0.0.1"
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Option(msgspec.Struct):
    """An answer that may be given."""

    text: str


class Question(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class Frame(msgspec.Struct):
    """As much of a frame as a player needs who answers at random."""

    at: int
    question: Question | None


@dataclass
class Figures:
    """What is measured while the clock runs."""

    answers: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    is_running: bool = False

    def take(self, since: float) -> None:
        if self.is_running:
            self.answers += 1
            self.latencies.append(time.perf_counter() - since)


class Seat:
    """A connection through one seat's eyes; it answers when it is asked, or when it is its time."""

    def __init__(self, figures: Figures, hurry: bool, rng: random.Random, steady: bool) -> None:
        self.figures = figures
        self.hurry = hurry
        self.rng = rng
        self.steady = steady  # always the first answer: a game of Pig that never ends
        self.wire: Wire | None = None
        self.frame: Frame | None = None
        self.said = 0.0
        self.answered = 0

    def heard(self, body: bytes) -> None:
        """Answer a new question; note when an answer is acknowledged."""
        if body.startswith(b'{"type":"frame"'):
            self.frame = msgspec.json.decode(body, type=Frame)
            if self.hurry:
                self.answer()
        elif body.startswith(b'{"type":"taken"'):
            self.figures.take(self.said)
        elif body.startswith(b'{"type":"refused"'):
            self.figures.refused += 1

    def answer(self) -> bool:
        """Answer, if this seat is asked something that it has not answered yet."""
        frame = self.frame
        if frame is None or frame.question is None or frame.at == self.answered:
            return False
        if self.wire is None:
            return False  # it was quicker than the handshake; asked again once it is open
        options = frame.question.options
        choice = options[0] if self.steady else self.rng.choice(options)
        self.answered, self.said = frame.at, time.perf_counter()
        self.wire.say(msgspec.json.encode({"at": frame.at, "choice": choice.text}))
        return True


class Server:
    """A process with a database of its own, or boardgame.io."""

    def __init__(self, command: list[str], port: int, path: str) -> None:
        environment = {**os.environ, "STAMMTISCH_LIMITS": "1000000", "STAMMTISCH_BOT_PAUSE": "0"}
        self.port = port
        self.process = subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL)
        self.cookie = ""
        for _ in range(600):
            try:
                self.call("GET", path)
                return
            except urllib.error.HTTPError:
                return  # it answers, if only that there is no such page
            except (OSError, urllib.error.URLError):
                time.sleep(0.1)
        raise SystemExit("the server does not open")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request, with the cookie that the first one brought."""
        url = f"http://{HOST}:{self.port}{path}"
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        request = urllib.request.Request(url, data, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            given = answer.headers.get("Set-Cookie")
            self.cookie = given.split(";")[0] if given else self.cookie
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    def seconds(self) -> float:
        """Processor time so far, of the process and of those it started that have ended."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def megabytes(self) -> float:
        """Memory in use now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def our_server(folder: str) -> Server:
    """Stammtisch, with SQLite in a folder."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", f"{folder}/load.db", "--no-open"]
    return Server([sys.executable, "-m", "stammtisch.cli", *words], port, "/api/health")


async def gather_tables(server: Server, wishes: argparse.Namespace, figures: Figures) -> list[Seat]:
    """Tables that have begun, with a connection for every seat."""
    server.call("GET", "/api/me")
    server.call("PUT", "/api/me", {"name": "Load"})
    here = [{"kind": "here", "name": f"P{seat}"} for seat in range(1, wishes.seats)]
    options = {"target": 500} if wishes.game == "pig" else {}
    body = {"game": wishes.game, "seats": [{"kind": "me"}, *here], "options": options}
    found: list[Seat] = []
    for number in range(wishes.tables):
        table = server.call("POST", "/api/tables", {**body, "rules": {"odds": wishes.odds}})["id"]
        seats = [
            Seat(figures, wishes.rate == 0, random.Random(number), wishes.game == "pig")
            for _ in range(wishes.seats)
        ]
        for place, seat in enumerate(seats):
            path = f"/api/tables/{table}?seat={place}"
            seat.wire = await connect(HOST, server.port, path, server.cookie, seat.heard)
            if seat.hurry:
                seat.answer()
            if place == 0:  # once it has begun, everybody looks through the seat they came for
                seat.wire.say(b'{"type":"start"}')
                while seat.frame is None:
                    await asyncio.sleep(0.001)
        found += seats
    return found


async def pace(seats: list[Seat], rate: float, seconds: float) -> None:
    """Let so many seats answer a second, evenly."""
    begin, done, place = time.perf_counter(), 0, 0
    while (passed := time.perf_counter() - begin) < seconds:
        due = int(passed * rate)
        for _ in range(len(seats)):
            if done >= due:
                break
            done += seats[place].answer()
            place = (place + 1) % len(seats)
        await asyncio.sleep(0.002)


async def measure(server: Server, wishes: argparse.Namespace) -> dict[str, Any]:
    """Run the load, and say what came out."""
    figures = Figures()
    if wishes.boardgame_io:
        from .boardgame_io import gather_matches

        seats = await gather_matches(server, wishes, figures)
    else:
        seats = await gather_tables(server, wishes, figures)
    run = pace(seats, wishes.rate, wishes.seconds + 2) if wishes.rate else asyncio.sleep(0)
    paced = asyncio.create_task(run)
    await asyncio.sleep(2)  # warm up
    spent, before, begin = server.seconds(), server.megabytes(), time.perf_counter()
    figures.is_running = True
    await asyncio.sleep(wishes.seconds)
    figures.is_running = False
    taken = time.perf_counter() - begin
    await paced
    late = sorted(figures.latencies) or [0.0]
    return {
        "game": wishes.game,
        "server": "boardgame.io" if wishes.boardgame_io else "stammtisch",
        "tables": wishes.tables,
        "connections": len([seat for seat in seats if seat.wire and not seat.wire.closed]),
        "answers_per_s": round(figures.answers / taken),
        **{f"p{p}_ms": round(late[len(late) * p // 100] * 1000, 1) for p in (50, 95, 99)},
        "refused": figures.refused,
        "cpu": round((server.seconds() - spent) / taken, 2),
        "megabytes": [round(before), round(server.megabytes())],
    }


def main() -> None:
    """Read the wishes, run, print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="pig")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rate", type=float, default=0, help="answers a second; 0: as many as go")
    parser.add_argument("--odds", default="counts", choices=["off", "counts", "full"])
    parser.add_argument("--boardgame-io", metavar="FOLDER")
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wishes.boardgame_io:
            from .boardgame_io import their_server

            server = their_server(wishes.boardgame_io)
        else:
            server = our_server(folder)
        try:
            print(json.dumps(asyncio.run(measure(server, wishes))))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
