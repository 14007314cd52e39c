"""The games as PettingZoo environments: `env` asks one seat at a time, `parallel_env` all at once.

from stammtisch.research.pettingzoo import env
game = env("quacks", seats=4, options={"set": 2})
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from stammtisch.core import Rng
from stammtisch.core.pack import Figures

from .episode import Episode
from .render import drawn
from .rewards import Rewards
from .seeds import fresh_seed
from .world import BOUND, World

Observation = dict[str, Any]


def observation_space(world: World, actions: int) -> spaces.Dict:
    """The features, and what may be answered."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-BOUND, BOUND, (len(world.names),), np.float32),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


class raw_env(AECEnv[str, Observation, int]):
    """One seat is asked at a time, the lowest that is open; fate is drawn inside."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: Figures | None = None,
        reward: str = "win",
        reward_scale: float = 1.0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.world = World(game, seats, options, pack, illegal)
        self.pays = Rewards(reward, reward_scale)
        self.render_mode = render_mode
        self.metadata = {
            "name": self.world.name,
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.world.seats)]
        space = observation_space(self.world, self.world.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.world.actions) for agent in self.possible_agents
        }
        self.luck: Rng | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed, luck goes on from where it is."""
        if seed is not None or self.luck is None:
            self.luck = Rng(fresh_seed() if seed is None else seed)
        self.episode = Episode(self.world.start(), self.luck)
        self.pays.begin([self.episode.game])
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        """Turn to the seat that is asked, and tell it what it may answer."""
        agent = self.possible_agents[self.episode.seat]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self._mask(int(self.episode.seat))}

    def _mask(self, seat: int) -> Any:
        asked = seat == self.episode.seat
        data = self.episode.mask(self.world.actions) if asked else bytes(self.world.actions)
        return np.frombuffer(data, np.int8)

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.world.observe(self.episode.game, seat),
            "action_mask": self._mask(seat),
        }

    def step(self, action: Any) -> None:
        """Answer for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        episode = self.episode
        choice = self.world.choice(action, episode.options, int(episode.seat))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        episode.answer(choice)
        self._pay(episode.game.over)
        if episode.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[(self.agents.index(agent) + 1) % len(self.agents)]
        else:
            self._ask()

    def _pay(self, over: bool) -> None:
        if over or self.pays.dense:
            earned = self.pays.earned(self.episode.game, 0)
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._accumulate_rewards()
        else:
            self.rewards = dict.fromkeys(self.agents, 0.0)

    def render(self) -> str | None:
        """The terminal's table, as the seat that is asked sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.world.title, self.episode.game, int(self.episode.seat))

    def close(self) -> None:
        """Nothing is held open."""


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's own guards around it."""
    guarded = wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **settings))
    return wrappers.OrderEnforcingWrapper(guarded)
