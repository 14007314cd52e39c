"""Upgrades: each tile's price and effect, the noble, and the special offer."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.tiefenthal.rules.filling import fill_taverns
from stammtisch.games.tiefenthal.setup.cards import NOBLE
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import asked, goods, options, phase, pile, say, serving, turn_tiles

PRICES = [
    ("tables", 15), ("barmaid", 12), ("cash_register", 10), ("monk", 10), ("kitchen", 9),
    ("safe", 6), ("barrel", 6), ("yard", 18), ("cellar", 5),
]  # fmt: skip


@pytest.mark.parametrize(("tile", "price"), PRICES)
def test_an_upgrade_costs_its_price_and_brings_a_noble_once(tile: str, price: int) -> None:
    game = serving(thalers=price + 30)
    say(game, f"upgrade {tile}")
    assert goods(game) == (30, 0)
    assert game.taverns[0].tiles == 1 << TILES.index(tile)
    assert (pile(game), game.taverns[0].points) == (["noble"], 10)
    assert f"upgrade {tile}" not in options(game)


def test_without_nobles_in_the_supply_an_upgrade_brings_none() -> None:
    game = serving(thalers=6)
    game.change_supply(NOBLE, -61)
    say(game, "upgrade safe")
    assert (pile(game), goods(game)) == ([], (0, 0))


def after(tile: str, thalers: int, **position: Any) -> Tiefenthal:
    game = serving(thalers=thalers, **position)
    return say(game, f"upgrade {tile}")


def test_the_register_pays_three_at_once() -> None:
    assert goods(say(after("cash_register", 10, dice=[4]), "use 4 cash_register")) == (3, 0)


def test_the_monk_gives_two_steps_at_once() -> None:
    game = say(after("monk", 10, dice=[5]), "use 5 monk", "accept")
    assert game.taverns[0].position == 2


def test_the_barrel_gives_two_beers_at_once() -> None:
    assert goods(say(after("barrel", 6, dice=[4]), "use 4 barrel")) == (0, 2)


def test_the_yard_gives_two_beers_for_a_die_at_once_also_to_dice_used_after_it() -> None:
    game = serving(thalers=18, dice=[1, 6])
    say(game, "use 1 yard", "upgrade yard", "use 6 yard")
    assert goods(game) == (0, 3)


def test_the_safe_and_the_cellar_keep_five_at_once() -> None:
    assert goods(say(after("safe", 13), "close")) == (5, 0)
    assert goods(say(after("cellar", 5, beers=7), "close")) == (0, 5)


def test_the_kitchen_helps_from_the_next_evening_on() -> None:
    assert after("kitchen", 9, dice=[4]).taverns[0].washers == 0
    game = phase(fill_taverns)
    turn_tiles(game.taverns[0], ["kitchen"])
    assert game.figure(game.taverns[0], TILES.index("kitchen")) == 1


def test_upgraded_tables_and_barmaid_change_nothing_in_this_turn() -> None:
    game = after("tables", 15, seated=["R1", "R2", "R3"], dice=[2])
    assert (game.taverns[0].seated.n, asked(game)) == (3, ["Serve"])
    assert after("barmaid", 12).taverns[0].own == 0


@pytest.mark.parametrize(
    ("tile", "card", "price", "discount"),
    [
        ("kitchen", "dishwasher", 9, 3),
        ("barmaid", "barmaid", 12, 4),
        ("tables", "table", 15, 5),
        ("yard", "brewer", 18, 6),
    ],
)
def test_each_matching_card_given_back_saves_its_price(
    tile: str, card: str, price: int, discount: int
) -> None:
    game = serving(staff={card: 4}, thalers=price)
    say(game, f"upgrade {tile}")
    assert options(game) == ["give 0", "give 1", "give 2", "give 3", "give 4"]
    say(game, "give 2")
    assert goods(game) == (2 * discount, 0)
    kind = ["merchant", "dishwasher", "barmaid", "table", "brewer"].index(card)
    assert game.taverns[0].in_play(kind) == 2


def test_the_price_falls_to_nothing_and_never_below() -> None:
    game = serving(staff={"dishwasher": 4}, thalers=1)
    say(game, "upgrade kitchen")
    assert options(game) == ["give 3", "give 4"]
    say(game, "give 4")
    assert goods(game) == (1, 0)


def test_the_floor_of_the_special_offer_by_ruling() -> None:
    game = serving(staff={"dishwasher": 3}, thalers=1, special_offer_floor=1)
    say(game, "upgrade kitchen")
    assert goods(game) == (0, 0)
    assert "upgrade kitchen" not in options(serving(staff={"dishwasher": 3}, special_offer_floor=1))


def test_no_card_more_than_the_price_needs_by_ruling() -> None:
    game = serving(staff={"dishwasher": 5}, thalers=9, special_offer_overpay_allowed=False)
    say(game, "upgrade kitchen")
    assert options(game) == ["give 0", "give 1", "give 2", "give 3"]


def test_cards_given_back_can_be_bought_at_once() -> None:
    game = serving(staff={"barmaid": 1}, thalers=12)
    game.change_supply(2, -14)
    say(game, "upgrade barmaid", "give 1", "buy barmaid")
    assert pile(game) == ["noble", "barmaid"]


def test_a_guest_at_a_table_that_went_back_stays_and_can_be_served() -> None:
    game = serving(seated=["R1", "R2", "R3", "R4"], staff={"table": 1}, thalers=10, dice=[5])
    say(game, "upgrade tables", "use 5 seat 4")
    assert goods(game) == (2, 0)


def test_a_brewer_who_went_back_no_longer_adds_to_the_yard() -> None:
    game = serving(staff={"brewer": 2}, thalers=18, dice=[1, 1])
    say(game, "use 1 yard", "upgrade yard", "give 1", "use 1 yard")
    assert goods(game) == (6, 3 + 3)


def test_dice_of_a_barmaid_who_went_back_stay() -> None:
    game = serving(staff={"barmaid": 1}, thalers=8, own=[3])
    say(game, "upgrade barmaid")
    assert "use 3 barrel" in options(game)


@pytest.mark.parametrize(("used", "given", "left"), [(0, 1, 1), (1, 1, 1), (2, 2, 0), (0, 2, 0)])
def test_dishwashers_already_used_go_back_first(used: int, given: int, left: int) -> None:
    game = serving(staff={"dishwasher": 2}, seated=["R4", "R1"], thalers=9, dice=[4, 1])
    say(game, *["use 4 seat 1", "use 1 seat 2"][:used])
    say(game, "upgrade kitchen", f"give {given}")
    assert game.taverns[0].washers == left


def test_a_use_after_the_offer_does_not_pay_for_a_dishwasher_given_back_unused() -> None:
    game = serving(staff={"dishwasher": 2}, seated=["R4"], thalers=9, dice=[4, 4])
    say(game, "upgrade kitchen", "give 1", "use 4 seat 1")
    assert "use 4 monk" not in options(game)


def test_dishwashers_given_back_keep_their_uses_by_ruling() -> None:
    game = serving(
        staff={"dishwasher": 2}, thalers=9, dice=[4], return_dishwasher_while_in_use=True
    )
    say(game, "upgrade kitchen", "give 2")
    assert "use 4 monk" in options(game)


def test_points_on_tavern_cards_leave_with_them() -> None:
    pack = {"tavern_cards": {"brewer": {"points": 2}}}
    game = serving(staff={"brewer": 1}, thalers=12, pack=pack)
    game.taverns[0].points = 2
    say(game, "upgrade yard")
    assert game.taverns[0].points == 10
