"""Numbers on their way out of compiled code: features for learning, as 32-bit floats in bytes."""

from __future__ import annotations

import struct
from typing import Final, final

from librt.strings import BytesWriter, write_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from .pile import Pile

WIDTH: Final = 4  # bytes of a number
MOST_KINDS: Final = 256


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """A row that only grows; `clear` keeps its room, so that writing allocates nothing."""

    def __init__(self) -> None:
        self.writer: Final = BytesWriter()
        self.tally: vec[u8] = vec[u8]()
        for _ in range(MOST_KINDS):
            self.tally = append(self.tally, u8(0))

    def add(self, number: float) -> None:
        """Write one more."""
        write_f32_le(self.writer, number)

    def flag(self, true: bool) -> None:
        """1 for yes, 0 for no."""
        write_f32_le(self.writer, 1.0 if true else 0.0)

    def one_of(self, place: i64, places: i64) -> None:
        """1 at a place, 0 at all others; a place outside writes zeros alone."""
        for other in range(places):
            write_f32_le(self.writer, 1.0 if other == place else 0.0)

    def zeros(self, count: i64) -> None:
        """As many zeros."""
        for _place in range(count):
            write_f32_le(self.writer, 0.0)

    def counts(self, pile: Pile, kinds: i64, scale: float) -> None:
        """How many there are of each kind from 0 to `kinds` - 1, each divided by the scale."""
        for kind in range(kinds):
            self.tally[kind] = u8(0)
        for place in range(pile.n):
            self.tally[i64(pile.kinds[place])] += u8(1)
        for kind in range(kinds):
            write_f32_le(self.writer, float(i64(self.tally[kind])) / scale)

    def clear(self) -> None:
        """Begin anew."""
        self.writer.truncate(0)

    def to_bytes(self) -> bytes:
        """Everything written, little-endian."""
        return self.writer.getvalue()

    def to_list(self) -> list[float]:
        """The same for people, as the 32 bits hold it."""
        data = self.to_bytes()
        return list(struct.unpack(f"<{len(data) // WIDTH}f", data))

    def __len__(self) -> int:
        return len(self.writer) // WIDTH
