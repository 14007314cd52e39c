"""Compiled and interpreted are one source: the same seed gives the same log and the same tree."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from stammtisch.core import compiled

from .both import logs
from .trees import trees

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def interpreted() -> dict[str, Any]:
    """What the sources say, in an interpreter of their own."""
    if not compiled():
        pytest.skip("this run is interpreted itself")
    done = subprocess.run(
        [sys.executable, "-P", "-m", "tests.compiled.both"],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=True,
        capture_output=True,
        text=True,
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_same_seed_gives_the_same_log_compiled_and_interpreted(
    interpreted: dict[str, Any],
) -> None:
    assert not interpreted["compiled"]
    assert interpreted["logs"] == logs()


def test_the_same_seed_and_iterations_grow_the_same_tree_compiled_and_interpreted(
    interpreted: dict[str, Any],
) -> None:
    assert interpreted["trees"] == trees()
