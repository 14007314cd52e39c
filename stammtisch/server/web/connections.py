"""Connections with an end: a request that does not get finished is not waited for.

uvicorn waits for ever for the rest of a request, and for a reader who never reads.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..tables.guest import Guest, nobody_listens
from .siblings import SIBLINGS, Siblings

NOT_UNICODE: Final = 1007
TEXT: Final = 0x81  # a whole message of text
TEXT_16: Final = bytes((TEXT, 126))
TEXT_64: Final = bytes((TEXT, 127))

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
        super().connection_lost(exc)


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; once a guest has come in, there is no queue and no task between them.

    All that the guest is sent within a turn of the event loop goes out in one piece.
    """

    guest: Guest | None = None
    is_rung = False

    async def run_asgi(self) -> None:
        self.scope["state"]["connection"] = self
        await super().run_asgi()

    def attend(self, guest: Guest, hear: Callable[[str | None], None]) -> asyncio.Future[None]:
        """From now on carry this guest's messages; what is returned is done once it is gone."""
        self.guest, self.hear = guest, hear
        self.gone: asyncio.Future[None] = self.loop.create_future()
        while not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                hear(message.get("text"))
        if self.disconnected:
            self._let_go()
        self.go_on_reading()
        guest.ring = self._ring
        self._ring()
        return self.gone

    def stop_reading(self) -> None:
        """Somebody says more than can be done at once."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        """What was said is done."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.guest is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if self.curr_msg_data_type == "bytes":
            self.hear(None)
            return
        try:
            self.hear(data.decode())
        except UnicodeDecodeError:
            self.conn.send_close(NOT_UNICODE)
            self.handle_parser_exception()

    def _ring(self) -> None:
        if not self.is_rung:
            self.is_rung = True
            self.loop.call_soon(self._flush)

    def _flush(self) -> None:
        """Send the outbox, unless the reader is slow: then it goes out later, or grows too long."""
        self.is_rung = False
        if self.guest is None or not self.writable.is_set() or self.transport.is_closing():
            return
        if self.conn.state is not State.OPEN:
            return
        is_plain, plain = not self.conn.extensions, list[bytes]()
        for message in self.guest.take():
            if isinstance(message, int):
                self._part(message)
                break
            if is_plain:
                plain += (text_head(len(message)), message)
            else:
                self.conn.send_text(message)
        self.transport.write(b"".join([*plain, *self.conn.data_to_send()]))

    def _part(self, code: int) -> None:
        """Say that this is the end, and wait a little for the other side to say so too."""
        self.conn.send_close(code)
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._let_go()

    def _let_go(self) -> None:
        if self.guest is not None and not self.gone.done():
            self.gone.set_result(None)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.guest is not None:
            self._ring()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()
        self._untie()

    def _untie(self) -> None:
        """Let go of whatever holds this connection: it is freed at once, without a search."""
        self.conn.parser.close()
        if hasattr(self, "scope"):
            self.scope["state"].clear()
        if self.guest is not None:
            self.guest.ring = nobody_listens
            self.guest, self.hear = None, nothing_heard

    def keepalive_timeout(self) -> None:
        """Who no longer answers is not waited for, whatever is yet to be sent."""
        super().keepalive_timeout()
        self.transport.abort()


def nothing_heard(text: str | None) -> None:
    """What comes after the end."""


def text_head(size: int) -> bytes:
    """How a whole text of so many bytes begins where nothing is deflated (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((TEXT, size))
    if size < 1 << 16:
        return TEXT_16 + size.to_bytes(2, "big")
    return TEXT_64 + size.to_bytes(8, "big")


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
