"""The fit: least squares for the points to come, then the doubt of each round by who won."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

Array = Any  # numpy is not there without the extra `train`

PORTION: Final = 1024
RATE: Final = 3e-3
DECAY: Final = (0.9, 0.999)
TINY: Final = 1e-8
SMALLEST: Final = 0.03  # deviation: what hardly ever happens is not blown up,
NEVER: Final = 1e-3  # and what never happens is worth nothing
DOUBTS: Final = 1.04 ** np.arange(0, 110)  # from 1 point of lead to about 70


@dataclass
class Weights:
    """As `core.net.Net` reads them: inner has a last column for the straight sum."""

    inner: Array
    bias: Array
    outer: Array

    def parts(self) -> list[Array]:
        return [self.inner, self.bias, self.outer]

    def to_bytes(self) -> bytes:
        flat = [part.astype("<f4").ravel() for part in self.parts()]
        return bytes(np.concatenate(flat).tobytes())


def begin(inputs: int, hidden: int, seed: int) -> Weights:
    """Small random weights; the straight sum begins at 0."""
    luck = np.random.default_rng(seed)
    inner = luck.normal(0, (2 / inputs) ** 0.5, (inputs, hidden + 1)).astype(np.float32)
    inner[:, hidden] = 0
    outer = luck.normal(0, hidden**-0.5, hidden).astype(np.float32)
    return Weights(inner, np.zeros(hidden + 1, np.float32), outer)


def judge(weights: Weights, rows: Array) -> Array:
    """What the net makes of many rows."""
    hidden = len(weights.outer)
    found = np.empty(len(rows), np.float32)
    for first in range(0, len(rows), 1 << 15):
        sums = rows[first : first + (1 << 15)].astype(np.float32) @ weights.inner + weights.bias
        cut = np.maximum(sums[:, :hidden], 0)
        found[first : first + (1 << 15)] = sums[:, hidden] + cut @ weights.outer
    return found


def slopes(weights: Weights, rows: Array, targets: Array) -> list[Array]:
    """In which direction half of the mean squared error grows."""
    hidden = len(weights.outer)
    sums = rows @ weights.inner + weights.bias
    cut = np.maximum(sums[:, :hidden], 0)
    error = (sums[:, hidden] + cut @ weights.outer - targets) / len(targets)
    back = np.empty_like(sums)
    back[:, :hidden] = np.outer(error, weights.outer) * (cut > 0)
    back[:, hidden] = error
    return [rows.T @ back, back.sum(0), cut.T @ error]


class Adam:
    """Kingma and Ba's steps, at a rate that falls along a cosine."""

    def __init__(self, weights: Weights, steps: int) -> None:
        self.weights, self.steps, self.done = weights, steps, 0
        self.means = [np.zeros_like(part) for part in weights.parts()]
        self.squares = [np.zeros_like(part) for part in weights.parts()]

    def step(self, found: list[Array]) -> None:
        self.done += 1
        rate = RATE * 0.5 * (1 + np.cos(np.pi * min(1.0, self.done / self.steps)))
        first, second = DECAY
        for place, slope in enumerate(found):
            mean, square = self.means[place], self.squares[place]
            np.add(mean, (1 - first) * (slope - mean), out=mean)
            np.add(square, (1 - second) * (slope * slope - square), out=square)
            far = (square / (1 - second**self.done)) ** 0.5 + TINY
            part = self.weights.parts()[place]
            np.subtract(part, (rate / (1 - first**self.done)) * mean / far, out=part)


class Scale:
    """Every input brought to mean 0 and deviation 1, without which the steps are far too short."""

    def __init__(self, rows: Array) -> None:
        sample = rows[:: max(1, len(rows) // 100_000)].astype(np.float32)
        self.mean = sample.mean(0)
        spread = sample.std(0)
        self.factor = (spread > NEVER) / np.maximum(spread, SMALLEST)

    def scaled(self, rows: Array) -> Array:
        return (rows.astype(np.float32) - self.mean) * self.factor

    def unscaled(self, weights: Weights) -> Weights:
        """The same net for rows as they are."""
        inner = weights.inner * self.factor[:, None]
        return Weights(inner, weights.bias - self.mean @ inner, weights.outer)


def fit(hidden: int, rows: Array, targets: Array, epochs: int, seed: int) -> Iterator[Weights]:
    """The weights after each epoch. The straight sum begins as the best one without the others."""
    luck = np.random.default_rng(seed)
    scale = Scale(rows)
    weights = begin(rows.shape[1], hidden, seed)
    straighten(weights, scale, rows, targets)
    portions = -(-len(rows) // PORTION)
    adam = Adam(weights, epochs * portions)
    for _ in range(epochs):
        order = luck.permutation(len(rows))
        for portion in np.array_split(order, portions):
            adam.step(slopes(weights, scale.scaled(rows[portion]), targets[portion]))
        yield scale.unscaled(weights)


def straighten(weights: Weights, scale: Scale, rows: Array, targets: Array) -> None:
    """Solve for the straight sum, on a sample."""
    every = max(1, len(rows) // 100_000)
    sample = scale.scaled(rows[::every])
    wanted = targets[::every]
    square = sample.T @ sample + np.eye(sample.shape[1], dtype=np.float32) * len(sample) * 1e-3
    hidden = len(weights.outer)
    weights.inner[:, hidden] = np.linalg.solve(square, sample.T @ (wanted - wanted.mean()))
    weights.bias[hidden] = wanted.mean()
    weights.outer *= 0.1  # the hidden sums begin as a small correction


def error_of(weights: Weights, rows: Array, targets: Array) -> float:
    """The root of the mean squared error."""
    return float(np.mean((judge(weights, rows) - targets) ** 2) ** 0.5)


def doubt_of(leads: list[Array], shares: list[Array]) -> tuple[float, float]:
    """How many points make the odds e to 1 so that the shares of victory are foretold best.

    Each entry of `leads` has one row a position and one column a seat. Also the loss it has left.
    """
    pairs = list(zip(leads, shares, strict=True))
    losses = [sum(loss(lead, share, doubt) for lead, share in pairs) for doubt in DOUBTS]
    best = int(np.argmin(losses))
    return float(DOUBTS[best]), float(losses[best] / max(1, sum(map(len, leads))))


def loss(leads: Array, shares: Array, doubt: float) -> float:
    """The cross entropy of what was foretold, summed over positions."""
    scaled = leads / doubt
    scaled = scaled - scaled.max(axis=1, keepdims=True)
    logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
    return float(-(shares * logs).sum())
