"""The stack of steps that a seat still has to answer."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from .step import NOTHING, Step


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """A stack of steps. The top has a field of its own: most agendas hold one step or none."""

    def __init__(self) -> None:
        self.top: Step = NOTHING
        self.depth: i64 = 0
        self.below: list[Step] = []

    def push(self, step: Step) -> None:
        if self.depth > 0:
            self.below.append(self.top)
        self.top = step
        self.depth += 1

    def pop(self) -> Step:
        step = self.top
        self.depth -= 1
        self.top = self.below.pop() if self.depth > 0 else NOTHING
        return step

    def copy(self) -> Agenda:
        other = Agenda()
        other.top = self.top
        other.depth = self.depth
        if self.depth > 1:
            other.below = self.below.copy()
        return other
