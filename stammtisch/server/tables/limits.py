"""How often somebody may do something, and how much of anything there may be."""

from __future__ import annotations

import time
from typing import Final

from ..protocol.refusals import Refused

MOST_KEYS: Final = 10_000
MOST_REPORTS: Final = 10  # of one table
LONGEST_ADVICE: Final = 5  # seconds
MOST_GUESTS: Final = 100  # at one table
MOST_CONNECTIONS: Final = 200  # of one address


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


class Count:
    """How many of something each address has now."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.counts: Final[dict[str, int]] = {}

    def enter(self, key: str) -> None:
        """One more, or a refusal."""
        if self.counts.get(key, 0) >= self.most:
            raise Refused("too-many", f"at most {self.most} connections from one address")
        self.counts[key] = self.counts.get(key, 0) + 1

    def leave(self, key: str) -> None:
        """One less."""
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]


class Limits:
    """What one address may do; `times` as much where a load is tried out."""

    def __init__(self, times: float = 1.0) -> None:
        self.requests: Final = Limit(50 * times, 300 * times)
        self.tables: Final = Limit(0.5 * times, 30 * times)
        self.codes: Final = Limit(1 / 6 * times, 10 * times)
        self.names: Final = Limit(0.5 * times, 60 * times)
        self.reports: Final = Limit(1 / 60 * times, 5 * times)
        self.all_reports: Final = Limit(1 / 60 * times, 100 * times)  # of everybody together
        self.connections: Final = Count(int(MOST_CONNECTIONS * times))
