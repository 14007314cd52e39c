"""One decision graded by what its seat could know then, before any luck that followed.

The best of many noisy averages looks better than it is. So the answer that leads a first race is
tried again beside the chosen one, on games that had no part in choosing it; only that counts.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from stammtisch.bots.runner import imagining, seed_of
from stammtisch.core import Choice, Facts, Reason, Rng, Title

from .advising import Advised, ranked
from .decisions import Decision
from .engine import engine_of
from .reasoning import reason_for
from .sample import Estimate, amount, lead, share
from .weighing import Weighing

LEAST: Final = 0.02  # of win chance: what costs less is no mistake
ENOUGH: Final = 24  # games: fewer prove nothing
DOUBT: Final = 0.5  # errors by which another answer must lead to be tried again
SHOWN: Final = 5  # answers that are told of


@dataclass
class Graded:
    """A decision with its cost; `cost` is 0 where it is within its error."""

    line: int
    seat: int
    round: int
    step: str
    about: Facts
    chosen: Choice
    win: Estimate  # after the chosen answer
    points: Estimate
    options: list[Advised]
    best: Choice
    cost: float = 0.0
    cost_error: float = 0.0
    points_cost: float = 0.0
    why: Reason | None = None
    luck: float = 0.0  # what happened until this seat's next decision

    @property
    def before(self) -> float:
        """The chance before the decision, had the best answer been given."""
        return self.win.mean + self.cost

    @property
    def is_sound(self) -> bool:
        return self.cost == 0.0

    def make_good(self, chance: float) -> None:
        """The seat's next answer can still reach this chance: only the rest is lost."""
        if chance <= self.win.mean:
            return
        lost = self.before - chance
        self.win = Estimate(chance, self.win.error)
        self.cost = lost if lost >= LEAST else 0.0
        if self.is_sound:
            self.best, self.points_cost, self.why = self.chosen, 0.0, None


class Grading:
    """One decision on its way to a grade."""

    def __init__(self, title: Title, decision: Decision, seed: int) -> None:
        self.decision: Final = decision
        self.title: Final = title
        self.seed: Final = seed_of(seed, decision.line)
        self.first: Final = self._weighing(decision.choices, 1)
        self.proof: Weighing | None = None

    def _weighing(self, choices: list[Choice], part: int) -> Weighing:
        decision = self.decision
        imagine = imagining(self.title, decision.game, decision.seat)
        rng = Rng(seed_of(self.seed, part))
        engine = engine_of(self.title)
        return Weighing(engine, decision.seat, choices, imagine, rng, decision.chosen)

    @property
    def weight(self) -> int:
        """How much time it needs, next to others."""
        return min(len(self.decision.choices), 2 * SHOWN)

    @property
    def is_doubtful(self) -> bool:
        """Whether another answer leads by enough to be tried again."""
        leader = self.first.leader
        ahead = lead(leader.wins, self.first.answer(self.decision.chosen).wins)
        return leader.choice is not self.decision.chosen and ahead.mean > DOUBT * ahead.error

    def race(self, goes_on: Callable[[int], bool]) -> None:
        """Look at all answers; asked with the number of games whether to go on."""
        self.first.race(lambda: goes_on(self.first.games))

    def prove(self, goes_on: Callable[[int], bool]) -> None:
        """Try the leader and the chosen answer again."""
        proof = self._weighing([self.first.leader.choice, self.decision.chosen], 2)
        proof.race(lambda: goes_on(proof.games))
        if proof.games >= ENOUGH:
            self.proof = proof

    def grade(self) -> Graded:
        """What came out."""
        made, weighing = self.decision, self.first
        chosen = weighing.answer(made.chosen)
        wins, points = [*chosen.wins], [*chosen.points]
        if self.proof is not None:
            wins += self.proof.answer(made.chosen).wins
            points += self.proof.answer(made.chosen).points
        graded = Graded(
            made.line, made.seat, made.round, made.step, made.about, made.chosen,
            share(wins), amount(points), ranked(weighing)[:SHOWN], made.chosen,
        )  # fmt: skip
        if self.proof is not None:
            self._charge(graded, self.proof)
        return graded

    def _charge(self, graded: Graded, proof: Weighing) -> None:
        """What the decision cost, if that is more than the error."""
        best, chosen = proof.answers[0], proof.answers[1]
        ahead = lead(best.wins, chosen.wins)
        graded.cost_error = ahead.error
        if ahead.is_above(0.0) and ahead.mean >= LEAST:
            graded.best, graded.cost = best.choice, ahead.mean
            graded.points_cost = best.score.mean - chosen.score.mean
            graded.why = reason_for(proof, best.choice, chosen.choice)
