"""Play: the start, answers, undo, and the bots' turns. Nothing counts before its commit."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import Iterator

from sqlalchemy.exc import SQLAlchemyError

from stammtisch.core import Table
from stammtisch.core.errors import BadAnswer
from stammtisch.core.log import UNDO
from stammtisch.core.pack import parse_pack
from stammtisch.core.replay import open_table
from stammtisch.games import title

from .guest import Guest
from .house import House, now
from .logs import log
from .messages import Taken
from .records import TableRecord
from .refusals import Refused
from .room import Room
from .settings import stand_in
from .statements import add_moment, move_on, save_table
from .story import Story
from .thinkers import NoThought, task_of


async def start(house: House, room: Room, player: str | None, nonce: str) -> None:
    """Begin: the host's nonce goes to the host's seats, the server picks the missing ones."""
    async with room.lock:
        room.expect("open")
        record = room.record
        if player != record.host:
            raise Refused("not-yours", "the host begins")
        if any(chair.kind == "free" for chair in record.chairs):
            raise Refused("bad-seats", "a seat is still free")
        for chair in record.chairs:
            given = nonce if chair.player == player else chair.nonce
            chair.nonce = given or secrets.token_hex(8)
        story = Story(await asyncio.to_thread(new_table, record))
        story.begin()
        await begin(house, room, story)
    wake_bots(house, room)


def new_table(record: TableRecord) -> Table:
    """The core's table, luck sealed by the seed that was committed to."""
    return open_table(
        title(record.game),
        len(record.chairs),
        record.seed,
        record.options,
        None if record.pack is None else parse_pack(record.pack, "pack"),
        [chair.nonce for chair in record.chairs],
        sealed=not record.unsealed,
    )


async def begin(house: House, room: Room, story: Story) -> None:
    """Write the head and the first moment, then show everybody the table."""
    record, table = room.record, story.table
    record.head, record.status, record.code = table.head.text(), "playing", None
    record.waiting, record.touched = sorted(table.open), now()
    first = add_moment(record.id, 0, story.moments[0].lines)
    await house.writer.write(*save_table(record), first)
    room.story = story
    room.look()
    log.info("table begun", extra={"table": record.id, "game": record.game})
    room.tell_table()
    for guest in room.guests:
        guest.seat = room.eyes_of(guest.player)
        room.tell_story(guest)


async def answer(
    house: House, room: Room, seat: int, at: int, choice: str, guest: Guest | None = None
) -> None:
    """Answer a question; the very same answer again is only acknowledged again."""
    async with room.lock:
        story = room.begun()
        if story.taken.get(seat) == (at, choice):
            acknowledge(room, guest, at, again=True)
            return
        with whole(house, room):
            if choice == UNDO:
                story.undo(seat, at)
            else:
                story.answer(seat, at, choice)
            await commit(house, room, story)
        acknowledge(room, guest, at, again=False)
        room.look()
        await room.work_out()
        room.tell_moment()
        if story.table.over:
            room.tell_table()
    wake_bots(house, room)


def acknowledge(room: Room, guest: Guest | None, at: int, again: bool) -> None:
    """Tell who answered that it is on disk."""
    if guest is not None:
        guest.send(Taken(at))
        if again:
            guest.send(room.frame_for(guest.seat, fresh=True))


@contextlib.contextmanager
def whole(house: House, room: Room) -> Iterator[None]:
    """Unless an answer is refused or written, the room is built anew from what is on disk."""
    harmed = True
    try:
        yield
        harmed = False
    except BadAnswer:
        harmed = False
        raise
    finally:
        if harmed:
            log.exception("answer failed", extra={"table": room.record.id})
            house.forget(room)


async def commit(house: House, room: Room, story: Story) -> None:
    """Write the latest moment, and who is asked now."""
    record, table = room.record, story.table
    record.status = "over" if table.over else "playing"
    record.waiting, record.touched = sorted(table.open), now()
    lines = story.moments[-1].lines
    try:
        await house.writer.write(add_moment(record.id, story.last, lines), move_on(record))
    except (SQLAlchemyError, OSError):
        raise Refused("server-error", "the answer could not be written") from None


def wake_bots(house: House, room: Room) -> None:
    """Let every bot think that is asked something."""
    if house.stopping or house.rooms.get(room.record.id) is not room:
        return
    for seat, question in room.opened.items():
        if room.record.chairs[seat].is_played_by_bot and seat not in room.thinking:
            room.thinking[seat] = house.spawn(bot_turn(house, room, seat, question.at))


async def bot_turn(house: House, room: Room, seat: int, at: int) -> None:
    """A bot thinks until its answer is written; then its next question may wait already."""
    pause = house.settings.bot_pause
    try:
        await asyncio.sleep(pause * random.uniform(0.67, 1.33))
        await bot_answer(house, room, seat, at, await bot_choice(house, room, seat))
    finally:
        room.thinking.pop(seat, None)
    wake_bots(house, room)


async def bot_answer(house: House, room: Room, seat: int, at: int, choice: str | None) -> None:
    """Answer like anybody else, unless the question is gone by then."""
    question = room.opened.get(seat)
    if question is None or question.at != at or not room.record.chairs[seat].is_played_by_bot:
        return
    try:
        await answer(house, room, seat, at, choice or random.choice(question.options))
    except BadAnswer as error:
        log.warning("bot refused", extra={"table": room.record.id, "error": str(error)})


async def bot_choice(house: House, room: Room, seat: int) -> str | None:
    """What the bot of that seat says; None if its worker failed."""
    story, record = room.begun(), room.record
    level = record.chairs[seat].level or stand_in()
    lines = [moment.lines for moment in story.moments]
    try:
        task = task_of(record.id, record.head or "", lines, seat, level)
        return await house.thinkers.choose(task)
    except NoThought:
        return None
