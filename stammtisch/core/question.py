"""A question as the table asks it, with every legal answer."""

from __future__ import annotations

from typing import Final

from .choice import Choice, Facts
from .errors import IllegalChoice
from .game import Game
from .step import Step, step_name


class Question:
    """What a seat is asked: the step's name and facts, and every legal answer."""

    def __init__(self, seat: int, at: int, step: Step, game: Game) -> None:
        self.seat: Final = seat
        self.at: Final = at  # counts the questions this seat has been asked
        self.step: Final = step_name(step)
        self.about: Final[Facts] = step.about(game)
        self.choices: Final[list[Choice]] = step.options(game)

    @property
    def options(self) -> list[str]:
        """The legal answers as text."""
        return [choice.text for choice in self.choices]

    def choice(self, text: str) -> Choice:
        """The option with this text."""
        for choice in self.choices:
            if choice.text == text:
                return choice
        listed = ", ".join(self.options[:12]) + (", …" if len(self.choices) > 12 else "")
        raise IllegalChoice(f"seat {self.seat}: {text!r} does not answer {self.step}: {listed}")
