"""The examples run as they stand, at toy size."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stammtisch import __file__ as package

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str | Path) -> str:
    """What an example prints, run on the rules that are tested here."""
    env = {**os.environ, "PYTHONPATH": str(Path(package).parents[1])}
    command = [sys.executable, EXAMPLES / name, *arguments]
    done = subprocess.run(command, check=False, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("game", ["quacks", "pig"])
def test_ppo_learns_and_is_rated_against_the_levels_of_the_arena(game: str, tmp_path: Path) -> None:
    assert "16,384 decisions" in run("ppo.py", game, "--decisions", "16384", "--out", tmp_path)
    told = run("evaluate.py", tmp_path, "--levels", "random,thrifty", "--games", "4")
    assert "against random" in told
    rows = (tmp_path / "curve.csv").read_text().splitlines()
    assert rows[0] == "decisions,against random,against thrifty"
    assert [row.split(",")[0] for row in rows[1:]] == ["0", "16384"]
    assert "against thrifty" in (tmp_path / "curve.svg").read_text()


def test_mccfr_meets_information_states_and_beats_random_players() -> None:
    told = run("mccfr.py", "--iterations", "300", "--games", "400")
    assert "information states after 300 iterations" in told
    lead = float(told.splitlines()[1].split()[0])
    assert lead > 0
