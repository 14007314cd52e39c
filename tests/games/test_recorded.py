"""Games that were played once end the same way today, and are told in the same words."""

from __future__ import annotations

import json

import pytest

from stammtisch import replay, verify
from stammtisch.games import title

from .recorded import GOLDEN, HERE, SCORES, recorded_games, replays, tale

LOGS = [(game, path.name) for game in recorded_games() for path in replays(game).glob("*.log")]


@pytest.mark.parametrize(("game", "name"), LOGS)
def test_a_recorded_game_replays_to_its_scores(game: str, name: str) -> None:
    folder = replays(game)
    scores = json.loads((folder / SCORES).read_text("utf-8"))
    log = (folder / name).read_text("utf-8")
    assert replay(log).scores == scores[name]
    assert verify(log).over


@pytest.mark.parametrize("game", recorded_games())
def test_every_number_of_seats_is_recorded(game: str) -> None:
    low, high = title(game).seats
    recorded = {replay(path.read_text("utf-8")).setup.seats for path in replays(game).glob("*.log")}
    assert recorded >= set(range(low, high + 1))


@pytest.mark.parametrize("game", recorded_games())
def test_the_golden_game_is_told_as_before(game: str) -> None:
    low, _ = title(game).seats
    log = (replays(game) / f"{low}_seats.log").read_text("utf-8")
    assert tale(log) == (HERE / game / GOLDEN).read_text("utf-8")
