"""Many games at once for learners: numpy arrays in and out, the loop in compiled code.

env = BatchEnv("quacks", count=256, seats=4)
rows = env.reset(seed=7)
while True:
    rows = env.step(choose(rows.observation, rows.mask))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from stammtisch.core import Rng
from stammtisch.core.errors import BadOption
from stammtisch.core.pack import Figures

from .lockstep import Lockstep
from .rewards import Rewards
from .rows import Arrays, Rows, rows_in, rows_of
from .seeds import seeds
from .workers import Workers
from .world import World

__all__ = ["BatchEnv", "Rows"]


class BatchEnv:
    """`count` games in lock-step: in each the lowest open seat is asked, fate is drawn inside.

    A finished game pays and begins anew in the same step: `done` is true, `reward` is the finished
    game's, and the other arrays are already the new game's. With `workers` that many processes
    play a share of the games each, and give the same rows; `close()` lets them go.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: Figures | None = None,
        reward: str = "win",
        reward_scale: float = 1.0,
        workers: int = 0,
    ) -> None:
        if count < 1:
            raise BadOption(f"count={count}: expected at least 1")
        if not 0 <= workers <= count:
            raise BadOption(f"workers={workers}: expected 0 to {count}, the number of games")
        self.world = World(game, seats, options, pack)
        self.count = count
        self.seats = self.world.seats
        self.features = len(self.world.names)
        self.actions = self.world.actions
        Rewards(reward, reward_scale)  # what is wrong with them is told here, not by a worker
        make = partial(lockstep, game, self.seats, options, pack, (reward, reward_scale))
        widths = (self.features, self.actions, self.seats)
        self.games = Workers(make, count, widths, workers) if workers else make(count)

    def reset(self, seed: int | Sequence[int | None] | None = None) -> Rows:
        """Begin all games anew, from one seed for all or from one for each."""
        self.games.begin(seeds(seed, self.count))
        return self.rows()

    def step(self, actions: Any) -> Rows:
        """Answer in every game; an action that is masked out raises, and no game has moved."""
        said = np.asarray(actions)
        if said.shape != (self.count,) or said.dtype.kind not in "iu":
            raise BadOption(
                f"actions of shape {said.shape} and type {said.dtype}: "
                f"expected whole numbers of shape ({self.count},)"
            )
        said = np.ascontiguousarray(said, dtype=np.int32)
        if isinstance(self.games, Workers):
            self._check(said, self.games.arrays)
            self.games.step(said)
        else:
            self.games.step(said.tobytes())
        return self.rows()

    def _check(self, said: Any, arrays: Arrays) -> None:
        """Before any process moves: every action is open."""
        known = (said >= 0) & (said < self.actions)
        allowed = arrays.mask[np.arange(self.count), np.where(known, said, 0)] == 1
        for place in np.flatnonzero(~(known & allowed))[:1]:
            codes = np.flatnonzero(arrays.mask[place])
            options = [self.world.setup.catalogue.choices[code] for code in codes]
            self.world.choice(said[place], options, int(arrays.seat[place]), f"game {place}, ")

    def play(self, decisions: int, seed: int = 0) -> int:
        """So many random decisions, drawn from the options inside; returns games finished."""
        if isinstance(self.games, Workers):
            return self.games.play(seed, decisions)
        return int(self.games.play(Rng(seed), decisions))

    def rows(self) -> Rows:
        """What the last step has left, in arrays that nobody else holds."""
        if isinstance(self.games, Workers):
            return rows_of(self.games.arrays)
        return rows_in(self.games, self.features)

    def close(self) -> None:
        """Let the workers go, if there are any."""
        if isinstance(self.games, Workers):
            self.games.close()


def lockstep(
    game: str,
    seats: int,
    options: Mapping[str, object] | None,
    pack: Figures | None,
    reward: tuple[str, float],
    count: int,
) -> Lockstep:
    """So many games of a title, here or in a worker."""
    world = World(game, seats, options, pack)
    return Lockstep(world.setup, world.title.start, world.write, Rewards(*reward), count)
