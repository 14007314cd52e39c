"""Rate the networks of `examples/ppo.py` against the bots of the arena, and draw the curve.

    python examples/evaluate.py quacks_ppo --levels random,thrifty,regular:100 --games 400

Writes `curve.csv` and `curve.svg` beside the networks. A network gets what every bot gets: its
observation comes from an imagined game, which looks to its seat as the true one does.
"""

from __future__ import annotations

import argparse
import csv
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch
from curve import Curve, drawn
from ppo import Network, restore

from stammtisch.bots import Asked, Budget, Contender, contender, play, seed_of
from stammtisch.core import Choice, Game, Rng, View
from stammtisch.research.episode import mask_of
from stammtisch.research.world import World


class NetworkBot:
    """Takes the answer that its network finds likeliest."""

    name = "network"

    def __init__(self, network: Network, world: World) -> None:
        self.network = network
        self.world = world

    def choose(
        self,
        view: Callable[[], View],
        question: Asked,
        imagine: Callable[[Rng], Game],
        rng: Rng,
        budget: Budget,
    ) -> Choice:
        seen = self.world.observe(imagine(rng), question.seat)
        mask = bytearray(mask_of(question.choices, self.world.actions))
        with torch.no_grad():
            logits, _ = self.network(
                torch.from_numpy(seen), torch.frombuffer(mask, dtype=torch.uint8)
            )
        return self.world.setup.catalogue.choices[int(logits.argmax())]


def win_rate(network: Network, world: World, level: str, games: int, seed: int) -> float:
    """The share of the victory against a table of one level, at each seat in turn."""
    own = Contender("network", NetworkBot(network, world), Budget())
    other = contender(level, world.title)
    won = 0.0
    for number in range(games):
        seat = number % world.seats
        table = [own if place == seat else other for place in range(world.seats)]
        luck = seed_of(seed, number // world.seats)
        won += play(world.title, world.setup, table, luck).shares[seat]
    return won / games


def rated(folder: Path, levels: list[str], games: int, seed: int = 1) -> list[Curve]:
    """For each level, what every network of the folder wins against it."""
    curves = [Curve(f"against {level}", []) for level in levels]
    for path in sorted(folder.glob("*.pt")):
        network, settings, decisions = restore(path)
        world = World(settings.game, settings.seats)
        for curve, level in zip(curves, levels, strict=True):
            share = win_rate(network, world, level, games, seed)
            curve.points.append((decisions, share))
            print(f"{decisions:>12,} decisions {curve.name}: {share:.1%}", flush=True)
    return curves


def write(curves: list[Curve], folder: Path, title: str, par: float) -> None:
    """The curve as numbers and as a picture."""
    with (folder / "curve.csv").open("w", newline="") as file:
        table: Any = csv.writer(file)
        table.writerow(["decisions", *[curve.name for curve in curves]])
        for rows in zip(*[curve.points for curve in curves], strict=True):
            table.writerow([rows[0][0], *[round(share, 4) for _, share in rows]])
    (folder / "curve.svg").write_text(drawn(curves, title, par), "utf-8")


def main() -> None:
    """Rate all networks of a folder."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path)
    read.add_argument("--levels", default="random,thrifty,regular:100")
    read.add_argument("--games", type=int, default=400, help="for each point of the curve")
    wanted = read.parse_args()
    torch.set_num_threads(1)
    curves = rated(wanted.folder, wanted.levels.split(","), wanted.games)
    _, settings, _ = restore(next(iter(wanted.folder.glob("*.pt"))))
    title = f"{settings.game}, {settings.seats} seats: share of the victory"
    write(curves, wanted.folder, title, 1 / settings.seats)


if __name__ == "__main__":
    main()
