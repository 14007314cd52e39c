"""Advice and reviews, as they are told: choices with their facts, chances with four digits."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from stammtisch.bots import advice as bots
from stammtisch.core import Choice, Reason

from ..protocol import heard
from ..protocol.looking_back import GameReview, ReviewMoment
from .story import Story


def choice(said: Choice) -> heard.Choice:
    """An answer that people can read."""
    return heard.Choice(said.text, said.verb, said.facts, said.rule)


def why(reason: Reason | None) -> heard.Why | None:
    return None if reason is None else heard.Why(*reason)


def advised(option: bots.Advised) -> heard.Advised:
    """One answer of an advice."""
    return heard.Advised(
        choice(option.choice),
        round(option.win.mean, 4),
        round(option.win.error, 4),
        round(option.points.mean, 2),
        round(option.points.error, 2),
        option.rank,
        option.tied,
        [choice(later) for later in option.line],
    )


def advice(story: Story, seat: int, seconds: float, seed: int) -> heard.Advice:
    """Advice on what a seat is asked now."""
    found = bots.advise(story.table, seat, seconds, seed)
    options = [advised(option) for option in found.options]
    at = story.table.asked(seat)
    return heard.Advice(at, found.verdict, options, why(found.why), found.games)


def review(story: Story, seats: Collection[int], progress: Callable[[float], None]) -> GameReview:
    """A game that is over, graded."""
    found = bots.review(story.table, seats=seats or None, progress=progress)
    numbers = moment_numbers(story)
    moments = [moment(graded, numbers[graded.line]) for graded in found.moments]
    return GameReview([seat(told) for told in found.seats], moments)


def moment_numbers(story: Story) -> list[int]:
    """For each line of the log: the moment before it, as the seat that said it counts."""
    found: list[int] = []
    for place, lines in enumerate(story.lines):
        number = story.number_for(story.moments[place].by, place) or 0
        found += [max(number - 1, 0)] * len(lines)
    return found


def moment(graded: bots.Graded, number: int) -> ReviewMoment:
    """A decision as it is told."""
    options = [] if graded.is_sound else [advised(option) for option in graded.options]
    return ReviewMoment(
        moment=number,
        seat=graded.seat,
        round=graded.round,
        step=graded.step,
        about=graded.about,
        before=round(graded.before, 4),
        cost=round(graded.cost, 4),
        cost_error=round(graded.cost_error, 4),
        points_cost=round(graded.points_cost, 2),
        luck=round(graded.luck, 4),
        chosen=choice(graded.chosen),
        best=choice(graded.best),
        options=options,
        why=why(graded.why),
    )


def seat(told: bots.SeatReview) -> bots.SeatReview:
    """A seat's sum as it is told."""
    sums = {name: round(getattr(told, name), 4) for name in ("start", "end", "luck", "cost")}
    return replace(told, **sums)
