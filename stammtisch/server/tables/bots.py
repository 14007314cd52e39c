"""The bots of a room: each thinks when it is asked something, and answers like anybody else."""

from __future__ import annotations

import asyncio
import hashlib
import random
import secrets
from typing import TYPE_CHECKING, Final

from stammtisch import bots
from stammtisch.core.errors import BadAnswer

from ..logs import log
from ..protocol.refusals import Refused
from .coach import by_heart
from .needs import NoThought, Written
from .records import TableRecord

if TYPE_CHECKING:
    from .room import Room


OTHERS_FIRST: Final = 1.0  # seconds before bots are thought to be left alone elsewhere


def stand_in() -> str:
    """The level of the bot that plays for a person who is away."""
    known = bots.levels()
    return "thrifty" if "thrifty" in known else known[-1]


def chance_of(record: TableRecord, game: Written, seat: int) -> int:
    """What a bot's chance begins with: the same again, in any order of answers, if unsealed."""
    if not record.unsealed:
        return secrets.randbits(48)
    own = [line for moment in game.moments for line in moment if line.startswith(f"{seat} ")]
    digest = hashlib.sha256(f"{record.seed} bot {seat} {len(own)}".encode()).digest()
    return int.from_bytes(digest[:6], "big")


class Bots:
    """The bots of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room

    def wake(self, later: float = 0.0) -> None:
        """Let every bot think that is asked something; `later` where others go first."""
        room = self.room
        if room.house.is_stopping or room.is_forgotten:
            return
        if room.story is not None and room.story.is_full:
            return
        for seat, question in room.opened.items():
            if room.record.chairs[seat].is_played_by_bot and seat not in self.room.thinking:
                self.room.thinking[seat] = room.house.spawn(self._turn(seat, question.at, later))
        if not self.room.thinking:
            self.let_go()

    def let_go(self) -> None:
        """No bot is asked here any more."""
        if self.room.is_holding:
            self.room.is_holding = False
            self.room.house.neighbours.let_go(self.room.record.id)

    async def _turn(self, seat: int, at: int, later: float) -> None:
        """A bot thinks until its answer is written; then its next question may wait already."""
        try:
            if not self.room.is_holding:
                await asyncio.sleep(later)
            later = 0.0 if await self._hold() else OTHERS_FIRST
            if not later:
                await self._think(seat, at)
        except (BadAnswer, Refused) as error:
            log.warning("bot refused", extra={"table": self.room.record.id, "error": str(error)})
        finally:
            self.room.thinking.pop(seat, None)
        self.wake(later)

    async def _hold(self) -> bool:
        """Whether these bots think here; unless they do already, try to get them."""
        if not self.room.is_holding:
            self.room.is_holding = await self.room.house.neighbours.hold(self.room.record.id)
        return self.room.is_holding

    async def _think(self, seat: int, at: int) -> None:
        house = self.room.house
        await asyncio.sleep(house.settings.bot_pause * random.uniform(0.67, 1.33))
        choice = await self._choice(seat)
        await house.again(self.room, lambda: self._answer(seat, at, choice))

    async def _choice(self, seat: int) -> str | None:
        """What the bot of that seat says; None if its thinker failed."""
        room = self.room
        learned = by_heart(room.begun().table, seat)
        if learned is not None:
            return learned
        level = room.record.chairs[seat].level or stand_in()
        game = room.written()
        try:
            return await room.house.thinker.choose(
                game, seat, level, chance_of(room.record, game, seat)
            )
        except NoThought:
            return None

    async def _answer(self, seat: int, at: int, choice: str | None) -> None:
        """Answer like anybody else, unless the question is gone by then."""
        room = self.room
        async with room.lock:
            question = room.opened.get(seat)
            by_bot = room.record.chairs[seat].is_played_by_bot
            if room.is_forgotten or question is None or question.at != at or not by_bot:
                return
            await room.play.carry_out(seat, at, choice or random.choice(question.options))
