"""Small numbers in a row: a bag, a hand, a pot. One byte each, copied by slice when compiled."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr, u8

from .rng import Rng


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Kinds from 0 to 255 in order; only the first `n` places count, so a pop moves nothing."""

    def __init__(self, kinds: list[int] | None = None) -> None:
        self.kinds: vec[u8] = vec[u8]()
        self.n: i64 = 0
        self.picked: i64 = 0  # where `random` looked last: `remove` tries there first
        if kinds is not None:
            for kind in kinds:
                self.push(kind)

    def reserve(self, places: i64) -> None:
        """Make room for this many, so that pushing them moves nothing."""
        for _ in range(places - len(self.kinds)):
            self.kinds = append(self.kinds, u8(0))

    def push(self, kind: i64) -> None:
        """Lay one on top."""
        if self.n < len(self.kinds):
            self.kinds[self.n] = u8(kind)
        else:
            self.kinds = append(self.kinds, u8(kind))
        self.n += 1

    def pop(self) -> i64:
        """Take the top one."""
        self.n -= 1
        return i64(self.kinds[self.n])

    def at(self, place: i64) -> i64:
        """The kind at a place, 0 being the bottom."""
        assert place < self.n
        return i64(self.kinds[place])

    def top(self) -> i64:
        """The kind on top, -1 if there is none."""
        return i64(self.kinds[self.n - 1]) if self.n > 0 else i64(-1)

    def count(self, kind: i64) -> i64:
        """How many of a kind there are."""
        found: i64 = 0
        for place in range(self.n):
            if i64(self.kinds[place]) == kind:
                found += 1
        return found

    def counts(self, kinds: i64) -> list[int]:
        """How many there are of each kind from 0 to `kinds` - 1."""
        counted = [0] * kinds
        for place in range(self.n):
            counted[i64(self.kinds[place])] += 1
        return counted

    def remove(self, kind: i64) -> None:
        """Take one of a kind out of a pile whose order nobody knows: the top fills its place."""
        place = self.picked
        if place >= self.n or i64(self.kinds[place]) != kind:
            place = 0
            while i64(self.kinds[place]) != kind:
                place += 1
                assert place < self.n, "no such kind in the pile"
        self.n -= 1
        self.kinds[place] = self.kinds[self.n]

    def take(self, place: i64) -> i64:
        """Take out the one at a place; those above close up, in order."""
        kind = self.at(place)
        self.n -= 1
        for above in range(place, self.n):
            self.kinds[above] = self.kinds[above + 1]
        return kind

    def replace(self, place: i64, kind: i64) -> None:
        """Put another kind in the place of one."""
        assert place < self.n
        self.kinds[place] = u8(kind)

    def random(self, rng: Rng) -> i64:
        """Any one of them, each as likely as the other; it stays in."""
        self.picked = rng.below(self.n)
        return i64(self.kinds[self.picked])

    def clear(self) -> None:
        self.n = 0

    def pour(self, other: Pile) -> None:
        """Lay all of another pile on top of this one, and leave the other empty."""
        for place in range(other.n):
            self.push(i64(other.kinds[place]))
        other.n = 0

    def copy(self) -> Pile:
        other = Pile()
        other.kinds = self.kinds[:]  # with its spare places, so that the copy need not grow
        other.n = self.n
        other.picked = self.picked
        return other

    def to_list(self) -> list[int]:
        """The kinds from bottom to top."""
        return [int(self.kinds[place]) for place in range(self.n)]

    def __len__(self) -> int:
        return int(self.n)
