"""What each HTTP route does. How bodies are read and answers sent stands in `routes.py`."""

from __future__ import annotations

import asyncio
import hashlib
import time
from dataclasses import dataclass
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from stammtisch import __version__
from stammtisch.core import compiled

from ..protocol.bodies import CodeFound, Games, Health, Join, Me, MeChange, MyTable, NewTable
from ..protocol.heard import TableInfo
from ..protocol.learning import Lessons, Puzzles
from ..protocol.refusals import Refused
from ..protocol.words import read_name
from ..settings import DAY
from ..tables.house import RULES_CHANGED_OVER, House
from ..tables.ids import new_id, read_code
from ..tables.needs import NoThought
from ..tables.records import Chair, TableRecord
from ..tables.room import Room
from . import catalogue
from .answers import json

MOST_MOMENTS: Final = 50
SHOWN_DAYS: Final = 30  # how long an ended game stays on the front page


@dataclass
class Call:
    """A request: who asks what of whom."""

    house: House
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


async def health(call: Call) -> Response:
    """That the server is up, and can write; 503 where it cannot."""
    rooms = call.house.rooms.values()
    guests = sum([len(room.guests) for room in rooms])
    well = await call.house.reader.is_well()
    body = Health("ok" if well else "failing", __version__, compiled(), len(rooms), guests)
    return json(body, 200 if well else 503)


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


async def pack_template(call: Call) -> Response:
    """A file for an owner of the box to fill in, named after the game."""
    game = call.path["game"]
    headers = {"Content-Disposition": f'attachment; filename="{game}.toml"'}
    return PlainTextResponse(catalogue.pack_template(game), headers=headers)


async def show_lessons(call: Call) -> Lessons:
    """A game's lessons, turn by turn, with their words."""
    return catalogue.lessons_in(call.path["game"], call.path["language"])


async def list_puzzles(call: Call) -> Puzzles:
    """A game's puzzles and how difficult they are."""
    return catalogue.puzzles_of(call.path["game"])


async def me(call: Call) -> Me:
    """Who I am and where I sit; a new browser becomes somebody."""
    if call.player is None:
        call.player = call.new_player = new_id()
    house, player = call.house, await call.house.reader.player(call.player)
    mine = await house.reader.tables_of(player.id, int(time.time()) - SHOWN_DAYS * DAY)
    records = await house.records(mine)
    tables = [my_table(record, player.id) for record in records if record.lesson is None]
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
        result=record.result,
    )


def shown_name(chair: Chair) -> str:
    """A person's name, a bot's level, or nothing."""
    return chair.name or (chair.level or "" if chair.kind == "bot" else "")


async def change_me(call: Call) -> Me:
    """Another name or language."""
    wish: MeChange = call.body
    call.house.limits.names.check(call.address)
    if call.player is None:
        call.player = call.new_player = new_id()
    player = await call.house.reader.player(call.player)
    if wish.name is not None:
        player.name = read_name(wish.name)
    if wish.language is not None:
        if wish.language not in catalogue.LANGUAGES:
            raise Refused("bad-request", f"language: one of {', '.join(catalogue.LANGUAGES)}")
        player.language = wish.language
    await call.house.rename(player)
    return await me(call)


async def make_table(call: Call) -> TableInfo:
    """A new table."""
    wish: NewTable = call.body
    limits = call.house.limits
    limits.tables.check(call.address)
    if wish.pack is not None:
        limits.packs.check(call.address)
    host = await call.house.reader.player(call.caller())
    async with limits.thoughts.turn(call.address):
        return (await call.house.open_table(wish, host)).info_for(host.id)


async def show_table(call: Call) -> TableInfo:
    """A table from outside, as it is on disk."""
    room = await call.room()
    async with room.lock:
        return room.info_for(call.player)


async def find_code(call: Call) -> CodeFound:
    """The table of a join code; guessing is slow."""
    call.house.limits.codes.check(call.address)
    table = await call.house.reader.table_by_code(read_code(call.path["code"]))
    if table is None:
        raise Refused("unknown-code", "no open table has this code")
    call.house.limits.codes.give_back(call.address)
    return CodeFound(table)


async def join(call: Call) -> TableInfo:
    """Take a seat, or move seats here."""
    wish: Join = call.body
    player = await call.house.reader.player(call.caller())
    room = await call.room()
    joining = call.house.again(room, lambda: room.seating.join(player, wish))
    await asyncio.shield(call.house.spawn(joining))
    return room.info_for(player.id)


def viewer(call: Call, room: Room) -> int | None:
    """Whose eyes are asked for: one's own before the end, anybody's after it."""
    if "seat" not in call.query:
        return None
    seat = call.number("seat", 0)
    if seat >= len(room.record.chairs):
        raise Refused("bad-request", f"there is no seat {seat}")
    return seat if room.record.status == "over" else room.own_seat(call.player, seat)


async def show_log(call: Call) -> Response:
    """The log as the caller may read it."""
    room = await call.room()
    if room.record.notice == RULES_CHANGED_OVER:
        return plain(await call.house.stored_log(room.record))
    async with room.lock:
        seat = viewer(call, room) if "seat" in call.query else room.eyes_of(call.player)
        text = room.begun().table.log_for(seat)
    return plain(text)


def plain(text: str) -> Response:
    return PlainTextResponse(text, headers={"Cache-Control": "no-store"})


async def show_replay(call: Call) -> Response:
    """Some moments again."""
    room = await call.room()
    first = call.number("from", 0)
    last = min(call.number("to", first), first + MOST_MOMENTS - 1)
    async with room.lock:  # an answer that is not yet on disk is not yet seen
        seat, game = viewer(call, room), room.written()
    odds, words = room.record.rules.odds == "full", call.number("words", 0) > 0
    span = range(first, min(last, len(game.moments) - 1) + 1)
    try:
        async with call.house.limits.thoughts.turn(call.address):
            found = await call.house.thinker.replay(game, seat, span, odds, words)
    except NoThought:
        raise Refused("server-error", "it could not be shown again") from None
    return Response(found, 200, {"Cache-Control": "no-store"}, "application/json")


async def show_review(call: Call) -> Response:
    """The review of a game that is over; who asks first has it made."""
    found = await call.house.reviews.state(await call.room(), call.address)
    return Response(found, 200, {"Cache-Control": "no-store"}, "application/json")


async def show_chronicle(call: Call) -> Response:
    """A game that is over, in retrospect."""
    room = await call.room()
    async with room.lock:
        room.expect("over")
        seat, game = viewer(call, room), room.written()
    try:
        async with call.house.limits.thoughts.turn(call.address):
            found = await call.house.thinker.chronicle(game, seat)
    except NoThought:
        raise Refused("server-error", "it could not be told") from None
    return Response(found, 200, {"Cache-Control": "no-store"}, "application/json")
