"""The HTTP routes: what each does. How bodies are read and answers sent stands in `routes.py`."""

from __future__ import annotations

import asyncio
import hashlib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from stammtisch.core import compiled

from . import catalogue, seating
from .bodies import CodeFound, Games, Health, Join, Me, MeChange, MyTable, NewTable, Replay
from .frames import replay
from .house import RULES_CHANGED_OVER, House, now
from .identity import new_id, read_code, read_name
from .limits import Limit
from .messages import TableState
from .records import Chair, TableRecord
from .refusals import Refused
from .room import Room
from .settings import DAY

MOST_MOMENTS: Final = 50


@dataclass
class Call:
    """A request: who asks what of whom."""

    house: House
    limits: dict[str, Limit]
    address: str
    player: str | None
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    etag: str = ""
    new_player: str | None = None  # to be put into a cookie

    def caller(self) -> str:
        """Whoever must be known."""
        if self.player is None:
            raise Refused("not-yours", "GET /api/me first, and keep the cookie")
        return self.player

    async def room(self) -> Room:
        """The room of the table in the path."""
        return await self.house.room(self.path["id"])

    def number(self, key: str, default: int) -> int:
        """A whole number in the query."""
        text = self.query.get(key, str(default))
        if not (text.isascii() and text.isdigit() and len(text) < 10):
            raise Refused("bad-request", f"{key}: expected a whole number")
        return int(text)


async def health(call: Call) -> Health:
    """That the server is up."""
    try:
        number = version("stammtisch")
    except PackageNotFoundError:  # run from a checkout that was never installed
        number = "0"
    rooms = call.house.rooms.values()
    return Health("ok", number, compiled(), len(rooms), sum([len(r.guests) for r in rooms]))


async def list_games(call: Call) -> Games:
    """The games, their options, and the bots."""
    return catalogue.games()


async def game_texts(call: Call) -> Response:
    """A game's Fluent file."""
    text, language = catalogue.texts_or_english(call.path["game"], call.path["language"])
    etag = f'"{hashlib.sha256(text.encode()).hexdigest()[:20]}"'
    headers = {"ETag": etag, "Cache-Control": "no-cache", "Content-Language": language}
    if call.etag == etag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers)


async def me(call: Call) -> Me:
    """Who I am and where I sit; a new browser becomes somebody."""
    if call.player is None:
        call.player = call.new_player = new_id()
    house, player = call.house, await call.house.store.player(call.player)
    tables = []
    for table in await house.store.tables_of(player.id, now() - DAY):
        room = house.rooms.get(table)
        record = room.record if room is not None else await house.store.table(table)
        if record is not None:
            tables.append(my_table(record, player.id))
    return Me(player.name, player.language, tables)


def my_table(record: TableRecord, player: str) -> MyTable:
    """A table on the front page."""
    yours = [seat for seat, chair in enumerate(record.chairs) if chair.player == player]
    return MyTable(
        id=record.id,
        game=record.game,
        status=record.status,
        names=[shown_name(chair) for chair in record.chairs],
        yours=yours,
        waiting=record.waiting,
        your_turn=any(seat in record.waiting for seat in yours),
        touched=record.touched,
    )


def shown_name(chair: Chair) -> str:
    """A person's name, a bot's level, or nothing."""
    return chair.name or (chair.level or "" if chair.kind == "bot" else "")


async def change_me(call: Call) -> Me:
    """Another name or language."""
    wish: MeChange = call.body
    if call.player is None:
        call.player = call.new_player = new_id()
    player = await call.house.store.player(call.player)
    if wish.name is not None:
        player.name = read_name(wish.name)
    if wish.language is not None:
        if wish.language not in catalogue.LANGUAGES:
            raise Refused("bad-request", f"language: one of {', '.join(catalogue.LANGUAGES)}")
        player.language = wish.language
    await seating.rename(call.house, player)
    return await me(call)


async def make_table(call: Call) -> TableState:
    """A new table."""
    wish: NewTable = call.body
    call.limits["make"].check(call.address)
    host = await call.house.store.player(call.caller())
    return (await seating.make_table(call.house, wish, host)).state_for(host.id)


async def show_table(call: Call) -> TableState:
    """A table from outside, as it is on disk."""
    room = await call.room()
    async with room.lock:
        return room.state_for(call.player)


async def find_code(call: Call) -> CodeFound:
    """The table of a join code; guessing is slow."""
    call.limits["code"].check(call.address)
    table = await call.house.store.table_by_code(read_code(call.path["code"]))
    if table is None:
        raise Refused("unknown-code", "no open table has this code")
    call.limits["code"].give_back(call.address)
    return CodeFound(table)


async def join(call: Call) -> TableState:
    """Take a seat, or move seats here."""
    wish: Join = call.body
    player = await call.house.store.player(call.caller())
    room = await call.room()
    await asyncio.shield(call.house.spawn(seating.join(call.house, room, player, wish)))
    return room.state_for(player.id)


def viewer(call: Call, room: Room) -> int | None:
    """Whose eyes are asked for: one's own before the end, anybody's after it."""
    if "seat" not in call.query:
        return None
    seat = call.number("seat", 0)
    if seat >= len(room.record.chairs):
        raise Refused("bad-request", f"there is no seat {seat}")
    if room.record.status != "over" and seat not in room.seats_of(call.player):
        raise Refused("not-yours", f"seat {seat} is not yours")
    return seat


async def show_log(call: Call) -> Response:
    """The log as the caller may read it."""
    room = await call.room()
    if room.record.notice == RULES_CHANGED_OVER:
        return plain(await call.house.stored_log(room.record))
    seat = viewer(call, room) if "seat" in call.query else room.eyes_of(call.player)
    async with room.lock:
        text = room.begun().table.log_for(seat)
    return plain(text)


def plain(text: str) -> Response:
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


async def show_replay(call: Call) -> Replay:
    """Some moments again."""
    room = await call.room()
    story, seat = room.begun(), viewer(call, room)
    first = call.number("from", 0)
    last = min(call.number("to", first), first + MOST_MOMENTS - 1)
    async with room.lock:  # an answer that is not yet on disk is not yet seen
        end = story.last
    span = range(first, min(last, end) + 1)
    full = room.record.rules.odds == "full"
    return await asyncio.to_thread(replay, story, seat, span, full)
