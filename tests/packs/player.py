"""A process that plays random packs of one game, each to its end: `test_packs.py` watches it.

    python -m tests.packs.player beer_and_bread 17        the pack of seed 17, once more

It writes a line before and after each pack: what is silent for long hangs. Compiled loops hear
neither signals nor a time limit, so only another process can tell.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any, TypeVar

from stammtisch.core import Chance, Figures, Game, Rng, Setup, Step, Title
from stammtisch.core.errors import BadPack
from stammtisch.core.pack import difference, merge
from stammtisch.games import title
from tests.packs.mutations import mutated

LONGEST = 50_000  # answers, fate's included
SLOW = 0.03  # seconds: what seems to take longer is tried once more
LOOKS = 12  # of a hundred questions, how many are looked at

Result = TypeVar("Result")


class Clock:
    """The longest that anything took, in seconds of this process, and what it was."""

    def __init__(self) -> None:
        self.longest = 0.0
        self.what = ""

    def time(self, what: str, work: Callable[[], Result]) -> Result:
        start = process_time()
        result = work()
        taken = process_time() - start
        if taken > self.longest:
            self.longest, self.what = taken, what
        return result


def measured(game: Title, seed: int) -> dict[str, Any]:
    """A pack that is slow is slow again; a machine that stuttered does so elsewhere."""
    first = play_pack(game, seed)
    if first.get("longest", 0.0) < SLOW:
        return first
    return min(first, play_pack(game, seed), key=lambda result: float(result["longest"]))


def play_pack(game: Title, seed: int) -> dict[str, Any]:
    """Play one random pack; say whether it was accepted, and what took longest."""
    rng = Random(seed)
    pack = mutated(game.shipped_pack(), rng)
    seats, options = rng.randint(*game.seats), random_options(game, rng)
    try:
        setup = game.setup(seats, options, pack, "own.toml")
    except BadPack as refused:
        return {"seed": seed, "accepted": False, "why": str(refused)}
    clock = Clock()
    clock.time("set-up", lambda: game.setup(seats, options, pack, "own.toml"))
    answers = play(game, setup, seed, clock)
    took = {"longest": clock.longest, "what": clock.what, "answers": answers}
    return {"seed": seed, "accepted": True, **took}


def random_options(game: Title, rng: Random) -> dict[str, object]:
    """Each option at its default or, now and then, at another value."""
    return {
        option.key: rng.choice(option.values)
        for option in game.options
        if option.values and rng.random() < 0.3
    }


def play(game: Title, setup: Setup, seed: int, clock: Clock) -> int:
    """Play to the end at random, and look at the table on the way."""
    rng, luck = Rng(seed), Rng(seed + 1)
    position = game.start(setup)
    answers = 0
    while not position.over:
        step = first_open(position, rng)
        if rng.below(100) < LOOKS:
            look(game, position, clock, rng)
        clock.time(type(step).__name__, partial(answer, position, step, rng, luck))
        answers += 1
        assert answers < LONGEST, "the game does not end"
    look(game, position, clock, rng)
    return answers


def first_open(position: Game, rng: Rng) -> Step:
    steps = position.open()
    return steps[rng.below(len(steps))]


def answer(position: Game, step: Step, rng: Rng, luck: Rng) -> None:
    if isinstance(step, Chance):
        assert step.weights(position), "fate has an answer"
        position.apply(step.seat, step.draw(position, luck))
    else:
        options = step.options(position)
        assert options, "a question has an answer"
        position.apply(step.seat, options[rng.below(len(options))])


def look(game: Title, position: Game, clock: Clock, rng: Rng) -> None:
    seat = int(rng.below(position.seats + 1)) - 1
    clock.time("view", lambda: game.view(position, None if seat < 0 else seat))


def own_figures(game: Title, seed: int) -> Figures:
    """What a pack changes, for the report of a failure."""
    shipped = game.shipped_pack()
    return difference(shipped, merge(shipped, mutated(shipped, Random(seed)), "own.toml"))


def main() -> None:
    game = title(sys.argv[1])
    for seed in map(int, sys.argv[2:]):
        print(json.dumps({"begun": seed}), flush=True)
        print(json.dumps(measured(game, seed)), flush=True)


if __name__ == "__main__":
    main()
