"""A copy is independent: it never changes with its original, and plays on exactly alike."""

from __future__ import annotations

import pytest

from stammtisch.core import Game, Rng, Title

from .play import cases, everything, name, positions


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
