"""Plays packs in other processes, which are killed when they fall silent."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import stammtisch

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(stammtisch.__file__).resolve().parents[1]  # compiled or not, as these tests run
BATCH = 200  # packs of one process
SILENCE = 60.0  # seconds for one pack, also on a machine that does much else


@dataclass
class Played:
    """What became of the packs of a game."""

    accepted: int = 0
    refused: int = 0
    longest: float = 0.0
    slowest: dict[str, Any] = field(default_factory=dict)

    def add(self, result: dict[str, Any]) -> None:
        self.accepted += result["accepted"]
        self.refused += not result["accepted"]
        if result.get("longest", 0.0) > self.longest:
            self.longest, self.slowest = result["longest"], result


def play_packs(game: str, count: int) -> Played:
    """Random packs, from seed 0 on, until so many were accepted and played to their end."""
    played = Played()
    first = 0
    while played.accepted < count:
        for result in batch(game, range(first, first + BATCH)):
            played.add(result)
            if played.accepted == count:
                break
        first += BATCH
        assert first < 100 * count + 10 * BATCH, f"{game}: hardly any pack is accepted"
    return played


def batch(game: str, seeds: range) -> Iterator[dict[str, Any]]:
    """The results of one process, which is ended with the last that anybody wants."""
    command = [sys.executable, "-P", "-m", "tests.packs.player", game, *map(str, seeds)]
    path = os.pathsep.join([str(PACKAGE), str(ROOT)])
    env = {**os.environ, "PYTHONPATH": path}
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert process.stdout is not None
    try:
        yield from results(game, process.stdout, len(seeds))
    finally:
        process.kill()
        said = process.communicate()[1].decode()
        assert not said, f"{game}: {said}"


def results(game: str, lines: IO[bytes], count: int) -> Iterator[dict[str, Any]]:
    """Each pack says when it begins and when it is over."""
    begun = None
    for _ in range(2 * count):
        told = json.loads(next_line(game, lines, begun))
        if "begun" in told:
            begun = told["begun"]
        else:
            yield told


def next_line(game: str, lines: IO[bytes], begun: int | None) -> bytes:
    """The next line, unless the pack that has begun hangs or breaks the process."""
    once_more = f"python -m tests.packs.player {game} {begun}"
    ready = select.select([lines], [], [], SILENCE)[0]
    assert ready, f"{game}: a pack hangs: {once_more}"
    line = lines.readline()
    assert line, f"{game}: a pack breaks the rules: {once_more}"
    return line
