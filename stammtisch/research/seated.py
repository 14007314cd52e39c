"""What PettingZoo's two environments have in common: seats as agents, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from stammtisch.core import Rng

from .rewards import Rewards
from .seeds import fresh_seed, streams
from .world import BOUND, World

Observation = dict[str, Any]


class Seated:
    """A game with an agent at each seat.

    `reward` and `reward_scale` are those of `Rewards`; `settings` those of `World`: options, pack,
    illegal. `waiting` is the number of actions besides the catalogue's.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        waiting: int = 0,
        reward: str = "win",
        reward_scale: float = 1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.world = World(game, seats, **settings)
        self.pays = Rewards(reward, reward_scale)
        self.render_mode = render_mode
        self.metadata = {
            "name": self.world.name,
            "render_modes": ["ansi"],
            "is_parallelizable": waiting > 0,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.seats)]
        self.agents: list[str] = []
        actions = self.world.actions + waiting
        seen = observation_space(self.world, actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self.luck: list[Rng] | None = None

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def seeded(self, seed: int | None) -> list[Rng]:
        """Luck of this seed; without one, luck goes on from where it is."""
        if seed is not None or self.luck is None:
            self.luck = streams(fresh_seed() if seed is None else seed, self.world.seats)
        return self.luck

    def close(self) -> None:
        """Nothing is held open."""


def observation_space(world: World, actions: int) -> Any:
    """The features, and what may be answered."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (len(world.names),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
