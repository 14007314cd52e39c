"""The WebSocket of a guest: what is said is read in sips, what is sent goes out in one piece."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from ..tables.guest import Guest, nobody_listens
from ..tables.limits import Bucket

NOT_UNICODE: Final = 1007
TEXT: Final = 0x81  # a whole message of text
TEXT_16: Final = bytes((TEXT, 126))
TEXT_64: Final = bytes((TEXT, 127))
SIP: Final = 1024  # bytes that are taken apart in one turn of the event loop


class SocketConnection(WebSocketsSansIOProtocol):
    """A WebSocket; once a guest has come in, there is no queue and no task between them.

    All that the guest is sent within a turn of the event loop goes out in one piece.
    """

    guest: Guest | None = None
    is_rung = False
    unread = b""  # what came in and has not been looked at
    is_resting = False  # until it is time for the next sip

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

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.bucket: Bucket = Bucket(rate=50, burst=100)

    def data_received(self, data: bytes) -> None:
        """Take it apart sip by sip: a quarter of a megabyte holds 40,000 pings."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread + data if self.unread else data
        if not self.is_resting:
            self._sip()

    def _sip(self) -> None:
        """Whoever has said more than is read rests until it is read again."""
        if self.transport.is_closing() or self.read_paused:
            return
        sip, self.unread = self.unread[:SIP], self.unread[SIP:]
        self.conn.receive_data(sip)
        frames = len(self.conn.events)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        self.handle_events()
        wait = self.bucket.spend(frames)
        if wait or self.unread:
            self.is_resting = True
            self.transport.pause_reading()
            self.loop.call_later(wait, self._go_on)

    def _go_on(self) -> None:
        self.is_resting = False
        if self.unread:
            self._sip()
        if not (self.is_resting or self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def stop_reading(self) -> None:
        """Somebody says more than can be done at once."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def go_on_reading(self) -> None:
        """What was said is done."""
        was_paused, self.read_paused = self.read_paused, False
        if (was_paused or self.unread) and not (self.is_resting or self.transport.is_closing()):
            self._go_on()

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
