"""What the suites of others are known to miss."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest

from stammtisch.core import Rng, Title
from stammtisch.core.errors import BadOption, IllegalChoice
from stammtisch.research.batch import BatchEnv
from stammtisch.research.episode import Episode
from stammtisch.research.openspiel import load
from stammtisch.research.parallel import parallel_env
from stammtisch.research.pettingzoo import raw_env
from stammtisch.research.seeds import streams
from stammtisch.research.world import BOUND, World
from tests.contract.play import positions

from .cases import TITLES, Case, name, tables

CASES = pytest.mark.parametrize("case", tables(), ids=name)


@CASES
def test_equal_views_give_equal_features(case: Case) -> None:
    """All that a seat cannot know is dealt anew, and not one number moves."""
    world = World(*case)
    for number, (game, step) in enumerate(positions(world.title, world.setup, seed=8)):
        if step.is_chance or number % 7:
            continue
        for seat in range(world.seats):
            other = world.title.imagine(game, seat, Rng(number), None)
            if world.title.view(other, seat) == world.title.view(game, seat):
                assert (world.observe(other, seat) == world.observe(game, seat)).all()


@CASES
def test_the_mask_is_exact_in_both_directions(case: Case) -> None:
    world = World(*case)
    episode, rng = Episode(world.start(), streams(5, world.seats)), Random(5)
    for _ in range(80):
        if episode.game.over:
            break
        allowed = np.frombuffer(episode.mask(world.actions), np.int8)
        codes = {int(choice.code) for choice in episode.options}
        assert set(np.flatnonzero(allowed)) == codes
        for code in rng.sample(range(world.actions), min(10, world.actions)):
            if code in codes:
                assert world.choice(code, episode.options, 0).code == code
            else:
                with pytest.raises(IllegalChoice, match=f"action {code} "):
                    world.choice(code, episode.options, 0)
        episode.answer(rng.choice(episode.options))


@CASES
def test_a_masked_out_action_raises_and_moves_nothing(case: Case) -> None:
    game, seats, options = case
    env = raw_env(game, seats, options=options)
    env.reset(seed=3)
    mask = env.infos[env.agent_selection]["action_mask"]
    forbidden = int([*np.flatnonzero(mask == 0), len(mask)][0])
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(IllegalChoice, match="masked out"):
        env.step(forbidden)
    assert (env.observe(env.agent_selection)["observation"] == before).all()
    batch = BatchEnv(game, 4, seats, options)
    batch.reset(3)
    with pytest.raises(IllegalChoice, match="game 0"):
        batch.step([forbidden] * 4)


@CASES
def test_old_copies_never_change(case: Case) -> None:
    loaded = load(*case)
    state, rng = loaded.new_initial_state(), Random(1)
    kept: list[tuple[pyspiel.State, list[str]]] = []
    while not state.is_terminal() and len(kept) < 120:
        kept.append((state.clone(), told(state, loaded)))
        state.apply_action(rng.choice(state.legal_actions()))
    assert all(told(old, loaded) == then for old, then in kept)


def told(state: pyspiel.State, loaded: pyspiel.Game) -> list[str]:
    return [state.observation_string(seat) for seat in range(loaded.num_players())]


@CASES
def test_a_resampled_state_keeps_the_information_state(case: Case) -> None:
    loaded = load(*case)
    state, rng = loaded.new_initial_state(), Random(2)
    for number in range(150):
        if state.is_terminal():
            break
        seat = state.current_player()
        if seat >= 0 and number % 9 == 0:
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


def test_a_game_of_openspiel_is_loaded_again_by_its_own_name() -> None:
    options = {"set": 2, "cards": False}
    again = pyspiel.load_game(str(load("quacks", 2, options)))
    assert {key: again.world.setup.options[key] for key in options} == options


def test_resampling_really_varies() -> None:
    state, rng = load("beer_and_bread", 2, {}).new_initial_state(), Random(4)
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    seat = state.current_player()
    hands = {
        json.dumps(json.loads(state.resample_from_infostate(seat, rng.random).view(1 - seat)))
        for _ in range(12)
    }
    assert len(hands) > 6


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_wrong_option_or_seat_fails_when_the_environment_is_made(title: Title) -> None:
    game = title.id
    wrong: list[dict[str, Any]] = [
        {"options": {"no": 1}}, {"seats": 99}, {"illegal": "no"}, {"reward": "no"},
    ]  # fmt: skip
    for settings in wrong:
        with pytest.raises(BadOption):
            raw_env(game, **settings)
        with pytest.raises(BadOption):
            parallel_env(game, **settings)


@CASES
def test_observations_stay_within_their_bounds(case: Case) -> None:
    game, seats, options = case
    batch = BatchEnv(game, 8, seats, options)
    rows, rng = batch.reset(1), np.random.default_rng(1)
    for _ in range(150):
        assert np.abs(rows.observation).max() <= BOUND
        assert rows.observation.dtype == np.float32
        assert rows.mask.any(axis=1).all()
        rows = batch.step((rows.mask * rng.random(rows.mask.shape)).argmax(axis=1))


def test_the_arrays_are_the_callers_own() -> None:
    """They may be written to, and the environment has not noticed."""
    turns, batch, together = raw_env("pig"), BatchEnv("pig", 2), parallel_env("pig")
    batch.reset(1)
    turns.reset(seed=1)
    together.reset(seed=1)
    looks: list[Callable[[], dict[str, Any]]] = [
        lambda: turns.observe("seat_0"),
        lambda: together._observe(0),
        lambda: vars(batch.rows()),
    ]
    for look in looks:
        seen, before = look(), look()
        for array in seen.values():
            array.fill(0)
        assert all((array == before[name]).all() for name, array in look().items())
