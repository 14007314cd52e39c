"""The search on imagined games."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.bots import Budget, bot, levels
from stammtisch.bots.runner import Put
from stammtisch.bots.search.duel import Duel
from stammtisch.bots.search.ismcts import Search
from stammtisch.core import Game, Rng, Step, Title
from stammtisch.games import title
from tests.contract.play import TITLES, cases, everything, name, variants
from tests.sizes import sized
from tests.toys import offer

from .asking import ask, decisions

SEARCHERS = ["regular", "master"]


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_the_same_seed_and_iterations_give_the_same_answer(known: Title, seats: int) -> None:
    for game, step in decisions(known, seats, seed=2, every=23)[:6]:
        before = everything(known, game)
        for level in SEARCHERS:
            asked = (ask(known, game, step, 5, Budget(iterations=12), level) for _ in range(2))
            first, second = asked
            assert first is second
            assert first in step.options(game)
        assert everything(known, game) == before


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_what_a_seat_cannot_know_does_not_change_its_answer(known: Title, seats: int) -> None:
    for game, step in decisions(known, seats, seed=6, every=17)[:8]:
        other = known.imagine(game, int(step.seat), Rng(41), None)
        asked = other.question(step.seat)
        assert asked is not None
        for level in SEARCHERS:
            first = ask(known, game, step, 3, Budget(iterations=10), level)
            assert ask(known, other, asked, 3, Budget(iterations=10), level) is first


@pytest.mark.arena
@settings(max_examples=sized(ci=200, full=4000), deadline=None, derandomize=True)
@given(known=st.sampled_from(TITLES), seed=st.integers(0, 2**40), data=st.data())
def test_no_reachable_position_makes_a_bot_crash(
    known: Title, seed: int, data: st.DataObject
) -> None:
    seats = data.draw(st.integers(*known.seats), label="seats")
    options = data.draw(st.sampled_from(variants(known)), label="options")
    found = decisions(known, seats, seed, 7, options)
    if found:
        game, step = data.draw(st.sampled_from(found), label="position")
        level = data.draw(st.sampled_from(SEARCHERS), label="level")
        assert ask(known, game, step, seed, Budget(iterations=6), level) in step.options(game)


@pytest.mark.parametrize(("known", "seats"), cases(), ids=name)
def test_its_time_is_never_exceeded_by_a_fifth(known: Title, seats: int) -> None:
    found = decisions(known, seats, seed=3, every=1)
    for part in range(5):
        game, step = found[len(found) * part // 5]
        assert min(time_taken(known, game, step) for _ in range(3)) < 0.12


def time_taken(known: Title, game: Game, step: Step) -> float:
    """The bot's own time: others may take the core, and garbage of other tests is not its."""
    began = process_time()
    ask(known, game, step, 1, Budget(seconds=0.1), "master")
    return process_time() - began


def test_it_stops_at_the_first_bound_that_it_reaches() -> None:
    pig = title("pig")
    game, step = decisions(pig, 2, seed=3, every=1)[0]
    began = process_time()
    ask(pig, game, step, 1, Budget(seconds=60.0, iterations=5))
    ask(pig, game, step, 1, Budget(seconds=0.05, iterations=10**9))
    assert process_time() - began < 1


def test_a_forced_answer_costs_nothing() -> None:
    pig = title("pig")
    game = pig.start(pig.setup(2))

    def imagine(rng: Rng) -> Game:
        raise AssertionError("nothing is to be imagined")

    put = Put(0, game.open()[0].options(game))
    said = bot("regular", pig).choose(lambda: {}, put, imagine, Rng(1), Budget())
    assert said.text == "roll"


def test_it_rolls_on_when_all_is_lost_otherwise() -> None:
    pig = title("pig")
    game = pig.start(pig.setup(2, {"target": 30}))
    setattr(game, "points", [0, 29])  # noqa: B010 (the game's own field)
    setattr(game, "turn", 20)  # noqa: B010
    (step,) = game.open()
    assert ask(pig, game, step, 1, Budget(iterations=400)).text == "roll"


def test_levels_are_sorted_by_strength() -> None:
    assert levels() == ["random", "thrifty", "regular", "master"]


def test_a_favourite_must_prove_itself_against_the_sound_answer() -> None:
    """In the worst bet a search that is ahead by luck alone must not be believed."""
    pig = title("pig")
    game = pig.start(pig.setup(2))
    setattr(game, "turn", 12)  # noqa: B010 (the game's own field)
    (step,) = game.open()
    said = [ask(pig, game, step, seed, Budget(iterations=60)).text for seed in range(40)]
    assert said.count("roll") > 35


def test_a_duel_may_keep_the_luck_of_each_seat_apart() -> None:
    game, step = decisions(offer.TITLE, 2, seed=1, every=1, options={"rounds": 1})[0]
    search = Search(offer.TITLE.policy, step.seat, Rng(1))
    search.iterate(game.copy())
    duel = Duel(search, apart=True)
    for _ in range(30):
        duel.iterate(game.copy())
    assert (duel.lead, duel.games, search.lucks) == (0.0, 30, [])


def test_a_duel_gives_both_answers_the_same_luck() -> None:
    game, step = decisions(offer.TITLE, 2, seed=1, every=1, options={"rounds": 1})[0]
    search = Search(offer.TITLE.policy, step.seat, Rng(1))
    search.iterate(game.copy())
    duel = Duel(search)
    assert not duel.is_needed
    for _ in range(30):
        duel.iterate(game.copy())
    assert (duel.lead, duel.squares, duel.games) == (0.0, 0.0, 30)
    assert duel.answer() is duel.advice.choice
