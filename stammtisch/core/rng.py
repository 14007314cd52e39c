"""The generator of playouts and bots. Real tables take their luck from `luck.py`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Rng:
    """Marsaglia's xorshift128: the same numbers compiled and interpreted, since nothing wraps."""

    def __init__(self, seed: i64) -> None:
        self.x: i64 = seed & MASK
        self.y: i64 = 362436069 ^ ((seed >> 32) & MASK)
        self.z: i64 = 521288629
        self.w: i64 = 88675123
        for _ in range(20):  # the first numbers of near seeds are alike
            self.below(1)

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1; n is at most 2**31."""
        t = self.x ^ ((self.x << 11) & MASK)
        self.x, self.y, self.z = self.y, self.z, self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return (self.w * n) >> 32

    def __deepcopy__(self, memo: object) -> Rng:
        """The same numbers from here on."""
        other = Rng(0)
        other.x, other.y, other.z, other.w = self.x, self.y, self.z, self.w
        return other

    def chance(self) -> float:
        """A number from 0 to below 1."""
        return float(self.below(1 << 30)) / float(1 << 30)
