"""Whoever floods a connection keeps nobody waiting: little is looked at in one turn of the loop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Opcode

from stammtisch.server.tables.limits import Bucket
from stammtisch.server.web import connections, requests
from stammtisch.server.web.connections import SocketConnection
from stammtisch.server.web.requests import HttpConnection

from .test_wires import Browser, Pipe, talking

PING = b"\x89\x80\0\0\0\0"
TEXT = b"\x81\x80\0\0\0\0"
MOST_AT_ONCE = connections.SIP // len(PING) + 1
A_CHUNK = 262_144  # bytes that may come in at once
GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def pongs(browser: Browser) -> int:
    return len([frame for frame in browser.read() if frame.opcode is Opcode.PONG])


def test_of_a_flood_of_pings_few_are_answered_in_one_turn_and_then_it_rests() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        connection.data_received(PING * (A_CHUNK // len(PING)))
        assert 0 < pongs(browser) <= MOST_AT_ONCE
        assert not browser.pipe.reads
        for _ in range(100):  # turns of the loop, and hardly any time
            await asyncio.sleep(0)
        assert pongs(browser) <= MOST_AT_ONCE
        browser.pipe.closed = True

    talking(test)


def test_what_was_said_faster_than_it_is_read_is_read_in_time_and_in_order() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        connection.bucket = Bucket(1e6, 1e6)
        texts = [f"{number} and more".encode() for number in range(3000)]
        browser.say(connection, *texts)
        assert len(browser.heard) < len(texts)
        connection.stop_reading()
        for _ in range(10):
            await asyncio.sleep(0.001)
        heard = len(browser.heard)
        assert heard < len(texts)
        connection.go_on_reading()
        while not browser.pipe.reads:
            await asyncio.sleep(0.001)
        assert browser.heard == [text.decode() for text in texts]

    talking(test)


def test_a_message_longer_than_a_sip_is_heard_whole() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        browser.say(connection, b"x" * 10_000)
        while not browser.heard:
            await asyncio.sleep(0.001)
        assert browser.heard == ["x" * 10_000]

    talking(test)


class Asked:
    """An application that answers when it is told to."""

    def __init__(self, body: bytes = b"") -> None:
        self.body = body
        self.count = 0
        self.goes_on = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.count += 1
        await self.goes_on.wait()
        length = (b"content-length", b"%d" % len(self.body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": self.body})


class Drain(Pipe):
    """A pipe whose other end reads nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.left = 0
        self.ends: list[str] = []

    def close(self) -> None:
        super().close()
        self.ends.append("close")

    def abort(self) -> None:
        super().abort()
        self.ends.append("abort")

    def write(self, data: Any) -> None:
        self.left += len(data)

    def get_write_buffer_size(self) -> int:
        return self.left


def asking(test: Callable[[Asked, HttpConnection, Drain], Any], body: bytes = b"") -> None:
    async def run() -> None:
        app, pipe = Asked(body), Drain()
        connection = HttpConnection(uvicorn.Config(app), ServerState(), {})
        connection.connection_made(pipe)
        await test(app, connection, pipe)
        with contextlib.suppress(KeyError):
            connection.connection_lost(None)
        app.goes_on.set()
        await asyncio.sleep(0)

    asyncio.run(run())


def test_few_requests_are_taken_in_advance() -> None:
    async def test(app: Asked, connection: HttpConnection, pipe: Drain) -> None:
        connection.data_received(3 * GET)
        assert len(connection.pipeline) == 2
        connection.data_received(GET * (A_CHUNK // len(GET)))
        assert pipe.closed
        assert len(connection.pipeline) <= requests.SIP // len(GET) + 3

    asking(test)


def test_who_never_reads_an_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "SECONDS_FOR_AN_ANSWER", 0.02)

    async def test(app: Asked, connection: HttpConnection, pipe: Drain) -> None:
        app.goes_on.set()
        connection.data_received(b"GET / HTTP/1.1\r\nConnection: close\r\n\r\n")
        while app.count == 0 or not pipe.ends:
            await asyncio.sleep(0)
        while "abort" not in pipe.ends:  # until then the system goes on trying
            await asyncio.sleep(0.01)
        assert pipe.ends[0] == "close"

    asking(test, b"x" * 50_000)


def test_who_reads_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(app: Asked, connection: HttpConnection, pipe: Drain) -> None:
        connection.data_received(GET)
        connection.pause_writing()
        waited_for = connection.unread
        assert waited_for is not None
        connection.resume_writing()
        assert waited_for.cancelled()
        assert pipe.ends == []

    asking(test)


def test_when_all_places_are_taken_who_asks_nothing_goes_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(requests, "most_connections", lambda: 2)

    async def run() -> list[bool]:
        app, state, pipes = Asked(), ServerState(), [Drain() for _ in range(3)]
        config = uvicorn.Config(app)
        for pipe in pipes[:2]:
            connection = HttpConnection(config, state, {})
            connection.connection_made(pipe)
            connection.data_received(GET)
            await asyncio.sleep(0)
            app.goes_on.set()  # the first is answered, and idle
            await asyncio.sleep(0.01)
            app.goes_on.clear()
        HttpConnection(config, state, {}).connection_made(pipes[2])
        app.goes_on.set()
        await asyncio.sleep(0)
        return [pipe.closed for pipe in pipes]

    assert sum(asyncio.run(run())) == 1
