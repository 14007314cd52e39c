"""A title: all that the rest of the house needs to know of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from .choice import Choice
from .errors import BadOption, BadPosition
from .game import Game
from .lesson import Lesson, read_lesson
from .numbers import Numbers
from .option import Option, read_options
from .pack import Figures, Pack, merge, parse_pack
from .policy import Policy
from .puzzles import Puzzle, read_puzzles
from .rng import Rng
from .setup import Options, Setup
from .tries import read_tries
from .words import Chapter

View = dict[str, Any]
Belief = Callable[[Any, int, list[Choice], Rng], Choice]
"""A guess at a hidden answer: (game, seat that answered, what it may be, rng)."""


UNIFORM: Final = Policy()
MOST_SETUPS: Final = 64  # kept for tables to come
PUZZLES: Final = "games.puzzles"


def name_of(file: Traversable) -> str:
    return file.name


@dataclass(frozen=True)
class Title:
    """One game, as its folder's `__init__` declares it.

    `view(game, seat)` is what a seat may see (None: a spectator); `imagine(game, seat, rng,
    belief)` deals anew all that it cannot know; `odds(game, seat)` is JSON-ready;
    `words(view, seat)` tells that view to somebody who does not see the board;
    `features(game, seat, numbers)` writes numbers for learning, named by `feature_names(setup)`.
    """

    id: str
    package: str
    rules_version: int
    seats: tuple[int, int]
    options: tuple[Option, ...]
    read_setup: Callable[[Pack, Options, int], Setup]
    new_game: Callable[[Any], Game]
    view: Callable[[Any, int | None], View]
    imagine: Callable[[Any, int, Rng, Belief | None], Game]
    words: Callable[[Any, int | None], list[Chapter]] | None = None
    policy: Policy = UNIFORM
    odds: Callable[[Any, int], View] | None = None
    features: Callable[[Any, int, Numbers], None] | None = None
    feature_names: Callable[[Any], list[str]] | None = None
    environment_version: int = 0  # rises when its features or its catalogue change
    read_position: Callable[[Any, str], None] | None = None  # lays a new game's components out
    minutes: int = 10
    tutorial: bool = False
    _setups: dict[str, Setup] = field(default_factory=dict, init=False, repr=False, compare=False)

    def shipped_pack(self) -> Figures:
        """The figures in the game's own folder; a game without figures needs none."""
        path = files(self.package).joinpath("pack.toml")
        return parse_pack(path.read_text("utf-8"), "pack.toml") if path.is_file() else {}

    def lessons(self) -> dict[str, Lesson]:
        """The lessons in the game's own folder, by id."""
        folder = files(self.package).joinpath("lessons")
        found = sorted(folder.iterdir(), key=name_of) if folder.is_dir() else []
        named = [(path.name.removesuffix(".lesson"), path) for path in found]
        return {
            id: read_lesson(id, path.read_text("utf-8")) for id, path in named if id != path.name
        }

    def tries(self) -> dict[str, Lesson]:
        """The small positions in the game's own folder in which a rule is tried, by id."""
        path = files(self.package).joinpath("lessons", "rules.tries")
        return read_tries(path.read_text("utf-8")) if path.is_file() else {}

    @property
    def has_puzzles(self) -> bool:
        """Whether there is a file of them, which is long: it is read when one is opened."""
        return files(self.package).joinpath("lessons", PUZZLES).is_file()

    def puzzles(self) -> dict[str, Puzzle]:
        """The puzzles in the game's own folder, by id."""
        path = files(self.package).joinpath("lessons", PUZZLES)
        return read_puzzles(path.read_text("utf-8")) if path.is_file() else {}

    def setup(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        pack: Figures | None = None,
        source: str = "pack",
    ) -> Setup:
        """What all games of this combination share; with the shipped figures it is made once."""
        wishes = options or {}
        if pack:
            return self._read(seats, wishes, merge(self.shipped_pack(), pack, source), source)
        key = repr((seats, sorted(wishes.items())))
        if key not in self._setups:
            if len(self._setups) == MOST_SETUPS:
                self._setups.clear()
            figures = self.shipped_pack()
            self._setups[key] = self._read(seats, wishes, figures, f"{self.id}/pack.toml")
        return self._setups[key]

    def _read(
        self, seats: int, wishes: Mapping[str, object], figures: Figures, source: str
    ) -> Setup:
        """Build a setup, or say which part does not fit."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOption(f"{self.id}: seats={seats}: expected {low} to {high}")
        reader = Pack(figures, source)
        setup = self.read_setup(reader, read_options(self.options, wishes), seats)
        reader.done()
        return setup

    def numbers(self, game: Game, seat: int) -> list[float]:
        """The features as a list, for people and tests."""
        assert self.features is not None, f"{self.id} has no features"
        numbers = Numbers()
        self.features(game, seat, numbers)
        return numbers.to_list()

    def lay_out(self, game: Game, position: str) -> None:
        """Let the components of a game that has not begun lie as a text says."""
        if self.read_position is None:
            raise BadPosition(f"{self.id} has no positions as text")
        self.read_position(game, position)

    def start(self, setup: Setup) -> Game:
        """A new game, standing at its first question."""
        game = self.new_game(setup)
        game.begin()
        return game
