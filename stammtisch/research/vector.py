"""Gymnasium's vector interface over `BatchEnv`: in every game the seat that is asked decides."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from .batch import BatchEnv, Rows
from .world import BOUND


class SeatsVectorEnv(VectorEnv[Any, Any, Any]):
    """Self-play: one policy answers for all seats.

    The reward is that of the seat which has just answered; `infos["rewards"]` has every seat's.
    A finished game begins anew within the step.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self.batch = BatchEnv(game, num_envs, **settings)
        self.num_envs = num_envs
        actions = self.batch.actions
        self.single_observation_space = spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.batch.features,), np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                "seat": spaces.Discrete(self.batch.seats),
            }
        )
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: Any = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games anew."""
        self.rows = self.batch.reset(seed)
        return seen(self.rows), {"action_mask": self.rows.mask.view(np.int8)}

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Answer in every game."""
        asked = self.rows.seat
        self.rows = self.batch.step(actions)
        rewards = self.rows.reward
        infos = {"action_mask": self.rows.mask.view(np.int8), "rewards": rewards}
        paid = rewards[np.arange(self.num_envs), asked].astype(np.float64)
        never = np.zeros(self.num_envs, np.bool_)
        return seen(self.rows), paid, self.rows.done, never, infos

    def close_extras(self, **wishes: Any) -> None:
        """Let the workers go, if there are any."""
        self.batch.close()


def seen(rows: Rows) -> dict[str, Any]:
    """The arrays as the spaces name them."""
    return {
        "observation": rows.observation,
        "action_mask": rows.mask.view(np.int8),
        "seat": rows.seat.astype(np.int64),
    }
