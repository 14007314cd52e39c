"""Why one answer is better than another, in the game's own words."""

from __future__ import annotations

from typing import Final

from stammtisch.core import Choice, Game, Reason, Rng

from .weighing import Weighing

GAMES: Final = 60  # are looked at for each of the two answers


class Prospects:
    """The same imagined games after either answer, each played on until its round is over."""

    def __init__(self, weighing: Weighing) -> None:
        self.weighing: Final = weighing
        rng = weighing.rng
        self.starts: Final = [(weighing.imagine(rng), rng.below(1 << 31)) for _ in range(GAMES)]
        self.known: Final[dict[Choice, list[Game]]] = {}

    def later(self, choice: Choice) -> list[Game]:
        """What may come of an answer."""
        if choice not in self.known:
            self.known[choice] = [self._played(*start, choice) for start in self.starts]
        return self.known[choice]

    def _played(self, start: Game, seed: int, choice: Choice) -> Game:
        game = start.copy()
        game.apply(self.weighing.seat, choice)
        self.weighing.engine.play_on(game, int(start.begun) + 1, Rng(seed))
        return game


def reason_for(weighing: Weighing, better: Choice, other: Choice) -> Reason | None:
    """From imagined games alone: no secret can slip out."""
    prospects = Prospects(weighing)
    game = prospects.starts[0][0]
    step = game.question(weighing.seat)
    assert step is not None, "imagine keeps what the seat is asked"
    found = weighing.engine.policy.reason(game, step, better, other, prospects.later)
    return found and (found[0], {name: short(fact) for name, fact in found[1].items()})


def short(fact: float | str) -> float | str:
    """Whole numbers are said without a point, and agree with their nouns."""
    return int(fact) if isinstance(fact, float) and fact.is_integer() else fact
