"""The servers under load, each a process of its own: ours, and what other benchmarks give."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

HOST: Final = "127.0.0.1"
TICKS: Final = os.sysconf("SC_CLK_TCK")
PATIENCE: Final = 60


class Server:
    """A process, and one kept connection that asks it for things."""

    def __init__(
        self, command: list[str], port: int, bot_pause: str = "0.7", workers: int = 1
    ) -> None:
        wishes = {"STAMMTISCH_LIMITS": "1000000", "STAMMTISCH_BOT_PAUSE": bot_pause}
        environment = {"PYTHONPATH": ".", **os.environ, **wishes}
        self.port: Final = port
        self.workers: Final = workers
        self.cookie = ""
        self.process: Final = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        self._wait()
        self.http: Final = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection((HOST, self.port), 1).close()
                return
            except OSError:
                time.sleep(0.02)
        self.process.kill()
        self.process.wait()
        raise SystemExit("the server does not open")

    def call(self, method: str, path: str, body: Any = None) -> Any:
        """A request, with the cookie that the first one brought."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        self.http.close()  # who asks seldom finds the last connection closed
        self.http.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self.http.getresponse()
        given = answer.headers.get("Set-Cookie")
        self.cookie = given.split(";")[0] if given else self.cookie
        text = answer.read().decode()
        assert answer.status < 400, f"{method} {path}: {answer.status} {text}"
        return json.loads(text)

    def serving(self) -> list[int]:
        """The processes that serve: this one, or the workers that it has started."""
        first = self.process.pid
        if self.workers == 1:
            return [first]
        return [
            int(word) for word in Path(f"/proc/{first}/task/{first}/children").read_text().split()
        ]

    def seconds(self) -> float:
        """Processor time so far, of those who serve; not of those who think, nor the database."""
        return sum([seconds_of(process) for process in self.serving()])

    def megabytes(self) -> float:
        """Memory in use now."""
        return sum([megabytes_of(process) for process in self.serving()])

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End it; by default as a person would."""
        self.http.close()
        self.process.send_signal(how)
        self.process.wait(PATIENCE)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def seconds_of(process: int) -> float:
    """Processor time of a process and of those it started that have ended."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def megabytes_of(process: int) -> float:
    """Memory of a process."""
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


def our_server(
    folder: str, bot_pause: str = "0.7", database: str | None = None, workers: int = 1
) -> Server:
    """Stammtisch, with SQLite in a folder; `-P` so that what is compiled goes first."""
    port = free_port()
    words = ["serve", "--port", str(port), "--database", database or f"{folder}/load.db"]
    words += ["--no-open", "--workers", str(workers)]
    command = [sys.executable, "-P", "-m", "stammtisch.cli", *words]
    return Server(command, port, bot_pause, workers)
