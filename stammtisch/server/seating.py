"""Who sits where: making a table, joining, leaving, moving to another device, rematch."""

from __future__ import annotations

import secrets
import time

from stammtisch import bots
from stammtisch.core.pack import parse_pack
from stammtisch.games import title

from .bodies import Join, NewTable, SeatWish
from .house import House, now
from .identity import TICKET_SECONDS, new_code, new_id, read_name, ticket_digest
from .messages import ChangeSeat, Link
from .playing import wake_bots
from .records import Chair, Player, TableRecord
from .refusals import Refused
from .room import Room
from .settings import stand_in
from .statements import ADD_TICKET, DROP_TICKET, save_player, save_table

MOST_PACK = 200_000
LONGEST_SEED = 128


def chair_for(wish: SeatWish | ChangeSeat, host: Player) -> Chair:
    """A seat as the host wishes it."""
    if wish.kind == "me":
        return Chair("person", host.id, read_name(host.name))
    if wish.kind == "here":
        return Chair("person", host.id, read_name(wish.name))
    if wish.kind == "friend":
        return Chair()
    if wish.level not in bots.levels():
        raise Refused("bad-seats", f"bot level {wish.level!r}: one of {', '.join(bots.levels())}")
    return Chair("bot", level=wish.level)


async def make_table(house: House, wish: NewTable, host: Player) -> Room:
    """A new table; everything that could be refused at the start is refused now."""
    if len([seat for seat in wish.seats if seat.kind == "me"]) > 1:
        raise Refused("bad-seats", "only one seat can be yours")
    if len(wish.pack or "") > MOST_PACK or len(wish.seed or "") > LONGEST_SEED:
        raise Refused("too-large", "the pack or the seed is too long")
    kind = title(wish.game)
    pack = None if wish.pack is None else parse_pack(wish.pack, "pack")
    setup = kind.setup(len(wish.seats), wish.options, pack)
    record = TableRecord(
        id=new_id(),
        game=kind.id,
        options=setup.options,
        host=host.id,
        seed=wish.seed or secrets.token_hex(32),
        code=new_code(),
        pack=wish.pack,
        rules=wish.rules,
        unsealed=bool(wish.seed),
        chairs=[chair_for(seat, host) for seat in wish.seats],
    )
    room = Room(record)
    house.rooms[record.id] = room
    await house.save(room)
    return room


async def join(house: House, room: Room, player: Player, wish: Join) -> None:
    """Take a free seat; whoever sits already renews the nonce."""
    if len(wish.nonce) > 64:
        raise Refused("too-large", "a nonce has at most 64 characters")
    async with room.lock:
        if wish.ticket is not None:
            await move(house, room, player, wish.ticket)
            return
        room.expect("open")
        mine = room.seats_of(player.id)
        if not mine:
            mine = [free_seat(room, wish.seat)]
            room.record.chairs[mine[0]] = Chair("person", player.id, read_name(player.name))
        for seat in mine:
            room.record.chairs[seat].nonce = wish.nonce
        await house.save(room)
        look_anew(room, player.id)


def free_seat(room: Room, wish: int | None) -> int:
    """The seat wished for, or the first one, if it is free."""
    free = [seat for seat, chair in enumerate(room.record.chairs) if chair.kind == "free"]
    if wish is not None and wish not in free:
        raise Refused("no-free-seat", f"seat {wish} is not free")
    if not free:
        raise Refused("no-free-seat", "every seat is taken")
    return free[0] if wish is None else wish


def look_anew(room: Room, player: str) -> None:
    """After a change of seats a player's connections look through the right eyes."""
    for guest in room.guests:
        if guest.player == player and guest.seat not in room.seats_of(player):
            guest.seat = room.eyes_of(player)
            room.tell_story(guest)


async def make_link(house: House, room: Room, player: str | None) -> Link:
    """A ticket that moves this player's seats, once."""
    if player is None or not (room.seats_of(player) or room.record.host == player):
        raise Refused("not-yours", "you hold no seat here")
    ticket = secrets.token_urlsafe(24)
    values = {
        "digest": ticket_digest(ticket),
        "table_id": room.record.id,
        "player": player,
        "expires": now() + TICKET_SECONDS,
    }
    await house.writer.write((ADD_TICKET, values))
    return Link(ticket, f"/table/{room.record.id}#ticket={ticket}", TICKET_SECONDS)


async def move(house: House, room: Room, player: Player, ticket: str) -> None:
    """The seats of whoever made the ticket become this player's."""
    digest = ticket_digest(ticket)
    found = await house.store.ticket(digest, now())
    if found is None or found[0] != room.record.id:
        raise Refused("bad-ticket", "this link was used already, or is too old")
    before = found[1]
    for chair in room.record.chairs:
        if chair.player == before:
            chair.player = player.id
    if room.record.host == before:
        room.record.host = player.id
    await house.writer.write((DROP_TICKET, {"digest": digest}), *save_table(room.record))
    room.tell_table()
    look_anew(room, before)
    look_anew(room, player.id)


async def leave(house: House, room: Room, player: str | None, seat: int | None) -> None:
    """Bots take the seats; before the start they become free."""
    async with room.lock:
        mine = room.seats_of(player)
        leaving = mine if seat is None else [seat]
        seconds = house.settings.gone_seconds
        for number in leaving:
            if number not in mine and not may_send_away(seconds, room, player, number):
                raise Refused("not-yours", f"seat {number} is not yours")
        if not leaving:
            raise Refused("not-yours", "you hold no seat here")
        for number in leaving:
            vacate(room, number)
        await house.save(room)
        if player is not None:
            look_anew(room, player)
    wake_bots(house, room)


def may_send_away(seconds: float, room: Room, player: str | None, seat: int) -> bool:
    """The host may let a bot play for a person whose connection went that long ago."""
    chairs = room.record.chairs
    if player != room.record.host or not 0 <= seat < len(chairs) or chairs[seat].player is None:
        return False
    absent = time.monotonic() - room.gone.get(str(chairs[seat].player), room.made)
    return not room.is_online(chairs[seat].player) and absent >= seconds


def vacate(room: Room, seat: int) -> None:
    """A bot takes the seat, or nobody before the start."""
    chair = room.record.chairs[seat]
    if room.record.status == "open":
        room.record.chairs[seat] = Chair()
    elif room.record.status == "playing":
        chair.away, chair.level = True, stand_in()
    else:
        raise Refused("not-begun", f"this table is {room.record.status}")


async def come_back(house: House, room: Room, player: str | None) -> None:
    """Take the own seats back from the bots."""
    async with room.lock:
        mine = room.seats_of(player)
        if not mine:
            raise Refused("not-yours", "you hold no seat here")
        for seat in mine:
            room.record.chairs[seat].away, room.record.chairs[seat].level = False, None
        await house.save(room)


async def change_seat(house: House, room: Room, player: Player, wish: ChangeSeat) -> None:
    """Before the start the host gives a seat to somebody else."""
    async with room.lock:
        room.expect("open")
        chairs = room.record.chairs
        if player.id != room.record.host:
            raise Refused("not-yours", "the host gives the seats")
        if not 0 <= wish.seat < len(chairs):
            raise Refused("bad-seats", f"there is no seat {wish.seat}")
        mine = {chair.player for i, chair in enumerate(chairs) if i != wish.seat}
        if wish.kind == "me" and player.id in mine:
            raise Refused("bad-seats", "only one seat can be yours")
        before = chairs[wish.seat].player
        chairs[wish.seat] = chair_for(wish, player)
        await house.save(room)
        if before is not None:
            look_anew(room, before)
        look_anew(room, player.id)


async def rematch(house: House, room: Room, player: str | None) -> None:
    """A new table with the same seats; whoever asks first is its host."""
    async with room.lock:
        room.expect("over")
        old = room.record
        if player is None or not room.seats_of(player):
            raise Refused("not-yours", "you hold no seat here")
        if old.rematch is None:
            new = TableRecord(
                id=new_id(),
                game=old.game,
                options=old.options,
                host=player,
                seed=secrets.token_hex(32),
                code=new_code(),
                pack=old.pack,
                rules=old.rules,
                chairs=[again(chair) for chair in old.chairs],
                touched=now(),
            )
            await house.writer.write(*save_table(new))
            old.rematch = new.id
        await house.save(room)


def again(chair: Chair) -> Chair:
    """The same person or bot; a person who left is expected back."""
    level = chair.level if chair.kind == "bot" else None
    return Chair(chair.kind, chair.player, chair.name, level)


async def rename(house: House, player: Player) -> None:
    """Keep a player's name, and show it at tables that have not begun."""
    await house.writer.write(save_player(player, now()))
    for room in [*house.rooms.values()]:
        first = room.seats_of(player.id)[:1]
        if room.record.status == "open" and first and player.name:
            room.record.chairs[first[0]].name = player.name
            await house.save(room)
