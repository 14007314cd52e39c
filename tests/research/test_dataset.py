"""`stammtisch dataset`: games as columns."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from stammtisch.cli.dataset import run_dataset
from stammtisch.cli.job import Unreadable, read_job
from stammtisch.research.world import World

from .cases import TITLES


def written(path: Path, game: str, jobs: int = 1) -> Any:
    run_dataset(read_job(game, None, "thrifty,random", [], None), 6, path, 5, jobs)
    return pq.read_table(path)


@pytest.mark.parametrize("game", [title.id for title in TITLES])
def test_every_row_is_a_decision_with_what_was_seen_open_and_chosen(
    game: str, tmp_path: Path
) -> None:
    table = written(tmp_path / "games.parquet", game)
    world = World(game)
    told = {key.decode(): value.decode() for key, value in table.schema.metadata.items()}
    assert json.loads(told["features"]) == world.names
    assert len(json.loads(told["actions"])) == world.actions
    rows = table.to_pylist()
    assert {row["game"] for row in rows} == set(range(6))
    for row in rows[::7]:
        assert row["action"] in row["legal"]
        assert len(row["legal"]) > 1
        assert len(row["observation"]) == len(world.names)


def test_the_rows_of_a_game_tell_who_won_it(tmp_path: Path) -> None:
    rows = written(tmp_path / "games.parquet", "quacks").to_pylist()
    for number in range(6):
        ends = {row["seat"]: row for row in rows if row["game"] == number}
        assert sum(row["share"] for row in ends.values()) == pytest.approx(1)
        best = max(row["points"] for row in ends.values())
        assert all(row["points"] == best for row in ends.values() if row["share"] > 0)


def test_two_processes_write_the_same_rows_as_one(tmp_path: Path) -> None:
    one = written(tmp_path / "one.parquet", "pig")
    assert one.equals(written(tmp_path / "two.parquet", "pig", jobs=2))


def test_a_folder_that_is_not_there_is_named_and_nothing_is_left(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="no_folder"):
        written(tmp_path / "no_folder" / "games.parquet", "pig")
    assert list(tmp_path.iterdir()) == []


def test_observations_are_what_the_seat_that_decides_has_seen(tmp_path: Path) -> None:
    table = written(tmp_path / "games.parquet", "pig")
    seen = np.array(table["observation"].to_pylist(), np.float32)
    mine = World("pig").names.index("my turn")
    assert (seen[:, mine] == 1).all()
