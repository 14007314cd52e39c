"""Advice on a question, and the review of a game, by imagined games alone."""

from __future__ import annotations

from .advising import Advice, Advised, advise
from .grading import Graded
from .reviewing import Review, SeatReview, review
from .sample import Estimate

__all__ = [
    "Advice",
    "Advised",
    "Estimate",
    "Graded",
    "Review",
    "SeatReview",
    "advise",
    "review",
]
