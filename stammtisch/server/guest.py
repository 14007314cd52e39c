"""A connection to a table: whose it is, whose eyes it looks through, what it is yet to be sent."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from .messages import Heard

ENCODER: Final = msgspec.json.Encoder()
MOST_UNSENT: Final = 256
TOO_SLOW: Final = 1013
RESTART: Final = 1012


def encode(message: Heard) -> str:
    """A message as it goes over the wire."""
    return ENCODER.encode(message).decode()


class Guest:
    """What is sent waits in the outbox, so that a slow reader delays nobody."""

    def __init__(self, player: str | None, seat: int | None) -> None:
        self.player: Final = player
        self.seat = seat
        self.is_leaving = False
        self.outbox: Final[asyncio.Queue[str | int]] = asyncio.Queue()

    def send(self, message: Heard | str) -> None:
        """Put a message into the outbox; a guest who reads too slowly is sent away."""
        if self.is_leaving:
            return
        if self.outbox.qsize() > MOST_UNSENT:
            self.dismiss(TOO_SLOW)
        else:
            self.outbox.put_nowait(message if isinstance(message, str) else encode(message))

    def dismiss(self, code: int) -> None:
        """Close the connection, after what is in the outbox unless that is too much."""
        self.is_leaving = True
        while self.outbox.qsize() > MOST_UNSENT:
            self.outbox.get_nowait()
        self.outbox.put_nowait(code)
