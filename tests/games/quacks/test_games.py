"""Whole games: recorded ones replay to their scores, and a golden one shows what changed.

STAMMTISCH_RECORD=1 python -m pytest tests/games/quacks/test_games.py    records them anew
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from stammtisch import new_table, replay, verify
from stammtisch.core import Rng, Table
from stammtisch.games.quacks import TITLE

HERE = Path(__file__).parent
RECORD = os.environ.get("STAMMTISCH_RECORD") == "1"
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "set_1": (4, {}),
    "set_2": (4, {"set": 2}),
    "set_3": (3, {"set": 3}),
    "set_4": (4, {"set": 4}),
    "mixed": (3, {"green": 2, "blue": 4, "red": 3, "yellow": 2, "purple": 4, "in_step": True}),
    "tubes": (3, {"test_tubes": True}),
    "two_seats": (2, {"set": 2, "test_tubes": True}),
}
SCORES = HERE / "replays" / "scores.json"


def played(seats: int, seed: int, options: dict[str, Any]) -> Table:
    """Thrifty players, who now and then do something else, so that rare choices come up."""
    table = new_table("quacks", seats, seed, options)
    rng = Rng(seed)
    while not table.over:
        seat = list(table.open)[rng.below(len(table.open))]
        step, listed = table.game.question(seat), table.open[seat].choices
        assert step is not None
        sound = TITLE.policy.thrifty(table.game, step, rng)
        odd = rng.below(6) == 0
        table.answer(seat, (listed[rng.below(len(listed))] if odd else sound).text)
    return table


def record() -> None:
    scores = {}
    for seed, (name, (seats, options)) in enumerate(GAMES.items()):
        table = played(seats, seed, options)
        (HERE / "replays" / f"{name}.log").write_text(table.log, "utf-8")
        scores[name] = table.scores
    SCORES.write_text(json.dumps(scores, indent=1) + "\n", "utf-8")


if RECORD:
    record()


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_replays_to_its_scores(name: str) -> None:
    table = replay((HERE / "replays" / f"{name}.log").read_text("utf-8"))
    assert table.over
    assert table.scores == json.loads(SCORES.read_text("utf-8"))[name]
    assert verify(table.log).scores == table.scores


def golden() -> str:
    """A game of two, told event by event."""
    table = new_table("quacks", 2, "golden", {"set": 1})
    rng, told = Rng(1), [str(event) for event in table.news]
    while not table.over:
        seat = min(table.open)
        step = table.game.question(seat)
        assert step is not None
        choice = TITLE.policy.thrifty(table.game, step, rng)
        told.append(f"{seat} {table.open[seat].step}: {choice.text}")
        told += [f"    {event.name} {event.facts}" for event in table.answer(seat, choice.text)]
    return "\n".join([*told, f"scores {table.scores}", ""])


def test_the_golden_game_goes_as_it_always_went() -> None:
    path = HERE / "golden.txt"
    if RECORD:
        path.write_text(golden(), "utf-8")
    assert golden() == path.read_text("utf-8")


def test_every_question_tells_what_it_is_about() -> None:
    asked = set()
    for seed, options in enumerate(
        [{}, {"set": 2}, {"set": 3, "test_tubes": True}, {"set": 4, "test_tubes": True}] * 6
    ):
        rng = Rng(seed)
        game = TITLE.start(TITLE.setup(2 + seed % 3, {**options, "tubes_split": seed % 2 == 0}))
        while not game.over:
            step = game.open()[0]
            assert all(isinstance(fact, int | str) for fact in step.about(game).values())
            asked.add(type(step).__name__)
            options_now = step.options(game)
            game.apply(step.seat, options_now[rng.below(len(options_now))])
    assert len(asked) > 30


def test_a_position_of_every_kind_can_be_copied_and_described_in_numbers() -> None:
    assert TITLE.feature_names is not None
    for seed, books in enumerate([1, 2, 3, 4]):
        rng = Rng(seed)
        setup = TITLE.setup(3, {"set": books})
        game = TITLE.start(setup)
        names = TITLE.feature_names(setup)
        assert len(names) == len(set(names))
        while not game.over:
            game = game.copy()
            step = game.open()[0]
            assert len(TITLE.numbers(game, 0)) == len(names)
            listed = step.options(game)
            game.apply(step.seat, listed[rng.below(len(listed))])
