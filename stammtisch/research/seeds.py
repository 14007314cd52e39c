"""Seeds of games: fresh ones where none was named, one for each game of a batch, and their luck."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from stammtisch.bots import seed_of
from stammtisch.core import Rng
from stammtisch.core.errors import BadOption


def fresh_seed() -> int:
    """Any seed, of 32 bits."""
    return secrets.randbits(32)


def seeds(seed: int | Sequence[int | None] | None, count: int) -> list[int]:
    """A seed for each game: the first one's is the seed itself, as in every other adapter."""
    if isinstance(seed, Sequence):
        if len(seed) != count:
            raise BadOption(f"{len(seed)} seeds: expected one for each of {count} games")
        return [fresh_seed() if own is None else own for own in seed]
    first = fresh_seed() if seed is None else seed
    return [first, *[seed_of(first, place) for place in range(1, count)]]


def streams(seed: int, seats: int) -> list[Rng]:
    """The luck of a game: a stream for each seat, and the last for nobody.

    So no seat's choices shift another's luck, in whatever order the seats are asked.
    """
    return [Rng(seed_of(seed, seat, 0)) for seat in range(seats + 1)]
