"""What each message of a guest does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from stammtisch.core.log import UNDO

from . import messages, playing, seating
from .frames import verified
from .guest import Guest
from .house import House, now
from .identity import new_id
from .refusals import Refused
from .room import Room
from .statements import ADD_REPORT

LONGEST_REPORT: Final = 4000


def own_seat(room: Room, guest: Guest) -> int:
    """The seat for which this guest speaks."""
    seat = guest.seat
    if seat is None or seat not in room.seats_of(guest.player):
        raise Refused("not-yours", "you look on; this seat is not yours")
    if room.record.chairs[seat].away:
        raise Refused("not-yours", "a bot plays for you; come back first")
    return seat


async def answer(house: House, room: Room, guest: Guest, said: messages.Answer) -> None:
    seat = own_seat(room, guest)
    await playing.answer(house, room, seat, said.at, said.choice, guest)


async def undo(house: House, room: Room, guest: Guest, said: messages.Undo) -> None:
    await playing.answer(house, room, own_seat(room, guest), said.at, UNDO, guest)


async def sit(house: House, room: Room, guest: Guest, said: messages.Sit) -> None:
    if said.seat is not None and said.seat not in room.seats_of(guest.player):
        raise Refused("not-yours", f"seat {said.seat} is not yours")
    async with room.lock:
        guest.seat = said.seat
        room.tell_story(guest)


async def start(house: House, room: Room, guest: Guest, said: messages.Start) -> None:
    if len(said.nonce) > 64:
        raise Refused("too-large", "a nonce has at most 64 characters")
    await playing.start(house, room, guest.player, said.nonce)


async def change_seat(house: House, room: Room, guest: Guest, said: messages.ChangeSeat) -> None:
    if guest.player is None:
        raise Refused("not-yours", "the host gives the seats")
    player = await house.store.player(guest.player)
    await seating.change_seat(house, room, player, said)


async def leave(house: House, room: Room, guest: Guest, said: messages.Leave) -> None:
    await seating.leave(house, room, guest.player, said.seat)


async def come_back(house: House, room: Room, guest: Guest, said: messages.Return) -> None:
    await seating.come_back(house, room, guest.player)


async def rematch(house: House, room: Room, guest: Guest, said: messages.Rematch) -> None:
    await seating.rematch(house, room, guest.player)


async def make_link(house: House, room: Room, guest: Guest, said: messages.MakeLink) -> None:
    guest.send(await seating.make_link(house, room, guest.player))


async def report(house: House, room: Room, guest: Guest, said: messages.Report) -> None:
    """The whole log stays on the server, so that nothing secret leaves it."""
    if len(said.text) > LONGEST_REPORT:
        raise Refused("too-large", f"a report has at most {LONGEST_REPORT} characters")
    number = new_id()
    values = {
        "id": number,
        "table_id": room.record.id,
        "player": guest.player,
        "seat": guest.seat,
        "words": said.text,
        "log": room.begun().table.log,
        "made": now(),
    }
    await house.writer.write((ADD_REPORT, values))
    guest.send(messages.Reported(number))


async def verify(house: House, room: Room, guest: Guest, said: messages.Verify) -> None:
    room.expect("over")
    guest.send(await asyncio.to_thread(verified, room.begun().table))


async def ping(house: House, room: Room, guest: Guest, said: messages.Ping) -> None:
    guest.send(messages.Pong())


Wish = Callable[[House, Room, Guest, Any], Coroutine[Any, Any, None]]

WISHES: Final[dict[str, Wish]] = {
    "answer": answer,
    "undo": undo,
    "sit": sit,
    "start": start,
    "seat": change_seat,
    "leave": leave,
    "return": come_back,
    "rematch": rematch,
    "link": make_link,
    "report": report,
    "verify": verify,
    "ping": ping,
}
