"""One seed and the same choices give one game in every adapter."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from stammtisch.bots import Asked, Budget, Contender
from stammtisch.core import Choice, Rng
from stammtisch.research.batch import BatchEnv
from stammtisch.research.gymnasium import SoloEnv
from stammtisch.research.pettingzoo import env, parallel_env, raw_env

from .cases import Case, name, tables

CASES = pytest.mark.parametrize("case", tables(), ids=name)


@CASES
def test_equal_seeds_give_equal_games_turn_by_turn_and_in_a_batch(case: Case) -> None:
    game, seats, options = case
    turns = raw_env(game, seats, options=options)
    turns.reset(seed=9)
    batch = BatchEnv(game, 1, seats, options)
    rows = batch.reset(9)
    for number in range(400):
        seat = int(rows.seat[0])
        assert turns.agent_selection == f"seat_{seat}"
        seen = turns.observe(turns.agent_selection)
        assert (seen["observation"] == rows.observation[0]).all()
        assert (seen["action_mask"] == rows.mask[0]).all()
        action = int(np.flatnonzero(rows.mask[0])[number % int(rows.mask[0].sum())])
        turns.step(action)
        rows = batch.step([action])
        if rows.done[0]:
            earned = [turns.rewards[agent] for agent in turns.possible_agents]
            assert rows.reward[0] == pytest.approx(earned)
            return


class First:
    """A bot that gives the first answer."""

    name = "first"

    def choose(self, view: Any, question: Asked, imagine: Any, rng: Rng, budget: Budget) -> Choice:
        return question.choices[0]


@CASES
def test_equal_seeds_give_equal_games_to_a_learner_among_bots(case: Case) -> None:
    game, seats, options = case
    learner = SoloEnv(game, seats, seat=seats - 1, options=options)
    learner.opponent = Contender("first", First(), Budget())
    turns = raw_env(game, seats, options=options)
    seen, _ = learner.reset(seed=6)
    turns.reset(seed=6)
    over = False
    while not over:
        assert answer_the_others(turns, f"seat_{seats - 1}") == seen["observation"].tobytes()
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, reward, over, _, _ = learner.step(action)
        turns.step(action)
    answer_the_others(turns, "nobody")
    assert reward == pytest.approx(turns.rewards[f"seat_{seats - 1}"])


def answer_the_others(turns: raw_env, learner: str) -> bytes:
    """Give first answers until the learner is asked; what it then sees."""
    while not turns.terminations[learner if learner in turns.agents else "seat_0"]:
        row = turns.observe(turns.agent_selection)
        if turns.agent_selection == learner:
            return bytes(row["observation"].tobytes())
        turns.step(int(turns.episode.options[0].code))
    return b""


@pytest.mark.parametrize("game", ["pig", "beer_and_bread"])
def test_equal_seeds_give_equal_games_where_one_seat_at_a_time_is_asked(game: str) -> None:
    turns, together = raw_env(game, 2), parallel_env(game, 2)
    turns.reset(seed=8)
    seen, _ = together.reset(seed=8)
    for number in range(200):
        if len(together.together.asked) > 1:
            return
        asked = turns.agent_selection
        assert (turns.observe(asked)["observation"] == seen[asked]["observation"]).all()
        actions = {agent: int(row["action_mask"].argmax()) for agent, row in seen.items()}
        open_now = np.flatnonzero(seen[asked]["action_mask"])
        actions[asked] = int(open_now[number % len(open_now)])
        turns.step(actions[asked])
        seen, _, ended, *_ = together.step(actions)
        if any(ended.values()):
            assert turns.episode.game.over
            return


def test_rewards_of_a_finished_game_add_up_to_nothing() -> None:
    turns = env("quacks", 2)
    turns.reset(seed=1)
    paid = dict.fromkeys(turns.possible_agents, 0.0)
    for agent in turns.agent_iter():
        seen, reward, ended, _, _ = turns.last()
        paid[agent] += reward
        turns.step(None if ended else int(seen["action_mask"].argmax()))
    assert sum(paid.values()) == pytest.approx(0)


def test_points_gained_add_up_to_the_lead_at_the_end() -> None:
    learner = SoloEnv("quacks", 2, reward="gain", opponents="random")
    _, info = learner.reset(seed=2)
    gained, over = 0.0, False
    while not over:
        _, reward, over, _, info = learner.step(int(info["action_mask"].argmax()))
        gained += reward
    own, other = learner.episode.game.scores()
    assert gained == pytest.approx(own - other)
