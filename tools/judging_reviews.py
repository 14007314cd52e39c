"""Reviews held against a longer look: blunders are found, equals are left alone."""

from __future__ import annotations

from collections.abc import Iterator

from stammtisch.bots.advice import Review, review
from stammtisch.bots.advice.decisions import Decision, decisions
from stammtisch.core import Table, Title
from stammtisch.games import title

from .judging import BLUNDERS, ME, Place, Wanted, game_of, truth


def reviews(game: str, places: list[Place], wanted: Wanted) -> dict[str, float]:
    """Planted blunders found, equal decisions called mistakes, and the longest review."""
    known = title(game)
    told = dict.fromkeys(("planted", "found", "equal", "called", "seconds"), 0.0)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        at = places[seed % len(places)]
        table, planted = game_of(known, at, ["thrifty"], seed, BLUNDERS)
        seen, made = look_back(table, wanted, seed, None), decisions(table, range(at.seats))
        told["seconds"] = max(told["seconds"], round(seen.seconds, 1))
        own = [moment for moment in seen.moments if moment.line in planted]
        told["planted"] += len(own)
        told["found"] += len([moment for moment in own if not moment.is_sound])
        for place in equals(known, made, planted, wanted, seed):
            told["equal"] += 1
            told["called"] += not seen.moments[place].is_sound
    return told | {"games": wanted.games, "look": wanted.look}


def look_back(table: Table, wanted: Wanted, seed: int, seats: list[int] | None) -> Review:
    return review(table, wanted.budget, seats, seed=seed, clock=wanted.clock)


def equals(
    known: Title, made: list[Decision], planted: list[int], wanted: Wanted, seed: int
) -> Iterator[int]:
    """Places of decisions, all over a game, in which a long look finds nothing better."""
    apart = max(1, len(made) // wanted.sample)
    for place in range(seed % apart, len(made), apart):
        if made[place].line not in planted:
            ahead = truth(known, made[place], wanted, seed + place)
            if not ahead.is_above(0.0):
                yield place


def named(game: str, places: list[Place], wanted: Wanted) -> dict[str, float]:
    """What is named in a game of random against master, and what of it was a blunder."""
    known, told = title(game), dict.fromkeys(("named", "real"), 0.0)
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        at = places[seed % len(places)]
        table, _ = game_of(known, at, ["random", "master:60"], seed, 0)
        seen = look_back(table, wanted, seed, [ME])
        real = confirmed(known, decisions(table, [ME]), seen, wanted, seed)
        told["named"] += len(real)
        told["real"] += sum(real)
    return told | {"look": wanted.look}


def confirmed(
    known: Title, made: list[Decision], seen: Review, wanted: Wanted, seed: int
) -> list[bool]:
    """For each of the costliest decisions, whether a long look finds something better, too."""
    return [truth(known, made[p], wanted, seed).mean > 0 for p in seen.seats[0].costliest]
