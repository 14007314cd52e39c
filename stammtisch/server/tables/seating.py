"""Who sits where: joining, leaving, moving to another device, rematch."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

from stammtisch import bots

from ..protocol.bodies import Join, SeatWish
from ..protocol.heard import Link
from ..protocol.refusals import Refused
from ..protocol.said import ChangeSeat
from ..protocol.words import read_name, read_nonce
from .bots import stand_in
from .guest import RESTART, Guest
from .ids import TICKET_SECONDS, new_code, new_ticket, ticket_digest
from .needs import AddTicket, DropTicket, SaveTable
from .records import Chair, PlayerRecord, TableRecord, Ticket

if TYPE_CHECKING:
    from .room import Room


def chair_for(wish: SeatWish | ChangeSeat, host: PlayerRecord) -> Chair:
    """A seat as the host wishes it."""
    if wish.kind == "me":
        return Chair("person", host.id, read_name(host.name))
    if wish.kind == "here":
        return Chair("person", host.id, read_name(wish.name))
    if wish.kind == "friend":
        return Chair()
    if wish.level not in bots.levels():
        raise Refused("bad-seats", f"bot level: one of {', '.join(bots.levels())}")
    return Chair("bot", level=wish.level)


class Seating:
    """The seats of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    async def join(self, player: PlayerRecord, wish: Join) -> None:
        """Take a free seat; whoever sits already renews the nonce."""
        room, nonce = self.room, read_nonce(wish.nonce)
        async with room.lock:
            if wish.ticket is not None:
                await self._move(player, wish.ticket)
                return
            room.expect("open")
            async with room.change() as record:
                mine = record.seats_of(player.id)
                if not mine:
                    mine = [free_seat(record, wish.seat)]
                    record.chairs[mine[0]] = Chair("person", player.id, read_name(player.name))
                for seat in mine:
                    record.chairs[seat].nonce = nonce
            await self.look_anew(player.id)

    async def look_anew(self, *players: str | None) -> None:
        """Whoever gained or lost a seat looks through other eyes."""
        room = self.room
        for guest in [*room.guests]:
            eyes = room.eyes_of(guest.player)
            blind = guest.seat != eyes and guest.seat not in room.record.seats_of(guest.player)
            if guest.player in players and blind:
                guest.seat = eyes
                await room.show([guest], since=0)

    async def sit(self, guest: Guest, seat: int | None) -> None:
        """Look through another of one's own seats."""
        async with self.room.lock:
            guest.seat = self.room.own_seat(guest.player, seat)
            await self.room.show([guest], since=0)

    async def make_link(self, player: str | None) -> Link:
        """A ticket that moves this player's seats, once."""
        room, ticket = self.room, new_ticket()
        async with room.lock:
            if player is None or not (room.record.seats_of(player) or room.record.host == player):
                raise Refused("not-yours", "you hold no seat here")
            expires = int(time.time()) + TICKET_SECONDS
            kept = Ticket(ticket_digest(ticket), room.record.id, player, expires)
            await room.house.write(AddTicket(kept))
        return Link(ticket, f"/table/{room.record.id}#ticket={ticket}", TICKET_SECONDS)

    async def _move(self, player: PlayerRecord, text: str) -> None:
        """The seats of whoever made the ticket become this player's; old connections end."""
        room = self.room
        ticket = await room.house.reader.ticket(ticket_digest(text), int(time.time()))
        if ticket is None or ticket.table_id != room.record.id:
            raise Refused("bad-ticket", "this link was used already, or is too old")
        before = ticket.player
        async with room.change(DropTicket(ticket.digest)) as record:
            for chair in record.chairs:
                if chair.player == before:
                    chair.player = player.id
            if record.host == before:
                record.host = player.id
        for guest in room.guests:
            if guest.player == before != player.id:
                guest.seat = None
                guest.dismiss(RESTART)
        await self.look_anew(player.id)

    async def leave(self, player: str | None, seat: int | None) -> None:
        """Bots take the seats; before the start they become free."""
        room = self.room
        async with room.lock:
            mine = room.record.seats_of(player)
            leaving = mine if seat is None else [seat]
            for number in leaving:
                if number not in mine and not self.may_send_away(player, number):
                    raise Refused("not-yours", f"seat {number} is not yours")
            if not leaving:
                raise Refused("not-yours", "you hold no seat here")
            async with room.change() as record:
                for number in leaving:
                    vacate(record, number)
            await self.look_anew(player)
        room.bots.wake()

    def may_send_away(self, player: str | None, seat: int) -> bool:
        """The host may let a bot play for a person whose connection went a while ago."""
        room, chairs = self.room, self.room.record.chairs
        if player != room.record.host or not 0 <= seat < len(chairs):
            return False
        absent = chairs[seat].player
        if absent is None or room.is_online(absent):
            return False
        gone = time.monotonic() - room.gone.get(absent, room.made)
        return gone >= room.house.settings.gone_seconds

    async def come_back(self, player: str | None) -> None:
        """Take the own seats back from the bots."""
        async with self.room.lock:
            mine = self.room.record.seats_of(player)
            if not mine:
                raise Refused("not-yours", "you hold no seat here")
            async with self.room.change() as record:
                for seat in mine:
                    record.chairs[seat].away, record.chairs[seat].level = False, None

    async def change(self, player: PlayerRecord, wish: ChangeSeat) -> None:
        """Before the start the host gives a seat to somebody else."""
        room = self.room
        async with room.lock:
            room.expect("open")
            if player.id != room.record.host:
                raise Refused("not-yours", "the host gives the seats")
            async with room.change() as record:
                before = give(record, wish, player)
            await self.look_anew(before, player.id)

    async def rename(self, player: PlayerRecord) -> None:
        """Show a player's new name at a table that has not begun."""
        async with self.room.lock:
            record = self.room.record
            first = record.seats_of(player.id)[:1]
            is_new = first and player.name not in ("", record.chairs[first[0]].name)
            if record.status == "open" and is_new:
                async with self.room.change() as draft:
                    draft.chairs[first[0]].name = player.name

    async def rematch(self, player: str | None) -> None:
        """A new table with the same seats; whoever asks first is its host."""
        room = self.room
        async with room.lock:
            room.expect("over")
            if player is None or not room.record.seats_of(player):
                raise Refused("not-yours", "you hold no seat here")
            if room.record.rematch is not None:
                room.tell_table()
                return
            new = next_table(room.record, player, room.house.new_table_id())
            async with room.change(SaveTable(new)) as record:
                record.rematch = new.id


def free_seat(record: TableRecord, wish: int | None) -> int:
    """The seat wished for, or the first one, if it is free."""
    free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "free"]
    if wish is not None and wish not in free:
        raise Refused("no-free-seat", f"seat {wish} is not free")
    if not free:
        raise Refused("no-free-seat", "every seat is taken")
    return free[0] if wish is None else wish


def give(record: TableRecord, wish: ChangeSeat, host: PlayerRecord) -> str | None:
    """Give a seat as wished; whose it was."""
    if not 0 <= wish.seat < len(record.chairs):
        raise Refused("bad-seats", f"there is no seat {wish.seat}")
    others = [chair.player for i, chair in enumerate(record.chairs) if i != wish.seat]
    if wish.kind == "me" and host.id in others:
        raise Refused("bad-seats", "only one seat can be yours")
    before = record.chairs[wish.seat].player
    record.chairs[wish.seat] = chair_for(wish, host)
    return before


def vacate(record: TableRecord, seat: int) -> None:
    """A bot takes the seat, or nobody before the start."""
    if record.status == "open":
        record.chairs[seat] = Chair()
    elif record.status == "playing":
        record.chairs[seat].away, record.chairs[seat].level = True, stand_in()
    else:
        raise Refused("not-begun", f"this table is {record.status}")


def next_table(old: TableRecord, host: str, id: str) -> TableRecord:
    """A table for the same people, with new luck."""
    return TableRecord(
        id=id,
        game=old.game,
        options=old.options,
        host=host,
        seed=secrets.token_hex(32),
        code=new_code(),
        pack=old.pack,
        rules=old.rules,
        chairs=[again(chair) for chair in old.chairs],
        touched=int(time.time()),
    )


def again(chair: Chair) -> Chair:
    """The same person or bot; a person who left is expected back."""
    level = chair.level if chair.kind == "bot" else None
    return Chair(chair.kind, chair.player, chair.name, level)
