"""A game with all that was answered in it: one node of a tree in which fate has nodes too."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from stammtisch.core.choice import Catalogue
from stammtisch.core.game import Game
from stammtisch.core.setup import Setup
from stammtisch.core.step import NOTHING, Chance, Step

from .episode import pending

FATE: Final = -1
OVER: Final = -4
"""Who acts when no seat does, as OpenSpiel numbers them."""

ENDLESS: Final = 1 << 40
SPEAKERS: Final = 32  # room for fate and every seat in the number of an answer


@mypyc_attr(allow_interpreted_subclasses=True)
class Course:
    """Where a game stands, who acts there (`player`), and the answers that led to it (`said`).

    Fate comes before anybody is asked, then the lowest open seat; a question with one answer is
    not asked. After so many rounds it stops as if the game were over.
    """

    def __init__(self, setup: Setup, game: Game, said: list[int], rounds: i64) -> None:
        self.setup: Final = setup
        self.rounds: Final[i64] = rounds
        self.game = game
        self.said = said
        self.step: Step = NOTHING
        self.player: int = OVER
        self.settle()

    def settle(self) -> None:
        """Go on to the next node."""
        game = self.game
        while not game.over and game.begun <= self.rounds:
            step = pending(game)
            if step.is_chance:
                self.step, self.player = step, FATE
                return
            options = step.options(game)
            if len(options) > 1:
                self.step, self.player = step, int(step.seat)
                return
            game.apply(step.seat, options[0])
        self.step, self.player = NOTHING, OVER

    def catalogue(self) -> Catalogue:
        """What the codes of this node stand for."""
        return self.setup.outcomes if self.player == FATE else self.setup.catalogue

    def legal(self) -> list[int]:
        """The codes of all that may be answered here, rising."""
        codes = [int(choice.code) for choice in self.step.options(self.game)]
        codes.sort()
        return codes

    def outcomes(self) -> list[tuple[int, float]]:
        """The codes of what fate may do here, rising, with their chances."""
        step = self.step
        assert isinstance(step, Chance), "fate has nothing to say here"
        weights = step.weights(self.game)
        whole = float(sum([weight for _, weight in weights]))
        found = [(int(choice.code), float(weight) / whole) for choice, weight in weights]
        found.sort()
        return found

    def answer(self, code: int) -> None:
        """Carry out what a code stands for."""
        step, fate = self.step, self.player == FATE
        speaker = 0 if fate else int(step.seat) + 1
        choice = self.catalogue().choices[code]
        self.said.append(code * SPEAKERS + speaker)
        self.game.apply(step.seat, choice)
        self.settle()

    def text(self, answer: int) -> str:
        """One of the answers that were `said`, as the log writes it."""
        known = self.setup.outcomes if answer % SPEAKERS == 0 else self.setup.catalogue
        return known.choices[answer // SPEAKERS].text

    def own(self, seat: int) -> list[str]:
        """All that a seat has said."""
        return [self.text(answer) for answer in self.said if answer % SPEAKERS == seat + 1]
