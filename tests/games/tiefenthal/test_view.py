"""What a seat sees: spaces with what fits, the plan, prices, piles."""

from __future__ import annotations

from typing import Any

from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.setup.cards import NOBLE
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import kind_of, options, phase, say, serving, setup_of


def tavern(game: Tiefenthal, seat: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = TITLE.view(game, seat)["taverns"][seat]
    return found


def space(game: Tiefenthal, name: str, place: int = 0) -> dict[str, Any]:
    spaces = tavern(game)["spaces"]
    found: list[dict[str, Any]] = [s for s in spaces if (s["space"], s["place"]) == (name, place)]
    return found[0]


def test_a_space_tells_what_fits_and_on_how_many_dishwashers_it_leans() -> None:
    game = serving(seated=["R4"], staff={"dishwasher": 2, "brewer": 1}, dice=[3, 5], own=[6])
    assert space(game, "seat", 1)["fits"] == [
        {"die": 3, "dishwashers": 2, "choice": "use 3 seat 1"},
        {"die": 5, "dishwashers": 0, "choice": "use 5 seat 1"},
    ]
    yard = space(game, "yard")
    assert (yard["goods"], yard["amount"], yard["once"], yard["wants"]) == (
        "beers",
        2,
        False,
        [1, 6],
    )
    assert [fit["dishwashers"] for fit in yard["fits"]] == [1, 0]


def test_a_space_tells_what_numbers_it_takes_with_the_dishwashers_left() -> None:
    game = serving(seated=["R4"], staff={"dishwasher": 1}, dice=[4, 4])
    assert (space(game, "seat", 1)["wants"], space(game, "seat", 1)["takes"]) == ([5], [4, 5])
    assert (space(game, "monk")["takes"], space(game, "yard")["takes"]) == ([4, 5], [1, 5, 6])
    say(game, "use 4 seat 1")
    assert (space(game, "seat", 1)["takes"], space(game, "monk")["takes"]) == ([], [5])


def test_every_fit_is_an_answer_and_every_use_is_a_fit() -> None:
    game = serving(seated=["R1", "G6-1", "noble"], staff={"dishwasher": 1}, dice=[1, 3, 4, 5])
    say(game, "use 1 barrel")
    fits = [fit["choice"] for s in tavern(game)["spaces"] for fit in s["fits"]]
    assert sorted(fits) == sorted(options(game, "use"))
    assert space(game, "barrel")["closed"]


def test_an_empty_seat_has_no_card_and_wants_nothing() -> None:
    pack = {"monastery": {"1": "refuse_service"}}
    game = say(serving(seated=["R1"], dice=[5], pack=pack), "use 5 monk", "refuse 1")
    seat = space(game, "seat", 1)
    assert (seat["card"], seat["wants"], seat["amount"], seat["closed"]) == (None, [], 0, True)


def test_the_plan_sums_what_all_dice_bring_and_what_one_has_then() -> None:
    game = serving(seated=["R1", "G4-2"], dice=[2, 3, 6, 6], thalers=1, beers=1)
    plan = tavern(game)["plan"]
    assert (plan["thalers"], plan["beers"], plan["steps"]) == (8, 2, 0)
    assert (plan["thalers_then"], plan["beers_then"]) == (9, 3)
    for use in plan["uses"]:
        say(game, use["choice"])
    assert (tavern(game)["thalers"], tavern(game)["beers"]) == (9, 3)


def test_the_plan_counts_merchants_before_the_turn_begins() -> None:
    game = phase(roll_white_dice, serve_guests)
    game.taverns[0].add_staff(0, 2)
    game.begin()
    assert tavern(game)["plan"]["beers_then"] == 2


def test_alike_dice_are_told_apart_and_spaces_named_as_answers_name_them() -> None:
    game = serving(seated=["R4", "R1"], dice=[5, 3, 5], own=[5])
    ids = [die["id"] for die in tavern(game)["dice"]]
    assert ids == ["white-3-1", "white-5-1", "white-5-2", "own-5-1"]
    spaces = tavern(game)["spaces"]
    assert {"yard", "seat 2"} <= {space["id"] for space in spaces}
    for use in tavern(game)["plan"]["uses"]:
        assert use["choice"] == f"use {use['die']} {use['at']}"


def test_the_shop_tells_what_stays_and_who_comes() -> None:
    game = serving(staff={"barmaid": 1}, thalers=9, beers=14)
    after = tavern(game)["shop"]["after"]
    assert after["buy barmaid"] == {"left": 5, "brings": ["barmaid"]}
    assert after["upgrade barmaid"] == {"left": 1, "brings": ["noble"]}
    assert after["nobles 2"] == {"left": 0, "brings": ["noble", "noble"]}
    assert after["recruit G3-1"] == {"left": 11, "brings": ["G3-1"]}
    for answer in ("buy barmaid", "upgrade barmaid", "nobles 2"):
        then = tavern(say(game.copy(), answer))
        stays = then["beers"] if answer == "nobles 2" else then["thalers"]
        assert (stays, then["draw_pile"]["top"]) == (after[answer]["left"], after[answer]["brings"])


def test_an_upgrade_brings_nobody_when_no_noble_is_left() -> None:
    game = serving(thalers=9)
    game.change_supply(NOBLE, -game.left(NOBLE))
    assert tavern(game)["shop"]["after"]["upgrade safe"]["brings"] == []


def test_the_shop_tells_what_can_be_paid_now_and_what_later() -> None:
    game = serving(seated=["G4-1"], dice=[2], thalers=2, beers=3)
    shop = tavern(game)["shop"]
    assert shop["now"] == ["buy merchant", "recruit G3-1"]
    assert "upgrade safe" in shop["later"]
    say(game, "buy merchant")
    assert tavern(game)["shop"]["bought"] == ["merchant"]


def test_the_whole_stack_is_in_the_shop_by_ruling() -> None:
    shop = tavern(serving(beers=3, three_beer_stack="choose"))["shop"]
    assert shop["now"] == [f"recruit G3-{number}" for number in range(1, 9)]


def test_tiles_carry_the_prices_of_the_special_offer() -> None:
    game = serving(staff={"dishwasher": 2}, tiles=["yard"])
    tiles = {tile["tile"]: tile for tile in tavern(game)["tiles"]}
    assert tiles["kitchen"]["prices"] == [9, 6, 3]
    yard = tiles["yard"]
    assert (yard["upgraded"], yard["figure"], yard["prices"]) == (True, 2, [])
    printed = {tile["tile"]: tile for tile in TITLE.view(game, 0)["tiles"]}
    assert printed["kitchen"]["works"] == "next_evening"
    assert (printed["yard"]["card"], printed["yard"]["takes_off"]) == ("brewer", [6, 6, 6])
    assert printed["safe"]["takes_off"] == []


def test_what_cards_take_off_goes_no_lower_than_the_ruling() -> None:
    printed = {
        tile["tile"]: tile for tile in TITLE.view(serving(special_offer_floor=1), 0)["tiles"]
    }
    assert printed["kitchen"]["takes_off"] == [3, 3, 2]


def tile(game: Tiefenthal, name: str, seat: int = 0) -> dict[str, Any]:
    found: list[dict[str, Any]] = [t for t in tavern(game, seat)["tiles"] if t["tile"] == name]
    return found[0]


def test_a_tile_tells_how_many_cards_may_go_back_for_the_thalers_at_hand() -> None:
    game = serving(staff={"dishwasher": 2, "barmaid": 1}, thalers=6)
    assert tile(game, "kitchen")["gives"] == [1, 2]
    assert (tile(game, "safe")["gives"], tile(game, "barmaid")["gives"]) == ([0], [])
    assert tile(game, "kitchen", seat=1)["gives"] == []
    say(game, "upgrade kitchen")
    assert options(game, "give") == ["give 1", "give 2"]


def test_a_tile_tells_whether_a_noble_comes_with_it() -> None:
    game = serving(thalers=12)
    assert tile(game, "safe")["noble"]
    say(game, "upgrade safe")
    assert not tile(game, "safe")["noble"]
    game.change_supply(NOBLE, -game.left(NOBLE))
    assert not tile(game, "barrel")["noble"]


def test_the_market_tells_what_a_noble_is_worth() -> None:
    noble = TITLE.view(serving(), 0)["market"]["noble"]
    assert (noble["die"], noble["thalers"], noble["points"]) == (2, 2, 10)


def test_closing_now_tells_its_loss() -> None:
    game = serving(thalers=3, beers=2, dice=[1, 2])
    assert tavern(game)["loss"] == {"thalers": 1, "beers": 0, "dice": 2}


def test_known_cards_are_told_from_the_top_and_the_rest_is_counted() -> None:
    game = serving(thalers=5)
    game.taverns[0].deck.push(kind_of(game, "R1"))
    say(game, "buy merchant", "buy dishwasher")
    pile = tavern(game)["draw_pile"]
    assert pile == {"count": 3, "top": ["dishwasher", "merchant"], "hidden": {"R1": 1}}


def test_coasters_lie_before_those_who_take_from_them_now() -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests)
    game.begin()
    for seat, faces in enumerate([[1, 2, 3, 4], [5, 5, 6, 6]]):
        for face in faces:
            game.apply(seat, game.agendas[seat].top.options(game)[face - 1])
    view = TITLE.view(game, None)
    assert (view["turn"], [coaster["dice"] for coaster in view["coasters"]]) == (
        0,
        [[1, 2, 3, 4], [5, 5, 6, 6]],
    )
    say(game, "take 1", "take 5")
    view = TITLE.view(game, None)
    assert [coaster["dice"] for coaster in view["coasters"]] == [[5, 6, 6], [2, 3, 4]]


def test_all_seats_and_spectators_see_the_same() -> None:
    game = serving(seated=["R1"], dice=[2, 3])
    assert TITLE.view(game, 0) == TITLE.view(game, 1) == TITLE.view(game, None)


def test_states_in_serving() -> None:
    game = serving()
    assert [t["state"] for t in TITLE.view(game, 0)["taverns"]] == ["serving", "waiting"]
    say(game, "close")
    assert [t["state"] for t in TITLE.view(game, 0)["taverns"]] == ["closed", "serving"]


def test_the_next_bonus_of_the_monastery_and_its_distance() -> None:
    game = serving(position=4)
    found = tavern(game)
    assert (found["next_bonus"], found["next_bonus_in"]) == (
        {"bonus": "refuse_service", "number": 1},
        2,
    )
    empty = {str(number): "none" for number in range(23)}
    found = tavern(serving(pack={"monastery": empty}))
    assert (found["next_bonus"]["bonus"], found["next_bonus_in"]) == ("none", 0)


def test_after_the_last_space_the_next_bonus_lies_beyond_the_start() -> None:
    game = serving()
    game.taverns[0].position = 22
    assert (tavern(game)["next_bonus_in"], tavern(game)["next_bonus_at"]) == (3, 2)
    game = serving(monastery_positions="22")
    game.taverns[0].position = 22
    assert (tavern(game)["next_bonus_in"], tavern(game)["next_bonus_at"]) == (2, 2)


def test_points_are_told_by_the_cards_that_carry_them() -> None:
    pack = {"tavern_cards": {"brewer": {"points": 1}}}
    game = serving(seated=["R1", "G6-1", "noble"], staff={"brewer": 1}, pack=pack)
    assert tavern(game)["sources"] == {"guest": 4, "noble": 10, "tavern_cards": 1}


def test_the_market_before_any_guest_is_open() -> None:
    market = TITLE.view(TITLE.start(setup_of()), None)["market"]
    assert [offer["guest"] for offer in market["offers"]] == [None] * 5
    assert (len(market["stack"]), len(market["guests_left"]), market["nobles_left"]) == (8, 30, 61)
