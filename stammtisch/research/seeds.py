"""Seeds of games: fresh ones where none was named, and one for each game of a batch."""

from __future__ import annotations

import secrets

from stammtisch.bots import seed_of


def fresh_seed() -> int:
    """Any seed, of 32 bits."""
    return secrets.randbits(32)


def seeds(seed: int | None, count: int) -> list[int]:
    """A seed for each game: the first one's is the seed itself, as in every other adapter."""
    first = fresh_seed() if seed is None else seed
    return [first, *[seed_of(first, place) for place in range(1, count)]]
