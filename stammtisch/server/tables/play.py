"""Play: the start, answers, undo. Nothing counts before its commit."""

from __future__ import annotations

import json
import secrets
import time
from typing import TYPE_CHECKING, Final

from stammtisch.core import Table
from stammtisch.core.errors import BadAnswer
from stammtisch.core.replay import open_table
from stammtisch.core.start import read_start
from stammtisch.games import title

from ..logs import log
from ..protocol.heard import Result, Taken
from ..protocol.refusals import Refused
from ..protocol.said import Answer, Undo
from ..protocol.words import read_nonce
from .guest import Guest
from .limits import MOST_MOMENTS, MOST_UNDONE
from .needs import AddMoment, Behind, Change, MoveOn
from .records import TableRecord
from .story import Story

if TYPE_CHECKING:
    from .room import Room


A_MINUTE: Final = 60  # as exactly as it is kept when somebody last answered


class Play:
    """What is played in one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    async def start(self, player: str | None, nonce: str) -> None:
        """Begin: the host's nonce goes to the host's seats, the server picks the missing ones.

        Where somebody chose the seed there are none, so that the same luck comes again.
        """
        room, given = self.room, read_nonce(nonce)
        async with room.lock:
            room.expect("open")
            if player != room.record.host:
                raise Refused("not-yours", "the host begins")
            if any(chair.kind == "free" for chair in room.record.chairs):
                raise Refused("bad-seats", "a seat is still free")
            await self._begin(room.record.copy(), given)
        room.bots.wake()

    async def _begin(self, draft: TableRecord, nonce: str) -> None:
        """Write the head and the first moment, then show everybody the table."""
        room = self.room
        for chair in draft.chairs:
            given = nonce if chair.player == draft.host else chair.nonce
            chair.nonce = "" if draft.unsealed else given or secrets.token_hex(8)
        story = Story(new_table(draft))
        first = AddMoment(draft.id, 0, story.begin().lines)
        async with room.change(first) as record:
            record.chairs, record.head = draft.chairs, story.table.head.text()
            record.status, record.code = "playing", None
            record.waiting = story.table.awaited
        room.story = story
        room.look()
        log.info("table begun", extra={"table": draft.id, "game": draft.game})
        for guest in room.guests:
            guest.seat = room.eyes_of(guest.player)
        await room.show(room.guests, since=0)

    async def answer(self, guest: Guest, said: Answer | Undo) -> None:
        """A guest answers for the seat through whose eyes it looks."""
        async with self.room.lock:
            seat = self.spoken_for(guest)
            choice = said.choice if isinstance(said, Answer) else None
            await self.carry_out(seat, said.at, choice, guest)
        self.room.bots.wake()

    def spoken_for(self, guest: Guest) -> int:
        """The seat for which a guest may speak now."""
        record, seat = self.room.record, guest.seat
        if seat is None or guest.player is None or record.chairs[seat].player != guest.player:
            raise Refused("not-yours", "you look on; this seat is not yours")
        if record.chairs[seat].away:
            raise Refused("not-yours", "a bot plays for you; come back first")
        return seat

    async def carry_out(
        self, seat: int, at: int, choice: str | None, guest: Guest | None = None
    ) -> None:
        """Answer a question, or without a choice take the last answer back.

        The very same answer again is only acknowledged again.
        """
        room, story = self.room, self.room.begun()
        again = story.taken.get(seat) == (at, choice)
        if not again:
            await self._take(story, seat, at, choice)
        if guest is not None:
            guest.send(Taken(at))
        if not again:
            await room.tell_moment()
        elif guest is not None:
            await room.show([guest])
        if story.table.over and not again:
            room.tell_table()

    async def _take(self, story: Story, seat: int, at: int, choice: str | None) -> None:
        """Carry an answer out in memory, and write it; both or neither.

        Unless it is refused or written, the room is built anew from what is on disk.
        """
        expect_room(story, choice)
        is_whole = False
        try:
            if choice is None:
                story.undo(seat, at)
            else:
                story.answer(seat, at, choice)
            await self._commit(story)
            is_whole = True
        except BadAnswer:
            is_whole = True
            raise
        except Behind:
            is_whole = True
            await self.room.house.following.rebuild(self.room)
            raise
        finally:
            if not is_whole:
                log.exception("answer failed", extra={"table": self.room.record.id})
                self.room.forget()

    async def _commit(self, story: Story) -> None:
        """Write the latest moment and, if that has changed, who is asked now."""
        record = self.room.record
        changes: list[Change] = [AddMoment(record.id, story.last, story.moments[-1].lines)]
        if self.note(story):
            changes.append(MoveOn(record))
        await self.room.write(*changes, new=1)
        self.room.house.counts.answers += 1

    def note(self, story: Story) -> bool:
        """Note in the record who is asked now, if that has changed."""
        record, table, now = self.room.record, story.table, int(time.time())
        if not (table.over or table.awaited != record.waiting or now - record.touched >= A_MINUTE):
            return False
        record.status = "over" if table.over else "playing"
        record.result = Result(table.scores, table.winners) if table.over else None
        record.waiting, record.touched = table.awaited, now
        return True


def expect_room(story: Story, choice: str | None) -> None:
    """A game may be long, and answers may be taken back, but neither for ever."""
    if story.is_full:
        raise Refused("too-many", f"a game has at most {MOST_MOMENTS} answers")
    if choice is None and story.undone >= MOST_UNDONE:
        raise Refused("too-many", f"at most {MOST_UNDONE} answers of a game are taken back")


def new_table(record: TableRecord) -> Table:
    """The core's table, luck sealed by the seed that was committed to."""
    kind, seats = title(record.game), len(record.chairs)
    pack = None if record.pack is None else json.loads(record.pack)
    nonces = [chair.nonce for chair in record.chairs]
    return open_table(
        kind,
        seats,
        record.seed,
        record.options,
        pack,
        nonces,
        sealed=not record.unsealed,
        start=None if record.start is None else read_start(record.start),
    )
