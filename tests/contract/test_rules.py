"""What every game promises of its rules, on its smallest and largest table and every option."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from stammtisch.core import Game, Rng, Step, Tally, Title, play_out

from .play import TITLES, cases, everything, name, positions, variants

CASES = pytest.mark.parametrize(("title", "seats"), cases(), ids=name)
EACH = pytest.mark.parametrize("title", TITLES, ids=name)


@CASES
def test_random_play_ends_with_a_score_for_every_seat(title: Title, seats: int) -> None:
    setup = title.setup(seats)
    for seed in range(5):
        game = title.start(setup)
        play_out(game, Rng(seed), Rng(seed + 99), Tally())
        assert len(game.scores()) == seats
        assert game.winners()


def per_seat(view: dict[str, Any], key: str, seats: int) -> list[Any]:
    """A list of its own, or a field of each player: as the frame of the table reads it."""
    own = view.get(key)
    if isinstance(own, list) and len(own) == seats:
        return own
    return [player[key] for player in view.get("players", []) if key in player]


@CASES
def test_points_by_source_and_by_round_add_up_to_the_score(title: Title, seats: int) -> None:
    game = title.start(title.setup(seats))
    play_out(game, Rng(5), Rng(6), Tally())
    view = title.view(game, None)
    sources, rounds = [per_seat(view, key, seats) for key in ("sources", "rounds")]
    assert [sum(points.values()) for points in sources] == game.scores()[: len(sources)]
    assert [sum(points) for points in rounds] == game.scores()[: len(rounds)]


@EACH
def test_an_option_hangs_on_a_value_that_another_option_can_have(title: Title) -> None:
    options = {option.key: option for option in title.options}
    for key, value in filter(None, [option.when for option in title.options]):
        assert options[key].read(value) == value


@EACH
def test_every_option_of_the_title_is_playable(title: Title) -> None:
    for options in variants(title):
        game = title.start(title.setup(title.seats[1], options))
        play_out(game, Rng(3), Rng(4), Tally())
        assert game.over


@CASES
def test_options_are_few_distinct_and_found_by_their_text(title: Title, seats: int) -> None:
    setup = title.setup(seats)
    for game, step in positions(title, setup, seed=11):
        options = step.options(game)
        assert 0 < len({choice.text for choice in options}) == len(options) <= 110
        catalogue = setup.outcomes if step.is_chance else setup.catalogue
        for choice in options:
            assert catalogue.by_text[choice.text] is choice
            assert catalogue.choices[choice.code] is choice


@CASES
def test_open_agendas_commute(title: Title, seats: int) -> None:
    for game, _ in positions(title, title.setup(seats), seed=5):
        people = [step for step in game.open() if not step.is_chance]
        for one, two in itertools.pairwise(people):
            first = both(game, one, two)
            second = both(game, two, one)
            assert everything(title, first) == everything(title, second)


def both(game: Game, one: Step, two: Step) -> Game:
    copy = game.copy()
    for step in (one, two):
        copy.apply(step.seat, step.options(game)[-1])
    return copy


@CASES
def test_no_answer_leads_back_to_an_equal_position(title: Title, seats: int) -> None:
    before: list[object] = []
    for game, step in positions(title, title.setup(seats), seed=13):
        now = [everything(title, game), int(game.next_phase), type(step).__name__]
        assert now != before
        before = now


@EACH
def test_a_policy_answers_with_an_option_and_values_are_shares(title: Title) -> None:
    rng = Rng(2)
    for number, (game, step) in enumerate(positions(title, title.setup(title.seats[0]), seed=17)):
        if step.is_chance or number % 5:
            continue
        options = step.options(game)
        assert title.policy.thrifty(game, step, rng) in options
        assert title.policy.playout(game, step, rng) in options
        assert 0.0 <= title.policy.value(game, int(step.seat)) <= 1.0


@EACH
def test_features_are_as_many_as_their_names(title: Title) -> None:
    if title.features is None or title.feature_names is None:
        pytest.skip(f"{title.id} has no features")
    setup = title.setup(title.seats[1])
    names = title.feature_names(setup)
    for game, step in positions(title, setup, seed=3):
        if not step.is_chance:
            assert len(title.numbers(game, int(step.seat))) == len(names)
