"""The reviews of ended games: made once, when somebody asks, and kept."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from ..protocol.refusals import Refused
from .limits import ALL_REVIEWS
from .needs import KeepReview, NoThought

if TYPE_CHECKING:
    from .house import House
    from .room import Room


NOT_BEGUN: Final = b'{"progress":0,"review":null}'


class UnderWay:
    """A review that is being made."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None

    def tell(self, part: float) -> None:
        self.progress = part


class Reviews:
    """Who asks first has it made; the others see how far it is."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self.under_way: Final[dict[str, UnderWay]] = {}

    async def state(self, room: Room, address: str) -> bytes:
        """The JSON of a `ReviewState`: finished, or how far it is.

        Where too many are under way it is begun when somebody asks again later.
        """
        room.expect("over")
        table = room.record.id
        work = self.under_way.get(table)
        if work is None:
            kept = await self.house.reader.review(table)
            if kept is not None:
                return b'{"progress":1,"review":' + kept.encode() + b"}"
            if self.is_full(address):
                return NOT_BEGUN
            work = self.under_way.setdefault(table, UnderWay())
            if work.task is None:
                self.house.limits.reviews.enter(address)
                work.task = self.house.spawn(self._make(room, work, address))
        if work.task is not None and work.task.done():
            del self.under_way[table]
            raise Refused("server-error", "the review could not be made")
        return b'{"progress":%.3f,"review":null}' % work.progress

    def is_full(self, address: str) -> bool:
        """Whether others must be finished first."""
        is_full = self.house.limits.reviews.is_full(address)
        return is_full or len(self.under_way) >= ALL_REVIEWS

    async def _make(self, room: Room, work: UnderWay, address: str) -> None:
        """Make and keep it, if it can be."""
        try:
            await self._grade(room, work)
        except (NoThought, Refused):
            return  # whoever asks next is told so
        finally:
            self.house.limits.reviews.leave(address)
        del self.under_way[room.record.id]

    async def _grade(self, room: Room, work: UnderWay) -> None:
        """Grade what people decided; where only bots sat, everybody."""
        chairs = room.record.chairs
        people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
        found = await self.house.thinker.review(room.written(), people, work.tell)
        await self.house.write(KeepReview(room.record.id, found.decode()))
