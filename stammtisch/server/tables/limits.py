"""How often somebody may do something, and how much of anything there may be."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from typing import Final

from ..protocol.refusals import Refused

MOST_KEYS: Final = 10_000
MOST_REPORTS: Final = 10  # of one table
LONGEST_ADVICE: Final = 5  # seconds
MOST_GUESTS: Final = 100  # at one table
MOST_CONNECTIONS: Final = 200  # of one address
MOST_MOMENTS: Final = 20_000  # of one game: what is longer is none
MOST_UNDONE: Final = 1000  # answers of one game that are taken back
MOST_REVIEWS: Final = 3  # of one address that are under way,
ALL_REVIEWS: Final = 50  # and of everybody together
MOST_THOUGHTS: Final = 3  # of one address at a time,
MOST_WAITING: Final = 50  # and waiting for those


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

    def spend(self, tokens: float) -> float:
        """Take tokens, there or not; seconds until they would have been there."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.then) * self.rate) - tokens
        self.then = now
        return -self.left / self.rate if self.left < 0 else 0.0


class Limit:
    """A bucket for each address; the longest unused go first."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self.buckets: Final[dict[str, Bucket]] = {}

    def take(self, key: str) -> bool:
        """Whether there was a token left."""
        bucket = self.buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_KEYS:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take()

    def check(self, key: str) -> None:
        """Take a token, or refuse."""
        if not self.take(key):
            raise Refused("too-many", "slow down")

    def spend(self, key: str, tokens: float) -> None:
        """Take more tokens, there or not; less than none are given back."""
        if key in self.buckets:
            self.buckets[key].spend(tokens)

    def give_back(self, key: str) -> None:
        """What was rightly done does not count."""
        self.spend(key, -1)


class Count:
    """How many of something each address has now."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self.counts: Final[dict[str, int]] = {}

    def is_full(self, key: str) -> bool:
        """Whether there can be no more."""
        return self.counts.get(key, 0) >= self.most

    def enter(self, key: str) -> None:
        """One more, or a refusal."""
        if self.is_full(key):
            raise Refused("too-many", f"at most {self.most} from one address")
        self.counts[key] = self.counts.get(key, 0) + 1

    def leave(self, key: str) -> None:
        """One less."""
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]


class Thoughts:
    """What thinking processes do for each address: a few things at a time, and not for ever."""

    def __init__(self, times: float) -> None:
        self.seconds: Final = Limit(0.5 * times, 120 * times)
        self.waiting: Final = Count(int(MOST_WAITING * times))
        self.at_once: Final = int(MOST_THOUGHTS * max(1.0, times))
        self._gates: Final[dict[str, asyncio.Semaphore]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for one's turn; how long it took is paid for afterwards."""
        self.waiting.enter(address)
        try:
            gate = self._gates.setdefault(address, asyncio.Semaphore(self.at_once))
            async with gate:
                self.seconds.check(address)
                begin = time.monotonic()
                try:
                    yield
                finally:
                    self.seconds.spend(address, time.monotonic() - begin - 1.0)
        finally:
            self.waiting.leave(address)
            if not self.waiting.counts.get(address):
                self._gates.pop(address, None)


class Limits:
    """What one address may do; `times` as much where a load is tried out."""

    def __init__(self, times: float = 1.0) -> None:
        self.requests: Final = Limit(50 * times, 300 * times)
        self.messages: Final = Limit(500 * times, 1000 * times)  # over all its WebSockets
        self.pages: Final = Limit(100 * times, 1000 * times)  # and their files
        self.stories: Final = Limit(10 * times, 60 * times)  # told anew from their beginning
        self.tables: Final = Limit(0.5 * times, 30 * times)
        self.codes: Final = Limit(1 / 6 * times, 10 * times)
        self.names: Final = Limit(0.5 * times, 60 * times)
        self.reports: Final = Limit(1 / 60 * times, 5 * times)
        self.all_reports: Final = Limit(1 / 60 * times, 100 * times)  # of everybody together
        self.tickets: Final = Limit(1 / 6 * times, 20 * times)
        self.packs: Final = Limit(1 / 30 * times, 20 * times)
        self.thoughts: Final = Thoughts(times)
        self.reviews: Final = Count(int(MOST_REVIEWS * max(1.0, times)))
        self.connections: Final = Count(int(MOST_CONNECTIONS * times))
