"""Many games at once for learners: numpy arrays in and out, the loop in compiled code.

env = BatchEnv("quacks", count=256, seats=4)
rows = env.reset(seed=7)
while True:
    rows = env.step(choose(rows.observation, rows.mask))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stammtisch.core import Rng
from stammtisch.core.errors import BadOption
from stammtisch.core.pack import Figures

from .lockstep import Lockstep
from .rewards import Rewards
from .seeds import seeds
from .world import World


@dataclass(frozen=True)
class Rows:
    """One row a game: the seat that is asked, what it sees and may answer, and what came last."""

    seat: NDArray[np.int32]
    observation: NDArray[np.float32]
    mask: NDArray[np.uint8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]


class BatchEnv:
    """`count` games in lock-step: in each the lowest open seat is asked, fate is drawn inside.

    A finished game pays and begins anew in the same step: `done` is true, `reward` is the finished
    game's, and the other arrays are already the new game's.
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
    ) -> None:
        if count < 1:
            raise BadOption(f"count={count}: expected at least 1")
        self.world = World(game, seats, options, pack)
        self.count = count
        self.seats = self.world.seats
        self.features = len(self.world.names)
        self.actions = self.world.actions
        start, write = self.world.title.start, self.world.write
        self.games = Lockstep(self.world.setup, start, write, Rewards(reward, reward_scale), count)

    def reset(self, seed: int | None = None) -> Rows:
        """Begin all games anew."""
        self.games.begin(seeds(seed, self.count))
        return self.rows()

    def step(self, actions: Any) -> Rows:
        """Answer in every game; an action that is masked out raises, and no game has moved."""
        said = np.ascontiguousarray(actions, dtype=np.int32)
        if said.shape != (self.count,):
            raise BadOption(f"actions of shape {said.shape}: expected ({self.count},)")
        self.games.step(said.tobytes())
        return self.rows()

    def play(self, decisions: int, seed: int = 0) -> int:
        """So many random decisions, drawn from the options inside; returns games finished."""
        return int(self.games.play(Rng(seed), decisions))

    def rows(self) -> Rows:
        """What the last step has left, in arrays that nobody else holds."""
        games, count = self.games, self.count
        return Rows(
            np.frombuffer(games.seats.getvalue(), np.int32),
            np.frombuffer(games.numbers.to_bytes(), np.float32).reshape(count, self.features),
            np.frombuffer(games.masks.getvalue(), np.uint8).reshape(count, self.actions),
            np.frombuffer(games.paid.getvalue(), np.float32).reshape(count, self.seats),
            np.frombuffer(games.done.getvalue(), np.bool_),
        )
