"""The games in OpenSpiel, registered from here, with explicit chance nodes.

import pyspiel
import stammtisch.research.openspiel  # registers python_stammtisch_quacks and so on
game = pyspiel.load_game("python_stammtisch_quacks(seats=2,options=set=2;cards=false)")
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from stammtisch.core import Catalogue, Choice, Game, Rng, Step, Title
from stammtisch.games import titles

from .rewards import shares
from .world import World

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
        parameter_specification={"seats": title.seats[0], "options": ""},
    )


class SpielGame(pyspiel.Game):
    """A title with its options and seats."""

    def __init__(self, title: Title, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats = int(given.get("seats", title.seats[0]))
        options = str(given.get("options", ""))
        self.world = World(title.id, seats, read_options(options))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.world.actions,
            max_chance_outcomes=len(self.world.setup.outcomes),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(title), info, {"seats": seats, "options": options})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.world, iig_obs_type)


def load(game: str, seats: int, options: Mapping[str, object]) -> Any:
    """`pyspiel.load_game` with options as a dictionary."""
    text = ";".join(f"{key}={value}" for key, value in options.items())
    return pyspiel.load_game(short_name(game), {"seats": seats, "options": text})


def read_options(text: str) -> dict[str, object]:
    """`set=2;cards=false`: the separators of `load_game` itself cannot stand in a parameter."""
    pairs = [part.partition("=") for part in text.split(";") if part]
    return {key.strip(): value.strip() for key, _, value in pairs}


Said = list[tuple[bool, int]]
"""What has been answered, whether by fate and by its code: all that a position is made of."""


class Position:
    """A game, its log, and what each seat has said; copied, not shared, by a clone."""

    def __init__(self, world: World, game: Game, said: Said | None, own: list[list[str]]) -> None:
        self.world = world
        self.game = game
        self.said = said  # None: dealt anew, so that no log leads here
        self.own = own

    def __deepcopy__(self, memo: object) -> Position:
        said = None if self.said is None else self.said.copy()
        return Position(self.world, self.game.copy(), said, [lines.copy() for lines in self.own])

    def __reduce__(self) -> tuple[Any, ...]:
        """States are kept by their log."""
        if self.said is None:
            raise TypeError("a resampled state has no log, so it cannot be serialized")
        setup = self.world.setup
        return replayed, (self.world.title.id, setup.seats, setup.options, self.said)

    def pending(self) -> Step:
        """Fate before anybody is asked, then the lowest open seat."""
        steps = self.game.open()
        return next((step for step in steps if step.is_chance), steps[0])

    def apply(self, step: Step, choice: Choice) -> None:
        """Carry an answer out; a seat remembers its own."""
        if not step.is_chance:
            self.own[step.seat].append(choice.text)
        if self.said is not None:
            self.said.append((step.is_chance, int(choice.code)))
        self.game.apply(step.seat, choice)
        self.settle()

    def catalogue(self, fate: bool) -> Catalogue:
        """What the codes of fate, or of people, stand for."""
        return self.world.setup.outcomes if fate else self.world.setup.catalogue

    def settle(self) -> None:
        """Questions with one answer are not asked."""
        while not self.game.over:
            step = self.pending()
            options = step.options(self.game)
            if step.is_chance or len(options) > 1:
                return
            self.game.apply(step.seat, options[0])


def begun(world: World) -> Position:
    """The first position."""
    position = Position(world, world.start(), [], [[] for _ in range(world.seats)])
    position.settle()
    return position


def replayed(game: str, seats: int, options: dict[str, object], said: Said) -> Position:
    """The position that a log leads to."""
    position = begun(World(game, seats, options))
    for fate, code in said:
        position.apply(position.pending(), position.catalogue(fate).choices[code])
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
            self.held = begun(self.world)
        return self.held

    def current_player(self) -> int:
        position = self.position
        if position.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        step = position.pending()
        return int(pyspiel.PlayerId.CHANCE) if step.is_chance else int(step.seat)

    def _legal_actions(self, player: int) -> list[int]:
        step = self.position.pending()
        return sorted(int(choice.code) for choice in step.options(self.position.game))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        step: Any = self.position.pending()
        weights = step.weights(self.position.game)
        whole = sum(weight for _, weight in weights)
        return sorted((int(choice.code), weight / whole) for choice, weight in weights)

    def _apply_action(self, action: int) -> None:
        position = self.position
        step = position.pending()
        position.apply(step, position.catalogue(step.is_chance).choices[action])

    def _action_to_string(self, player: int, action: int) -> str:
        fate = player == pyspiel.PlayerId.CHANCE
        return self.position.catalogue(fate).choices[action].text

    def is_terminal(self) -> bool:
        return self.position.game.over

    def returns(self) -> list[float]:
        game = self.position.game
        return shares(game) if game.over else [0.0] * self.world.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """Deal anew all that this player cannot know. Its history stays the true one's."""
        other: SpielState = self.clone()
        rng = Rng(int(sampler() * (1 << 62)))
        imagined = self.world.title.imagine(self.position.game, player, rng, None)
        own = [lines.copy() for lines in self.position.own]
        other.held = Position(self.world, imagined, None, own)
        return other

    def view(self, player: int) -> str:
        """What a seat sees of the table, as JSON."""
        return json.dumps(self.world.title.view(self.position.game, player), sort_keys=True)

    def __str__(self) -> str:
        said = self.position.said or []
        texts = [self.position.catalogue(fate).choices[code].text for fate, code in said[-12:]]
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
        said = state.position.own[player] if self.recalls else []
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
