"""One learning seat, the others played by bots: the games as Gymnasium environments.

import gymnasium
import stammtisch.research.gymnasium  # registers stammtisch/Quacks-v0 and so on
env = gymnasium.make("stammtisch/Quacks-v0", seats=2, opponents="thrifty")
"""

from __future__ import annotations

from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from stammtisch.bots import contender, imagining, seed_of
from stammtisch.core import Choice, Rng
from stammtisch.core.errors import BadOption
from stammtisch.games import titles

from .episode import Episode
from .render import drawn
from .rewards import Rewards
from .rows import array_of
from .seated import Observation, observation_space
from .seeds import fresh_seed, streams
from .world import World


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """The learner sits at `seat`; between its decisions the opponents play and fate is drawn.

    `settings` are those of `World`: options, pack, illegal.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str = "thrifty",
        reward: str = "win",
        reward_scale: float = 1.0,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self.world = World(game, seats, **settings)
        if not 0 <= seat < self.world.seats:
            raise BadOption(f"seat={seat}: expected 0 to {self.world.seats - 1}")
        self.seat = seat
        self.opponent = contender(opponents, self.world.title)
        self.pays = Rewards(reward, reward_scale)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.world, self.world.actions)
        self.action_space = spaces.Discrete(self.world.actions)
        self.luck: list[Rng] | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> SoloEnv:
        """A bot remembers nothing of a game, so both have the same opponents."""
        other = copy(self)
        memo |= {id(self): other, id(self.opponent): self.opponent}
        other.__dict__.update(deepcopy(self.__dict__, memo))
        return other

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin anew; without a seed, luck goes on from where it is."""
        super().reset(seed=seed)
        if seed is not None or self.luck is None:
            first = fresh_seed() if seed is None else seed
            self.luck, self.thought = streams(first, self.world.seats), Rng(seed_of(first, 1))
        self.episode = Episode(self.world.start(), self.luck)
        self.pays.begin([self.episode.game])
        self._let_others_play()
        return self._observe(), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer, then go on to the learner's next decision or to the end."""
        choice = self.world.choice(action, self.episode.options, self.seat)
        self.episode.answer(choice)
        self._let_others_play()
        over = self.episode.game.over
        earned = 0.0
        if over or self.pays.dense:
            earned = float(self.pays.earned(self.episode.game, 0)[self.seat])
        return self._observe(), earned, over, False, self._info()

    def action_masks(self) -> Any:
        """The mask as sb3-contrib's MaskablePPO asks for it."""
        return array_of(self._mask(), np.bool_)

    def _let_others_play(self) -> None:
        episode = self.episode
        while not episode.game.over and episode.seat != self.seat:
            episode.answer(self._opponents_choice())

    def _opponents_choice(self) -> Choice:
        """A bot gets the view, the question and imagined games, never the game."""
        title, game, seat = self.world.title, self.episode.game, int(self.episode.seat)
        return self.opponent.bot.choose(
            lambda: title.view(game, seat),
            OpenQuestion(seat, self.episode.options),
            imagining(title, game, seat),
            self.thought,
            self.opponent.budget,
        )

    def _mask(self) -> bytes:
        return self.episode.mask(self.world.actions)

    def _observe(self) -> Observation:
        row = self.world.observe(self.episode.game, self.seat)
        return {"observation": row, "action_mask": array_of(self._mask(), np.int8)}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": array_of(self._mask(), np.int8)}

    def render(self) -> Any:
        """The terminal's table, as the learner sees it."""
        if self.render_mode is None:
            return None
        return drawn(self.world.title, self.episode.game, self.seat)


class OpenQuestion:
    """A question as bots need it."""

    def __init__(self, seat: int, choices: list[Choice]) -> None:
        self.seat = seat
        self.choices = choices


def environment_id(game: str) -> str:
    """`beer_and_bread` is `stammtisch/BeerAndBread-v0`."""
    name = "".join(part.capitalize() for part in game.split("_"))
    return f"stammtisch/{name}-v{titles()[game].environment_version}"


def register() -> None:
    """Make every title known to `gymnasium.make` and `gymnasium.make_vec`."""
    for game, title in titles().items():
        if title.features is not None and environment_id(game) not in gymnasium.registry:
            gymnasium.register(
                environment_id(game),
                entry_point="stammtisch.research.gymnasium:SoloEnv",
                vector_entry_point="stammtisch.research.vector:SeatsVectorEnv",
                kwargs={"game": game},
                disable_env_checker=True,
            )


register()
