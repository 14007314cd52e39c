"""Learned weights beside the packs: they fit their games, or they are refused."""

from __future__ import annotations

import json
from base64 import b64decode
from importlib.resources import files
from typing import Any

import pytest

from stammtisch.bots.nets import FILE, learned_policy, read_policy
from stammtisch.bots.search.learned import ForesightPolicy, LearnedPolicy
from stammtisch.core import Rng, Title
from stammtisch.core.errors import BadNet
from stammtisch.games import title, titles
from tests.contract.play import variants

from .asking import decisions


def kept(known: Title) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(known.package).joinpath(FILE).read_text("utf-8"))
    return found


LEARNED = [t for t in titles().values() if files(t.package).joinpath(FILE).is_file()]


def test_there_is_a_game_with_learned_weights() -> None:
    assert "quacks" in [known.id for known in LEARNED]


@pytest.mark.parametrize("known", LEARNED, ids=lambda known: known.id)
def test_every_set_up_has_the_features_that_were_learned(known: Title) -> None:
    policy = learned_policy(known)
    assert isinstance(policy, LearnedPolicy)
    met: set[int] = set()
    for seats in range(known.seats[0], known.seats[1] + 1):
        for options in variants(known):
            places = policy.places(known.setup(seats, options))
            assert places is not None, (seats, options)
            met |= set(places)
    assert set(range(len(kept(known)["features"]))) <= met


@pytest.mark.parametrize("known", LEARNED, ids=lambda known: known.id)
def test_the_shares_of_all_seats_are_a_whole_victory(known: Title) -> None:
    policy = learned_policy(known)
    for game, _ in decisions(known, known.seats[1], seed=5, every=29)[:6]:
        shares = [policy.value(game, seat) for seat in range(game.seats)]
        assert sum(shares) == pytest.approx(1)


def test_weights_for_other_features_leave_the_game_to_its_own_value() -> None:
    quacks = title("quacks")
    other = {**kept(quacks), "features": ["luck", *kept(quacks)["features"][1:]]}
    policy = read_policy(quacks, json.dumps(other))
    assert isinstance(policy, LearnedPolicy)
    game = quacks.start(quacks.setup(2))
    assert policy.places(game.setup) is None  # type: ignore[attr-defined]  # of a learned one
    assert policy.value(game, 0) == quacks.policy.value(game, 0)
    assert policy.horizon(game) == quacks.policy.horizon(game)


def test_weights_for_other_rules_are_refused() -> None:
    quacks = title("quacks")
    with pytest.raises(BadNet, match="fitted to quacks version 0, not to quacks version"):
        read_policy(quacks, json.dumps({**kept(quacks), "rules_version": 0}))


def test_weights_that_are_cut_short_are_refused() -> None:
    quacks = title("quacks")
    whole = kept(quacks)
    assert len(b64decode(whole["weights"])) > 1000
    with pytest.raises(BadNet, match="bytes of weights"):
        read_policy(quacks, json.dumps({**whole, "weights": whole["weights"][:-8]}))


def test_a_game_where_nothing_was_learned_keeps_its_own_policy() -> None:
    assert learned_policy(title("pig")) is title("pig").policy


def test_purchases_are_foreseen_and_all_else_is_the_games_own_advice() -> None:
    quacks = title("quacks")
    policy = learned_policy(quacks)
    assert isinstance(policy, LearnedPolicy)
    player, lasting = ForesightPolicy(policy), 0
    for game, step in decisions(quacks, 2, seed=4, every=5):
        answer = player.playout(game, step, Rng(1))
        assert answer in step.options(game)
        if quacks.policy.is_lasting(step):
            lasting += 1
            assert answer is policy.thrifty(game, step, Rng(1))
            assert answer is policy.foreseen(game, step, Rng(1))
        else:
            assert answer is quacks.policy.playout(game, step, Rng(1))
    assert lasting > 1
