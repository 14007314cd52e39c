"""The playout player: as good as the best placement, and many times as fast."""

from __future__ import annotations

import pytest

from stammtisch.core import Rng
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.choices import Use
from stammtisch.games.tiefenthal.odds.placement import Worths, plan_worth
from stammtisch.games.tiefenthal.policy.quick import quick_purchase, quick_use
from stammtisch.games.tiefenthal.policy.spending import thaler_purse
from stammtisch.games.tiefenthal.rules.using import income
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import say, serving, setup_of

WORTHS = Worths(100, 115, 300)


def advice(game: Tiefenthal) -> str:
    return TITLE.policy.playout(game, game.open()[0], Rng(1)).text


def used_up(game: Tiefenthal) -> int:
    """What the dice bring, used one after the other; the piles of a monastery's bonus wait."""
    tavern, total = game.taverns[0], 0
    use = quick_use(game, tavern)
    while use is not None:
        assert isinstance(use, Use)
        total += int(WORTHS.of(use.space) * income(game, tavern, use.space))
        say(game, use.text)
        while type(game.open()[0]).__name__ != "Serve":
            say(game, game.open()[0].options(game)[-1].text)
        use = quick_use(game, tavern)
    return total


def test_without_dishwashers_dice_find_their_best_placement() -> None:
    rng = Rng(5)
    guests = ["R1", "R2", "R3", "R4", "R5", "G6-1", "G3-1", "G4-1", "G5-1", "G7-1"]
    for _ in range(60):
        seated = sorted(guests, key=lambda _: rng.below(1000))[:5]
        dice = [1 + int(rng.below(6)) for _ in range(4)]
        game = serving(seated=seated, staff={"table": 2}, dice=dice)
        tavern = game.taverns[0]
        wanted = plan_worth(game, tavern, tavern.white + tavern.own, WORTHS)
        assert used_up(game) == wanted


def test_purchases_are_those_of_the_purse_and_remembered() -> None:
    for thalers in range(1, 20):
        game = serving(thalers=thalers, tiles=TILES[thalers % 9 :], staff={"brewer": thalers % 3})
        wanted = thaler_purse(game, game.taverns[0], thalers).purchases(thalers)
        for _ in range(2):
            found = quick_purchase(game, game.taverns[0])
            assert found is (wanted[0] if wanted else None)


def test_a_guest_and_nobles_share_the_beers() -> None:
    assert advice(serving(beers=1)) == "close"
    assert advice(serving(beers=7)) == "recruit G7-1"
    game = serving(beers=18)
    game.number = 8
    assert advice(game) == "nobles 3"


def test_any_guest_of_an_open_stack_may_be_the_best() -> None:
    game = serving(beers=3, three_beer_stack="choose")
    game.number = 8
    assert advice(game).startswith("recruit G3-")
    game.stack.clear()
    assert advice(game) == "close"


def test_a_counter_guest_is_sent_on_the_last_evening() -> None:
    game = serving()
    game.taverns[0].counter_guests = 1
    game.number = 8
    assert advice(game) == "send"


@pytest.mark.parametrize("module", [1, 3, 5])
def test_it_knows_every_question_and_answers_legally(module: int) -> None:
    game = TITLE.start(setup_of(3, module=module))
    rng = Rng(9)
    while not game.over:
        step = game.open()[0]
        choice = step.draw(game, rng) if step.is_chance else TITLE.policy.playout(game, step, rng)
        assert step.is_chance or choice in step.options(game)
        game.apply(step.seat, choice)
    assert min(game.scores()) > 50


def test_a_plan_lays_each_die_where_it_would_be_used() -> None:
    game = serving(module=3, seated=["G6-1", "R1"], dice=[2, 4, 6], own=[6])
    answers = []
    while type(game.open()[0]).__name__ == "PlaceDie":
        answers.append(advice(game))
        say(game, answers[-1])
    assert answers == ["place 2 seat 2", "place 4 seat 1", "place 6 yard", "place 6 yard"]
    assert advice(game).startswith("use")
