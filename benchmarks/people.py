"""Scripted people at our tables: each answers at random when asked, or when it is their time."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from .servers import HOST, Server
from .wire import Wire, connect

LONG: Final = {"pig": {"target": 500}}  # options with which a game goes on for long


class Option(msgspec.Struct):
    """An answer that may be given."""

    text: str


class Question(msgspec.Struct):
    """What is asked."""

    options: list[Option]


class Frame(msgspec.Struct):
    """As much of a frame as a player needs who answers at random."""

    at: int
    question: Question


FRAME: Final = msgspec.json.Decoder(Frame)


@dataclass
class Figures:
    """What is measured while the clock runs; before `hurry` nobody answers by themselves."""

    hurry: bool = False
    answers: int = 0
    taken: int = 0
    over: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)
    is_running: bool = False
    pacing: asyncio.Task[None] | None = None

    def take(self, since: float) -> None:
        """An answer was acknowledged that was given then."""
        self.taken += 1
        if self.is_running:
            self.answers += 1
            self.latencies.append(time.perf_counter() - since)


class Seat:
    """A connection through one seat's eyes."""

    def __init__(self, figures: Figures, number: int, steady: bool) -> None:
        self.figures: Final = figures
        self.rng: Final = random.Random(number)
        self.steady: Final = steady  # always the first answer: a game of Pig that never ends
        self.wire: Wire | None = None
        self.frame: Frame | None = None
        self.said = 0.0
        self.answered = 0
        self.has_seen = False
        self.is_over = False

    def heard(self, body: bytes) -> None:
        """Answer a new question; note when an answer is acknowledged."""
        if body.startswith(b'{"type":"frame"'):
            self.has_seen = True
            self.is_over = b'"result":null' not in body
            asked = b'"question":null' not in body
            self.frame = FRAME.decode(body) if asked else None
            if asked and self.figures.hurry:
                self.answer()
        elif body.startswith(b'{"type":"taken"'):
            self.figures.take(self.said)
        elif body.startswith(b'{"type":"refused"'):
            self.figures.refused += 1
            self.answered = 0  # the frame that follows asks again

    async def until(self, done: Callable[[], bool]) -> None:
        """Wait for something that a message brings."""
        assert self.wire is not None
        await self.wire.until(done)

    def go(self) -> None:
        """Close the connection."""
        if self.wire is not None and self.wire.transport is not None:
            self.wire.transport.close()

    def answer(self) -> bool:
        """Answer, if this seat is asked something that it has not answered yet."""
        frame = self.frame
        if frame is None or frame.at == self.answered or self.wire is None:
            return False
        options = frame.question.options
        choice = options[0] if self.steady else self.rng.choice(options)
        self.answered, self.said = frame.at, time.perf_counter()
        self.wire.say(b'{"at":%d,"choice":%b}' % (frame.at, msgspec.json.encode(choice.text)))
        return True


def make_tables(
    server: Server, game: str, seats: int, tables: int, odds: str, bots: int = 0
) -> list[str]:
    """So many tables, whose seats are ours but for those of the bots."""
    if not server.cookie:
        server.call("GET", "/api/me")
        server.call("PUT", "/api/me", {"name": "Load"})
    here = [{"kind": "here", "name": f"P{seat}"} for seat in range(1, seats - bots)]
    theirs = [{"kind": "bot", "level": "random"} for _ in range(bots)]
    body: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, *here, *theirs]}
    body |= {"options": LONG.get(game, {}), "rules": {"odds": odds}}
    return [server.call("POST", "/api/tables", body)["id"] for _ in range(tables)]


async def begin(seat: Seat) -> None:
    """Start, and sit down again: who holds all seats looks through the one that is asked."""
    assert seat.wire is not None
    seat.wire.say(b'{"type":"start"}')
    await seat.until(lambda: seat.has_seen)
    seat.has_seen = False
    seat.wire.say(b'{"type":"sit","seat":0}')


async def sit(
    server: Server,
    figures: Figures,
    game: str,
    seats: int,
    table: str,
    number: int,
    begun: bool = False,
    deflate: bool = False,
) -> list[Seat]:
    """A connection for each of our seats; unless the table has begun, it begins."""
    found = []
    for place in range(seats):
        seat = Seat(figures, number * seats + place, steady=game == "pig")
        path = f"/api/tables/{table}?seat={place}"
        seat.wire = await connect(HOST, server.port, path, server.cookie, seat.heard, deflate)
        found.append(seat)
        if place == 0 and not begun:
            await begin(seat)
        await seat.until(lambda: found[-1].has_seen)
    return found
