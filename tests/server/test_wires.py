"""The wire of a guest: one write a turn, and a slow reader who costs little."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from stammtisch.server.listening import configured
from stammtisch.server.protocol.bodies import NewTable, SeatWish
from stammtisch.server.protocol.heard import Pong
from stammtisch.server.settings import Settings
from stammtisch.server.tables.guest import MOST_BYTES, TOO_SLOW, Guest
from stammtisch.server.tables.house import House
from stammtisch.server.tables.records import PlayerRecord
from stammtisch.server.web.connections import SocketConnection
from stammtisch.server.web.requests import HttpConnection

from .people import PATIENCE, free_port

WIRES = (SocketConnection, HttpConnection, Guest)


class Pipe(asyncio.Transport):
    """What is written lies here; nobody reads while it is full."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[bytes] = []
        self.reads = True
        self.closed = False

    def write(self, data: Any) -> None:
        self.writes.append(bytes(data))

    def pause_reading(self) -> None:
        self.reads = False

    def resume_reading(self) -> None:
        self.reads = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.closed = True


class Browser:
    """The other end of the wire."""

    def __init__(self, pings: float | None = None) -> None:
        self.pings = pings
        self.pipe = Pipe()
        self.protocol = ClientProtocol(parse_uri("ws://x/"))
        self.heard: list[str | None] = []
        self.guest = Guest("anna", 0)

    async def connect(self) -> SocketConnection:
        """Shake hands, and let the guest be attended to."""
        attended = asyncio.get_running_loop().create_future()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            connection: SocketConnection = scope["state"]["connection"]
            gone = connection.attend(self.guest, self.heard.append)
            attended.set_result(connection)
            await gone

        config = uvicorn.Config(app, ws_ping_interval=self.pings, ws_ping_timeout=self.pings)
        connection = SocketConnection(config, ServerState(), {})
        connection.connection_made(self.pipe)
        self.protocol.send_request(self.protocol.connect())
        connection.data_received(b"".join(self.protocol.data_to_send()))
        await attended
        self.read()
        return connection

    def read(self) -> list[Frame]:
        """The frames that came since the last look."""
        for data in self.pipe.writes:
            self.protocol.receive_data(data)
        self.pipe.writes.clear()
        return [event for event in self.protocol.events_received() if isinstance(event, Frame)]

    def say(self, connection: SocketConnection, *frames: bytes) -> None:
        for data in frames:
            self.protocol.send_text(data)
        connection.data_received(b"".join(self.protocol.data_to_send()))


def talking(test: Callable[[Browser, SocketConnection], Any]) -> None:
    async def run() -> None:
        browser = Browser()
        connection = await browser.connect()
        await test(browser, connection)
        with contextlib.suppress(KeyError):
            connection.connection_lost(None)
        await asyncio.sleep(0)

    asyncio.run(run())


def test_what_is_sent_within_a_turn_is_written_at_once() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        for _ in range(3):
            browser.guest.send(Pong())
        await asyncio.sleep(0)
        assert len(browser.pipe.writes) == 1
        assert [frame.data for frame in browser.read()] == [b'{"type":"pong"}'] * 3

    talking(test)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_text_of_any_length_arrives(size: int) -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        browser.guest.send(b"x" * size)
        await asyncio.sleep(0)
        (frame,) = browser.read()
        assert (frame.opcode, frame.fin, frame.data) == (Opcode.TEXT, True, b"x" * size)

    talking(test)


def test_a_reader_who_never_reads_is_sent_away_and_holds_a_bounded_heap() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        connection.pause_writing()
        for _ in range(100):
            browser.guest.send(b"x" * (MOST_BYTES // 10))
            await asyncio.sleep(0)
        assert browser.pipe.writes == []
        assert browser.guest.outbox == [TOO_SLOW]
        connection.resume_writing()
        await asyncio.sleep(0)
        (frame,) = browser.read()
        assert (frame.opcode, frame.data[:2]) == (Opcode.CLOSE, TOO_SLOW.to_bytes(2, "big"))

    talking(test)


def test_texts_are_heard_in_order_and_what_is_no_text_is_told_apart() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        browser.say(connection, b"one", "zwö".encode())
        browser.protocol.send_binary(b"three")
        browser.say(connection)
        assert browser.heard == ["one", "zwö", None]

    talking(test)


def test_what_is_not_unicode_ends_the_connection() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        browser.say(connection, b"\xff")
        assert browser.heard == []
        assert browser.pipe.closed
        assert browser.read()[-1].opcode is Opcode.CLOSE

    talking(test)


def test_a_connection_that_is_lost_lets_its_guest_go() -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        assert not connection.gone.done()
        browser.pipe.closed = True
        connection.connection_lost(None)
        assert connection.gone.done()
        browser.guest.send(Pong())
        connection.stop_reading()
        await asyncio.sleep(0)
        assert browser.pipe.writes == []
        assert browser.pipe.reads

    talking(test)


def test_a_connection_whose_other_end_is_gone_without_a_word_is_ended() -> None:
    async def run() -> None:
        browser = Browser(pings=0.02)
        connection = await browser.connect()
        await asyncio.wait_for(until(lambda: browser.pipe.closed), PATIENCE)
        connection.connection_lost(None)
        assert connection.gone.done()

    asyncio.run(run())


async def until(done: Callable[[], bool]) -> None:
    while not done():
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("paused", [True, False])
def test_reading_stops_and_goes_on(paused: bool) -> None:
    async def test(browser: Browser, connection: SocketConnection) -> None:
        connection.stop_reading()
        if not paused:
            connection.go_on_reading()
        assert browser.pipe.reads is not paused

    talking(test)


def left_over() -> list[str]:
    return [type(each).__name__ for each in gc.get_objects() if type(each) in WIRES]


def test_a_connection_that_is_gone_is_freed_without_a_search_for_cycles(tmp_path: Path) -> None:
    async def run() -> list[str]:
        port = free_port()
        known = frozenset({f"http://127.0.0.1:{port}"})
        config: Any = configured(Settings(str(tmp_path / "x.db"), known), "127.0.0.1", port)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.01)
        wish = NewTable("pig", [SeatWish("friend"), SeatWish("friend")])
        inn: House = config.app.state.house
        room = await inn.open_table(wish, PlayerRecord("anna", "Anna"))
        for _ in range(2):
            gc.collect()
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{room.record.id}") as browser:
                await browser.recv()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(until(lambda: not left_over()), PATIENCE)
        left = left_over()
        server.should_exit = True
        await serving
        return left

    gc.disable()
    try:
        assert asyncio.run(run()) == []
    finally:
        gc.enable()
