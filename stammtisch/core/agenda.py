"""The stack of steps that a seat still has to answer."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from .step import NOTHING, Step

NO_STEPS: Final[list[Step]] = []  # shared by all agendas that were never deep; never appended to


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """A stack of steps. The top has a field of its own: most agendas hold one step or none.

    Only `depth` tells what counts: steps that were popped stay where they lay until others take
    their place, so that pushing and popping move as little as they can.
    """

    def __init__(self) -> None:
        self.top: Step = NOTHING
        self.depth: i64 = 0
        self.below: list[Step] = NO_STEPS

    def push(self, step: Step) -> None:
        if self.depth > 0:
            self.bury()
        self.top = step
        self.depth += 1

    def bury(self) -> None:
        """The top makes room for another."""
        place = self.depth - 1
        if place < len(self.below):
            self.below[place] = self.top
        elif place > 0:
            self.below.append(self.top)
        else:
            self.below = [self.top]

    def pop(self) -> Step:
        step = self.top
        self.depth -= 1
        if self.depth > 0:
            self.top = self.below[self.depth - 1]
        return step

    def copy(self) -> Agenda:
        other = Agenda()
        other.top = self.top
        other.depth = self.depth
        if self.depth > 1:
            other.below = self.below[: self.depth - 1]
        return other
