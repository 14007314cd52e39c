"""The script of a lesson: what fate and the seats say if nobody strays from the shown path."""

from __future__ import annotations

from typing import Final

from .choice import Choice
from .game import Game
from .log import Line, cannot_be
from .luck import label_of
from .step import Chance, Step


class Script:
    """Fate's outcomes by the label of their luck, and the answers of each seat, in order."""

    def __init__(self) -> None:
        self.luck: Final[dict[str, list[str]]] = {}
        self.answers: Final[dict[int, list[str]]] = {}

    def answer(self, seat: int, number: int) -> str | None:
        """What a seat says to its question of this number, if the script goes that far."""
        answers = self.answers.get(seat, [])
        return answers[number] if number < len(answers) else None


def read_script(game: Game, lines: list[Line]) -> Script:
    """Play the lines, and note who says what. The game is used up."""
    script = Script()
    for line in lines:
        step = None if game.over else game.question(line.seat)
        choice = None if step is None else option_of(game, step, line)
        if step is None or choice is None:
            raise cannot_be(line)
        if isinstance(step, Chance):
            script.luck.setdefault(label_of(step), []).append(line.text)
        else:
            script.answers.setdefault(line.seat, []).append(line.text)
        game.apply(line.seat, choice)
    return script


def option_of(game: Game, step: Step, line: Line) -> Choice | None:
    """The option that a line names."""
    if step.is_chance != line.fate:
        return None
    found = [choice for choice in step.options(game) if choice.text == line.text]
    return found[0] if found else None
