"""The WebSocket of a table: a guest comes in, listens, speaks, and goes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final, TypeVar

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from stammtisch.core.errors import StammtischError

from .guest import TOO_SLOW, Guest
from .house import House
from .identity import COOKIE, read_token
from .limits import Bucket
from .logs import log
from .messages import SAID, Refusal
from .refusals import Refused, refusal
from .room import Room
from .wishes import WISHES

CLOSED: Final = {"unknown-table": 4404, "not-yours": 4403, "too-many": TOO_SLOW}
NO_BINARY: Final = 1003
BROKEN: Final = 1011
S = TypeVar("S", bound=msgspec.Struct)


class Kind(msgspec.Struct):
    """What sort of message it is; an answer need not say so."""

    type: str = "answer"
    at: int | None = None


async def table_socket(socket: WebSocket) -> None:
    """One connection, from coming in to going."""
    house: House = socket.app.state.house
    await socket.accept()
    player = read_token(socket.app.state.key, socket.cookies.get(COOKIE))
    try:
        socket.app.state.limits["any"].check(socket.client.host if socket.client else "")
        room = await house.room(socket.path_params["id"])
        guest = Guest(player, eyes(room, player, socket.query_params.get("seat")))
    except Refused as error:
        await socket.close(CLOSED.get(error.code, BROKEN), error.detail)
        return
    sender = asyncio.create_task(send_all(socket, guest))
    async with room.lock:
        room.greet(guest, whole(socket.query_params.get("from")) or 0)
    try:
        await listen(socket, house, room, guest)
    finally:
        room.see_off(guest)
        sender.cancel()


def whole(text: str | None) -> int | None:
    """A number out of the query."""
    return int(text) if text is not None and text.isascii() and text.isdigit() else None


def eyes(room: Room, player: str | None, wish: str | None) -> int | None:
    """The seat asked for, which must be the player's own, or the likeliest one."""
    if wish is None:
        return room.eyes_of(player)
    seat = whole(wish)
    if seat not in room.seats_of(player):
        raise Refused("not-yours", "this seat is not yours")
    return seat


async def send_all(socket: WebSocket, guest: Guest) -> None:
    """Send what comes into the outbox; a number closes the connection."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            message = await guest.outbox.get()
            if isinstance(message, int):
                await socket.close(message)
                return
            await socket.send_text(message)


async def listen(socket: WebSocket, house: House, room: Room, guest: Guest) -> None:
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
        if house.rooms.get(room.record.id) is not room:
            return  # it was built anew; this guest has been told to come back
        while not bucket.take():
            await asyncio.sleep(0.02)
        await obey(house, room, guest, text)


async def obey(house: House, room: Room, guest: Guest, text: str) -> None:
    """One message; what is refused changes nothing and gets a fresh frame."""
    at: int | None = None
    try:
        kind = read(text, Kind)
        at = kind.at
        if kind.type not in SAID:
            raise Refused("bad-message", f"unknown type {kind.type[:40]!r}")
        said = read(text, SAID[kind.type])
        await asyncio.shield(house.spawn(WISHES[kind.type](house, room, guest, said)))
    except StammtischError as error:
        await refuse(room, guest, refusal(error), at)
    except Refused as error:
        await refuse(room, guest, error, at)
    except Exception:  # the outermost handler: one bad message ends nobody's evening
        log.exception("message failed", extra={"table": room.record.id})
        guest.dismiss(BROKEN)


def read(text: str, kind: type[S]) -> S:
    """A message of this kind, or a refusal."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-message", str(error)[:200]) from None


async def refuse(room: Room, guest: Guest, why: Refused, at: int | None) -> None:
    """Say why, and show the position again."""
    async with room.lock:
        guest.send(Refusal(why.code, why.detail, at))
        if room.story is not None:
            guest.send(room.frame_for(guest.seat, fresh=True))
