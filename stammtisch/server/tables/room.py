"""The room around a table: its record, its story once it has begun, and the guests who look on."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Mapping
from typing import TYPE_CHECKING, Final

import msgspec

from ..protocol.heard import TableInfo
from ..protocol.refusals import Refused
from .bots import Bots
from .frames import Open, frame, history
from .from_outside import info_for
from .guest import RESTART, Eyes, Guest, encode
from .limits import MOST_GUESTS
from .needs import Behind, Change, Expect, NoThought, Odds, SaveTable, Written
from .play import Play
from .records import TableRecord
from .seating import Seating
from .story import Story

if TYPE_CHECKING:
    from .house import House


PATIENCE: Final = 0.25  # seconds that a frame waits for its odds


class Room:
    """All that changes it holds `lock` from the first look to the commit."""

    def __init__(self, house: House, record: TableRecord, story: Story | None = None) -> None:
        self.house: Final = house
        self.record = record
        self.story = story
        self.guests: Final[set[Guest]] = set()
        self.lock: Final = asyncio.Lock()
        self.thinking: Final[dict[int, asyncio.Task[None]]] = {}  # bots, by seat
        self.is_holding = False  # these bots think here, and in no other process
        self.gone: Final[dict[str, float]] = {}  # by player: when the last connection went
        self.made: Final = time.monotonic()
        self.used = self.made
        self.is_forgotten = False
        self.is_stale = False  # other processes have gone on, and nobody here has asked since
        self.elsewhere: Mapping[str, int] = {}  # connections to other processes, by player
        self.opened: Open = {}
        self._asked: dict[int, tuple[int, float]] = {}
        self._odds: dict[int, Odds] = {}
        self._is_late = False  # odds are under way for which nobody waits any more
        self.look()

    def look(self) -> None:
        """Take up what is asked now."""
        self._odds = {}
        self.opened = self.story.table.open if self.story is not None else {}
        now = time.monotonic()
        asked = self._asked
        self._asked = {}
        for seat, question in self.opened.items():
            at, since = asked.get(seat, (0, now))
            goes_on = at == question.at or (at and self.is_quiet)
            self._asked[seat] = (question.at, since if goes_on else now)

    # Made when asked for: what holds each other is freed only by a long search.

    @property
    def play(self) -> Play:
        return Play(self)

    @property
    def seating(self) -> Seating:
        return Seating(self)

    @property
    def bots(self) -> Bots:
        return Bots(self)

    @property
    def is_quiet(self) -> bool:
        """Whether only the seat that answered last has noticed it."""
        return self.story is not None and self.story.moments[-1].quiet

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

    @contextlib.asynccontextmanager
    async def change(self, *more: Change) -> AsyncIterator[TableRecord]:
        """A draft of the record; once it is on disk it takes the record's place, and is told."""
        draft = self.record.copy()
        yield draft
        draft.touched, draft.revision = int(time.time()), draft.revision + 1
        try:
            await self.write(SaveTable(draft), *more)
        except Behind:
            await self.house.following.catch_up(self)
            raise
        self.record = draft
        self.tell_table()

    async def write(self, *changes: Change, new: int = 0) -> None:
        """Put changes on disk; where that fails, memory is forgotten: the disk is right.

        Where another process was quicker, `Behind` is raised, and memory must catch up.
        """
        moments = 0 if self.story is None else len(self.story.moments) - new
        try:
            await self.house.write(Expect(self.record.id, self.record.revision, moments), *changes)
        except Refused:
            self.forget()
            raise

    def forget(self) -> None:
        """Drop what memory holds of this table. Guests come back by themselves."""
        self.is_forgotten, self.story = True, None
        self.house.rooms.pop(self.record.id, None)
        self.bots.let_go()
        for guest in self.guests:
            guest.dismiss(RESTART)

    def written(self) -> Written:
        """The game as a thinker reads it."""
        return Written(self.record.id, self.record.head or "", [*self.begun().lines])

    def eyes_of(self, player: str | None) -> int | None:
        """The seat that a player most likely wants to look through."""
        mine = self.record.seats_of(player)
        asked = [seat for seat in mine if seat in self.opened]
        return next(iter([*asked, *mine]), None)

    def own_seat(self, player: str | None, seat: int | None) -> int | None:
        """A seat through which this player may look; None is a spectator."""
        if seat is not None and seat not in self.record.seats_of(player):
            raise Refused("not-yours", f"seat {seat} is not yours")
        return seat

    @property
    def is_followed(self) -> bool:
        """Whether somebody here would miss what other processes write."""
        return bool(self.guests or self.thinking or self.is_holding)

    def is_unused(self, seconds: float) -> bool:
        """Whether nobody has been here for so long, and nothing is under way."""
        busy = self.is_followed or self.lock.locked()
        return not busy and self.used < time.monotonic() - seconds

    def is_online(self, player: str | None) -> bool:
        here = any(guest.player == player for guest in self.guests)
        return here or (player or "") in self.elsewhere

    def expect_elsewhere(self, players: Mapping[str, int]) -> None:
        """Other processes have these guests now."""
        before, self.elsewhere = self.elsewhere, players
        for player in before:
            if not self.is_online(player):
                self.gone[player] = time.monotonic()
        if before != players:
            self.tell_table()

    def tell_elsewhere(self) -> None:
        """Let other processes know who is here."""
        here = Counter([guest.player or "" for guest in self.guests])
        self.house.neighbours.note_guests(self.record.id, here)

    def info_for(self, player: str | None) -> TableInfo:
        """The table from outside, as this player is told of it."""
        return info_for(self, player)

    def clock(self) -> dict[str, int]:
        """How long each awaited seat has thought."""
        now = time.monotonic()
        return {str(seat): int(now - since) for seat, (_, since) in self._asked.items()}

    async def greet(self, player: str | None, seat: int | None, guest: Guest, since: int) -> None:
        """Somebody comes in: they see how the table stands, what has happened, and the position."""
        async with self.lock:
            await self._greet(player, seat, guest, since)

    async def _greet(self, player: str | None, seat: int | None, guest: Guest, since: int) -> None:
        if len(self.guests) >= MOST_GUESTS * self.house.settings.limits:
            raise Refused("too-many", f"at most {MOST_GUESTS} guests at one table")
        await self.house.following.refresh(self)  # news of a moment ago had no guest to follow them
        guest.seat = self.eyes_of(player) if seat is None else self.own_seat(player, seat)
        self.guests.add(guest)
        self.used = time.monotonic()
        self.tell_table()
        self.tell_elsewhere()
        await self.show([guest], since)

    def see_off(self, guest: Guest) -> None:
        """Somebody's connection went."""
        if guest not in self.guests:
            return
        self.guests.discard(guest)
        self.used = time.monotonic()
        if guest.player is not None and not self.is_online(guest.player):
            self.gone[guest.player] = self.used
        self.tell_table()
        self.tell_elsewhere()

    def tell_table(self) -> None:
        """Tell everybody how the table stands from outside."""
        base = self.info_for(None)
        for guest in self.guests:
            yours, host = self.record.seats_of(guest.player), guest.player == self.record.host
            guest.send(msgspec.structs.replace(base, yours=yours, host=host))

    async def tell_moment(self) -> None:
        """Take up what is asked now, let the odds be worked out, and tell everybody."""
        self.look()
        moment = self.begun().moments[-1]
        guests = [guest for guest in self.guests if moment.is_for(guest.seat)]
        await self._work_out(guests)
        frames: dict[Eyes, bytes] = {}
        clock = self.clock()
        for guest in guests:
            eyes = guest.eyes
            told = frames.get(eyes)
            if told is None:
                told = frames[eyes] = self._frame(eyes, clock, fresh=False)
            guest.send(told)
        self.begun().table.forget_views()

    async def show(self, guests: Iterable[Guest], since: int | None = None) -> None:
        """The position again; with `since`, after what was heard from that moment on."""
        if self.story is None:
            return
        here = [*guests]
        await self._work_out(here)
        for guest in here:
            if since is not None:
                guest.send(history(self.story, guest.seat, since))
            guest.send(self._frame(guest.eyes, self.clock(), fresh=True))
        self.story.table.forget_views()

    async def _work_out(self, guests: Iterable[Guest]) -> None:
        """What viewers could work out is worked out once a moment, where the table shows it."""
        story = self.begun()
        table = story.table
        if self.record.rules.odds != "full" or table.over or table.title.odds is None:
            return
        seats = {guest.seat for guest in guests if guest.seat is not None} - {*self._odds}
        if not seats:
            return
        odds = self.house.spawn(self.house.thinker.odds(self.written(), sorted(seats)))
        await asyncio.wait([odds], timeout=0 if self._is_late else PATIENCE)
        if odds.done():
            self._take_odds(odds)
        else:
            self._is_late = True
            self.house.spawn(self._tell_late(odds, story.last))

    def _take_odds(self, odds: asyncio.Task[dict[int, Odds]]) -> None:
        with contextlib.suppress(NoThought):
            self._odds |= odds.result()

    async def _tell_late(self, odds: asyncio.Task[dict[int, Odds]], moment: int) -> None:
        """Odds that took long are shown when they come, unless the game has gone on."""
        await asyncio.wait([odds])
        self._is_late = False
        async with self.lock:
            if self.story is not None and self.story.last == moment and not odds.cancelled():
                self._take_odds(odds)
                await self.show([guest for guest in self.guests if guest.seat in self._odds])

    def _frame(self, eyes: Eyes, clock: dict[str, int], fresh: bool) -> bytes:
        seat, _ = eyes
        odds = None if seat is None else self._odds.get(seat)
        return encode(frame(self.begun(), eyes, self.opened, clock, odds, fresh))
