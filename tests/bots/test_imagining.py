"""What bots imagine: what the seat sees stays, what it cannot know is dealt anew."""

from __future__ import annotations

import pytest

from stammtisch.bots import imagining
from stammtisch.core import Rng, Title
from stammtisch.games import title
from tests.contract.play import everything, name, positions
from tests.toys import sealed, swap

SECRET: list[tuple[Title, int, dict[str, object]]] = [
    (title("polterfass"), 4, {}),
    (title("quacks"), 3, {"in_step": True}),
    (title("beer_and_bread"), 2, {}),
    (sealed.TITLE, 3, {}),
    (swap.TITLE, 2, {}),
]


@pytest.mark.parametrize(("known", "seats", "options"), SECRET, ids=name)
def test_the_seat_sees_the_same_and_the_secrets_of_others_vary(
    known: Title, seats: int, options: dict[str, object]
) -> None:
    rng, varied = Rng(2), 0
    for game, _ in positions(known, known.setup(seats, options), seed=31):
        for seat in range(seats):
            imagined = imagining(known, game, seat)(rng)
            assert known.view(imagined, seat) == known.view(game, seat)
            varied += everything(known, imagined) != everything(known, game)
    assert varied >= 5
