"""PettingZoo's parallel environment: all open seats answer at once, the others wait."""

from __future__ import annotations

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from stammtisch.core import Choice
from stammtisch.core.errors import IllegalChoice

from .episode import mask_of
from .render import drawn
from .rows import array_of
from .seated import Observation, Seated
from .together import Together

Five = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]
]


class parallel_env(Seated, ParallelEnv[str, Observation, int]):
    """`wait`, the last action, is the only one of a seat that is asked nothing."""

    def __init__(self, game: str, seats: int | None = None, **settings: Any) -> None:
        super().__init__(game, seats, 1, **settings)
        self.wait = self.world.actions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        """Begin anew; without a seed, luck goes on from where it is."""
        self.together = Together(self.world.start(), self.seeded(seed))
        self.pays.begin([self.together.game])
        self.agents = self.possible_agents[:]
        seen = self._observations()
        return seen, self._infos(seen)

    def step(self, actions: dict[str, int]) -> Five:
        """Carry out everybody's answer."""
        self.together.answer(self._answers(actions))
        over = self.together.game.over
        agents, seen = self.agents, self._observations()
        rewards = dict(zip(agents, self._earned(over), strict=True))
        ended = dict.fromkeys(agents, over)
        if over:
            self.agents = []
        return seen, rewards, ended, dict.fromkeys(agents, False), self._infos(seen)

    def _answers(self, actions: dict[str, int]) -> dict[int, Choice]:
        """What those say who are asked, all checked before anything moves."""
        answers = {}
        for seat, agent in enumerate(self.possible_agents):
            if seat in self.together.asked:
                options = self.together.asked[seat][1]
                answers[seat] = self.world.choice(actions[agent], options, seat)
            elif actions[agent] != self.wait and self.world.illegal == "raise":
                said = f"action {actions[agent]} is masked out; open: {self.wait} (wait)"
                raise IllegalChoice(f"seat {seat}: {said}")
        return answers

    def _earned(self, over: bool) -> list[float]:
        if over or self.pays.dense:
            return self.pays.earned(self.together.game, 0)
        return [0.0] * self.world.seats

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(seat) for seat, agent in enumerate(self.possible_agents)}

    def _observe(self, seat: int) -> Observation:
        row = self.world.observe(self.together.game, seat)
        return {"observation": row, "action_mask": self._mask(seat)}

    def _mask(self, seat: int) -> Any:
        if seat in self.together.asked:
            data = mask_of(self.together.asked[seat][1], self.wait + 1)
        else:
            data = bytes(self.wait) + b"\1"
        return array_of(data, np.int8)

    def _infos(self, seen: dict[str, Observation]) -> dict[str, Any]:
        return {agent: {"action_mask": row["action_mask"]} for agent, row in seen.items()}

    def render(self) -> str | None:
        """The terminal's table, as a spectator sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.world.title, self.together.game, None)
