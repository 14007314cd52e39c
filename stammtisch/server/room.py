"""The room around a table: its record, its story once it has begun, and the guests who look on."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec

from stammtisch.core.luck import commitment

from .frames import Open, frame, history, odds_for
from .guest import Guest, encode
from .messages import SeatState, TableState
from .records import TableRecord
from .refusals import Refused
from .story import Story


class Room:
    """All that changes it holds `lock` from the first look to the commit."""

    def __init__(self, record: TableRecord, story: Story | None = None) -> None:
        self.record: Final = record
        self.story = story
        self.guests: Final[set[Guest]] = set()
        self.lock: Final = asyncio.Lock()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}
        self.gone: Final[dict[str, float]] = {}  # by player: when the last connection went
        self.made: Final = time.monotonic()
        self.used = self.made
        self.opened: Open = {}
        self._asked: dict[int, tuple[int, float]] = {}
        self._odds: dict[int | None, dict[str, Any] | None] = {}
        self.look()

    def look(self) -> None:
        """Take up what is asked now."""
        self._odds.clear()
        self.opened = self.story.table.open if self.story is not None else {}
        now = time.monotonic()
        asked = self._asked
        self._asked = {}
        for seat, question in self.opened.items():
            at, since = asked.get(seat, (0, now))
            self._asked[seat] = (question.at, since if at == question.at else now)

    def begun(self) -> Story:
        """The story, if there is one."""
        if self.story is None:
            raise Refused("not-begun", f"this table is {self.record.status}")
        return self.story

    def expect(self, status: str) -> None:
        """Refuse what fits only another status."""
        if self.record.status != status:
            code = {"open": "not-open", "over": "not-over"}.get(status, "not-begun")
            raise Refused(code, f"this table is {self.record.status}")

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that a player holds."""
        chairs = self.record.chairs
        return [] if player is None else [i for i, c in enumerate(chairs) if c.player == player]

    def eyes_of(self, player: str | None) -> int | None:
        """The seat that a player most likely wants to look through."""
        mine = self.seats_of(player)
        asked = [seat for seat in mine if seat in self.opened]
        return next(iter([*asked, *mine]), None)

    def is_online(self, player: str | None) -> bool:
        return any(guest.player == player for guest in self.guests)

    def state_for(self, player: str | None) -> TableState:
        """The table from outside, as this player is told of it."""
        record = self.record
        return TableState(
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
            seats=[self._seat_state(seat) for seat in range(len(record.chairs))],
            yours=self.seats_of(player),
            host=player == record.host,
            spectators=len([g for g in self.guests if not self.seats_of(g.player)]),
            rematch=record.rematch,
        )

    def _seat_state(self, seat: int) -> SeatState:
        chair = self.record.chairs[seat]
        online = chair.kind == "bot" or (chair.kind == "person" and self.is_online(chair.player))
        host = chair.player is not None and chair.player == self.record.host
        return SeatState(seat, chair.kind, chair.name, chair.level, online, chair.away, host)

    def clock(self) -> dict[str, int]:
        """How long each awaited seat has thought."""
        now = time.monotonic()
        return {str(seat): int(now - since) for seat, (_, since) in self._asked.items()}

    async def work_out(self) -> None:
        """Odds take long: a thread works them out while the other tables go on."""
        if self.record.rules.odds == "full":
            for seat in {guest.seat for guest in self.guests}:
                await asyncio.to_thread(self.odds, seat)

    def odds(self, seat: int | None) -> dict[str, Any] | None:
        """What a viewer could work out, where the table's rule shows it; once a moment."""
        if seat not in self._odds:
            full = self.record.rules.odds == "full"
            self._odds[seat] = odds_for(self.begun().table, seat, full)
        return self._odds[seat]

    def frame_for(self, seat: int | None, fresh: bool) -> str:
        """The position as a viewer is sent it."""
        return encode(frame(self.begun(), seat, self.opened, self.clock(), self.odds(seat), fresh))

    def tell_table(self) -> None:
        """Tell everybody how the table stands from outside."""
        base = self.state_for(None)
        for guest in self.guests:
            yours, host = self.seats_of(guest.player), guest.player == self.record.host
            guest.send(msgspec.structs.replace(base, yours=yours, host=host))

    def tell_moment(self) -> None:
        """Tell everybody what has just happened; each viewer's frame is built once."""
        frames: dict[int | None, str] = {}
        for guest in self.guests:
            if guest.seat not in frames:
                frames[guest.seat] = self.frame_for(guest.seat, fresh=False)
            guest.send(frames[guest.seat])

    def tell_story(self, guest: Guest, since: int = 0) -> None:
        """What this guest has heard so far, and the position."""
        if self.story is not None:
            guest.send(history(self.story, guest.seat, since))
            guest.send(self.frame_for(guest.seat, fresh=True))

    def greet(self, guest: Guest, since: int) -> None:
        """Somebody comes in."""
        self.guests.add(guest)
        self.used = time.monotonic()
        self.tell_table()
        self.tell_story(guest, since)

    def see_off(self, guest: Guest) -> None:
        """Somebody's connection went."""
        self.guests.discard(guest)
        self.used = time.monotonic()
        if guest.player is not None and not self.is_online(guest.player):
            self.gone[guest.player] = self.used
        self.tell_table()
