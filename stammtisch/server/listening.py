"""Open the house: listen, say where, and close in good order."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
import sys
import time
import webbrowser
from typing import Final

import segno
import uvicorn

from stammtisch.core.errors import StammtischError

from .app import make_app
from .logs import set_up_logs
from .settings import Settings
from .storage.database import default_database
from .storage.opening import try_out
from .web.address import has_display, origins
from .web.connections import SocketConnection
from .web.requests import HttpConnection
from .web.siblings import SIBLINGS, Siblings
from .workers import expect_sharing, oversee

MOST_MESSAGE: Final = 16_384
PATIENCE: Final = 0.5  # seconds in which a port becomes free


class BadAddress(StammtischError):
    """An address or a port on which this machine cannot listen."""


class Server(uvicorn.Server):
    """Says where it is once it listens."""

    def __init__(
        self,
        config: uvicorn.Config,
        greeting: str,
        page: str | None,
        siblings: Siblings | None = None,
    ) -> None:
        super().__init__(config)
        self.greeting: Final = greeting
        self.page: Final = page
        self.siblings: Final = siblings

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            if self.siblings is not None and self.siblings.open(self._take):
                self.lifespan.state[SIBLINGS] = self.siblings
            if self.greeting:
                print(self.greeting, flush=True)
            if self.page is not None:
                await asyncio.to_thread(webbrowser.open, self.page)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.siblings is not None:
            self.siblings.close()
        await super().shutdown(sockets)

    async def _take(self, connection: socket.socket, request: bytes) -> None:
        """A connection that another worker has accepted, with what was asked there."""
        loop, config = asyncio.get_running_loop(), self.config

        def new() -> asyncio.Protocol:
            state = {"server_state": self.server_state, "app_state": self.lifespan.state}
            return HttpConnection(config=config, **state)

        with contextlib.suppress(OSError):  # who has gone meanwhile
            _, protocol = await loop.connect_accepted_socket(new, connection)
            protocol.data_received(request)


def greeting(address: str, lan: bool) -> str:
    """Where to find the house; for phones also as a picture."""
    words = f"Stammtisch is open at {address} (stop with Ctrl-C)"
    if not lan:
        return words
    picture = segno.make(address, error="m")
    rows = ["".join(["██" if not dark else "  " for dark in row]) for row in bordered(picture)]
    return "\n".join([*rows, words, "Everybody in this network can come in; scan the picture."])


def bordered(picture: segno.QRCode) -> list[list[int]]:
    """The dark and light fields, with the light border that readers need."""
    rows = [[0, 0, *row, 0, 0] for row in picture.matrix]
    empty = [0] * len(rows[0])
    return [empty, *rows, empty]


def take_port(host: str, port: int) -> socket.socket:
    """The socket to listen on; who cannot have it is told before anything is opened."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bind_patiently(listener, host, port)
    except OSError as error:
        listener.close()
        reason = (error.strerror or str(error)).lower()
        taken = error.errno in (errno.EADDRINUSE, errno.EACCES)
        advice = "try --port" if taken else "is --host an address of this machine?"
        raise BadAddress(f"cannot listen on {host}:{port}: {reason}; {advice}") from None
    # Not inheritable: a worker that outlives a killed server must not keep the port.
    return listener


def bind_patiently(listener: socket.socket, host: str, port: int) -> None:
    """A process just being born when its server was killed holds the port a moment longer."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return listener.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE or time.monotonic() > end:
                raise
        time.sleep(0.05)


def configured(settings: Settings, host: str, port: int) -> uvicorn.Config:
    """How uvicorn serves: it logs nothing of its own, and waits for nobody without end."""
    return uvicorn.Config(
        make_app(settings),
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        server_header=False,
        http=HttpConnection,
        ws=SocketConnection,
        ws_max_size=MOST_MESSAGE,
        ws_per_message_deflate=os.environ.get("STAMMTISCH_DEFLATE", "1") != "0",
        timeout_graceful_shutdown=3,
    )


def listen(
    host: str,
    port: int,
    database: str | None,
    lan: bool,
    public_url: str | None,
    open_browser: bool,
    workers: int = 1,
) -> None:
    """Serve until told to stop, in one process or in several."""
    set_up_logs()
    bound = "0.0.0.0" if lan and host == "127.0.0.1" else host
    admitted = origins(bound, port, lan, public_url)
    url = database or os.environ.get("STAMMTISCH_DATABASE") or default_database()
    if workers > 1:
        expect_sharing(url)
    listener = take_port(bound, port)
    asyncio.run(try_out(url))
    settings = settings_for(url, admitted)
    told = greeting(admitted[-1] if lan or public_url else admitted[0], lan)
    page = admitted[0] if open_browser and has_display() else None
    if workers > 1:
        oversee(workers, listener, settings, {"host": bound, "port": port}, told)
    else:
        run_here(Server(configured(settings, bound, port), told, page), listener)


def settings_for(database: str, admitted: list[str]) -> Settings:
    """What the command line and the environment ask for."""
    return Settings(
        database=database,
        origins=frozenset(admitted),
        secure=admitted[-1].startswith("https:"),
        bot_pause=float(os.environ.get("STAMMTISCH_BOT_PAUSE", "0.7")),
        limits=float(os.environ.get("STAMMTISCH_LIMITS", "1")),
    )


def run_here(server: Server, listener: socket.socket) -> None:
    """Serve in this process."""
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn has closed, and raises what stopped it
        server.run([listener])
    if not server.started:
        sys.exit(1)
