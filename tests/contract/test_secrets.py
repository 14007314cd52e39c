"""What every game promises of its secrets: a seat's imagined games look to it like the real one."""

from __future__ import annotations

import pytest

from stammtisch.core import Choice, Game, Rng, Tally, Title, play_out

from .play import cases, everything, name, positions

CASES = pytest.mark.parametrize(("title", "seats"), cases(), ids=name)


@CASES
def test_an_imagined_game_looks_to_its_seat_like_the_real_one(title: Title, seats: int) -> None:
    rng = Rng(1)
    for number, (game, _) in enumerate(positions(title, title.setup(seats), seed=19)):
        if number % 3:
            continue
        for seat in range(seats):
            imagined = title.imagine(game, seat, rng, None)
            assert title.view(imagined, seat) == title.view(game, seat)
            assert options_of(imagined, seat) == options_of(game, seat)
            assert [step.seat for step in imagined.open()] == [step.seat for step in game.open()]


def options_of(game: Game, seat: int) -> list[Choice]:
    step = game.question(seat)
    return [] if step is None or step.is_chance else step.options(game)


@CASES
def test_imagining_really_varies_where_there_are_secrets(title: Title, seats: int) -> None:
    rng = Rng(1)
    secret = varied = False
    for number, (game, _) in enumerate(positions(title, title.setup(seats), seed=23)):
        if number % 3:
            continue
        public = title.view(game, None)
        real = everything(title, game)[0]
        for seat in range(seats):
            secret = secret or has_private_part(title, game, seat, public)
            imagined = title.imagine(game, seat, rng, None)
            varied = varied or everything(title, imagined)[0] != real
    assert varied or not secret


def has_private_part(title: Title, game: Game, seat: int, public: dict[str, object]) -> bool:
    """Whether a seat sees values that a spectator does not."""
    seen = title.view(game, seat)
    return any(seen[key] != public[key] and public[key] is not None for key in public)


@CASES
def test_an_imagined_game_can_be_played_to_its_end(title: Title, seats: int) -> None:
    rng = Rng(5)
    for number, (game, step) in enumerate(positions(title, title.setup(seats), seed=29)):
        if number % 61 == 0 and not step.is_chance:
            imagined = title.imagine(game, int(step.seat), rng, None)
            play_out(imagined, rng, rng, Tally())
            assert len(imagined.scores()) == seats
