"""A course of training: numbered batches of games, each a file of its own, then the fit."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import numpy as np

from stammtisch.bots.nets import read_policy
from stammtisch.bots.runner import seed_of
from stammtisch.bots.search.learned import SCALE, ForesightPolicy
from stammtisch.core import Policy, Rng, Title
from stammtisch.core.setup import Value

from .fitting import Array, Weights, doubt_of, error_of, fit, judge
from .inputs import inputs_of, places_of
from .positions import Position, drawn_setup, play_positions

GAMES_IN_BATCH: Final = 250
HELD_OUT: Final = 10  # every so many batches is kept back to judge the fit
FEWEST_POSITIONS: Final = 500  # of a round, to tell its doubt


@dataclass(frozen=True)
class Course:
    """What is to be learned, from how many games, with which luck."""

    title: Title
    games: int
    seed: int
    folder: Path
    wishes: dict[str, Value] = field(default_factory=dict)
    hidden: int = 32
    epochs: int = 8
    after: str = ""  # what an earlier course has learned, as its file has it

    @property
    def policy(self) -> Policy:
        """How the games are played: soundly, with foresight as far as it was learned before."""
        if not self.after:
            return self.title.policy
        return ForesightPolicy(read_policy(self.title, self.after))

    @property
    def batches(self) -> int:
        return -(-self.games // GAMES_IN_BATCH)

    def file(self, number: int) -> Path:
        return self.folder / f"batch-{number:04}.npz"


def missing(course: Course) -> list[int]:
    """The batches that are not played yet."""
    return [number for number in range(course.batches) if not course.file(number).exists()]


def play_batch(course: Course, number: int) -> bytes:
    """Play a batch, on whatever machine; what its file will hold."""
    file = BytesIO()
    np.savez(file, **batch_of(course, number))
    return file.getvalue()


def keep_batch(course: Course, number: int, played: bytes) -> None:
    """The file appears whole or not at all."""
    half = course.file(number).with_suffix(".half")
    half.write_bytes(played)
    half.replace(course.file(number))


def batch_of(course: Course, number: int) -> dict[str, Array]:
    """The positions of a batch, one row a seat; all seats of a position stand together."""
    known, rng = course.title, Rng(seed_of(course.seed, number))
    inputs, _ = inputs_of(known, course.wishes)
    policy = course.policy
    rows: list[Array] = []
    told: list[list[float]] = []
    for _ in range(GAMES_IN_BATCH):
        setup = drawn_setup(known, course.wishes, rng)
        places = places_of(known, setup, inputs)
        for each in play_positions(known, setup, policy, rng):
            rows.append(placed(each, places, len(inputs)))
            told += figures_of(each)
    return {"rows": np.concatenate(rows), "told": np.array(told, np.float32)}


def placed(position: Position, places: list[int], inputs: int) -> Array:
    """The features of all seats, each number where its input stands."""
    found = np.zeros((len(position.rows), inputs + 1), np.float16)  # the last is thrown away
    found[:, places] = [np.frombuffer(row, "<f4") for row in position.rows]
    return found[:, :inputs]


def figures_of(position: Position) -> list[list[float]]:
    """By seat: rounds begun, seats, points now, points to come, share of the victory."""
    seats = len(position.rows)
    scores = zip(position.scores, position.ended, position.shares, strict=True)
    return [[position.begun, seats, now, end - now, share] for now, end, share in scores]


def read_batches(course: Course, held_out: bool) -> tuple[Array, Array]:
    """All batches that were kept back, or all others."""
    numbers = [n for n in range(course.batches) if (n % HELD_OUT == HELD_OUT - 1) == held_out]
    kept = [np.load(course.file(number)) for number in numbers]
    return np.concatenate([k["rows"] for k in kept]), np.concatenate([k["told"] for k in kept])


def learn(course: Course) -> Iterator[dict[str, Any]]:
    """After each epoch the errors so far; at last what `learned.json` holds."""
    rows, told = read_batches(course, held_out=False)
    others, other_told = read_batches(course, held_out=True)
    weights, curve = None, []
    targets, other_targets = told[:, 3] / SCALE, other_told[:, 3] / SCALE
    for weights in fit(course.hidden, rows, targets, course.epochs, course.seed):
        errors = error_of(weights, rows, targets), error_of(weights, others, other_targets)
        curve.append([round(SCALE * error, 3) for error in errors])
        yield {"epoch": len(curve), "error": curve[-1][0], "held_out": curve[-1][1]}
    assert weights is not None
    doubts, losses = doubts_of(weights, rows, told)
    yield written(course, weights, doubts, losses, curve)


def doubts_of(weights: Weights, rows: Array, told: Array) -> tuple[list[float], list[float]]:
    """By the rounds begun; a round that was seldom seen is taken like the one before."""
    ends = SCALE * judge(weights, rows) + told[:, 2]
    doubts: list[float] = []
    losses: list[float] = []
    for begun in range(1, int(told[:, 0].max()) + 1):
        leads, shares = by_seats(ends, told, begun)
        if sum(map(len, leads)) >= FEWEST_POSITIONS:
            doubt, left = doubt_of(leads, shares)
            doubts.append(round(doubt, 3))
            losses.append(round(left, 4))
    return doubts, losses


def by_seats(ends: Array, told: Array, begun: int) -> tuple[list[Array], list[Array]]:
    """One table for each number of seats."""
    leads, shares = [], []
    for seats in np.unique(told[:, 1]).astype(int):
        chosen = (told[:, 0] == begun) & (told[:, 1] == seats)
        leads.append(ends[chosen].reshape(-1, seats))
        shares.append(told[chosen, 4].reshape(-1, seats))
    return leads, shares


def written(
    course: Course, weights: Weights, doubts: list[float], losses: list[float], curve: list[Any]
) -> dict[str, Any]:
    """The file beside the pack: weights, and where they come from."""
    inputs, beyond = inputs_of(course.title, course.wishes)
    return {
        "game": course.title.id,
        "rules_version": course.title.rules_version,
        "made_by": command(course),
        "curve": curve,
        "losses": losses,
        "doubts": doubts,
        "hidden": course.hidden,
        "weights": b64encode(weights.to_bytes()).decode(),
        "features": inputs,
        "beyond": beyond,
    }


def command(course: Course) -> str:
    """What to type to get the same again."""
    wishes = "".join([f" --option {key}={value}" for key, value in course.wishes.items()])
    whole = (
        f"stammtisch train {course.title.id} --games {course.games} --seed {course.seed}{wishes}"
    )
    if not course.after:
        return whole
    return f"{json.loads(course.after)['made_by']} --out first.json && {whole} --after first.json"


def settle(course: Course) -> None:
    """Make the folder; batches of another course, or of other rules, are not taken up."""
    course.folder.mkdir(parents=True, exist_ok=True)
    inputs, _ = inputs_of(course.title, course.wishes)
    version = course.title.rules_version
    mark = json.dumps([course.title.id, course.seed, version, course.wishes, inputs, course.after])
    file = course.folder / "course.json"
    if not file.exists() or file.read_text() != mark:
        for old in course.folder.glob("batch-*.npz"):
            old.unlink()
        file.write_text(mark)
