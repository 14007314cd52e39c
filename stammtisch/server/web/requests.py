"""Requests with an end: what is not finished is not waited for, nor who never reads the answer.

uvicorn waits for ever for both, and takes as many requests at once as come in.
"""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .siblings import SIBLINGS, Siblings

SECONDS_FOR_A_REQUEST: Final = 15.0  # from the first byte to the last; also before the first
SECONDS_FOR_AN_ANSWER: Final = 60.0  # until it has been read
MOST_HEADER_BYTES: Final = 65_536
MOST_IN_ADVANCE: Final = 8  # requests that wait for the answer to one before them
MOST_CONNECTIONS: Final = 4000
SPARE_FILES: Final = 100  # for the database, the shell's files and the thinking processes
SIP: Final = 4096  # bytes that are looked at before it is asked whether that is enough


class HttpConnection(HttpToolsProtocol):
    """A request has so much time; beyond so many connections the longest unfinished one goes."""

    deadline: asyncio.TimerHandle | None = None  # of the request that comes in
    unread: asyncio.TimerHandle | None = None  # of an answer that lies here
    header_bytes = 0
    in_headers = True
    is_upgraded = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn
        super().connection_made(transport)
        self._begin()
        if len(self.connections) > most_connections():
            self._make_room()

    def _make_room(self) -> None:
        others = [each for each in self.connections if isinstance(each, HttpConnection)]
        unfinished = [(each.deadline.when(), each) for each in others if each.deadline]
        idle = [(t.when(), each) for each in others if (t := each.timeout_keep_alive_task)]
        found = min(unfinished or idle, key=lambda pair: pair[0], default=(0.0, self))
        found[1].transport.abort()

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
        for place in range(0, len(data), SIP):
            if self.transport.is_closing() or self.is_upgraded:
                return
            sip = data[place : place + SIP]
            self.header_bytes += len(sip)
            super().data_received(sip)
            too_long = self.in_headers and self.header_bytes > MOST_HEADER_BYTES
            if too_long or len(self.pipeline) > MOST_IN_ADVANCE:
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

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self._expect_to_be_read()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._expect_to_be_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._is_read()

    def _expect_to_be_read(self) -> None:
        self._is_read()
        self.unread = self.loop.call_later(SECONDS_FOR_AN_ANSWER, self._leave_unread)

    def _is_read(self) -> None:
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def _leave_unread(self) -> None:
        self.unread = None
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        self._end()
        self.is_upgraded = True
        siblings: Siblings | None = self.app_state.get(SIBLINGS)
        place = siblings.place_for(self.url) if siblings is not None else None
        if siblings is None or place is None:
            self._upgrade_here()
            return
        self.transport.pause_reading()
        task = self.loop.create_task(self._hand_over(siblings, place))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def _upgrade_here(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser  # they hold each other, and neither is needed any more

    async def _hand_over(self, siblings: Siblings, place: int) -> None:
        head = [b"%b: %b\r\n" % header for header in self.scope["headers"]]
        request = b"GET %b HTTP/1.1\r\n%b\r\n" % (self.url, b"".join(head))
        taken = await siblings.hand_over(place, self.transport, request)
        if taken:
            self.transport.abort()  # the connection itself lives on in the other process
        elif not self.transport.is_closing():
            self.transport.resume_reading()
            self._upgrade_here()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        self._is_read()
        super().connection_lost(exc)


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
