"""The games as PettingZoo environments: `env` asks one seat at a time, `parallel_env` all at once.

from stammtisch.research.pettingzoo import env
game = env("quacks", seats=4, options={"set": 2})
"""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from .episode import Episode
from .parallel import parallel_env
from .render import drawn
from .rows import array_of
from .seated import Observation, Seated

__all__ = ["env", "parallel_env", "raw_env"]


class raw_env(Seated, AECEnv[str, Observation, int]):
    """One seat is asked at a time, the lowest that is open; fate is drawn inside."""

    def __init__(self, game: str, seats: int | None = None, **settings: Any) -> None:
        AECEnv.__init__(self)
        Seated.__init__(self, game, seats, **settings)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew; without a seed, luck goes on from where it is."""
        self.episode = Episode(self.world.start(), self.seeded(seed))
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
        return array_of(data, np.int8)

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


def env(game: str, seats: int | None = None, **settings: Any) -> AECEnv[str, Observation, int]:
    """The environment with PettingZoo's own guards around it."""
    guarded = wrappers.AssertOutOfBoundsWrapper(raw_env(game, seats, **settings))
    return wrappers.OrderEnforcingWrapper(guarded)
