"""The WebSocket of a table: a guest comes in, listens, speaks, and goes."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

from starlette.websockets import WebSocket

from stammtisch.core.errors import StammtischError

from ..logs import log
from ..protocol.refusals import Refused, refusal
from ..protocol.said import read_said
from ..tables.guest import TOO_SLOW, Guest
from ..tables.hearing import obey, refuse
from ..tables.house import House
from ..tables.room import Room
from .address import household
from .connections import SocketConnection
from .identity import COOKIE, read_token

CLOSED: Final = {"unknown-table": 4404, "not-yours": 4403, "too-many": TOO_SLOW}
NO_BINARY: Final = 1003
BROKEN: Final = 1011
LONGEST_NUMBER: Final = 9  # digits in a query


async def table_socket(socket: WebSocket) -> None:
    """One connection, from coming in to going."""
    house: House = socket.app.state.house
    address = household(socket.client.host if socket.client else "")
    await socket.accept()
    try:
        house.limits.requests.check(address)
        house.limits.connections.enter(address)
    except Refused as error:
        await socket.close(CLOSED[error.code], error.detail)
        return
    try:
        await converse(socket, house, address)
    except Refused as error:
        await socket.close(CLOSED.get(error.code, BROKEN), error.detail)
    finally:
        house.limits.connections.leave(address)


async def converse(socket: WebSocket, house: House, address: str) -> None:
    """Let a guest in, and hear what it says until it goes."""
    player = read_token(socket.app.state.key, socket.cookies.get(COOKIE))
    seat, since = whole(socket, "seat"), whole(socket, "from") or 0
    room = await house.room(socket.path_params["id"])
    guest = Guest(player, None, address, words=bool(whole(socket, "words")))
    await house.following.was_behind(room)  # nobody is shown less than they know already
    await house.again(room, lambda: room.greet(player, seat, guest, since))
    connection: SocketConnection = socket.state.connection
    try:
        await connection.attend(guest, Conversation(room, guest, connection).heard)
    finally:
        room.see_off(guest)


def whole(socket: WebSocket, key: str) -> int | None:
    """A number out of the query."""
    text = socket.query_params.get(key)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Refused("not-yours", f"{key}: expected a whole number")
    return int(text)


class Conversation:
    """What a guest says is done one after the other; who says more than that is not read."""

    def __init__(self, room: Room, guest: Guest, connection: SocketConnection) -> None:
        self.room: Final = room
        self.guest: Final = guest
        self.connection: Final = connection
        self.waiting: Final[deque[str]] = deque()
        self.is_busy = False

    def heard(self, text: str | None) -> None:
        """A message; None was not a text."""
        if text is None:
            self.guest.dismiss(NO_BINARY)
            return
        self.waiting.append(text)
        if self.is_busy:
            self.connection.stop_reading()
        else:
            self.is_busy = True
            self.room.house.spawn(self._do())

    async def _do(self) -> None:
        while self.waiting:
            text = self.waiting.popleft()
            if self.room.is_forgotten or self.guest.is_leaving:
                continue  # this guest has been told to come back
            while not self.room.house.limits.messages.take(self.guest.address):
                await asyncio.sleep(0.02)
            await hear(self.room, self.guest, text)
        self.is_busy = False
        self.connection.go_on_reading()


async def hear(room: Room, guest: Guest, text: str) -> None:
    """One message; what is refused changes nothing and gets a fresh frame."""
    said, at = read_said(text)
    try:
        if isinstance(said, Refused):
            raise said
        await obey(room, guest, said)
    except StammtischError as error:
        await refuse(room, guest, refusal(error), at)
    except Refused as error:
        await refuse(room, guest, error, at)
    except Exception:  # the outermost handler: one bad message ends nobody's evening
        log.exception("message failed", extra={"table": room.record.id})
        guest.dismiss(BROKEN)
