"""The luck of a real table: sealed before play, the same for any order of answers, provable after.

The seed is a text. Its SHA-256 is published first; each seat adds a nonce; the key of all luck is
HMAC(seed, nonces). Outcome number `k` of a label comes from HMAC(key, label, k) alone, so no
click of one player shifts another's luck.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from .choice import Choice
from .step import NOBODY, Chance, step_name, weighted

WHOLE: Final = 1 << 256


def commitment(seed: str) -> str:
    """What is published of a seed before anybody joins."""
    return hashlib.sha256(seed.encode()).hexdigest()


def seat_text(seat: int) -> str:
    """A seat as the log writes it: `-` is nobody."""
    return "-" if seat == NOBODY else str(seat)


def label_of(step: Chance) -> str:
    """One stream of luck per seat and purpose."""
    return f"{seat_text(step.seat)} {step_name(step)}"


class Dealer:
    """Answers chance from the sealed key, by rejection, walking the weights in catalogue order."""

    def __init__(self, seed: str, nonces: list[str]) -> None:
        self.seed: Final = seed
        self.key: Final = hmac.digest(seed.encode(), "\n".join(nonces).encode(), "sha256")
        self.counters: dict[str, int] = {}
        self.foreseen: dict[str, list[str]] = {}  # by label: what a lesson wants to happen

    def below(self, total: int, label: str) -> int:
        """The next whole number below `total` in a label's stream, all equally likely."""
        limit = WHOLE - WHOLE % total
        while True:
            count = self.counters.get(label, 0)
            self.counters[label] = count + 1
            digest = hmac.digest(self.key, f"{label} {count}".encode(), "sha256")
            number = int.from_bytes(digest, "big")
            if number < limit:
                return number % total

    def outcome(self, game: Any, step: Chance) -> Choice:
        """Fate's answer to a step."""
        weights = sorted(step.weights(game), key=by_code)
        foreseen = self.foreseen.get(label_of(step), [])
        wanted = foreseen.pop(0) if foreseen else None
        for choice, weight in weights:
            if choice.text == wanted and weight > 0:  # what can no longer be is passed over
                return choice
        total = sum([weight for _, weight in weights])
        return weighted(weights, self.below(total, label_of(step)))


def by_code(weighted: tuple[Choice, int]) -> int:
    return int(weighted[0].code)
