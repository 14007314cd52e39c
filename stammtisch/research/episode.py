"""One game as a learner meets it: fate and questions with one answer are settled inside.

Every adapter plays by this, so that one seed gives one trajectory in all of them.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr

from stammtisch.core.choice import Choice
from stammtisch.core.game import Game
from stammtisch.core.rng import Rng
from stammtisch.core.step import NOTHING, Step

NO_OPTIONS: Final[list[Choice]] = []


@final
@mypyc_attr(acyclic=True)
class Episode:
    """A game and its luck. While it is not over, `seat` is asked `step` and has `options`.

    The luck has a stream for each seat, and the last for nobody.
    """

    def __init__(self, game: Game, luck: list[Rng]) -> None:
        self.game = game
        self.luck: Final = luck
        self.seat: i64 = -1
        self.step: Step = NOTHING
        self.options: list[Choice] = NO_OPTIONS
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Episode:
        """The same position with the same luck ahead; whoever holds the luck shares its copy."""
        return Episode(self.game.copy(), deepcopy(self.luck, memo))

    def begin(self, game: Game) -> None:
        """Go on with another game and the same luck."""
        self.game = game
        self.settle()

    def answer(self, choice: Choice) -> None:
        """Answer the open question with one of its options."""
        game = self.game
        agenda = game.interrupts if game.interrupts.depth > 0 else game.agendas[self.seat]
        step = agenda.pop()
        step.answer(game, choice)
        game.go_on()
        self.settle()

    def mask(self, actions: i64) -> bytes:
        """A byte for each action of the catalogue: 1 where the open question offers it."""
        return mask_of(self.options, actions)

    def settle(self) -> None:
        """Go on until a seat has something to decide: the lowest one that is open."""
        game = self.game
        while not game.over:
            step = pending(game)
            if step.is_chance:
                self.apply(step, step.draw(game, self.luck[step.seat]))
                continue
            options = step.options(game)
            if len(options) > 1:
                self.seat, self.step, self.options = step.seat, step, options
                return
            self.apply(step, options[0])
        self.seat, self.step, self.options = -1, NOTHING, NO_OPTIONS

    def apply(self, step: Step, choice: Choice) -> None:
        game = self.game
        agenda = game.interrupts if game.interrupts.depth > 0 else game.agendas[step.seat]
        agenda.pop()
        step.answer(game, choice)
        game.go_on()


def pending(game: Game) -> Step:
    """What is answered next: fate before anybody is asked, as at a table."""
    if game.interrupts.depth > 0:
        return game.interrupts.top
    seat = game.first
    while seat < game.seats:
        agenda = game.agendas[seat]
        if agenda.depth > 0 and agenda.top.is_chance:
            return agenda.top
        seat += 1
    return game.agendas[game.first].top


def mask_of(options: list[Choice], actions: i64) -> bytes:
    """A byte for each action: 1 for those offered."""
    mask = BytesWriter()
    mask.write(bytes(actions))
    for choice in options:
        mask[choice.code] = 1
    return mask.getvalue()
