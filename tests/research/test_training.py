"""Learning from games: small courses of the smallest game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stammtisch.bots.nets import read_policy
from stammtisch.bots.training.course import Course, keep_batch, learn, play_batch, settle
from stammtisch.bots.training.fitting import DOUBTS, doubt_of, fit, judge
from stammtisch.cli.job import Unreadable
from stammtisch.cli.train import Wish, run_training
from stammtisch.games import title

PIG = title("pig")


def course(folder: Path, seed: int = 1) -> Course:
    return Course(PIG, 2500, seed, folder, hidden=4, epochs=2)


def test_a_fit_finds_what_is_straight_and_what_is_bent() -> None:
    luck = np.random.default_rng(1)
    rows = luck.random((20_000, 3)).astype(np.float16)
    targets = rows[:, 0] + np.abs(rows[:, 1] - 0.5) * 2
    *_, weights = fit(8, rows, targets.astype(np.float32), 60, 1)
    assert np.sqrt(np.mean((judge(weights, rows) - targets) ** 2)) < 0.1  # straight alone: 0.29


def test_the_doubt_is_found_again_from_who_won() -> None:
    luck = np.random.default_rng(2)
    leads = luck.normal(0, 8, (20_000, 2))
    won = luck.random(20_000) < 1 / (1 + np.exp((leads[:, 1] - leads[:, 0]) / 5))
    doubt, _ = doubt_of([leads], [np.stack([won, ~won], 1).astype(float)])
    assert DOUBTS[0] < doubt == pytest.approx(5, rel=0.1)


def test_a_course_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    first, other = course(tmp_path), course(tmp_path, seed=2)
    settle(first)
    keep_batch(first, 0, play_batch(first, 0))
    made = first.file(0).read_bytes()
    settle(first)
    assert first.file(0).read_bytes() == made
    settle(other)
    assert not other.file(0).exists()


def test_what_is_learned_does_not_depend_on_the_number_of_processes(tmp_path: Path) -> None:
    files = []
    for jobs in (1, 2):
        wish = Wish("pig", 2500, 3, str(tmp_path / str(jobs)), ())
        run_training(wish, tmp_path / f"{jobs}.json", jobs)
        files.append(json.loads((tmp_path / f"{jobs}.json").read_text()))
    assert files[0] == files[1]
    game = PIG.start(PIG.setup(2))
    shares = [read_policy(PIG, json.dumps(files[0])).value(game, seat) for seat in range(2)]
    assert sum(shares) == pytest.approx(1)


def test_a_net_foretells_games_it_was_not_fitted_to(tmp_path: Path) -> None:
    wanted = course(tmp_path)
    settle(wanted)
    for number in range(wanted.batches):
        keep_batch(wanted, number, play_batch(wanted, number))
    told: list[dict[str, Any]] = list(learn(wanted))
    assert told[-1]["features"] == ["own points / target", "best rival / target",
                                    "turn / target", "my turn"]  # fmt: skip
    assert told[-2]["held_out"] < 1.1 * told[-2]["error"]


def test_a_course_plays_by_what_an_earlier_one_has_learned(tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    run_training(Wish("pig", 2500, 3, str(tmp_path), ()), first)
    run_training(Wish("pig", 2500, 3, str(tmp_path), (), first.read_text()), second)
    made = json.loads(second.read_text())["made_by"]
    once = "stammtisch train pig --games 2500 --seed 3"
    assert made == f"{once} --out first.json && {once} --after first.json"
    with pytest.raises(Unreadable, match="--after"):
        run_training(Wish("pig", 2500, 3, str(tmp_path), (), "{}"), second)
