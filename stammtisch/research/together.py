"""One game in which all open seats decide at once."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from stammtisch.core import Choice, Game, Rng, Step


class Together:
    """A game and its luck; `asked` holds the open questions that leave a choice, by seat.

    The luck has a stream for each seat, and the last for nobody.
    """

    def __init__(self, game: Game, luck: list[Rng]) -> None:
        self.game = game
        self.luck = luck
        self.asked: dict[int, tuple[Step, list[Choice]]] = {}
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Together:
        """The same position with the same luck ahead; whoever holds the luck shares its copy."""
        return Together(self.game.copy(), deepcopy(self.luck, memo))

    def answer(self, answers: dict[int, Choice]) -> None:
        """Give each seat's answer, lowest seat first. One whose question has gone is dropped:
        an interruption came before it, and the seat will be asked again."""
        for seat in sorted(answers):
            if not self.game.over and self.game.question(seat) is self.asked[seat][0]:
                self.game.apply(seat, answers[seat])
        self.settle()

    def settle(self) -> None:
        """Draw fate and give answers without a choice, until every open seat must decide."""
        while not self.game.over:
            steps = self.game.open()
            step = next((step for step in steps if step.is_chance), None)
            if step is not None:
                self.game.apply(step.seat, step.draw(self.game, self.luck[step.seat]))
                continue
            asked = {int(step.seat): (step, step.options(self.game)) for step in steps}
            forced = next((seat for seat, (_, found) in asked.items() if len(found) == 1), None)
            if forced is None:
                self.asked = asked
                return
            self.game.apply(forced, asked[forced][1][0])
        self.asked = {}
