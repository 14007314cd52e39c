"""A copy is independent: it never changes with its original, and plays on exactly alike."""

from __future__ import annotations

import pytest

from stammtisch.core import Game, Rng, Title

from .alike import GIVEN, NOT_COPIED, Comparison, Marks, fields, filled
from .play import TITLES, cases, everything, name, positions, variants

EACH = pytest.mark.parametrize("title", TITLES, ids=name)


@EACH
def test_a_copy_is_its_original_field_by_field(title: Title) -> None:
    for seats in sorted(set(title.seats)):
        for options in variants(title):
            setup = title.setup(seats, options)
            comparison = Comparison(setup)
            known: set[str] = set()
            for number, (game, step) in enumerate(positions(title, setup, seed=15)):
                new = {*filled(game)} - known
                known |= new
                if number % 7 == 0 or new or game.interrupts.depth > 0:
                    assert not comparison.differences(game, game.copy()), (options, step)


@EACH
def test_a_copy_takes_over_every_field_whatever_it_holds(title: Title) -> None:
    setup = title.setup(title.seats[1])
    comparison = Comparison(setup)
    for number, (game, _) in enumerate(positions(title, setup, seed=16)):
        if number % 29 == 0:
            for truth in (False, True):
                marked = game.copy()
                Marks(truth).put_into(marked)
                assert not comparison.differences(marked, marked.copy())


@EACH
def test_what_a_copy_leaves_out_still_exists(title: Title) -> None:
    game = title.start(title.setup(title.seats[0]))
    assert fields(game) >= {*NOT_COPIED[Game], *GIVEN[Game]}


@pytest.mark.parametrize(("title", "seats"), cases(), ids=name)
def test_copies_never_change_later(title: Title, seats: int) -> None:
    kept: list[tuple[Game, list[object]]] = []
    for number, (game, _) in enumerate(positions(title, title.setup(seats), seed=7)):
        if number % 11 == 0:
            kept.append((game.copy(), everything(title, game)))
    for copy, before in kept:
        assert everything(title, copy) == before


@pytest.mark.parametrize(("title", "seats"), cases(), ids=name)
def test_a_copy_plays_on_exactly_like_its_original(title: Title, seats: int) -> None:
    for number, (game, _) in enumerate(positions(title, title.setup(seats), seed=9)):
        if number % 41 == 0:
            one, two = game.copy(), game.copy()
            answer_alike(title, one, two)


def answer_alike(title: Title, one: Game, two: Game) -> None:
    """The same thirty answers to both: they show the same at every point."""
    rng = Rng(21)
    for _ in range(30):
        if one.over:
            break
        place = int(rng.below(len(one.open())))
        first, second = one.open()[place], two.open()[place]
        options = first.options(one)
        choice = options[rng.below(len(options))]
        assert choice in second.options(two)
        one.apply(first.seat, choice)
        two.apply(second.seat, choice)
        assert everything(title, one) == everything(title, two)
