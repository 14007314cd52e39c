"""The environments for learning beside those of others: random decisions a second on one core.

    pip install "stammtisch[research]" "pettingzoo[classic]" rlcard
    PYTHONPATH=.build/compiled python benchmarks/environments.py [--seconds 2]

Every row is measured in this run, in CPU time, with the choice of a random legal action included.
A library that is not installed is left out and named.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from itertools import islice
from typing import Any

import numpy as np

from stammtisch.core import compiled

Decisions = Iterator[int]
"""Endless random play; yields how many decisions were made since the last time."""

BATCH = 256
CHUNK = 20


def rate(play: Decisions, seconds: float) -> float:
    """Decisions a second: the best third of the time, so that a busy machine does little harm."""
    for _ in islice(play, CHUNK):
        pass
    best, end = 0.0, time.process_time() + seconds
    while time.process_time() < end:
        began, made = time.process_time(), 0
        while time.process_time() - began < seconds / 6:
            made += sum(islice(play, CHUNK))
        best = max(best, made / (time.process_time() - began))
    return best


def drawn(mask: Any) -> int:
    """A random action of those allowed."""
    allowed = np.flatnonzero(mask)
    return int(allowed[int(random.random() * len(allowed))])


def turns(env: Any) -> Decisions:
    """PettingZoo, one agent at a time, without wrappers."""
    while True:
        env.reset(seed=random.getrandbits(31))
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
            env.step(drawn(mask))
            yield 1


def together(env: Any) -> Decisions:
    """PettingZoo, all agents at once; waiting is no decision."""
    while True:
        seen, _ = env.reset(seed=random.getrandbits(31))
        while env.agents:
            actions = {agent: drawn(row["action_mask"]) for agent, row in seen.items()}
            yield sum(action != env.wait for action in actions.values())
            seen, *_ = env.step(actions)


def learner(env: Any) -> Decisions:
    """Gymnasium, one learner among bots."""
    while True:
        _, info = env.reset(seed=random.getrandbits(31))
        over = False
        while not over:
            _, _, over, _, info = env.step(drawn(info["action_mask"]))
            yield 1


def spiel(game: Any) -> Decisions:
    """OpenSpiel; fate is drawn by its weights."""
    while True:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                codes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(codes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                yield 1


def cards(env: Any) -> Decisions:
    """RLCard."""
    while True:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            yield 1


def inside(env: Any) -> Decisions:
    """BatchEnv, answers drawn from the options in compiled code."""
    env.reset(1)
    while True:
        env.play(10_000, seed=random.getrandbits(31))
        yield 10_000


def batched(env: Any) -> Decisions:
    """BatchEnv with full observations and masks, numpy drawing from the masks."""
    rows, numbers = env.reset(1), np.random.default_rng(1)
    while True:
        rows = env.step((rows.mask * numbers.random(rows.mask.shape, np.float32)).argmax(axis=1))
        yield env.count


def stepped(env: Any) -> Decisions:
    """The same with actions that cost nothing: the first one allowed, found beforehand."""
    rows = env.reset(1)
    while True:
        rows = env.step(rows.mask.argmax(axis=1))
        yield env.count


def ours() -> Iterator[tuple[str, Callable[[], Decisions]]]:
    """Quacks at four seats in each format."""
    from pyspiel import load_game

    from stammtisch.research import openspiel
    from stammtisch.research.batch import BatchEnv
    from stammtisch.research.gymnasium import SoloEnv
    from stammtisch.research.parallel import parallel_env
    from stammtisch.research.pettingzoo import raw_env

    loaded = f"{openspiel.short_name('quacks')}(seats=4)"
    yield "PettingZoo, raw: Quacks", lambda: turns(raw_env("quacks", 4))
    yield "PettingZoo, parallel: Quacks", lambda: together(parallel_env("quacks", 4))
    yield "Gymnasium, three thrifty: Quacks", lambda: learner(SoloEnv("quacks", 4))
    yield "OpenSpiel: Quacks", lambda: spiel(load_game(loaded))
    yield "OpenSpiel: Pig", lambda: spiel(load_game(openspiel.short_name("pig")))
    yield "BatchEnv, drawn inside: Quacks", lambda: inside(BatchEnv("quacks", BATCH, 4))
    yield "BatchEnv, numpy draws: Quacks", lambda: batched(BatchEnv("quacks", BATCH, 4))
    yield "BatchEnv, first allowed: Quacks", lambda: stepped(BatchEnv("quacks", BATCH, 4))


def others() -> Iterator[tuple[str, Callable[[], Decisions]]]:
    """What others offer, as it comes."""
    if find_spec("rlcard"):
        import rlcard

        yield "RLCard: gin-rummy", lambda: cards(rlcard.make("gin-rummy"))
        yield "RLCard: uno", lambda: cards(rlcard.make("uno"))
    else:
        print("rlcard is not installed: left out")
    if find_spec("shimmy") and find_spec("pettingzoo.classic"):
        from pettingzoo.classic import hanabi_v5

        yield "PettingZoo, raw: hanabi", lambda: turns(hanabi_v5.raw_env())
    else:
        print("pettingzoo[classic] is not installed: left out")
    from open_spiel.python import games  # noqa: F401 (registers them)
    from pyspiel import load_game

    for name in ("python_kuhn_poker", "python_tic_tac_toe", "python_liars_poker", "pig"):
        where = "" if name.startswith("python") else ", in C++"
        yield f"OpenSpiel: {name}{where}", partial(spiel, load_game(name))


def main() -> None:
    """Print the table."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("--seconds", type=float, default=2.0, help="CPU time of each row")
    seconds: float = read.parse_args().seconds
    print(f"stammtisch runs {'compiled' if compiled() else 'INTERPRETED'}")
    print(f"{'decisions/s':>14}  environment")
    for rows in (ours(), others()):
        for name, play in rows:
            print(f"{rate(play(), seconds):>14,.0f}  {name}", flush=True)


if __name__ == "__main__":
    main()
