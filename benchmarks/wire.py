"""A WebSocket client that costs little, so that what is measured is the server."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
import zlib
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x81
CLOSE: Final = 8
PING: Final = 9
PACKED: Final = 0x40
PACKED_END: Final = b"\x00\x00\xff\xff"


class Wire(asyncio.Protocol):
    """One connection: text messages go to `heard`; its mask is zero, which changes nothing."""

    def __init__(self, request: bytes, heard: Callable[[bytes], None]) -> None:
        self.heard: Final = heard
        self.request: Final = request
        self.inflating: Final = zlib.decompressobj(-zlib.MAX_WBITS)
        self.ready: Final = asyncio.get_running_loop().create_future()
        self.transport: asyncio.WriteTransport | None = None
        self.closed = False
        self._rest = b""
        self._upgraded = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.WriteTransport", transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed = True
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._upgraded:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._rest = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(data[:100].decode()))
                return
            self._upgraded = True
            self.ready.set_result(None)
            data = data[end + 4 :]
        self._rest = self._read(data)

    def _read(self, data: bytes) -> bytes:
        """Take every whole frame; what is left over."""
        place, size = 0, len(data)
        while size - place >= 2:
            length, begin = data[place + 1] & 0x7F, place + 2
            if length >= 126:
                begin += 2 if length == 126 else 8
                length = int.from_bytes(data[place + 2 : begin], "big")
            if size < begin + length:
                break
            body = data[begin : begin + length]
            if data[place] & PACKED:
                body = self.inflating.decompress(body + PACKED_END)
            self._take(data[place] & 0x0F, body)
            place = begin + length
        return data[place:]

    def _take(self, kind: int, body: bytes) -> None:
        if kind == PING:
            self._write(0x8A, body)
        elif kind == CLOSE:
            self.closed = True
        else:
            self.heard(body)

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something that a message brings."""
        while not done():
            assert not self.closed, "the server has closed the connection"
            await asyncio.sleep(0.001)

    def say(self, text: bytes) -> None:
        """Send a text message."""
        self._write(TEXT, text)

    def _write(self, kind: int, body: bytes) -> None:
        assert self.transport is not None
        size = len(body)
        head = struct.pack("!BB", kind, 0x80 | size) if size < 126 else b""
        if not head:
            head = struct.pack("!BBH", kind, 0x80 | 126, size)
        self.transport.write(head + b"\0\0\0\0" + body)


def handshake(host: str, path: str, cookie: str, deflate: bool) -> bytes:
    """The request that becomes a WebSocket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
        *(["Sec-WebSocket-Extensions: permessage-deflate"] if deflate else []),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


async def connect(
    host: str,
    port: int,
    path: str,
    cookie: str,
    heard: Callable[[bytes], None],
    deflate: bool = False,
) -> Wire:
    """A connection that is open."""
    request = handshake(f"{host}:{port}", path, cookie, deflate)
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request, heard), host, port)
    await wire.ready
    return wire
