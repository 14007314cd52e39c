"""Games of bots as columns, one row a decision: what offline learning reads."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from stammtisch.bots import Contender, contender, seed_of
from stammtisch.bots.runner import Match, shares_of
from stammtisch.core import Choice

from .world import World


@dataclass
class Columns:
    """The rows of some games, by column; `legal` is flat, cut by `offered`."""

    games: int = 0
    game: list[int] = field(default_factory=list)
    number: list[int] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)
    bot: list[str] = field(default_factory=list)
    observation: bytearray = field(default_factory=bytearray)
    legal: list[int] = field(default_factory=list)
    offered: list[int] = field(default_factory=lambda: [0])
    action: list[int] = field(default_factory=list)
    share: list[float] = field(default_factory=list)
    points: list[int] = field(default_factory=list)

    def note(self, seat: int, bot: str, row: bytes, choices: list[Choice]) -> None:
        """What a seat sees, and what it may answer."""
        self.seat.append(seat)
        self.bot.append(bot)
        self.observation += row
        self.legal += [int(choice.code) for choice in choices]
        self.offered.append(len(self.legal))

    def end(self, number: int, shares: list[float], scores: list[int]) -> None:
        """A game is over: its rows learn what came of it."""
        rows = len(self.seat) - len(self.game)
        self.game += [number] * rows
        self.number += range(rows)
        seats = self.seat[-rows:]
        self.share += [shares[seat] for seat in seats]
        self.points += [scores[seat] for seat in seats]
        self.games += 1


class Recorded(Match):
    """A game of bots that is written down, decision by decision."""

    def __init__(
        self, world: World, players: Sequence[Contender], seed: int, into: Columns
    ) -> None:
        super().__init__(world.title, world.setup, players, seed)
        self.world = world
        self.into = into

    def decide(self, seat: int, choices: list[Choice]) -> Choice:
        row = self.world.observe(self.game, seat).tobytes()
        self.into.note(int(seat), self.players[seat].name, row, choices)
        choice = super().decide(seat, choices)
        self.into.action.append(int(choice.code))
        return choice


def columns(world: World, bots: Sequence[str], seed: int, numbers: range) -> Columns:
    """Play the games with these numbers; bot i sits at seat (i + number) % seats."""
    players = [contender(name, world.title) for name in bots]
    found = Columns()
    for number in numbers:
        table = [players[(seat - number) % world.seats] for seat in range(world.seats)]
        match = Recorded(world, table, seed_of(seed, number), found)
        while not match.game.over:
            match.go_on()
        found.end(number, shares_of(match.game), match.game.scores())
    return found


def schema(world: World) -> Any:
    """The columns with their types; what features and actions mean is in the metadata."""
    told = {
        "game": world.title.id,
        "environment": world.name,
        "rules_version": str(world.title.rules_version),
        "seats": str(world.seats),
        "options": json.dumps(dict(world.setup.options)),
        "features": json.dumps(world.names),
        "actions": json.dumps([choice.text for choice in world.setup.catalogue.choices]),
    }
    kinds = {
        "game": pa.int32(),
        "number": pa.int32(),
        "seat": pa.int8(),
        "bot": pa.string(),
        "observation": pa.list_(pa.float32(), len(world.names)),
        "legal": pa.list_(pa.int16()),
        "action": pa.int16(),
        "share": pa.float32(),
        "points": pa.int32(),
    }
    return pa.schema(list(kinds.items()), metadata=told)


def table_of(found: Columns, world: World) -> Any:
    """The columns as a table of Arrow."""
    known = schema(world)
    flat = pa.array(np.frombuffer(found.observation, np.float32))
    lists = {
        "observation": pa.FixedSizeListArray.from_arrays(flat, len(world.names)),
        "legal": pa.ListArray.from_arrays(
            pa.array(found.offered, pa.int32()), pa.array(found.legal, pa.int16())
        ),
    }
    arrays = [
        lists[name] if name in lists else pa.array(getattr(found, name), known.field(name).type)
        for name in known.names
    ]
    return pa.Table.from_arrays(arrays, schema=known)


def write(parts: Iterable[Columns], world: World, path: Path) -> int:
    """Write the parts one after another; how many rows. Half a file is never left behind."""
    half, rows = path.with_name(f"{path.name}.part"), 0
    try:
        with pq.ParquetWriter(half, schema(world), compression="zstd") as file:
            for part in parts:
                file.write_table(table_of(part, world))
                rows += len(part.seat)
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)
    return rows
