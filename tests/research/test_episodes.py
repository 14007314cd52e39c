"""Random games to their end under every adapter, without a fault."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from stammtisch.core import Rng, Title
from stammtisch.research.batch import BatchEnv
from stammtisch.research.episode import Episode
from stammtisch.research.gymnasium import SoloEnv
from stammtisch.research.openspiel import load
from stammtisch.research.parallel import parallel_env
from stammtisch.research.pettingzoo import raw_env
from stammtisch.research.seeds import streams
from stammtisch.research.together import Together
from stammtisch.research.world import World
from tests.sizes import sized

from .cases import TITLES, Case, everything, name


def drawn(mask: Any, rng: Random) -> int:
    assert mask.dtype == np.int8
    return int(rng.choice(np.flatnonzero(mask)))


def in_turns(game: str, seats: int, seed: int, rng: Random) -> None:
    env = raw_env(game, seats)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, _, ended, _, _ = env.last()
        assert env.observation_space(agent).contains(seen)
        env.step(None if ended else drawn(seen["action_mask"], rng))


def at_once(game: str, seats: int, seed: int, rng: Random) -> None:
    env = parallel_env(game, seats)
    seen, _ = env.reset(seed=seed)
    while env.agents:
        actions = {agent: drawn(row["action_mask"], rng) for agent, row in seen.items()}
        seen, rewards, *_ = env.step(actions)
    assert sum(rewards.values()) == pytest.approx(0)


def among_bots(game: str, seats: int, seed: int, rng: Random) -> None:
    env = SoloEnv(game, seats, seat=seed % seats, opponents="random")
    _, info = env.reset(seed=seed)
    over = env.episode.game.over
    while not over:
        _, _, over, _, info = env.step(drawn(info["action_mask"], rng))


def in_openspiel(game: str, seats: int, seed: int, rng: Random) -> None:
    state = load(game, seats, {}).new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)


ADAPTERS: list[Callable[[str, int, int, Random], None]] = [
    in_turns, at_once, among_bots, in_openspiel,
]  # fmt: skip


@pytest.mark.episodes
@pytest.mark.parametrize("adapter", ADAPTERS, ids=lambda adapter: adapter.__name__)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_random_episodes_end_under_every_adapter(
    title: Title,
    adapter: Callable[[str, int, int, Random], None],
    record_property: Callable[[str, object], None],
) -> None:
    """Seats take turns from the smallest table to the largest."""
    low, high = title.seats
    games = sized(ci=100, full=10_000)
    for seed in range(games):
        adapter(title.id, low + seed % (high - low + 1), seed, Random(seed))
    if games > 100:
        record_property(f"episodes of {title.id} {adapter.__name__}", games)


@pytest.mark.episodes
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_random_episodes_end_in_a_batch(title: Title) -> None:
    """With rows and masks, the answers drawn from the masks."""
    batch, rng = BatchEnv(title.id, 64, title.seats[1]), np.random.default_rng(1)
    rows, finished = batch.reset(1), 0
    while finished < sized(ci=100, full=10_000):
        noise = rng.random(rows.mask.shape, np.float32)
        rows = batch.step((rows.mask * noise).argmax(axis=1))
        finished += int(rows.done.sum())
        assert (np.abs(rows.reward.sum(axis=1)) < 1e-5).all()


@pytest.mark.episodes
@pytest.mark.parametrize("case", list(everything()), ids=name)
def test_random_episodes_of_every_variant_end_without_a_fault(case: Case) -> None:
    game, seats, options = case
    games = sized(ci=8, full=200)
    batch = BatchEnv(game, 8, seats, options)
    batch.reset(1)
    finished = 0
    while finished < games:
        finished += batch.play(2_000, seed=finished)
    for seed in range(sized(ci=1, full=10)):
        play_episode(World(game, seats, options), seed)
        play_together(World(game, seats, options), seed)
    assert finished >= games


def play_episode(world: World, seed: int) -> None:
    episode, rng = Episode(world.start(), streams(seed, world.seats)), Rng(seed + 1)
    while not episode.game.over:
        world.observe(episode.game, int(episode.seat))
        episode.answer(episode.options[rng.below(len(episode.options))])


def play_together(world: World, seed: int) -> None:
    together, rng = Together(world.start(), streams(seed, world.seats)), Rng(seed + 1)
    while not together.game.over:
        asked = together.asked.items()
        together.answer({seat: options[rng.below(len(options))] for seat, (_, options) in asked})
