"""The typed pack: rewards, books, cards, the pot's track, each read and checked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pack

from ..choices import CARD_NAMES
from ..state.chips import (
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    KINDS,
    NAMES,
    ORANGE,
    PURPLE,
    RED,
    VALUES,
    WHITE,
    YELLOW,
)

SPACES: Final = 54
LAST_SPACE: Final = 52  # no chip lies beyond it; the spoon comes after it
LAST_START: Final = LAST_SPACE - 1  # the droplet leaves room for a chip
GLASSES: Final = 13

MOVES: Final = "moves"  # the chip may move farther, by a card or its book, or is set aside
ACTS: Final = "acts"  # something happens when the chip has been placed
SCORES: Final = "scores"  # step B of the evaluation
NEVER: Final = "never"
POWERS: Final[dict[str, tuple[int, int, str]]] = {
    "white_plain": (WHITE, 0, NEVER),
    "orange_plain": (ORANGE, 0, MOVES),
    "black_2p_compare": (BLACK, 0, SCORES),
    "black_34p_neighbours": (BLACK, 0, SCORES),
    "green1_ruby_last_two": (GREEN, 1, SCORES),
    "green2_gain_chip_last_two": (GREEN, 0, SCORES),
    "green3_exact7_move_last": (GREEN, 1, SCORES),
    "green4_ruby_for_droplet": (GREEN, 1, SCORES),
    "blue1_draw_choose": (BLUE, 0, ACTS),
    "blue2_explosion_insurance": (BLUE, 0, ACTS),
    "blue3_ruby_on_ruby_space": (BLUE, 1, ACTS),
    "blue4_vp_on_ruby_space": (BLUE, 0, ACTS),
    "red1_orange_bonus": (RED, 4, MOVES),
    "red2_set_aside": (RED, 0, MOVES),
    "red3_add_previous_white": (RED, 0, MOVES),
    "red4_white1_moves_two": (RED, 1, ACTS),
    "yellow1_return_previous_white": (YELLOW, 0, ACTS),
    "yellow2_next_chip_double": (YELLOW, 0, ACTS),
    "yellow3_raise_limit": (YELLOW, 3, ACTS),
    "yellow4_escalating_bonus": (YELLOW, 3, MOVES + ACTS),
    "purple1_count_tiers": (PURPLE, 0, SCORES),
    "purple2_trade_in": (PURPLE, 0, SCORES),
    "purple3_vp_by_space": (PURPLE, 3, SCORES),
    "purple4_upgrade": (PURPLE, 0, SCORES),
}
"""Each power's colour, how many numbers its book names besides the prices, and when it works."""

TIERS: Final[dict[str, int]] = {
    "black_2p_compare": 2,
    "black_34p_neighbours": 2,
    "purple1_count_tiers": 3,
    "purple2_trade_in": 3,
}
CARD_NUMBERS: Final[dict[str, int]] = {
    "well_stirred": 0,
    "magic_potion": 0,
    "beginners_bonus": 0,
    "seasoned_perfectly": 2,
    "less_is_more": 2,
    "only_choose_one": 2,
    "rats_are_friends": 2,
    "wheel_and_deal": 2,
}
"""How many numbers a card names, where it is not one."""

MOVING: Final = ("red1_orange_bonus", "red4_white1_moves_two", "yellow4_escalating_bonus")
MOST_BONUS: Final = 4  # so that no chip moves farther than `move 20` can say


class Reward:
    """Points, rubies, droplet steps and chips that come together."""

    def __init__(self, points: int, rubies: int, droplet: int, chips: list[int]) -> None:
        self.points: Final[i64] = points
        self.rubies: Final[i64] = rubies
        self.droplet: Final[i64] = droplet
        self.chips: Final = chips


class Book:
    """An ingredient book: its power, its prices by kind, and the figures of its sentence."""

    def __init__(
        self,
        name: str,
        power: str,
        prices: list[int],
        numbers: list[int],
        tiers: list[Reward],
        gains: list[list[int]],
    ) -> None:
        self.name: Final = name
        self.power: Final = power
        self.colour: Final = POWERS[power][0]
        self.prices: Final = prices
        self.numbers: Final = numbers
        self.tiers: Final = tiers
        self.gains: Final = gains


class CardFigures:
    """A fortune card: its colour and its numbers."""

    def __init__(self, name: str, colour: str, numbers: list[int]) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.numbers: Final = numbers


def kinds(pack: Pack, key: str) -> list[int]:
    return [NAMES.index(name) for name in pack.words(key, NAMES)]


def read_reward(pack: Pack) -> Reward:
    """A reward names at least one of its four parts."""
    if not pack.unread:
        raise pack.refuse("", "points, rubies, droplet or chips")
    reward = Reward(
        pack.whole("points", 0, 20) if "points" in pack.figures else 0,
        pack.whole("rubies", 0, 10) if "rubies" in pack.figures else 0,
        pack.whole("droplet", 0, 10) if "droplet" in pack.figures else 0,
        kinds(pack, "chips") if "chips" in pack.figures else [],
    )
    pack.done()
    return reward


def read_rewards(pack: Pack, key: str, count: int) -> list[Reward]:
    """Rewards numbered from 1, as die faces and glasses are."""
    table = pack.table(key)
    rewards = [read_reward(table.table(str(number))) for number in range(1, count + 1)]
    table.done()
    return rewards


def read_book(name: str, pack: Pack) -> Book:
    colour = COLOURS.index(name.split("_", maxsplit=1)[0])
    power = pack.word("power", [power for power in POWERS if POWERS[power][0] == colour])
    count = POWERS[power][1]
    tiers = TIERS.get(power, 0)
    book = Book(
        name,
        power,
        pack.wholes("prices", 1, 99, len(VALUES[colour])),
        pack.wholes("numbers", 0, MOST_BONUS if power in MOVING else 50, count) if count else [],
        [read_reward(tier) for tier in pack.tables("tiers", tiers)] if tiers else [],
        read_gains(pack) if power == "green2_gain_chip_last_two" else [],
    )
    pack.done()
    return book


def read_gains(pack: Pack) -> list[list[int]]:
    """What a green chip of each value fetches: one of these."""
    return [kinds(gain, "chips") for gain in pack.tables("gains", 3)]


def read_books(pack: Pack) -> dict[str, Book]:
    names = ["orange", "black_two", "black_more"]
    names += [f"{colour}_{number}" for colour in COLOURS[2:7] for number in range(1, 5)]
    table = pack.table("books")
    books = {name: read_book(name, table.table(name)) for name in names}
    table.done()
    return books


def read_cards(pack: Pack) -> list[CardFigures]:
    table = pack.table("cards")
    cards = [read_card(name, table.table(name)) for name in CARD_NAMES]
    table.done()
    return cards


def read_card(name: str, pack: Pack) -> CardFigures:
    colour = pack.word("colour", ["blue", "purple"])
    card = CardFigures(name, colour, pack.wholes("numbers", 0, 9, CARD_NUMBERS.get(name, 1)))
    pack.done()
    return card


def read_counts(pack: Pack, key: str) -> list[int]:
    """How many chips of each kind; a kind that is not named counts none."""
    table = pack.table(key)
    found = [table.whole(name, 0, 99) if name in table.figures else 0 for name in NAMES]
    table.done()
    assert len(found) == KINDS
    return found
