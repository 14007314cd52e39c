"""Workers of one command hand connections over; what is not taken stays."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from stammtisch.server.web import siblings
from stammtisch.server.web.siblings import Siblings


class Guest(asyncio.Transport):
    """A connection as far as it matters here."""

    def __init__(self, near: socket.socket, far: socket.socket) -> None:
        super().__init__({"socket": near})
        self.far = far
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing


Do = Callable[[Siblings, Siblings, Guest], Any]


def at_two_doors(folder: Path, do: Do) -> Any:
    """Two workers, and a guest who came to the first."""

    async def run() -> Any:
        here, there = [Siblings(str(folder), place, 2) for place in range(2)]
        near, far = socket.socketpair()
        with near, far, here.door, there.door:
            return await do(here, there, Guest(near, far))

    return asyncio.run(run())


def test_a_connection_goes_with_what_was_asked(tmp_path: Path) -> None:
    async def do(here: Siblings, there: Siblings, guest: Guest) -> tuple[bytes, bytes]:
        taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()

        async def take(connection: socket.socket, request: bytes) -> None:
            taken.put_nowait((connection, request))

        there.open(take)
        assert await here.hand_over(1, guest, b"GET /")
        connection, request = await taken.get()
        guest.get_extra_info("socket").close()  # it lives on at the other worker
        there.close()
        with connection:
            guest.far.sendall(b"hello")
            return request, connection.recv(5)

    assert at_two_doors(tmp_path, do) == (b"GET /", b"hello")


def test_where_nobody_takes_it_a_guest_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(siblings, "TRIES", 3)

    async def do(here: Siblings, there: Siblings, guest: Guest) -> list[bool]:
        dead = await here.hand_over(1, guest, b"x")
        there.door.bind(str(tmp_path / "1"))  # alive, but it does not get around to reading
        assert await here.hand_over(1, guest, b"x")
        while await here.hand_over(1, guest, b"x"):
            pass  # until its door is crowded
        guest.closing = True
        gone = await here.hand_over(1, guest, b"x")
        return [dead, gone]

    assert at_two_doors(tmp_path, do) == [False, False]


def test_where_there_can_be_no_door_each_keeps_its_guests(tmp_path: Path) -> None:
    async def take(connection: socket.socket, request: bytes) -> None:
        connection.close()

    async def run() -> bool:
        alone = Siblings(str(tmp_path / ("x" * 200)), 0, 2)
        opened = alone.open(take)
        alone.close()
        return opened

    assert not asyncio.run(run())


def test_only_what_belongs_to_a_table_of_another_worker_is_handed_over(tmp_path: Path) -> None:
    async def do(here: Siblings, there: Siblings, guest: Guest) -> None:
        asked = [b"/api/tables/%d?seat=1" % number for number in range(50)]
        places = [(here.place_for(each), there.place_for(each)) for each in asked]
        assert {*places} == {(None, 0), (1, None)}
        assert here.place_for(b"/api/tables/x/log") is None
        assert here.place_for(b"/") is None

    at_two_doors(tmp_path, do)
