"""Whether a decision makes a puzzle: one answer is clearly better, and that is hard to see or not.

Three that do not think alike must agree: the strong bot that played, a first race of imagined
games, and a second one on games that had no part in choosing.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from stammtisch.bots.advice import Advised, Estimate
from stammtisch.bots.advice.advising import ranked
from stammtisch.bots.advice.engine import engine_of
from stammtisch.bots.advice.reasoning import reason_for
from stammtisch.bots.advice.sample import lead
from stammtisch.bots.advice.weighing import Weighed, Weighing
from stammtisch.bots.bot import Budget
from stammtisch.bots.levels import bot
from stammtisch.bots.runner import Put, imagining, seed_of
from stammtisch.core import Choice, Game, Reason, Rng, Title

GLANCE: Final = 24  # games: most decisions show already here that they are close
LOOK: Final = 96
PROOF: Final = 400  # of every answer
CHECK: Final = 200  # of the best and the next: what tests try again
LEAST: Final = 0.08  # of win chance, between the best answer and the next
SURELY: Final = 0.03  # at least, with the error taken off
PLAIN: Final = 0.2  # a lead that is easy to see
HOPE: Final = (0.15, 0.98)  # what the best wins: else nothing is at stake
SMALL: Final = 64  # iterations of a small search


@dataclass(frozen=True)
class Candidate:
    """A decision: who is asked where, and what the strong bot said."""

    title: Title
    game: Game
    seat: int
    said: Choice
    seed: int

    def weighing(self, choices: list[Choice], part: int) -> Weighing:
        """Imagined games of their own for each part of the judgement."""
        imagine = imagining(self.title, self.game, self.seat)
        rng = Rng(seed_of(self.seed, part))
        return Weighing(engine_of(self.title), self.seat, choices, imagine, rng)

    @property
    def choices(self) -> list[Choice]:
        step = self.game.question(self.seat)
        assert step is not None, "it is asked"
        return step.options(self.game)


@dataclass(frozen=True)
class Judged:
    """A puzzle: every answer with its chances, why the best is better, and how hard it is."""

    answers: list[Advised]
    lead: Estimate
    why: Reason
    level: int  # 0 to 2


def judge(candidate: Candidate) -> Judged | None:
    """The puzzle in a decision, if it is one."""
    first = candidate.weighing(candidate.choices, 1)
    for games in (GLANCE, LOOK):
        race(first, games)
        if first.leader.choice is not candidate.said or ahead(first).mean < LEAST:
            return None
    if not is_alone(candidate, candidate.said):
        return None
    proof = candidate.weighing(candidate.choices, 2)
    for _ in range(PROOF):
        proof.try_out()
    lead = ahead(proof)
    low, high = HOPE
    if proof.leader.choice is not candidate.said or not low < proof.leader.mean < high:
        return None
    if lead.mean < LEAST or not lead.is_above(SURELY):
        return None
    return graded(candidate, proof, lead)


def graded(candidate: Candidate, proof: Weighing, lead: Estimate) -> Judged | None:
    """With its reason, and how many of two weaker players find it."""
    why = reason_for(proof, candidate.said, runner_up(proof).choice)
    if why is None or not holds(candidate, candidate.said, runner_up(proof).choice):
        return None
    return Judged(ranked(proof), lead, why, level(candidate, lead))


def level(candidate: Candidate, lead: Estimate) -> int:
    """0 where the quick player finds it and the lead is wide; 2 where a small search errs too."""
    if weak(candidate, "thrifty") is candidate.said:
        return int(lead.mean < PLAIN)
    return 2 - int(weak(candidate, "regular") is candidate.said)


def race(weighing: Weighing, games: int) -> None:
    weighing.race(lambda: weighing.games < games)


def runner_up(weighing: Weighing) -> Weighed:
    """The answer that is least behind the leader."""
    leader = weighing.leader
    rest = [one for one in weighing.answers if one is not leader]
    return min(rest, key=lambda one: lead(leader.wins, one.wins).mean)


def ahead(weighing: Weighing) -> Estimate:
    """How far the leader is ahead of the next."""
    return lead(weighing.leader.wins, runner_up(weighing).wins)


def weak(candidate: Candidate, name: str) -> Choice:
    """What a weaker player says."""
    imagine = imagining(candidate.title, candidate.game, candidate.seat)
    put = Put(candidate.seat, candidate.choices)
    rng, budget = Rng(seed_of(candidate.seed, 3)), Budget(iterations=SMALL)
    view = candidate.title.view
    player = bot(name, candidate.title)
    return player.choose(lambda: view(candidate.game, candidate.seat), put, imagine, rng, budget)


def is_alone(candidate: Candidate, best: Choice) -> bool:
    """Whether no other answer could be given first and the best right after it, or the reverse."""
    after = following(candidate, best)
    others = [choice for choice in candidate.choices if choice is not best]
    return not any(other in after and best in following(candidate, other) for other in others)


def following(candidate: Candidate, choice: Choice) -> list[Choice]:
    """What the seat may answer next, if nobody and nothing comes in between."""
    game = candidate.game.copy()
    game.apply(candidate.seat, choice)
    step = None if game.over else game.question(candidate.seat)
    return [] if step is None or step.is_chance else step.options(game)


def holds(candidate: Candidate, best: Choice, other: Choice) -> bool:
    """Whether the best is still ahead in a small search, the same on every machine."""
    small = candidate.weighing([best, other], 4)
    race(small, CHECK)
    first, second = small.answers
    return lead(first.wins, second.wins).mean > 0.0
