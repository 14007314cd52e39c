"""Games of strong bots, looked through for decisions that make a puzzle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stammtisch.bots.levels import Contender
from stammtisch.bots.runner import Match, seed_of
from stammtisch.core import Choice, Game, Setup, Step, Title, step_name
from stammtisch.core.luck import seat_text

from .judging import Candidate, Judged, judge

MOST: Final = 3  # puzzles of one game, each about another question
CHOICES: Final = 16  # more are too many to think about
APART: Final = 8  # lines of a log at least between two puzzles


@dataclass(frozen=True)
class Place:
    """Where a decision stands in the log of its game."""

    line: int
    seat: int
    step: str
    judged: Judged


@dataclass(frozen=True)
class Found:
    """One game: its log, and its puzzles in the order of the log."""

    number: int
    seats: int
    options: dict[str, str]
    lines: list[str]
    places: list[Place]


class Recorded(Match):
    """A game of bots that is written down."""

    def __init__(self, title: Title, setup: Setup, players: Sequence[Contender], seed: int) -> None:
        super().__init__(title, setup, players, seed)
        self.lines: Final[list[str]] = []
        self.decisions: Final[list[tuple[int, Step, Game, Choice]]] = []

    def apply(self, step: Step, choice: Choice) -> None:
        """Every answer is a line of the log."""
        mark = "*" if step.is_chance else ""
        self.lines.append(f"{seat_text(int(step.seat))} {mark}{choice.text}")
        super().apply(step, choice)

    def decide(self, seat: int, choices: list[Choice]) -> Choice:
        """A decision is kept with its position."""
        game, line = self.game.copy(), len(self.lines)
        step = game.question(seat)
        assert step is not None, "it is asked"
        choice = super().decide(seat, choices)
        self.decisions.append((line, step, game, choice))
        return choice


def find(
    title: Title,
    setup: Setup,
    players: Sequence[Contender],
    number: int,
    options: dict[str, str],
) -> Found:
    """Play a game, and pick its puzzles: what is harder to find goes first."""
    match = Recorded(title, setup, players, number)
    while not match.game.over:
        match.go_on()
    places = [place_of(title, number, *made) for made in match.decisions]
    kept = pick([place for place in places if place is not None])
    return Found(number, setup.seats, options, match.lines, kept)


def place_of(
    title: Title, number: int, line: int, step: Step, game: Game, said: Choice
) -> Place | None:
    """A decision as a puzzle, if it is one."""
    if len(step.options(game)) > CHOICES:
        return None
    seat = int(step.seat)
    judged = judge(Candidate(title, game, seat, said, seed_of(number, 2, line)))
    return None if judged is None else Place(line, seat, step_name(step), judged)


def pick(places: list[Place]) -> list[Place]:
    """The hardest first, each about another question, in the order of the log."""
    kept: list[Place] = []
    for place in sorted(places, key=lambda place: (-place.judged.level, -place.judged.lead.mean)):
        far = all(abs(place.line - other.line) >= APART for other in kept)
        new = place.step not in [other.step for other in kept]
        if far and new and len(kept) < MOST:
            kept.append(place)
    return sorted(kept, key=lambda place: place.line)
