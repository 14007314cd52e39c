"""A batch of games shared among processes; rows and actions lie in memory that all of them see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

from stammtisch.core import Rng
from stammtisch.core.errors import StammtischError

from .lockstep import Lockstep
from .rows import Arrays, Widths, arrays_in, size_of

PATIENCE = 5.0  # seconds that a worker has to leave
GONE = (
    "a process of this batch has ended; make the batch anew, in a script with workers below "
    '`if __name__ == "__main__":`'
)


class WorkerGone(StammtischError):
    """A process of the batch has ended; its games are lost."""


@dataclass(frozen=True)
class Share:
    """What one process plays: these rows of the batch."""

    first: int
    last: int
    memory: str


class Workers:
    """Processes that step their share of the games at the same time; the rows lie in `arrays`.

    `make` builds the games of a share, given how many; it is called in the worker.
    """

    def __init__(
        self, make: Callable[[int], Lockstep], count: int, widths: Widths, jobs: int
    ) -> None:
        self.count = count
        self.pipes: list[Connection] = []
        self.processes: list[Any] = []
        self.memory = SharedMemory(create=True, size=size_of(count, widths))
        self.arrays = arrays_in(self.memory.buf, count, widths)
        context = get_context("spawn")
        cuts = [count * job // jobs for job in range(jobs + 1)]
        self.shares = [Share(first, last, self.memory.name) for first, last in pairwise(cuts)]
        for share in self.shares:
            here, there = context.Pipe()
            told = (make, share, count, widths, there)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            there.close()
            self.pipes.append(here)
            self.processes.append(process)

    def begin(self, seeds: list[int]) -> None:
        """Start every game anew."""
        self.ask([("begin", seeds[share.first : share.last]) for share in self.shares])

    def step(self, actions: Any) -> None:
        """Answer in every game; the actions have been checked."""
        self.arrays.actions[:] = actions
        self.ask([("step",)] * len(self.shares))

    def play(self, seed: int, decisions: int) -> int:
        """So many random decisions in all, shared out; returns games finished."""
        parts = [
            ("play", seed + share.first, decisions * (share.last - share.first) // self.count)
            for share in self.shares
        ]
        return sum(self.ask(parts))

    def ask(self, orders: list[tuple[Any, ...]]) -> list[Any]:
        """Give all their orders, then wait for all."""
        try:
            for pipe, order in zip(self.pipes, orders, strict=True):
                pipe.send(order)
            return [pipe.recv() for pipe in self.pipes]
        except (EOFError, OSError):
            raise WorkerGone(GONE) from None

    def close(self) -> None:
        """Let the processes go and give the memory back; once is enough."""
        for pipe in self.pipes:
            pipe.close()  # which a worker takes as its leave
        for process in self.processes:
            process.join(PATIENCE)
            process.terminate()
        if self.pipes:
            self.pipes.clear()
            del self.arrays
            self.memory.close()
            self.memory.unlink()

    def __del__(self) -> None:
        self.close()


def work(
    make: Callable[[int], Lockstep],
    share: Share,
    count: int,
    widths: Widths,
    pipe: Connection,
) -> None:
    """In a worker: carry out orders until nobody is there to give any."""
    memory = SharedMemory(share.memory)
    arrays = arrays_in(memory.buf, count, widths).part(share.first, share.last)
    games = make(share.last - share.first)
    try:
        while True:
            pipe.send(carry_out(pipe.recv(), games, arrays))
    except (EOFError, OSError, KeyboardInterrupt):
        del arrays
        memory.close()


def carry_out(order: tuple[Any, ...], games: Lockstep, arrays: Arrays) -> int:
    """Do what is asked; how many games have been finished, where that is not in the rows."""
    finished = 0
    if order[0] == "begin":
        games.begin(order[1])
    elif order[0] == "step":
        games.step(arrays.actions.tobytes())
    else:
        finished = int(games.play(Rng(order[1]), order[2]))
        games.look()
    arrays.fill(games)
    return finished
