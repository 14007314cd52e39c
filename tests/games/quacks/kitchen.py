"""A kitchen to test in: bags filled by hand, chips and cards drawn by name."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from stammtisch.core import Choice, Event, Pile, Setup
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.rules.bonus_die import RollDie
from stammtisch.games.quacks.rules.start import new_game
from stammtisch.games.quacks.setup.shared import QuacksSetup
from stammtisch.games.quacks.state.chips import CHIPS, NAMES
from stammtisch.games.quacks.state.player import Player
from stammtisch.games.quacks.state.table import Quacks


@cache
def setup_of(seats: int, options: tuple[tuple[str, object], ...]) -> QuacksSetup:
    setup = TITLE.setup(seats, dict(options))
    assert isinstance(setup, QuacksSetup)
    return setup


class Kitchen:
    """A game that stands in a round of one's choice; without a card named, cards are out."""

    def __init__(
        self,
        seats: int = 2,
        card: str = "",
        number: int = 1,
        bag: str = "",
        points: Sequence[int] = (),
        droplets: int = 0,
        rubies: int = 1,
        prepared: Setup | None = None,
        **options: Any,
    ) -> None:
        options.setdefault("cards", bool(card))
        setup = prepared or setup_of(seats, tuple(sorted(options.items())))
        assert isinstance(setup, QuacksSetup)
        self.game: Quacks = new_game(setup)
        self.game.news = []
        told = [f"round {number}; droplet {droplets}; rubies {rubies}"]
        told += [f"{seat}: points {count}" for seat, count in enumerate(points)]
        TITLE.lay_out(self.game, "; ".join(told))
        for seat in range(seats if bag else 0):
            self.fill(seat, bag)
        self.game.begin()
        if number == 1:
            self.fate("start 0", seat=-1)
        if card:
            self.fate(f"fortune {card}", seat=-1)

    @property
    def players(self) -> list[Player]:
        return self.game.players

    def limit(self, seat: int = 0) -> int:
        """The sum above which a seat's white chips explode."""
        return int(self.game.limit(self.players[seat]))

    def fill(self, seat: int, chips: str) -> None:
        """Put just these chips into a bag, past the supply."""
        self.players[seat].bag = Pile([NAMES.index(chip) for chip in chips.split()])

    def fate(self, text: str, seat: int = 0) -> None:
        """Fate answers a seat, or nobody."""
        step = self.game.question(seat)
        assert step is not None, "nothing is asked"
        assert step.is_chance, f"fate is not asked, but {step}"
        self.game.apply(seat, find(step.options(self.game), text))

    def say(self, text: str, seat: int = 0) -> None:
        """A seat answers."""
        step = self.game.question(seat)
        assert step is not None, "nothing is asked"
        assert not step.is_chance, f"{seat} is not asked, but {step}"
        self.game.apply(seat, find(step.options(self.game), text))

    def options(self, seat: int = 0) -> list[str]:
        """What a seat may answer."""
        step = self.game.question(seat)
        assert step is not None
        assert not step.is_chance
        return [choice.text for choice in step.options(self.game)]

    def asked(self, seat: int = 0) -> str:
        """The name of the question that is open for a seat, if one is."""
        step = self.game.question(seat)
        return "" if step is None else type(step).__name__

    def about(self, seat: int = 0) -> dict[str, int | str]:
        """What the question of a seat tells."""
        step = self.game.question(seat)
        assert step is not None
        return step.about(self.game)

    def draw(self, chips: str, seat: int = 0) -> Kitchen:
        """Draw these chips one after the other."""
        for chip in chips.split():
            if self.asked(seat) == "Brew":
                self.say("draw", seat)
            self.fate(f"chip {chip.replace('-', ' ')}", seat)
        return self

    def look(self, chips: str, seat: int = 0) -> None:
        """Draw these chips to look at."""
        for chip in chips.split():
            self.fate(f"chip {chip.replace('-', ' ')}", seat)

    def stop(self, seat: int = 0) -> None:
        self.say("stop", seat)

    def brew(self, pots: Sequence[str]) -> Kitchen:
        """Everybody draws these chips and stops, if the pot did not end it."""
        for seat, chips in enumerate(pots):
            self.draw(chips, seat)
        for seat in range(len(pots)):
            if self.asked(seat) == "Brew":
                self.stop(seat)
        return self

    def brew_rest(self, *seats: int) -> None:
        """These seats draw one orange chip and stop."""
        for seat in seats:
            self.draw("orange-1", seat)
            if self.asked(seat) == "Brew":
                self.stop(seat)

    def finish_round(self) -> None:
        """Everybody passes and the die shows a point, until the next round."""
        number = self.game.number
        while self.game.number == number and not self.game.over:
            step = self.game.open()[0]
            options = step.options(self.game)
            self.game.apply(step.seat, options[0] if step.is_chance else find_last(options))

    def roll(self, face: int, seat: int = 0) -> None:
        self.fate(f"die {face}", seat)

    def roll_all(self, face: int) -> None:
        """Whoever may roll rolls this face."""
        while self.game.open() and isinstance(step := self.game.open()[0], RollDie):
            self.roll(face, int(step.seat))

    def pot(self, seat: int = 0) -> list[tuple[str, int]]:
        """The chips in a pot with their spaces."""
        player = self.players[seat]
        names = [NAMES[kind] for kind in player.pot.to_list()]
        return list(zip(names, player.places.to_list(), strict=True))

    def bag(self, seat: int = 0) -> list[str]:
        """What a bag holds, sorted."""
        return sorted(NAMES[kind] for kind in self.players[seat].bag.to_list())

    def news(self, name: str) -> list[Event]:
        """What was told under this name so far."""
        assert self.game.news is not None
        return [event for event in self.game.news if event.name == name]

    def sell_out(self, *chips: str) -> None:
        """The supply has none of these left."""
        for chip in chips:
            kind = NAMES.index(chip)
            self.game.change_supply(kind, -self.game.left(kind))


def find(options: Sequence[Choice], text: str) -> Choice:
    for choice in options:
        if choice.text == text:
            return choice
    raise AssertionError(f"{text!r} is not among {[choice.text for choice in options]}")


def find_last(options: Sequence[Choice]) -> Choice:
    """Pass or be done, where that is offered."""
    for choice in options:
        if choice.text in ("pass", "done", "points", "stop"):
            return choice
    return options[-1]


def value_of(chip: str) -> int:
    return int(CHIPS[NAMES.index(chip)].value)
