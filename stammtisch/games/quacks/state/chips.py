"""The 18 kinds of ingredient chips, numbered, and their colours."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from stammtisch.core import Choice

COLOURS: Final = ["white", "orange", "green", "blue", "red", "yellow", "purple", "black"]
WHITE: Final = 0
ORANGE: Final = 1
GREEN: Final = 2
BLUE: Final = 3
RED: Final = 4
YELLOW: Final = 5
PURPLE: Final = 6
BLACK: Final = 7

VALUES: Final = [[1, 2, 3], [1], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1], [1]]
"""The values that each colour has chips of."""


@final
class Chip(Choice):
    """Fate's answer to a hand in the bag: a chip of this kind."""

    def __init__(self, kind: int, colour: int, value: int) -> None:
        name = f"{COLOURS[colour]}-{value}"
        super().__init__(f"chip {COLOURS[colour]} {value}", "draw", {"chip": name})
        self.kind: Final[i64] = kind
        self.colour: Final[i64] = colour
        self.value: Final[i64] = value
        self.name: Final = name


def all_chips() -> list[Chip]:
    pairs = [(colour, value) for colour in range(len(COLOURS)) for value in VALUES[colour]]
    return [Chip(kind, colour, value) for kind, (colour, value) in enumerate(pairs)]


CHIPS: Final = all_chips()
KINDS: Final = 18
NAMES: Final = [chip.name for chip in CHIPS]
BIGGEST_WHITE: Final = 3
WHITE_1: Final = 0
ORANGE_1: Final = 3
GREEN_1: Final = 4
BLUE_2: Final = 8
RED_1: Final = 10
PURPLE_1: Final = 16
BLACK_1: Final = 17


def kind_of(colour: i64, value: i64) -> i64:
    """The kind with this colour and value, -1 if there is none."""
    for chip in CHIPS:
        if chip.colour == colour and chip.value == value:
            return chip.kind
    return -1


def words_of(name: str) -> str:
    """`green-2` as the log writes it: `green 2`."""
    return name.replace("-", " ")
