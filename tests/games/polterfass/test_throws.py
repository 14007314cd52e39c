"""How barrels fall: exactly by the weights, and by chi-square in the fast draw of playouts."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from stammtisch.core import Chance, Rng
from stammtisch.games.polterfass.odds import bust_chance, number_outcomes
from stammtisch.games.polterfass.state import Polterfass

from .tables import asked, new_game

CROWD = [0.78, 0.578, 0.405, 0.269, 0.168, 0.099, 0.055, 0.028, 0.014]
FLAT = [0.70, 0.49, 0.343, 0.24, 0.168, 0.118, 0.082, 0.058, 0.040]
MODELS = [(model, barrels) for model in ("crowd", "flat") for barrels in ("box", "leaflet")]
BOX = ((6, 5, 2), (7, 4, 2), (8, 3, 2), (9, 2, 1))


def throw(game: Polterfass, luck: Rng) -> Counter[str]:
    """One first throw by the fast draw: how many barrels show which face."""
    copy = game.copy()
    faces: Counter[str] = Counter()
    for _ in range(len(copy.cup)):
        step = asked(copy, 0)
        outcome = step.draw(copy, luck)
        faces[str(outcome.facts["face"])] += 1
        copy.apply(0, outcome)
    return faces


def chi_square(counted: Counter[str], expected: dict[str, float]) -> float:
    return sum((counted[face] - wanted) ** 2 / wanted for face, wanted in expected.items())


@pytest.mark.parametrize(("model", "table"), [("crowd", CROWD), ("flat", FLAT)])
def test_the_chance_of_a_breakdown_is_that_all_lie(model: str, table: list[float]) -> None:
    game = new_game(throw_model=model)
    found = [bust_chance(game, thrown) for thrown in range(1, 10)]
    assert found == pytest.approx(table, abs=0.0006)


@pytest.mark.parametrize(
    ("stands", "none", "mean", "after_repeats"), [(38, 0.035, 14.6, 15.2), (30, 0.082, 11.6, 12.6)]
)
def test_a_first_throw_without_a_number_is_rare(
    stands: int, none: float, mean: float, after_repeats: float
) -> None:
    outcomes = number_outcomes(BOX, stands)
    empty = sum(share for numbers, share in outcomes if not numbers)
    poured = sum(sum(numbers) * share for numbers, share in outcomes)
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    assert empty == pytest.approx(none, abs=0.0005)
    assert poured == pytest.approx(mean, abs=0.06)
    assert poured / (1 - empty) == pytest.approx(after_repeats, abs=0.06)


@pytest.mark.parametrize(("model", "barrels"), MODELS)
def test_the_fast_draw_falls_as_the_weights_say(model: str, barrels: str) -> None:
    game = new_game(throw_model=model, barrels=barrels)
    luck, throws = Rng(11), 1500
    counted: Counter[str] = Counter()
    for _ in range(throws):
        counted += throw(game, luck)
    stands = game.setup.stands[len(game.cup)] / 100
    ends = Counter(all_ends(game))
    expected = {face: count * throws * stands / 2 for face, count in ends.items()}
    expected["lying"] = len(game.cup) * throws * (1 - stands)
    degrees = len(expected) - 1
    assert sum(counted.values()) == pytest.approx(sum(expected.values()))
    assert chi_square(counted, expected) < degrees + 4 * sqrt(2 * degrees)


def all_ends(game: Polterfass) -> list[str]:
    """Every face that the barrels in the cup can show, as often as it is there."""
    copy = game.copy()
    faces = []
    for _ in range(len(copy.cup)):
        step = asked(copy, 0)
        assert isinstance(step, Chance)
        lies, *ends = [outcome for outcome, _ in step.weights(copy)]
        faces += [str(end.facts["face"]) for end in ends]
        copy.apply(0, lies)
    return faces


@pytest.mark.parametrize(("model", "barrels"), MODELS)
def test_breakdowns_come_as_often_as_the_closed_form_says(model: str, barrels: str) -> None:
    game = new_game(throw_model=model, barrels=barrels)
    luck, throws = Rng(5), 4000
    busts = sum(throw(game, luck)["lying"] == len(game.cup) for _ in range(throws))
    chance = bust_chance(game, len(game.cup))
    spread = sqrt(throws * chance * (1 - chance))
    assert abs(busts - throws * chance) < 4 * spread + 1


def test_the_first_innkeeper_is_drawn_as_often_as_the_others() -> None:
    game = new_game(seats=3)
    first = game.round[0]
    counted: Counter[int] = Counter()
    luck = Rng(3)
    for _ in range(3000):
        fresh = game.copy()
        fresh.innkeeper = -1
        first(fresh)
        step = fresh.question(-1)
        assert step is not None
        counted[int(step.draw(fresh, luck).code)] += 1
    assert all(900 < counted[seat] < 1100 for seat in range(3))


def test_a_barrel_that_always_stands_never_lies_in_the_fast_draw_either() -> None:
    game, luck = new_game(), Rng(3)
    game.stands = 100
    step = asked(game, 0)
    faces = Counter(str(step.draw(game, luck).facts["face"]) for _ in range(4000))
    assert "lying" not in faces
    assert len(faces) == 2
