"""What a fortune card may change: the places where the rules ask it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ..state.chips import Chip


class Card:
    """A fortune card. By default it does nothing at any of its moments."""

    def __init__(self, number: int, name: str, numbers: list[int]) -> None:
        self.number: Final[i64] = number
        self.name: Final = name
        self.numbers: Final = numbers
        self.kinds: list[int] = []  # chips that may be chosen
        self.white_limit: i64 = -1  # above which white chips explode a pot; -1: as always
        self.orange_bonus: i64 = 0  # spaces that every orange chip moves farther
        self.safe_chips: i64 = 0  # so many chips placed cannot explode the pot
        self.rolls: i64 = 1  # how often the winner of the bonus die rolls
        self.counts_rats = False  # whether the tails are counted when the card is read
        self.while_brewing = False  # whether `placed` and `acted` do anything
        self.takes_turns = False  # whether `turn` and `settle` do anything
        self.after_brewing = False  # whether `brewed` does anything
        self.at_the_end = False  # whether `ended` does anything

    def read(self, game: Any) -> None:
        """As soon as it is read, for all together."""

    def turn(self, game: Any, player: Any) -> None:
        """Before the round, for each player from the start player on."""

    def settle(self, game: Any) -> None:
        """Before the round, when everybody has had a turn."""

    def placed(self, game: Any, player: Any, chip: Chip) -> bool:
        """A chip lies in the pot; True if a question was asked that goes on brewing itself."""
        raise NotImplementedError

    def acted(self, game: Any, player: Any) -> bool:
        """A chip has acted and brewing would go on; True if something else is asked first."""
        return False

    def brewed(self, game: Any, player: Any) -> None:
        """When all have stopped, for each player from the start player on."""

    def on_ruby(self, game: Any, player: Any) -> None:
        """In step C, for a player whose scoring space shows a ruby."""

    def ended(self, game: Any, player: Any) -> None:
        """At the end of the round, for each player from the start player on."""


NO_CARD: Final = Card(-1, "", [])
