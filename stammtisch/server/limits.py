"""How often somebody may do something: a bucket of tokens that fills up again."""

from __future__ import annotations

import time
from typing import Final

from .refusals import Refused

MOST_KEYS: Final = 10_000


class Bucket:
    """`burst` at once, `rate` a second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.left = burst
        self.then = time.monotonic()

    def take(self) -> bool:
        """Whether there was a token left."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limit:
    """A bucket for each address; the longest unused go first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.buckets: Final[dict[str, Bucket]] = {}

    def check(self, key: str) -> None:
        """Take a token, or refuse."""
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_KEYS:
            del self.buckets[next(iter(self.buckets))]
        if not bucket.take():
            raise Refused("too-many", "slow down")

    def give_back(self, key: str) -> None:
        """What was rightly done does not count."""
        if key in self.buckets:
            self.buckets[key].left += 1
