"""The conformance suites of PettingZoo, Gymnasium and OpenSpiel, as they come."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from stammtisch.research import gymnasium as ours
from stammtisch.research.openspiel import load
from stammtisch.research.parallel import parallel_env
from stammtisch.research.pettingzoo import env
from tests.sizes import sized

from .cases import Case, name, small_tables, tables
from .elsewhere import Elsewhere

CASES = pytest.mark.parametrize("case", tables(), ids=name)
SOUND = ("ignore::UserWarning",)  # the suites warn of spaces that are not a plain box


@CASES
@pytest.mark.filterwarnings(*SOUND)
def test_pettingzoo_accepts_the_turns_of_every_game(case: Case) -> None:
    game, seats, options = case
    api_test(env(game, seats, options=options), num_cycles=sized(ci=200, full=5_000))
    seed_test(lambda: env(game, seats, options=options), num_cycles=50)
    render_test(lambda render_mode: env(game, seats, options=options, render_mode=render_mode))


@CASES
@pytest.mark.filterwarnings(*SOUND)
def test_pettingzoo_accepts_all_seats_at_once(case: Case) -> None:
    game, seats, options = case

    def made() -> parallel_env:
        return parallel_env(game, seats, options=options, illegal="first")

    parallel_api_test(made(), num_cycles=sized(ci=200, full=5_000))
    parallel_seed_test(made, num_cycles=50)


@CASES
@pytest.mark.filterwarnings(*SOUND)
def test_gymnasium_accepts_a_learner_among_bots(case: Case) -> None:
    game, seats, options = case
    settings = {"seats": seats, "options": options, "illegal": "first", "render_mode": "ansi"}
    check_env(gymnasium.make(ours.environment_id(game), **settings).unwrapped)


@CASES
def test_gymnasium_finds_compiled_and_interpreted_environments_alike(case: Case) -> None:
    game, seats, options = case
    settings: dict[str, Any] = {"seats": seats, "options": options, "illegal": "first"}
    here = ours.SoloEnv(game, **settings)
    with closing(Elsewhere(here, game=game, **settings)) as there:
        assert not there.is_compiled
        check_environments_match(here, there, num_steps=sized(ci=80, full=2_000), seed=3)


@CASES
def test_openspiel_plays_clones_and_serializes_every_game(case: Case) -> None:
    game, seats, options = case
    loaded = load(game, seats, options)
    every_state_anew = sized(ci=seats < 4, full=True)
    pyspiel.random_sim_test(loaded, 1, serialize=every_state_anew, verbose=False)
    state = loaded.new_initial_state()
    for _ in range(60):
        state.apply_action(state.legal_actions()[0])
    kept = pyspiel.serialize_game_and_state(loaded, state)
    _, other = pyspiel.deserialize_game_and_state(kept)
    assert (other.history(), str(other)) == (state.history(), str(state))


@pytest.mark.parametrize("case", small_tables(), ids=name)
def test_openspiels_playthrough_of_a_game_is_the_same_again(case: Case, tmp_path: Path) -> None:
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["playthrough"])
    game, seats, options = case
    path = tmp_path / "playthrough.txt"
    told = generate_playthrough.playthrough(str(load(game, seats, options)), None, seed=1)
    path.write_text(told)
    expected, actual = generate_playthrough.replay(str(path))
    assert expected == actual
