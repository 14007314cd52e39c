"""What a chip's book and a fortune card may change: the places where the rules ask them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from .chips import Chip


class Power:
    """The power of a book, of which there is one a colour. By default a chip has none."""

    def __init__(self) -> None:
        self.sets_aside = False  # whether a drawn chip goes to `drawn` instead of into the pot

    def bonus(self, game: Any, player: Any, chip: Chip) -> i64:
        """How many spaces a drawn chip may move beyond its value; reads only."""
        return 0

    def drawn(self, game: Any, player: Any, chip: Chip) -> None:
        """Deal with a drawn chip, if `sets_aside` says so."""
        raise NotImplementedError

    def placed(self, game: Any, player: Any, chip: Chip) -> bool:
        """Act on a chip in the pot; True if a question was asked that goes on brewing itself."""
        return False

    def evaluate(self, game: Any, player: Any) -> None:
        """Act in step B of the evaluation."""


class Card:
    """A fortune card. By default it does nothing at any of its moments."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        self.number: Final[i64] = number
        self.name: Final = name
        self.numbers: Final = numbers
        self.kinds: list[int] = []  # chips that may be chosen
        self.rolls: i64 = 1  # how often the winner of the bonus die rolls
        self.counts_rats = False  # whether the tails are counted when the card is read
        self.takes_turns = False  # whether `turn` and `settle` do anything
        self.after_brewing = False  # whether `brewed` does anything
        self.at_the_end = False  # whether `ended` does anything

    def read(self, game: Any) -> None:
        """As soon as it is read, for all together."""

    def turn(self, game: Any, player: Any) -> None:
        """Before the round, for each player from the start player on."""

    def settle(self, game: Any) -> None:
        """Before the round, when everybody has had a turn."""

    def brewed(self, game: Any, player: Any) -> None:
        """When all have stopped, for each player from the start player on."""

    def on_ruby(self, game: Any, player: Any) -> None:
        """In step C, for a player whose scoring space shows a ruby."""

    def ended(self, game: Any, player: Any) -> None:
        """At the end of the round, for each player from the start player on."""


NO_CARD: Final = Card(-1, "", [])
