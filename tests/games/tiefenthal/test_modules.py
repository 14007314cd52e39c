"""Whole games of every module and number of seats, recorded once, end the same way today.

python -m tests.games.tiefenthal.test_modules     play and write them anew; then look at the diff
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from stammtisch import new_table, verify
from stammtisch.core import Rng, Table
from stammtisch.games.tiefenthal import TITLE

FOLDER = Path(__file__).parent / "modules"
SCORES = FOLDER / "scores.json"
GAMES = [(module, seats) for module in (2, 3, 4, 5) for seats in (2, 3, 4)]


def played(module: int, seats: int) -> Table:
    """Thrifty players, who now and then do something else, so that rare choices come up."""
    table, rng = new_table("tiefenthal", seats, 10 * module + seats, {"module": module}), Rng(seats)
    while not table.over:
        seat = list(table.open)[rng.below(len(table.open))]
        imagined = TITLE.imagine(table.game, seat, rng, None)
        step, listed = imagined.question(seat), table.open[seat].choices
        assert step is not None
        sound = TITLE.policy.thrifty(imagined, step, rng)
        odd = rng.below(6) == 0
        table.answer(seat, (listed[rng.below(len(listed))] if odd else sound).text)
    return table


def name_of(module: int, seats: int) -> str:
    return f"module_{module}_{seats}_seats.log"


def record() -> None:
    FOLDER.mkdir(exist_ok=True)
    scores = {}
    for module, seats in GAMES:
        table = played(module, seats)
        (FOLDER / name_of(module, seats)).write_text(table.log, "utf-8")
        scores[name_of(module, seats)] = table.scores
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")


@pytest.mark.parametrize(("module", "seats"), GAMES)
def test_a_recorded_game_of_a_module_ends_as_it_did(module: int, seats: int) -> None:
    name = name_of(module, seats)
    table = verify((FOLDER / name).read_text("utf-8"))
    assert table.over
    assert table.scores == json.loads(SCORES.read_text("utf-8"))[name]
    assert table.setup.options["module"] == module


if __name__ == "__main__":
    record()
