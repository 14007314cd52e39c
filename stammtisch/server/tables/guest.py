"""A connection to a table: whose it is, whose eyes it looks through, what it is yet to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final

import msgspec

from ..protocol.heard import Heard

ENCODER: Final = msgspec.json.Encoder()
MOST_UNSENT: Final = 256  # messages
MOST_BYTES: Final = 262_144  # of unsent messages; a single longer one may wait alone
TOO_SLOW: Final = 1013
RESTART: Final = 1012


def encode(message: Heard) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(message).decode()


class Guest:
    """What is sent waits in the outbox, so that a slow reader delays nobody."""

    def __init__(self, player: str | None, seat: int | None, address: str = "") -> None:
        self.player: Final = player
        self.address: Final = address
        self.seat = seat
        self.is_leaving = False
        self.outbox: Final[deque[str | int]] = deque()
        self.unsent = 0  # characters in the outbox
        self._filled: Final = asyncio.Event()

    def send(self, message: Heard | str) -> None:
        """Put a message into the outbox; a guest who reads too slowly is sent away."""
        if self.is_leaving:
            return
        text = message if isinstance(message, str) else encode(message)
        full = self.outbox and self.unsent + len(text) > MOST_BYTES
        if full or len(self.outbox) >= MOST_UNSENT:
            self.outbox.clear()
            self.dismiss(TOO_SLOW)
            return
        self.outbox.append(text)
        self.unsent += len(text)
        self._filled.set()

    def dismiss(self, code: int) -> None:
        """Close the connection, after what is in the outbox."""
        self.is_leaving = True
        self.outbox.append(code)
        self._filled.set()

    async def next(self) -> str | int:
        """The next message to be sent; a number closes the connection."""
        while not self.outbox:
            self._filled.clear()
            await self._filled.wait()
        message = self.outbox.popleft()
        if isinstance(message, str):
            self.unsent -= len(message)
        return message
