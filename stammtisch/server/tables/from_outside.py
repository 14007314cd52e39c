"""A table from outside: who sits where, who is there, and what was agreed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stammtisch.core.luck import commitment

from ..protocol.heard import Seat, TableInfo

if TYPE_CHECKING:
    from .room import Room


def info_for(room: Room, player: str | None) -> TableInfo:
    """The table as this player is told of it."""
    record = room.record
    return TableInfo(
        id=record.id,
        code=record.code,
        game=record.game,
        options=record.options,
        own_pack=record.pack is not None,
        rules=record.rules,
        status=record.status,
        notice=record.notice,
        commitment=commitment(record.seed),
        unsealed=record.unsealed,
        seats=[seat_of(room, seat) for seat in range(len(record.chairs))],
        yours=record.seats_of(player),
        host=player == record.host,
        spectators=spectators_of(room),
        rematch=record.rematch,
        played_on=record.start is not None and record.lesson is None,
        lesson=record.lesson,
    )


def spectators_of(room: Room) -> int:
    """How many look on."""
    here = [guest.player or "" for guest in room.guests]
    others = [player for player, times in room.elsewhere.items() for _ in range(times)]
    return len([p for p in (*here, *others) if not room.record.seats_of(p)])


def seat_of(room: Room, seat: int) -> Seat:
    """A seat, and whether somebody is there."""
    chair = room.record.chairs[seat]
    online = chair.kind == "bot" or (chair.kind == "person" and room.is_online(chair.player))
    host = chair.player is not None and chair.player == room.record.host
    return Seat(seat, chair.kind, chair.name, chair.level, online, chair.away, host)
