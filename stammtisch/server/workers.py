"""Several processes that serve on one port: one that dies is replaced, all end with the first."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from dataclasses import asdict, replace
from typing import Any, Final

from stammtisch.core.errors import StammtischError

from .logs import log, set_up_logs
from .settings import Settings
from .storage.database import read_url
from .thinking.rules import OWN

A_LOOK: Final = 0.1  # seconds
YOUNG: Final = 5.0  # seconds; who dies younger is replaced after a while only
PATIENCE: Final = 10.0


class BadWorkers(StammtischError):
    """Several processes where only one can be."""


def expect_sharing(database: str) -> None:
    """Refuse several processes on a file, or on a system that cannot share a port so."""
    if read_url(database).get_backend_name() == "sqlite":
        raise BadWorkers("--workers: an SQLite file serves one process; give a postgresql:// URL")
    if sys.platform == "win32":
        raise BadWorkers("--workers: not on Windows; start several servers behind a proxy")


class Worker:
    """One process, started anew when it has died; it ends when its input does."""

    def __init__(self, listener: socket.socket, orders: dict[str, Any]) -> None:
        self.listener: Final = listener
        self.orders: Final = orders
        self.born = 0.0
        self.process: Final = self._start()

    def _start(self) -> subprocess.Popen[bytes]:
        self.born = time.monotonic()
        number = self.listener.fileno()
        words = json.dumps({**self.orders, "listener": number})
        given = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        return subprocess.Popen(
            [sys.executable, "-P", "-m", "stammtisch.server.workers", words],
            env={**os.environ, "PYTHONPATH": os.pathsep.join([OWN, *given])},
            stdin=subprocess.PIPE,
            pass_fds=[number],
            start_new_session=True,  # Ctrl-C is for the first process, which then ends the others
        )

    def is_to_be_replaced(self) -> bool:
        """Whether it has died, and not only just begun."""
        return self.process.poll() is not None and time.monotonic() - self.born > YOUNG

    def end(self) -> None:
        """In good order, or else not."""
        if self.process.poll() is None:
            self.process.terminate()

    def wait(self) -> None:
        """Until it has ended."""
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        assert self.process.stdin is not None
        self.process.stdin.close()


def oversee(
    count: int, listener: socket.socket, settings: Settings, where: dict[str, Any], greeting: str
) -> None:
    """Keep so many processes serving until told to stop."""
    stop = threading.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: stop.set())
    shared = replace(settings, thinkers=max(1, settings.thinkers // count), workers=count)
    kept = {**asdict(shared), "origins": sorted(settings.origins)}
    orders = {"settings": kept, "greeting": "", **where}
    with tempfile.TemporaryDirectory(prefix="stammtisch-") as folder:
        doors = [{"folder": folder, "place": place, "count": count} for place in range(count)]
        workers = [Worker(listener, {**orders, "siblings": door}) for door in doors[1:]]
        first = {**orders, "siblings": doors[0], "greeting": greeting}
        workers.insert(0, Worker(listener, first))
        while not stop.wait(A_LOOK):
            for place, worker in enumerate(workers):
                if worker.is_to_be_replaced():
                    log.error("worker died", extra={"status": worker.process.returncode})
                    worker.wait()
                    workers[place] = Worker(listener, {**orders, "siblings": doors[place]})
        for worker in workers:
            worker.end()
        for worker in workers:
            worker.wait()


def main(words: str) -> None:
    """Serve on the port that the first process has taken."""
    from .listening import Server, configured, run_here
    from .web.siblings import Siblings

    orders = json.loads(words)
    kept = orders["settings"]
    place = orders["siblings"]["place"]
    settings = Settings(**{**kept, "origins": frozenset(kept["origins"]), "place": place})
    set_up_logs()
    listener = socket.socket(fileno=orders["listener"])
    listener.set_inheritable(False)  # not for those that think
    config = configured(settings, orders["host"], orders["port"])
    server = Server(config, orders["greeting"], None, Siblings(**orders["siblings"]))

    def end_with_input() -> None:
        sys.stdin.buffer.read()
        server.should_exit = True

    threading.Thread(target=end_with_input, daemon=True).start()
    run_here(server, listener)


if __name__ == "__main__":
    main(sys.argv[1])
