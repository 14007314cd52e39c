"""What every adapter knows of a title with its options and seats: spaces, rows, action names."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any

import numpy as np

from stammtisch.core import Choice, Game, Numbers, Setup, Title
from stammtisch.core.errors import BadOption, IllegalChoice
from stammtisch.core.pack import Figures
from stammtisch.games import title

from .rows import array_of

BOUND = 64.0
"""No feature of any game leaves this distance from 0; most stay within 1."""

ILLEGAL = ("raise", "first")


class World:
    """A title at a number of seats: what its observations and actions look like."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        pack: Figures | None = None,
        illegal: str = "raise",
    ) -> None:
        self.title: Title = title(game)
        self.pack = pack
        self.seats = self.title.seats[0] if seats is None else seats
        self.setup: Setup = self.title.setup(self.seats, options, pack)
        if self.title.features is None or self.title.feature_names is None:
            raise BadOption(f"{game}: this game has no features to learn from")
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal={illegal}: expected one of {', '.join(ILLEGAL)}")
        self.illegal = illegal
        self.write = self.title.features
        self.names = self.title.feature_names(self.setup)
        self.actions = len(self.setup.catalogue)
        self.numbers = Numbers()

    def __deepcopy__(self, memo: object) -> World:
        """It never changes."""
        return self

    @property
    def name(self) -> str:
        """As registries name it: `quacks_v0`."""
        return f"{self.title.id}_v{self.title.environment_version}"

    def start(self) -> Game:
        """A new game."""
        return self.title.start(self.setup)

    def observe(self, game: Game, seat: int) -> Any:
        """The features of a seat, in an array that nobody else holds."""
        numbers = self.numbers
        numbers.clear()
        self.write(game, seat, numbers)
        return array_of(numbers.to_bytes(), np.float32)

    def text(self, action: int) -> str:
        """The answer that an action stands for, as the log writes it."""
        return self.setup.catalogue.choices[action].text

    def choice(self, action: Any, options: list[Choice], seat: int, where: str = "") -> Choice:
        """The option that an action names; one that is masked out raises, or is the first."""
        code = index(action)
        if 0 <= code < self.actions:
            wanted = self.setup.catalogue.choices[code]
            if any(wanted is option for option in options):
                return wanted
        if self.illegal == "first":
            return options[0]
        said = self.text(code) if 0 <= code < self.actions else f"below {self.actions} are actions"
        listed = ", ".join([f"{option.code} ({option.text})" for option in options[:12]])
        raise IllegalChoice(
            f"{where}seat {seat}: action {code} ({said}) is masked out; open: {listed}"
        )
