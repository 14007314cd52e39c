"""What each message of a guest does."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from ..protocol import said
from ..protocol.heard import Pong, Refusal, Reported
from ..protocol.refusals import Refused
from ..protocol.words import read_report
from .guest import Guest
from .ids import new_id
from .limits import LONGEST_ADVICE, MOST_REPORTS
from .needs import AddReport, NoThought
from .records import ReportRecord
from .room import Room


async def answer(room: Room, guest: Guest, wish: said.Answer | said.Undo) -> None:
    await room.play.answer(guest, wish)


async def sit(room: Room, guest: Guest, wish: said.Sit) -> None:
    room.house.limits.stories.check(guest.address)
    await room.seating.sit(guest, wish.seat)


async def start(room: Room, guest: Guest, wish: said.Start) -> None:
    await room.play.start(guest.player, wish.nonce)


async def change_seat(room: Room, guest: Guest, wish: said.ChangeSeat) -> None:
    if guest.player is None:
        raise Refused("not-yours", "the host gives the seats")
    await room.seating.change(await room.house.reader.player(guest.player), wish)


async def leave(room: Room, guest: Guest, wish: said.Leave) -> None:
    await room.seating.leave(guest.player, wish.seat)


async def come_back(room: Room, guest: Guest, wish: said.Return) -> None:
    await room.seating.come_back(guest.player)


async def rematch(room: Room, guest: Guest, wish: said.Rematch) -> None:
    await room.seating.rematch(guest.player)


async def make_link(room: Room, guest: Guest, wish: said.MakeLink) -> None:
    room.house.limits.tickets.check(guest.address)
    guest.send(await room.seating.make_link(guest.player))


async def report(room: Room, guest: Guest, wish: said.Report) -> None:
    """The whole log stays on the server, so that nothing secret leaves it."""
    words, house = read_report(wish.text), room.house
    if guest.player is None:
        raise Refused("not-yours", "GET /api/me first, and keep the cookie")
    story = room.begun()
    house.limits.reports.check(guest.address)
    house.limits.all_reports.check("")
    if await house.reader.reports_of(room.record.id) >= MOST_REPORTS:
        raise Refused("too-many", f"at most {MOST_REPORTS} reports of one table")
    async with room.lock:
        log = story.table.log
    number, made = new_id(), int(time.time())
    kept = ReportRecord(number, room.record.id, guest.player, guest.seat, words, log, made)
    await house.write(AddReport(kept))
    guest.send(Reported(number))


async def verify(room: Room, guest: Guest, wish: said.Verify) -> None:
    room.expect("over")
    try:
        async with room.house.limits.thoughts.turn(guest.address):
            guest.send(await room.house.thinker.prove(room.written(), room.record.seed))
    except NoThought:
        raise Refused("server-error", "the proof could not be made") from None


async def advise(room: Room, guest: Guest, wish: said.Advise) -> None:
    """Advice is for whoever is asked, at a table that has agreed upon it."""
    seconds = min(max(wish.seconds, 1), LONGEST_ADVICE)
    expect_to_be_advised(room, guest, wish)
    try:
        async with room.house.limits.thoughts.turn(guest.address):
            seat = expect_to_be_advised(room, guest, wish)  # it may have been answered meanwhile
            guest.send(await room.house.thinker.advise(room.written(), seat, seconds))
    except NoThought:
        raise Refused("server-error", "no advice could be worked out") from None


def expect_to_be_advised(room: Room, guest: Guest, wish: said.Advise) -> int:
    """The seat that is still asked what it wants advice on."""
    seat = room.play.spoken_for(guest)
    question = room.opened.get(seat)
    if not room.record.rules.hints or question is None or question.at != wish.at:
        raise Refused("illegal", "no hint is to be had on this")
    return seat


async def ping(room: Room, guest: Guest, wish: said.Ping) -> None:
    guest.send(Pong())


Wish = Callable[[Room, Guest, Any], Awaitable[None]]

WISHES: Final[dict[type[said.Said], Wish]] = {
    said.Answer: answer,
    said.Undo: answer,
    said.Sit: sit,
    said.Start: start,
    said.ChangeSeat: change_seat,
    said.Leave: leave,
    said.Return: come_back,
    said.Rematch: rematch,
    said.MakeLink: make_link,
    said.Report: report,
    said.Verify: verify,
    said.Advise: advise,
    said.Ping: ping,
}


async def obey(room: Room, guest: Guest, wish: said.Said) -> None:
    """Do what a guest says, or raise Refused or BadAnswer, changing nothing."""
    await room.house.again(room, lambda: WISHES[type(wish)](room, guest, wish))


async def refuse(room: Room, guest: Guest, why: Refused, at: int | None) -> None:
    """Say why, and show the position again."""
    room.house.counts.refused[why.code] += 1
    async with room.lock:
        guest.send(Refusal(why.code, why.detail, at))
        await room.show([guest])
