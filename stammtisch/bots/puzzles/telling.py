"""Puzzles as text, as `core.puzzles` reads them."""

from __future__ import annotations

from stammtisch.bots.advice import Advised
from stammtisch.core.puzzles import LEVELS, Rated, reason_text, told

from .finding import Found, Place


def tell(found: Found) -> str:
    """A game with its puzzles, each where it stands."""
    head = [f"{key}={value}" for key, value in {"seats": found.seats, **found.options}.items()]
    lines = [" ".join(["game", str(found.number), *head])]
    done = 0
    for place in found.places:
        lines += told(found.lines[done : place.line])
        lines += tell_place(place)
        done = place.line
    return "\n".join([*lines, ""])


def tell_place(place: Place) -> list[str]:
    """One puzzle."""
    judged = place.judged
    answers = [rated(one).text() for one in judged.answers]
    words = ["best", *["other"] * (len(answers) - 1)]
    return [
        f"puzzle {LEVELS[judged.level]} {place.seat}",
        *[f"{word} {answer}" for word, answer in zip(words, answers, strict=True)],
        f"why {reason_text(judged.why)}",
    ]


def rated(one: Advised) -> Rated:
    """Chances in percent."""
    win, points = one.win, one.points
    numbers = [100 * win.mean, 100 * win.error, points.mean, points.error]
    return Rated(one.choice.text, numbers)
