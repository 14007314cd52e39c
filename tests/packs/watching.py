"""Plays packs in other processes, which are killed when they fall silent."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import stammtisch

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(stammtisch.__file__).resolve().parents[1]  # compiled or not, as these tests run
BATCH = 200  # packs of one process
SILENCE = 30.0  # seconds of a processor for one pack; a busy machine gives it fewer a minute
LOOK = 5.0  # seconds


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
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
    )
    try:
        yield from results(game, process, len(seeds))
    finally:
        process.kill()
        said = process.communicate()[1].decode()
        assert not said, f"{game}: {said}"


def results(game: str, process: subprocess.Popen[bytes], count: int) -> Iterator[dict[str, Any]]:
    """Each pack says when it begins and when it is over."""
    begun = None
    for _ in range(2 * count):
        told = json.loads(next_line(game, process, begun))
        if "begun" in told:
            begun = told["begun"]
        else:
            yield told


def next_line(game: str, process: subprocess.Popen[bytes], begun: int | None) -> bytes:
    """The next line, unless the pack that has begun hangs or breaks the process."""
    once_more = f"python -m tests.packs.player {game} {begun}"
    assert process.stdout is not None
    before = spent(process)
    while not select.select([process.stdout], [], [], LOOK)[0]:
        assert spent(process) - before < SILENCE, f"{game}: a pack hangs: {once_more}"
    line = process.stdout.readline()
    assert line, f"{game}: a pack breaks the rules: {once_more}"
    return line


def spent(process: subprocess.Popen[bytes]) -> float:
    """The processor time that it has had; where the system does not tell, the clock's."""
    try:
        told = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return time.monotonic()
    return (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
