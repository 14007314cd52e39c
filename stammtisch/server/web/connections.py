"""Connections with an end: a request that does not get finished is not waited for.

uvicorn waits for ever for the rest of a request, and for a reader who never reads.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SECONDS_FOR_A_REQUEST: Final = 15.0  # from the first byte to the last; also before the first
MOST_HEADER_BYTES: Final = 65_536
MOST_CONNECTIONS: Final = 4000
SPARE_FILES: Final = 100  # for the database, the shell's files and the thinking processes


class HttpConnection(HttpToolsProtocol):
    """A request has so much time; beyond so many connections the longest unfinished one goes."""

    deadline: asyncio.TimerHandle | None = None
    header_bytes = 0
    in_headers = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self._begin()
        if len(self.connections) > most_connections():
            self._make_room()

    def _make_room(self) -> None:
        others = [each for each in self.connections if isinstance(each, HttpConnection)]
        waiting = [(each.deadline.when(), each) for each in others if each.deadline is not None]
        oldest = min(waiting, key=lambda pair: pair[0], default=(0.0, self))[1]
        oldest.transport.abort()

    def _begin(self) -> None:
        self.header_bytes, self.in_headers = 0, True
        self.deadline = self.loop.call_later(SECONDS_FOR_A_REQUEST, self._give_up)

    def _end(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _give_up(self) -> None:
        self.deadline = None
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self.header_bytes += len(data)
        super().data_received(data)
        if self.in_headers and self.header_bytes > MOST_HEADER_BYTES:
            self._give_up()

    def on_message_begin(self) -> None:
        if self.deadline is None:
            self._begin()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._end()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)


class SocketConnection(WebSocketsSansIOProtocol):
    """Who no longer answers is not waited for, whatever is yet to be sent."""

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


@cache
def open_files() -> int:
    """As many files as this process may ever have open."""
    try:
        import resource
    except ImportError:  # not on every system
        return MOST_CONNECTIONS + SPARE_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return hard if hard != resource.RLIM_INFINITY else MOST_CONNECTIONS + SPARE_FILES


def most_connections() -> int:
    """How many connections there may be at once."""
    return max(10, min(MOST_CONNECTIONS, open_files() - SPARE_FILES))
