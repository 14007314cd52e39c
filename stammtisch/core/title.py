"""A title: all that the rest of the house needs to know of one game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from .choice import Choice
from .errors import BadOption
from .game import Game
from .option import Option, read_options
from .pack import Figures, Pack, merge, parse_pack
from .policy import Policy
from .rng import Rng
from .setup import Options, Setup

View = dict[str, Any]
Belief = Callable[[Any, int, list[Choice], Rng], Choice]
"""A guess at a hidden answer: (game, seat that answered, what it may be, rng)."""


UNIFORM: Final = Policy()


@dataclass(frozen=True)
class Title:
    """One game, as its folder's `__init__` declares it.

    `view(game, seat)` is what a seat may see (None: a spectator); `imagine(game, seat, rng,
    belief)` deals anew all that it cannot know; `odds(game, seat)` is JSON-ready;
    `features(game, seat)` are numbers for learning, named by `feature_names(setup)`.
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
    policy: Policy = UNIFORM
    odds: Callable[[Any, int], View] | None = None
    features: Callable[[Any, int], list[float]] | None = None
    feature_names: Callable[[Any], list[str]] | None = None
    minutes: int = 10
    tutorial: bool = False

    def shipped_pack(self) -> Figures:
        """The figures in the game's own folder; a game without figures needs none."""
        path = files(self.package).joinpath("pack.toml")
        return parse_pack(path.read_text("utf-8"), "pack.toml") if path.is_file() else {}

    def setup(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        pack: Figures | None = None,
        source: str = "pack",
    ) -> Setup:
        """Build what all games of this combination share, or say which part does not fit."""
        low, high = self.seats
        if not low <= seats <= high:
            raise BadOption(f"{self.id}: seats={seats}: expected {low} to {high}")
        figures = self.shipped_pack()
        if pack:
            figures = merge(figures, pack, source)
        reader = Pack(figures, source if pack else f"{self.id}/pack.toml")
        setup = self.read_setup(reader, read_options(self.options, options or {}), seats)
        reader.done()
        return setup

    def start(self, setup: Setup) -> Game:
        """A new game, standing at its first question."""
        game = self.new_game(setup)
        game.begin()
        return game
