"""A small learned value: the features of a seat in, one number out; no library is needed."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_f32_le
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .errors import BadNet
from .numbers import WIDTH, Numbers

ABSENT: Final = -1


@final
@mypyc_attr(acyclic=True)
class Net:
    """Hidden sums, cut off below 0 and added up by weight, and besides them one straight sum.

    `weights` are floats of 32 bits: for every input one for each hidden sum and one for the
    straight one, then as many where all of them begin, then what each hidden sum counts.
    """

    def __init__(self, inputs: i64, hidden: i64, weights: bytes) -> None:
        self.inputs: Final[i64] = inputs
        self.hidden: Final[i64] = hidden
        width = hidden + 1
        if len(weights) != WIDTH * ((inputs + 1) * width + hidden):
            raise BadNet(f"{len(weights)} bytes of weights for {inputs} inputs, {hidden} hidden")
        self.weights: vec[float] = floats(weights)
        self.sums: vec[float] = floats(weights[: WIDTH * width])

    def judge(self, row: Numbers, places: list[int]) -> float:
        """What the row is worth; `places` says which input each of its numbers is, or ABSENT."""
        data = row.to_bytes()
        sums, weights = self.sums, self.weights
        width = self.hidden + 1
        first = self.inputs * width
        for column in range(width):
            sums[column] = weights[first + column]
        for feature in range(i64(len(places))):
            place: i64 = places[feature]
            number = read_f32_le(data, feature * WIDTH)
            if place != ABSENT and number != 0.0:
                first = place * width
                for column in range(width):
                    sums[column] += number * weights[first + column]
        return self._summed()

    def _summed(self) -> float:
        """What lies below 0 is cut off, but for the straight sum, which is the last."""
        sums, weights = self.sums, self.weights
        hidden = self.hidden
        first = (self.inputs + 1) * (hidden + 1)
        total = sums[hidden]
        for column in range(hidden):
            if sums[column] > 0.0:
                total += sums[column] * weights[first + column]
        return total


def floats(data: bytes) -> vec[float]:
    """All numbers of these bytes."""
    found = vec[float]()
    for place in range(i64(len(data) // WIDTH)):
        found = append(found, read_f32_le(data, place * WIDTH))
    return found
