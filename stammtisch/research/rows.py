"""The arrays of a batch: one row a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .lockstep import Lockstep


@dataclass(frozen=True)
class Rows:
    """One row a game: the seat that is asked, what it sees and may answer, and what came last."""

    seat: NDArray[np.int32]
    observation: NDArray[np.float32]
    mask: NDArray[np.uint8]
    reward: NDArray[np.float32]
    done: NDArray[np.bool_]


Widths = tuple[int, int, int]
"""How many features, actions and seats a row has."""


@dataclass
class Arrays:
    """Rows and the actions that answer them, in memory that others see."""

    seat: Any
    observation: Any
    mask: Any
    reward: Any
    done: Any
    actions: Any

    def part(self, first: int, last: int) -> Arrays:
        """The same memory, these rows alone."""
        return Arrays(*[array[first:last] for array in vars(self).values()])

    def fill(self, games: Lockstep) -> None:
        """Write what a step of the games has left."""
        rows = rows_in(games, self.observation.shape[1])
        for name, array in vars(rows).items():
            getattr(self, name)[:] = array


def layout(count: int, widths: Widths) -> list[tuple[tuple[int, ...], Any]]:
    """Shape and type of each array, in the order of `Arrays`."""
    features, actions, seats = widths
    return [
        ((count,), np.int32),
        ((count, features), np.float32),
        ((count, actions), np.uint8),
        ((count, seats), np.float32),
        ((count,), np.bool_),
        ((count,), np.int32),
    ]


def size_of(count: int, widths: Widths) -> int:
    """How many bytes the arrays take, each from a multiple of 64."""
    return sum(room(*entry) for entry in layout(count, widths))


def room(shape: tuple[int, ...], kind: Any) -> int:
    """What one array takes."""
    return -(-int(np.prod(shape)) * int(np.dtype(kind).itemsize) // 64) * 64


def arrays_in(memory: Any, count: int, widths: Widths) -> Arrays:
    """The arrays as they lie in a block of memory."""
    found, at = [], 0
    for shape, kind in layout(count, widths):
        found.append(np.ndarray(shape, kind, memory, at))
        at += room(shape, kind)
    return Arrays(*found)


def rows_of(arrays: Arrays) -> Rows:
    """Copies of the rows, which nobody else holds."""
    named = vars(arrays).items()
    return Rows(**{name: array.copy() for name, array in named if name != "actions"})


def rows_in(games: Lockstep, features: int) -> Rows:
    """What the last step of the games has left, in arrays that nobody else holds."""
    count = int(games.count)
    return Rows(
        array_of(games.seats.getvalue(), np.int32),
        array_of(games.numbers.to_bytes(), np.float32).reshape(count, features),
        array_of(games.masks.getvalue(), np.uint8).reshape(count, -1),
        array_of(games.paid.getvalue(), np.float32).reshape(count, -1),
        array_of(games.done.getvalue(), np.bool_),
    )


def array_of(data: bytes, kind: Any) -> Any:
    """Bytes as an array that may be written to: what is made of bytes themselves may not."""
    return np.frombuffer(bytearray(data), kind)
