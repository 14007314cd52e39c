"""A connection to a table: whose it is, whose eyes it looks through, what it is yet to be sent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ..protocol.heard import Heard

Eyes = tuple[int | None, bool]
"""The seat that is looked through, and whether the board is told in words, too."""

ENCODER: Final = msgspec.json.Encoder()
MOST_UNSENT: Final = 256  # messages
MOST_BYTES: Final = 262_144  # of unsent messages; a single longer one may wait alone
TOO_SLOW: Final = 1013
RESTART: Final = 1012


def encode(message: Heard) -> bytes:
    """A message as it goes over the wire."""
    return ENCODER.encode(message)


def nobody_listens() -> None:
    """Before there is a wire, messages wait."""


class Guest:
    """What is sent waits in the outbox, so that a slow reader delays nobody."""

    def __init__(
        self, player: str | None, seat: int | None, address: str = "", words: bool = False
    ) -> None:
        self.player: Final = player
        self.address: Final = address
        self.words: Final = words  # wishes to be told the board, too
        self.seat = seat
        self.is_leaving = False
        self.outbox: list[bytes | int] = []  # a number closes the connection
        self.unsent = 0  # bytes in the outbox
        self.ring: Callable[[], None] = nobody_listens  # called when the outbox is empty no more

    @property
    def eyes(self) -> Eyes:
        """What a frame for this guest depends on."""
        return self.seat, self.words

    def send(self, message: Heard | bytes) -> None:
        """Put a message into the outbox; a guest who reads too slowly is sent away."""
        if self.is_leaving:
            return
        text = message if isinstance(message, bytes) else encode(message)
        full = self.outbox and self.unsent + len(text) > MOST_BYTES
        if full or len(self.outbox) >= MOST_UNSENT:
            self.outbox.clear()
            self.dismiss(TOO_SLOW)
            return
        self.unsent += len(text)
        self._put(text)

    def dismiss(self, code: int) -> None:
        """Close the connection, after what is in the outbox."""
        if not self.is_leaving:
            self.is_leaving = True
            self._put(code)

    def _put(self, message: bytes | int) -> None:
        self.outbox.append(message)
        if len(self.outbox) == 1:
            self.ring()

    def take(self) -> list[bytes | int]:
        """All that is to be sent; the outbox is empty then."""
        messages, self.outbox, self.unsent = self.outbox, [], 0
        return messages
