"""A server as a real process, and people who speak the protocol to it."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import stammtisch

PATIENCE = 60.0  # seconds; who waits in vain does so on a machine with much else to do
BEGIN = """
import json, sys
from stammtisch.server import serve
serve(**json.loads(sys.argv[1]))
"""


def environment() -> dict[str, str]:
    """This very package, and bots that do not pretend to think."""
    home = str(Path(stammtisch.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": home, "STAMMTISCH_BOT_PAUSE": "0"}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(process: int) -> list[int]:
    """The processes that this one has started."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(word) for word in text.split()]


class Server:
    """A process that can be killed and started again on the same database."""

    def __init__(self, database: str, folder: Path, **more: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self.arguments = {"port": self.port, "database": database, "open_browser": False, **more}
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", BEGIN, json.dumps(self.arguments)],
                stdout=log,
                stderr=log,
                env=environment(),
            )
        self.wait_until_open()

    def wait_until_open(self) -> None:
        end = time.monotonic() + PATIENCE  # three processes read their modules first, perhaps
        while time.monotonic() < end:
            assert self.process is None or self.process.poll() is None, self.log.read_text()
            try:  # a killed server's port may be held open, yet nobody answers there
                httpx.get(f"{self.url}/api/health", timeout=PATIENCE)
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return
        raise AssertionError(self.log.read_text())

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


FORK = """
import json, os, signal, sys
import stammtisch.server.listening
from stammtisch.server import serve
signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are not waited for
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        serve(**json.loads(line))
        os._exit(0)
    print(child, flush=True)
"""


class Mother:
    """A process that has imported everything, and forks servers that start quickly."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with (folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", FORK],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                env=environment(),
                text=True,
            )

    def bear(self, arguments: dict[str, Any]) -> int:
        """A new server; its process id."""
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(arguments) + "\n")
        process.stdin.flush()
        while not (line := process.stdout.readline()).strip().isdigit():
            assert line, "the mother is dead"  # else it is the greeting of a server
        return int(line)

    def end(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)
        for pipe in (self.process.stdin, self.process.stdout):
            assert pipe is not None
            pipe.close()


class QuickServer(Server):
    """A real process too, but forked."""

    def __init__(self, database: str, mother: Mother) -> None:
        self.child = 0
        self.mother = mother
        super().__init__(database, mother.folder)

    def start(self) -> None:
        self.child = self.mother.bear(self.arguments)
        self.wait_until_open()

    def stop(self, how: int = signal.SIGTERM) -> int:
        os.kill(self.child, how)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                os.kill(self.child, 0)
            except ProcessLookupError:
                return 0
            time.sleep(0.002)
        raise AssertionError("the server lives on")


class Seat:
    """A connection to a table, with the latest of each message heard."""

    def __init__(self, person: Person, table: str, query: str = "") -> None:
        address = person.server.url.replace("http", "ws") + f"/api/tables/{table}{query}"
        self._closing = ExitStack()
        connection = connect(
            address,
            additional_headers={"Cookie": person.cookie},
            open_timeout=PATIENCE,
            max_size=None,
            max_queue=None,
        )
        self.socket: ClientConnection = self._closing.enter_context(connection)
        self.heard: list[dict[str, Any]] = []
        self.bytes: list[str] = []

    def __enter__(self) -> Seat:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._closing.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str, where: Callable[[dict[str, Any]], bool] = bool) -> dict[str, Any]:
        """The next message of a kind that fits."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            text = self.socket.recv(timeout=PATIENCE)
            assert isinstance(text, str)
            message: dict[str, Any] = json.loads(text)
            self.heard.append(message)
            self.bytes.append(text)
            if message["type"] == kind and where(message):
                return message
        raise AssertionError(f"no {kind}; heard {[m['type'] for m in self.heard]}")

    def ask(self, kind: str, /, **message: Any) -> dict[str, Any]:
        """Say something, and the next message of a kind."""
        self.say(**message)
        return self.hear(kind)

    def my_turn(self) -> dict[str, Any]:
        """The next frame that asks this seat something, or ends the game."""
        return self.hear("frame", lambda f: bool(f["question"]) or bool(f["result"]))

    def closed(self) -> int:
        """Listen until the server closes, and say with which code."""
        try:
            while True:
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006


class Person:
    """A browser with its cookie."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
        )
        with ExitStack() as trouble:
            trouble.callback(self.http.close)
            self.http.get("/api/me").raise_for_status()
            if name is not None:
                self.http.put("/api/me", json={"name": name}).raise_for_status()
            trouble.pop_all()

    @property
    def cookie(self) -> str:
        return f"stammtisch={self.http.cookies['stammtisch']}"

    def make(self, game: str, *kinds: str, **more: Any) -> dict[str, Any]:
        """A table; a kind is `me`, `friend`, `here NAME` or `bot LEVEL`."""
        response = self.http.post(
            "/api/tables", json={"game": game, "seats": [wish(k) for k in kinds], **more}
        )
        response.raise_for_status()
        table: dict[str, Any] = response.json()
        return table

    def sit(self, table: str, query: str = "") -> Seat:
        return Seat(self, table, query)

    def join(self, table: str, **wish: Any) -> dict[str, Any]:
        response = self.http.post(f"/api/tables/{table}/join", json=wish)
        response.raise_for_status()
        answer: dict[str, Any] = response.json()
        return answer

    def close(self) -> None:
        self.http.close()


def wish(kind: str) -> dict[str, str]:
    word, _, rest = kind.partition(" ")
    named = {"here": "name", "bot": "level"}
    return {"kind": word, named[word]: rest} if word in named else {"kind": word}


def play_on(seat: Seat, frame: dict[str, Any], most: int = 2000) -> dict[str, Any]:
    """Answer with the first option until the game is over; the last frame."""
    for _ in range(most):
        if frame["result"]:
            return frame
        if frame["question"]:
            seat.say(at=frame["at"], choice=frame["question"]["options"][0]["text"])
        frame = seat.my_turn()
    raise AssertionError("the game does not end")
