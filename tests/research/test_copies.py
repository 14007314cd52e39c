"""A copy of an environment plays on by itself: what search and checkpoints need."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

from stammtisch.core import Title
from stammtisch.research.gymnasium import SoloEnv
from stammtisch.research.pettingzoo import env, parallel_env

from .cases import TITLES

EACH = pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)


def in_turns(game: Any, most: int) -> list[Any]:
    """All that is seen and paid on the way to the end, or so far."""
    met: list[Any] = []
    for _ in game.agent_iter(most):
        seen, reward, over, _, _ = game.last()
        met.append([seen["observation"].tolist(), reward, over])
        game.step(None if over else last_of(seen))
    return met


def last_of(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1 - seen["action_mask"].sum() // 3])


@EACH
def test_a_copy_goes_on_as_the_original_does_turn_by_turn(title: Title) -> None:
    game = env(title.id, title.seats[1], reward="gain")
    game.reset(seed=1)
    in_turns(game, 30)
    copy, again = deepcopy(game), deepcopy(game)
    met = in_turns(game, 300)
    assert in_turns(copy, 300) == met
    assert in_turns(again, 300) == met


@EACH
def test_a_copy_goes_on_as_the_original_does_all_at_once(title: Title) -> None:
    game = parallel_env(title.id, title.seats[1])
    seen, _ = game.reset(seed=1)
    copies = [game, deepcopy(game), deepcopy(game)]
    met = [[copy.step({agent: last_of(row) for agent, row in seen.items()})] for copy in copies]
    told = [repr(one) for one in met]
    assert told[0] == told[1] == told[2]


@EACH
def test_a_copy_of_a_learner_meets_the_same_opponents(title: Title) -> None:
    learner = SoloEnv(title.id, title.seats[1], opponents="random", reward="gain")
    seen, _ = learner.reset(seed=1)
    met = []
    for one in (deepcopy(learner), deepcopy(learner), learner):
        row, over, rewards = seen, False, []
        while not over:
            row, reward, over, *_ = one.step(last_of(row))
            rewards.append(reward)
        met.append(rewards)
    assert met[0] == met[1] == met[2]
