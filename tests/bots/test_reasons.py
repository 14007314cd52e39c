"""The one sentence why: from odds and imagined games, in the game's own words."""

from __future__ import annotations

import pytest

from stammtisch.bots.advice.engine import engine_of
from stammtisch.bots.advice.reasoning import reason_for, short
from stammtisch.bots.advice.weighing import Weighing
from stammtisch.bots.runner import imagining
from stammtisch.core import Choice, Game, Reason, Rng, Step, Title
from stammtisch.core.policy import average, now_and_later
from stammtisch.games import title
from stammtisch.terminal.wording import LANGUAGES, Texts
from tests.contract.play import positions
from tests.games.polterfass import tables
from tests.games.quacks.kitchen import Kitchen

BAG = "white-3 white-3 white-2 white-3 orange-1"
GAMES = ["beer_and_bread", "polterfass", "quacks", "tiefenthal"]


def why(game: Game, known: Title, seat: int, better: str, other: str) -> Reason | None:
    """Why one answer to the open question of a seat is better than another."""
    step = game.question(seat)
    assert step is not None
    said = {choice.text: choice for choice in step.options(game)}
    choices, imagine = [*said.values()], imagining(known, game, seat)
    weighing = Weighing(engine_of(known), seat, choices, imagine, Rng(1))
    return reason_for(weighing, said[better], said[other])


def questions(known: Title) -> list[tuple[Game, Step]]:
    """Some questions of a random game that leave a choice."""
    setup = known.setup(known.seats[0])
    found = [
        (game.copy(), step)
        for game, step in positions(known, setup, 3)
        if not step.is_chance and len(step.options(game)) > 1
    ]
    return found[:: max(1, len(found) // 12)]


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_is_told_in_every_language(name: str) -> None:
    known, told = title(name), 0
    for game, step in questions(known):
        first, *_, last = [choice.text for choice in step.options(game)]
        seat = int(step.seat)
        for found in (why(game, known, seat, first, last), why(game, known, seat, last, first)):
            if found is not None:
                told += 1
                assert all(Texts(known, one).say(f"why-{found[0]}", found[1]) for one in LANGUAGES)
    assert told > 5


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_cannot_know_does_not_change_a_reason(name: str) -> None:
    known = title(name)
    for game, step in questions(known):
        options, seat = step.options(game), int(step.seat)
        after: dict[Choice, list[Game]] = {}
        for choice in (options[0], options[-1]):
            later = game.copy()
            later.apply(seat, choice)
            engine_of(known).play_on(later, int(game.begun) + 1, Rng(4))
            after[choice] = [later]
        answers = (options[0], options[-1], after.__getitem__)
        games = [imagining(known, game, seat)(Rng(seed)) for seed in (5, 6)]
        first, second = [known.policy.reason(game, step, *answers) for game in games]
        assert first == second


def test_closing_is_explained_by_what_is_sure_and_what_a_throw_risks() -> None:
    game = tables.new_game(3)
    tables.land(game, 9, 8, 8, 7, 7, 6)
    tables.order(game, [3], [3])
    found = why(game, title("polterfass"), 0, "close", "throw")
    assert found is not None
    facts = found[1]
    assert (found[0], facts["most"], facts["bust"]) == ("close", 45, 41)
    assert float(facts["points"]) > float(facts["other_points"])


def test_a_greedy_order_is_explained_by_how_often_it_pays() -> None:
    game = tables.new_game(4)
    tables.land(game, 2, 3, 3)
    found = why(game, title("polterfass"), 1, "order 3", "order 6 7")
    assert found is not None
    assert found[0] == "order"
    assert float(found[1]["other_pays"]) > float(found[1]["pays"])


def test_of_two_orders_that_hardly_ever_pay_no_percents_are_told() -> None:
    game = tables.laid("innkeeper 0; bar 9 8 8 7 7 6 6")
    found = why(game, title("polterfass"), 1, "order 3", "order 2")
    assert found is not None
    assert (found[0], {*found[1]}) == (
        "safe",
        {"points", "other_points", "total", "other_total"},
    )


def test_stopping_is_explained_by_the_chips_that_explode_the_pot() -> None:
    kitchen = Kitchen(number=8, droplets=20, bag=BAG).draw("white-3 white-3")
    found = why(kitchen.game, title("quacks"), 0, "stop", "draw")
    assert found is not None
    assert (found[0], found[1]["explode"]) == ("stop", 67)


def test_numbers_are_short() -> None:
    assert [average([1.0, 2.0]), average([0.04, 0.0])] == [1.5, 0]
    assert [str(short(fact)) for fact in (2.0, 1.5, 3, "S2")] == ["2", "1.5", "3", "S2"]


@pytest.mark.parametrize(
    ("points", "later", "told"),
    [(1, 0, "now"), (0, 1, "later"), (1, 1, "both"), (2, -1, "sooner"), (-1, 2, "patient")],
)
def test_now_and_later_are_weighed(points: float, later: float, told: str) -> None:
    found = now_and_later(points, later)
    assert found == (told, {"points": abs(points), "later": abs(later)})
    assert now_and_later(-points, -later) is None
