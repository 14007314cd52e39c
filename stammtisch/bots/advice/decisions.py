"""The decisions of a game, found in its log: each with the position that it was made in."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from stammtisch.core import Choice, Facts, Game, Step, Table, step_name
from stammtisch.core.log import UNDO, Record
from stammtisch.core.replay import carry_out, choice_of, rebuild


@dataclass(frozen=True)
class Decision:
    """An answer where others were possible; `line` counts the lines of the log from 0."""

    line: int
    seat: int
    round: int
    step: str
    about: Facts
    choices: list[Choice]
    chosen: Choice
    game: Game  # as it stood before


def decisions(table: Table, seats: Collection[int]) -> list[Decision]:
    """What these seats decided; what was taken back is left out."""
    again = rebuild(table.title, Record(table.head, [], None), None)
    standing: list[Decision | None] = []  # one for each line that was not taken back
    for number, line in enumerate(table.lines):
        if line.text == UNDO:
            standing.pop()
        elif line.fate or line.seat not in seats:
            standing.append(None)
        else:
            step = again.game.question(line.seat)
            assert step is not None, "the log was read before"
            standing.append(decision(again, number, step, choice_of(again, number + 1, line)))
        carry_out(again, number + 1, line)
    return [found for found in standing if found is not None]


def decision(table: Table, line: int, step: Step, chosen: Choice) -> Decision | None:
    """An answer as a decision, if there was anything to decide."""
    game = table.game
    choices = step.options(game)
    if len(choices) == 1:
        return None
    seat, about = int(step.seat), step.about(game)
    counted = int(table.view(None).get("round", game.begun))  # as people count
    return Decision(line, seat, counted, step_name(step), about, choices, chosen, game.copy())
