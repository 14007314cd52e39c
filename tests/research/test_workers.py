"""Processes that share a batch give the rows that one process gives."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from stammtisch.core.errors import BadOption, IllegalChoice
from stammtisch.research.batch import BatchEnv
from stammtisch.research.workers import WorkerGone, Workers


@pytest.fixture
def shared() -> Iterator[BatchEnv]:
    env = BatchEnv("polterfass", 6, seats=4, reward="gain", workers=2)
    yield env
    env.close()


def test_workers_give_the_rows_of_one_process(shared: BatchEnv) -> None:
    alone = BatchEnv("polterfass", 6, seats=4, reward="gain")
    rows, same = shared.reset(3), alone.reset(3)
    for number in range(300):
        for name, array in vars(same).items():
            assert (getattr(rows, name) == array).all(), (number, name)
        actions = (same.mask * ((np.arange(alone.actions) * 7 + number) % 11 + 1)).argmax(axis=1)
        rows, same = shared.step(actions), alone.step(actions)


def test_workers_refuse_a_masked_out_action_and_move_nothing(shared: BatchEnv) -> None:
    before = shared.reset(3)
    actions = before.mask.argmax(axis=1)
    actions[4] = np.flatnonzero(before.mask[4] == 0)[0]
    with pytest.raises(IllegalChoice, match=r"game 4, seat .* is masked out"):
        shared.step(actions)
    assert (shared.rows().observation == before.observation).all()


def test_workers_play_at_random_and_finish_games(shared: BatchEnv) -> None:
    shared.reset(1)
    assert shared.play(20_000) > 10


def test_a_worker_that_is_killed_is_told_as_such(shared: BatchEnv) -> None:
    shared.reset(1)
    assert isinstance(shared.games, Workers)
    shared.games.processes[1].kill()
    with pytest.raises(WorkerGone, match="has ended"):
        shared.play(10)


def test_more_workers_than_games_are_refused() -> None:
    with pytest.raises(BadOption, match="workers=3"):
        BatchEnv("pig", 2, workers=3)
