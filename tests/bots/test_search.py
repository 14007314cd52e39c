"""The search on imagined games."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.bots import Budget, bot, imagining, levels
from stammtisch.bots.runner import Put
from stammtisch.bots.search.ismcts import Search
from stammtisch.core import Choice, Game, Rng, Step, Title
from stammtisch.games import title
from tests.contract.play import TITLES, cases, everything, name, positions
from tests.toys import sealed


def ask(known: Title, game: Game, step: Step, seed: int, budget: Budget) -> Choice:
    """What `regular` says to an open question."""
    seat = int(step.seat)
    return bot("regular", known).choose(
        lambda: known.view(game, seat),
        Put(seat, step.options(game)),
        imagining(known, game, seat),
        Rng(seed),
        budget,
    )


def decisions(known: Title, seats: int, seed: int, every: int) -> list[tuple[Game, Step]]:
    """Some positions of a random game in which a seat has a choice and fate has none."""
    found = []
    for number, (game, _) in enumerate(positions(known, known.setup(seats), seed)):
        steps = game.open()
        if number % every or any(step.is_chance for step in steps):
            continue
        found += [(game.copy(), step) for step in steps if len(step.options(game)) > 1]
    return found


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_the_same_seed_and_iterations_give_the_same_answer(known: Title, seats: int) -> None:
    for game, step in decisions(known, seats, seed=2, every=23)[:6]:
        before = everything(known, game)
        first, second = (ask(known, game, step, 5, Budget(iterations=12)) for _ in range(2))
        assert first is second
        assert first in step.options(game)
        assert everything(known, game) == before


def test_compiled_and_interpreted_grow_the_same_tree() -> None:
    """The figures were recorded interpreted; a change of the search records them anew."""
    grown = []
    for known, seats in ((title("pig"), 2), (sealed.TITLE, 3)):
        game, step = decisions(known, seats, seed=4, every=1)[2]
        search, rng = Search(known.policy, step.seat, Rng(7)), Rng(8)
        for _ in range(80):
            search.iterate(known.imagine(game, int(step.seat), rng, None))
        arms = search.root.arms.values()
        grown.append([(arm.choice.text, int(arm.visits), round(arm.total, 9)) for arm in arms])
    assert grown == RECORDED


RECORDED: list[list[tuple[str, int, float]]] = [
    [("roll", 71, 32.0), ("hold", 9, 2.0)],
    [("bid 1", 2, 0.0), ("bid 2", 65, 39.5), ("bid 3", 5, 1.0), ("bid 0", 8, 2.0)],
]


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_what_a_seat_cannot_know_does_not_change_its_answer(known: Title, seats: int) -> None:
    for game, step in decisions(known, seats, seed=6, every=17)[:8]:
        other = known.imagine(game, int(step.seat), Rng(41), None)
        asked = other.question(step.seat)
        assert asked is not None
        first = ask(known, game, step, 3, Budget(iterations=10))
        assert ask(known, other, asked, 3, Budget(iterations=10)) is first


@settings(max_examples=30, deadline=None, derandomize=True)
@given(known=st.sampled_from(TITLES), seed=st.integers(0, 2**40), data=st.data())
def test_no_reachable_position_makes_a_bot_crash(
    known: Title, seed: int, data: st.DataObject
) -> None:
    seats = data.draw(st.integers(*known.seats), label="seats")
    found = decisions(known, seats, seed, every=7)
    if found:
        game, step = data.draw(st.sampled_from(found), label="position")
        assert ask(known, game, step, seed, Budget(iterations=6)) in step.options(game)


def test_the_time_is_kept() -> None:
    for known in TITLES:
        game, step = decisions(known, known.seats[0], seed=3, every=1)[0]
        spent = []
        for _ in range(3):  # this process alone: others may take the core
            began = process_time()
            ask(known, game, step, 1, Budget(seconds=0.1))
            spent.append(process_time() - began)
        assert min(spent) < 0.12, known.id


def test_it_rolls_on_when_all_is_lost_otherwise() -> None:
    pig = title("pig")
    game = pig.start(pig.setup(2, {"target": 30}))
    setattr(game, "points", [0, 29])  # noqa: B010 (the game's own field)
    setattr(game, "turn", 20)  # noqa: B010
    (step,) = game.open()
    assert ask(pig, game, step, 1, Budget(iterations=400)).text == "roll"


def test_levels_are_sorted_by_strength() -> None:
    assert levels() == ["random", "thrifty", "regular"]
