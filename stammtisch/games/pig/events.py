"""What the table tells. Pig has no secrets: everybody hears everything."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Event


def rolled(seat: i64, pips: i64, turn: i64) -> Event:
    return Event("rolled", {"seat": seat, "pips": pips, "turn": turn})


def lost(seat: i64, turn: i64) -> Event:
    return Event("lost", {"seat": seat, "turn": turn})


def held(seat: i64, turn: i64, total: i64) -> Event:
    return Event("held", {"seat": seat, "turn": turn, "total": total})
