"""OpenSpiel's own searchers play our games."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from stammtisch.core import Title
from stammtisch.research.openspiel import load

from .cases import TITLES

QUESTIONS, SIMULATIONS = 3, 4


def information_sets(game: Any) -> Any:
    """A searcher that resamples what it cannot know."""
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return ismcts.ISMCTSBot(game, rollouts, 2.0, SIMULATIONS, random_state=np.random.RandomState(2))


def tree(game: Any) -> Any:
    """A searcher that walks the true tree."""
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    return mcts.MCTSBot(game, 2.0, SIMULATIONS, rollouts, random_state=np.random.RandomState(2))


@pytest.mark.parametrize("searcher", [information_sets, tree], ids=lambda maker: maker.__name__)
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_searcher_of_openspiel_answers(title: Title, searcher: Callable[[Any], Any]) -> None:
    game, rng, asked = load(title.id, title.seats[0], {}), np.random.RandomState(3), 0
    state, bot = game.new_initial_state(), searcher(game)
    while not state.is_terminal() and asked < QUESTIONS:
        action = rng.choice(state.legal_actions())
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in state.legal_actions()
            asked += 1
        state.apply_action(action)
    assert asked == QUESTIONS
