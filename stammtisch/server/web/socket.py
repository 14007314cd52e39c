"""The WebSocket of a table: a guest comes in, listens, speaks, and goes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.core.errors import StammtischError

from ..logs import log
from ..protocol.refusals import Refused, refusal
from ..protocol.said import read_said
from ..tables.guest import TOO_SLOW, Guest
from ..tables.hearing import obey, refuse
from ..tables.house import House
from ..tables.limits import Bucket
from ..tables.room import Room
from .identity import COOKIE, read_token

CLOSED: Final = {"unknown-table": 4404, "not-yours": 4403, "too-many": TOO_SLOW}
NO_BINARY: Final = 1003
BROKEN: Final = 1011
LONGEST_NUMBER: Final = 9  # digits in a query


async def table_socket(socket: WebSocket) -> None:
    """One connection, from coming in to going."""
    house: House = socket.app.state.house
    address = socket.client.host if socket.client else ""
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
    guest = Guest(player, None, address)
    async with room.lock:
        await room.greet(player, seat, guest, since)
    sender = asyncio.create_task(send_all(socket, guest))
    try:
        await listen(socket, room, guest)
    finally:
        room.see_off(guest)
        sender.cancel()


def whole(socket: WebSocket, key: str) -> int | None:
    """A number out of the query."""
    text = socket.query_params.get(key)
    if text is None:
        return None
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Refused("not-yours", f"{key}: expected a whole number")
    return int(text)


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what comes into the outbox; a number closes the connection."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            message = await guest.next()
            if isinstance(message, int):
                await socket.close(message)
                return
            await socket.send_text(message)


async def listen(socket: WebSocket, room: Room, guest: Guest) -> None:
    """Do what the guest says, one message after the other."""
    bucket = Bucket(rate=50, burst=100)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text")
        if text is None:
            guest.dismiss(NO_BINARY)
            continue
        if room.is_forgotten or guest.is_leaving:
            continue  # this guest has been told to come back
        while not bucket.take():
            await asyncio.sleep(0.02)
        await hear(room, guest, text)


async def hear(room: Room, guest: Guest, text: str) -> None:
    """One message; what is refused changes nothing and gets a fresh frame."""
    said, at = read_said(text)
    try:
        if isinstance(said, Refused):
            raise said
        await asyncio.shield(room.house.spawn(obey(room, guest, said)))
    except StammtischError as error:
        await refuse(room, guest, refusal(error), at)
    except Refused as error:
        await refuse(room, guest, error, at)
    except Exception:  # the outermost handler: one bad message ends nobody's evening
        log.exception("message failed", extra={"table": room.record.id})
        guest.dismiss(BROKEN)
