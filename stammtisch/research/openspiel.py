"""The games in OpenSpiel, registered from here, with explicit chance nodes.

import pyspiel
import stammtisch.research.openspiel  # registers python_stammtisch_quacks and so on
game = pyspiel.load_game("python_stammtisch_quacks(seats=2,options=set:2;cards:false)")

Further parameters: `pack`, the path of a file of own figures, and `rounds`, after which to stop.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel

from stammtisch.core import Game, Rng, Title
from stammtisch.core.pack import Figures, parse_pack
from stammtisch.games import titles

from .course import ENDLESS, OVER, SPEAKERS, Course
from .rewards import lead, shares
from .world import World

MOST_POINTS = 1_000  # that a seat can be ahead
LONGEST = 20_000  # answers of a game, fate's included: none comes near
TYPE = pyspiel.GameType


def short_name(game: str) -> str:
    """As `pyspiel.load_game` knows a title."""
    return f"python_stammtisch_{game}"


def game_type(title: Title) -> Any:
    """What OpenSpiel asks about a title."""
    return TYPE(
        short_name=short_name(title.id),
        long_name=f"Stammtisch {title.id}",
        dynamics=TYPE.Dynamics.SEQUENTIAL,
        chance_mode=TYPE.ChanceMode.EXPLICIT_STOCHASTIC,
        information=TYPE.Information.IMPERFECT_INFORMATION,
        utility=TYPE.Utility.ZERO_SUM,
        reward_model=TYPE.RewardModel.TERMINAL,
        max_num_players=title.seats[1],
        min_num_players=title.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=default_parameters(title),
    )


def default_parameters(title: Title) -> dict[str, Any]:
    """What `load_game` may be told, with the usual values."""
    return {"seats": title.seats[0], "options": "", "pack": "", "rounds": 0}


class SpielGame(pyspiel.Game):
    """A title with its options and seats. With `rounds` it ends after so many, and is worth each
    seat's points less the mean of the others; else the share of the victory less an equal one."""

    def __init__(self, title: Title, params: dict[str, Any] | None = None) -> None:
        given = {**default_parameters(title), **(params or {})}
        seats, self.rounds = int(given["seats"]), int(given["rounds"])
        options = read_options(str(given["options"]))
        self.world = World(title.id, seats, options, read_figures(str(given["pack"])))
        utmost = float(MOST_POINTS) if self.rounds else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions,
            max_chance_outcomes=len(self.world.setup.outcomes),
            num_players=seats,
            min_utility=-utmost,
            max_utility=utmost,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.world, iig_obs_type)


def load(
    game: str,
    seats: int,
    options: Mapping[str, object],
    pack: str | Path = "",
    rounds: int = 0,
) -> Any:
    """`pyspiel.load_game` with options as a dictionary, and a file of own figures."""
    text = ";".join(f"{key}:{value}" for key, value in options.items())
    given = {"seats": seats, "options": text, "pack": str(pack), "rounds": rounds}
    return pyspiel.load_game(short_name(game), given)


def read_figures(path: str) -> Figures | None:
    """An owner's figures, by the path of their file."""
    return parse_pack(Path(path).read_text("utf-8"), path) if path else None


def read_options(text: str) -> dict[str, object]:
    """`set:2;cards:false`: the separators of `load_game` itself cannot stand in a parameter."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {key.strip(): value.strip() for key, _, value in pairs}


class Position(Course):
    """A node of the tree; copied, not shared, by a clone."""

    def __init__(
        self, world: World, game: Game, said: list[int], rounds: int, dealt_anew: bool = False
    ) -> None:
        super().__init__(world.setup, game, said, rounds or ENDLESS)
        self.world = world
        self.dealt_anew = dealt_anew  # so that no log leads here

    def __deepcopy__(self, memo: object) -> Position:
        return self.at(self.game.copy(), self.dealt_anew)

    def at(self, game: Game, dealt_anew: bool) -> Position:
        """Another game after the same answers."""
        return Position(self.world, game, self.said.copy(), int(self.rounds), dealt_anew)

    def __reduce__(self) -> tuple[Any, ...]:
        """States are kept by their log."""
        if self.dealt_anew:
            raise TypeError("a resampled state has no log, so it cannot be serialized")
        setup = self.world.setup
        world = (self.world.title.id, setup.seats, setup.options, self.world.pack)
        return replayed, (world, self.said, int(self.rounds))


def replayed(settings: tuple[Any, ...], said: list[int], rounds: int) -> Position:
    """The position that a log leads to."""
    world = World(*settings)
    position = Position(world, world.start(), [], rounds)
    for answer in said:
        position.answer(answer // SPEAKERS)
    return position


class SpielState(pyspiel.State):
    """A position. It is made when it is first looked at: a clone brings its own."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Position | None = None

    @property
    def world(self) -> World:
        game: SpielGame = self.get_game()
        return game.world

    @property
    def position(self) -> Position:
        if self.held is None:
            game: SpielGame = self.get_game()
            self.held = Position(game.world, game.world.start(), [], game.rounds)
        return self.held

    def current_player(self) -> int:
        return (self.held or self.position).player

    def _legal_actions(self, player: int) -> list[int]:
        return (self.held or self.position).legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return (self.held or self.position).outcomes()

    def _apply_action(self, action: int) -> None:
        (self.held or self.position).answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        setup = self.position.setup
        known = setup.outcomes if player == pyspiel.PlayerId.CHANCE else setup.catalogue
        return known.choices[action].text

    def is_terminal(self) -> bool:
        return (self.held or self.position).player == OVER

    def returns(self) -> list[float]:
        position = self.position
        if position.player != OVER:
            return [0.0] * self.world.seats
        ended = position.rounds == ENDLESS
        return shares(position.game) if ended else lead(position.game, 1.0)

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Deal anew all that this player cannot know. Its history stays the true one's."""
        other: SpielState = self.clone()
        rng = Rng(int(sampler() * (1 << 62)))
        imagined = self.world.title.imagine(self.position.game, player, rng, None)
        other.held = self.position.at(imagined, dealt_anew=True)
        return other

    def view(self, player: int) -> str:
        """What a seat sees of the table, as JSON."""
        return json.dumps(self.world.title.view(self.position.game, player), sort_keys=True)

    def __str__(self) -> str:
        position = self.position
        texts = [position.text(answer) for answer in position.said[-12:]]
        return " / ".join(texts) or "start"


class SpielObserver:
    """Features as the tensor, the view as the string; with recall also all that the seat has said.

    The view holds what the game remembers for a seat, so that the two together tell positions
    apart as far as this seat can.
    """

    def __init__(self, world: World, iig_obs_type: Any) -> None:
        self.world = world
        self.recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self.tensor = np.zeros(len(world.names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.world.observe(state.position.game, player)

    def string_from(self, state: SpielState, player: int) -> str:
        said = state.position.own(player) if self.recalls else []
        return "\n".join([*said, state.view(player)])


def register() -> None:
    """Make every title known to `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for title in titles().values():
        if title.features is not None and short_name(title.id) not in known:
            pyspiel.register_game(game_type(title), maker(title))


def maker(title: Title) -> Any:
    """A class of its own for each title, as OpenSpiel wants it."""
    return type(
        "".join(part.capitalize() for part in title.id.split("_")),
        (SpielGame,),
        {"__init__": lambda self, params=None: SpielGame.__init__(self, title, params)},
    )


register()
