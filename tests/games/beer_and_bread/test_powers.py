"""Every upgrade by itself and with two copies, one sentence a test."""

from __future__ import annotations

import pytest

from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.tokens import KINDS
from stammtisch.games.beer_and_bread.state.village import set_of

from .tables import (
    HANDS,
    asked,
    before_year,
    begin,
    copies,
    fate,
    finish_year,
    heard,
    names,
    number,
    options,
    play_on,
    put_sold,
    question,
    say,
    store,
    tokens,
    told,
    year,
)

CROPS = KINDS[1:]
ONE, TWO = ("BE29",), ("BE29", "BE30")
UPGRADED = pytest.mark.parametrize("laid", [ONE, TWO])


def own(upgrade: str, laid: tuple[str, ...], number_of_year: int = 1) -> BeerAndBread:
    """A year in which seat 0 owns one or two copies of an upgrade."""
    return year(number_of_year, upgrades=(laid, ()), pack=copies(upgrade))


@UPGRADED
def test_redraw_discards_a_card_for_the_top_card_once_both_hands_are_full(
    laid: tuple[str, ...],
) -> None:
    game = year(1, upgrades=(laid, ()), pack=copies("redraw"), later=["BR30", "BR29"])
    for drawn in range(len(laid)):
        assert question(game) == (0, "Redraw")
        say(game, 0, f"discard {HANDS[0][drawn]}")
        fate(game, "BR30" if drawn == 0 else "BR29")
    assert question(game) == (0, "PlayCard")
    assert names(game.discard) == HANDS[0][: len(laid)]
    assert "BR30" in names(set_of(game.villages[0].hand))


def test_redraw_may_be_left() -> None:
    game = own("redraw", TWO)
    say(game, 0, "keep-hand")
    assert question(game) == (0, "PlayCard")
    assert game.discard == 0


def test_redraw_comes_before_the_exchange_and_the_windmill_goes_first() -> None:
    pack = copies("redraw")
    game = before_year(2, upgrades=(["BE29"], ["BE30"]), pack=pack)
    begin(game, windmill=1)
    assert question(game) == (1, "Redraw")
    assert game.exchange.n == 0
    say(game, 1, "keep-hand")
    say(game, 0, "keep-hand")
    fate(game)
    assert game.exchange.n == 3


@pytest.mark.parametrize(("years", "asked_in"), [("fruitful", 1), ("dry", 2)])
def test_redraw_may_be_for_one_kind_of_year(years: str, asked_in: int) -> None:
    pack = {**copies("redraw"), "upgrades": {"redraw": {"years": years}}}
    for number_of_year in (1, 2):
        game = year(number_of_year, upgrades=(ONE, ()), pack=pack)
        redraws = question(game) == (0, "Redraw")
        assert redraws == (number_of_year == asked_in)


@UPGRADED
def test_selective_pickup_takes_only_the_wanted_cards_of_the_column(laid: tuple[str, ...]) -> None:
    columns = (["BE01", "BE02", "BR01"], ["BE04"])
    game = before_year(2, upgrades=(laid, ()), columns=columns, pack=copies("selective_pickup"))
    begin(game)
    assert options(game, 0) == ["pick-up-rest", "leave BE01", "leave BE02", "leave BR01"]
    say(game, 0, "leave BE02")
    assert options(game, 0) == ["pick-up-rest", "leave BR01"]
    say(game, 0, "pick-up-rest")
    fate(game)
    assert names(game.discard) == ["BE02"]
    assert {"BE01", "BR01"} <= set(names(set_of(game.villages[0].hand)))
    assert game.villages[0].hand.n == 5


def test_selective_pickup_may_leave_everything() -> None:
    game = before_year(2, (ONE, ()), (["BE01"], []), copies("selective_pickup"))
    begin(game)
    say(game, 0, "leave BE01")
    fate(game)
    assert game.villages[0].hand.n == 5
    assert names(game.discard) == ["BE01"]


def test_selective_pickup_asks_nothing_without_a_column() -> None:
    game = own("selective_pickup", ONE, 2)
    assert question(game) == (0, "PlayCard")


@UPGRADED
def test_last_turn_draw_plays_one_of_the_cards_and_discards_the_rest(
    laid: tuple[str, ...],
) -> None:
    game = own("last_turn_draw", laid)
    play_until_last_turn(game)
    assert game.villages[0].hand.n == 1 + len(laid)
    drawn = [c for c in names(set_of(game.villages[0].hand)) if c not in HANDS[0] + HANDS[1]]
    play_on(game, 0, f"upgrade {drawn[0]}")
    assert game.villages[0].hand.n == 0
    assert len(names(game.discard)) == len(laid)
    assert drawn[0] not in names(game.discard)
    assert game.villages[0].turned == 0


def play_until_last_turn(game: BeerAndBread) -> None:
    for _ in range(4):
        play_on(game, 0)
        play_on(game, 1)
    fate(game)
    assert game.turn == 5


def test_last_turn_draw_needs_a_card_to_draw() -> None:
    game = own("last_turn_draw", ONE)
    for _ in range(3):
        play_on(game, 0)
        play_on(game, 1)
    play_on(game, 0)
    for pile in (game.beers, game.breads):
        pile.clear()
    game.backs_known = 0
    play_on(game, 1)
    assert game.villages[0].hand.n == 1


def test_last_turn_draw_is_for_fruitful_years() -> None:
    game = own("last_turn_draw", ONE, 2)
    for _ in range(4):
        play_on(game, 0)
        play_on(game, 1)
    assert game.villages[0].hand.n == 1


def test_reserve_hands_over_three_normal_cards_and_a_turned_one() -> None:
    game = own("reserve_card", ONE)
    say(game, 0, "upgrade BE01")
    assert options(game, 0) == ["hand-over", *[f"reserve {card}" for card in HANDS[0][1:]]]
    say(game, 0, "reserve BE03")
    say(game, 1, "upgrade BE04")
    assert game.villages[1].hand.n == 4
    play_on(game, 0)
    assert [text for text in options(game, 1) if text.startswith("upgrade")] == [
        "upgrade BR02",
        "upgrade BE02",
        "upgrade BR01",
    ]


def test_only_its_owner_may_play_a_reserved_card() -> None:
    game = own("reserve_card", ONE)
    say(game, 0, "upgrade BE01", "reserve BE03")
    say(game, 1, "upgrade BE04")
    play_on(game, 0)
    play_on(game, 1)
    say(game, 0, "harvest BE03")
    assert game.villages[0].turned == 0


def test_nothing_need_be_reserved() -> None:
    game = own("reserve_card", ONE)
    say(game, 0, "upgrade BE01", "hand-over")
    assert game.villages[0].turned == 0
    assert question(game) == (1, "PlayCard")


def test_two_reserved_cards_are_open_when_nothing_else_is_left() -> None:
    game = own("reserve_card", TWO)
    say(game, 0, "upgrade BE01", "reserve BE02", "reserve BR02")
    say(game, 1, "upgrade BE04")
    play_on(game, 0)
    say(game, 1, "upgrade BE03")
    say(game, 0, "upgrade BR01")
    play_on(game, 1)
    play_on(game, 0)
    assert set(options(game, 1)) >= {"upgrade BE02", "upgrade BR02"}
    assert game.villages[0].turned == 0
    assert {"BE02", "BR02"} <= set(names(game.villages[1].seen))


def test_reserving_the_highest_card_ends_the_question() -> None:
    game = own("reserve_card", TWO)
    say(game, 0, "upgrade BE01", "reserve BR02")
    assert question(game) == (1, "PlayCard")


@pytest.mark.parametrize("crop", CROPS)
@UPGRADED
def test_sowing_upgrades_harvest_after_the_seeding(crop: str, laid: tuple[str, ...]) -> None:
    game = own(f"sow_{crop}", laid)
    assert told(game.villages[0].storage) == {crop: len(laid)}
    assert heard(game, "harvested")[0].facts["why"] == "sow"


def test_with_one_token_left_the_windmill_sows_first() -> None:
    game = before_year(2, (["BE29"], ["BE30"]), pack=copies("sow_hops"))
    game.supply -= tokens(hops=14)
    begin(game, windmill=1)
    assert told(game.villages[1].storage) == {"hops": 1}
    assert told(game.villages[0].storage) == {}


@pytest.mark.parametrize("windmill", [0, 1])
def test_both_harvest_early_the_one_with_the_windmill_first(windmill: int) -> None:
    game = before_year(1, (["BE29"], ["BE30"]), pack=copies("sow_wheat"))
    begin(game, windmill=windmill)
    told_of = [event.facts["seat"] for event in heard(game, "harvested")]
    assert told_of == [windmill, 1 - windmill]
    assert [told(village.storage) for village in game.villages] == [{"wheat": 1}] * 2


@pytest.mark.parametrize("windmill", [0, 1])
def test_the_second_player_harvests_early_where_the_first_does_not(windmill: int) -> None:
    laid: list[list[str]] = [[], []]
    laid[1 - windmill] = ["BE29"]
    game = before_year(1, laid, pack=copies("sow_wheat"))
    begin(game, windmill=windmill)
    assert told(game.villages[1 - windmill].storage) == {"wheat": 1}
    assert game.villages[windmill].storage == 0
    assert question(game) == (windmill, "PlayCard")


def test_the_second_village_sows_after_the_first_has_stored() -> None:
    game = before_year(1, (["BE29"], ["BE30"]), pack=copies("sow_wheat"))
    store(game, 0, barley=4, rye=5)
    say(game, -1, "starter 0")
    assert question(game) == (0, "ChooseOffer")
    assert game.villages[1].storage == 0
    say(game, 0, "offer rye")
    say(game, 1, "take rye")
    assert told(game.villages[1].storage) == {"wheat": 1, "rye": 1}


@pytest.mark.parametrize(("years", "sown"), [("fruitful", [1, 0]), ("dry", [0, 1])])
def test_sowing_may_be_for_one_kind_of_year(years: str, sown: list[int]) -> None:
    pack = {**copies("sow_rye"), "upgrades": {"sow_rye": {"years": years}}}
    games = [year(n, upgrades=(ONE, ()), pack=pack) for n in (1, 2)]
    assert [told(game.villages[0].storage).get("rye", 0) for game in games] == sown


@pytest.mark.parametrize("crop", CROPS)
@UPGRADED
def test_extra_upgrades_add_to_the_harvest_action(crop: str, laid: tuple[str, ...]) -> None:
    pack = copies(f"extra_{crop}")
    pack["cards"]["BE01"] = {"harvest": [crop, "water"]}
    game = year(1, upgrades=(laid, ()), pack=pack)
    say(game, 0, "harvest BE01")
    assert told(game.villages[0].storage) == {"water": 1, crop: 1 + len(laid)}


def test_extra_upgrades_add_nothing_to_other_kinds_or_harvests() -> None:
    pack = copies("extra_rye", "BE29")
    pack["cards"] |= copies("sow_rye", "BE30")["cards"]
    pack["cards"]["BE01"] = {"harvest": ["water"]}
    game = year(1, upgrades=(TWO, ()), pack=pack)
    say(game, 0, "harvest BE01")
    assert told(game.villages[0].storage) == {"water": 1, "rye": 1}


@pytest.mark.parametrize("crop", CROPS)
@UPGRADED
def test_supply_upgrades_give_what_the_field_lacks(crop: str, laid: tuple[str, ...]) -> None:
    pack = copies(f"supply_{crop}")
    pack["cards"]["BE01"] = {"harvest": [crop, crop, crop]}
    game = year(1, upgrades=(laid, ()), pack=pack)
    game.supply += game.fields
    game.fields = tokens(**{crop: 1})
    game.supply -= game.fields
    say(game, 0, "harvest BE01")
    assert told(game.villages[0].storage) == {crop: 3}
    assert heard(game, "harvested")[0].facts["from_supply"] == 2


def test_without_the_upgrade_the_supply_gives_nothing() -> None:
    pack = {"cards": {"BE01": {"harvest": ["rye", "rye", "rye"]}}}
    game = year(1, pack=pack)
    game.fields -= tokens(rye=5)
    say(game, 0, "harvest BE01")
    assert told(game.villages[0].storage) == {"rye": 1}


@UPGRADED
def test_water_follows_every_harvest_action_of_the_other_player(laid: tuple[str, ...]) -> None:
    game = year(1, upgrades=((), laid), pack=copies("water_follow"))
    say(game, 0, "harvest BE01")
    assert told(game.villages[1].storage) == {"water": len(laid)}
    assert heard(game, "harvested")[-1].facts["why"] == "follow"
    say(game, 1, "harvest BE04")
    assert told(game.villages[0].storage)["water"] == 1


def test_water_follows_once_the_overflow_is_settled() -> None:
    game = year(1, upgrades=((), ONE), pack=copies("water_follow"))
    store(game, 0, wheat=4, rye=4)
    store(game, 1, barley=7)
    say(game, 0, "harvest BE01", "offer wheat", "offer wheat", "offer wheat")
    assert told(game.villages[1].storage) == {"barley": 7}
    say(game, 1, "take wheat", "leave-rest")
    assert told(game.villages[1].storage) == {"water": 1, "wheat": 1, "barley": 7}


def test_water_that_follows_may_overflow_too() -> None:
    game = year(1, upgrades=((), ONE), pack=copies("water_follow"))
    store(game, 1, barley=9)
    say(game, 0, "harvest BE01")
    assert question(game) == (1, "ChooseOffer")
    say(game, 1, "offer barley")
    assert question(game) == (0, "AcceptOffer")


@UPGRADED
def test_storage_upgrades_add_cells_for_any_tokens(laid: tuple[str, ...]) -> None:
    game = own("store_any", laid)
    village = game.villages[0]
    assert village.cells == 9 + 2 * len(laid)
    assert village.excess(tokens(wheat=9 + 2 * len(laid))) == 0
    assert village.excess(tokens(wheat=10 + 2 * len(laid))) == 1


@UPGRADED
def test_water_cells_hold_water_only(laid: tuple[str, ...]) -> None:
    game = own("store_water", laid)
    village = game.villages[0]
    cells = 2 * len(laid)
    assert village.excess(tokens(wheat=9, water=cells)) == 0
    assert village.excess(tokens(wheat=9, water=cells + 1)) == 1
    assert village.excess(tokens(wheat=10)) == 1


def test_water_in_water_cells_need_not_be_offered() -> None:
    game = own("store_water", ONE)
    store(game, 0, water=2, wheat=9)
    say(game, 0, "harvest BE03")  # water, wheat, hops
    assert question(game) == (0, "ChooseOffer")
    say(game, 0, "offer water")
    assert options(game, 0) == ["offer wheat", "offer hops"]


def test_a_full_storage_may_still_take_water_into_a_water_cell() -> None:
    game = year(1, upgrades=((), ONE), pack=copies("store_water"))
    store(game, 0, water=4, wheat=4)
    store(game, 1, barley=9)
    say(game, 0, "harvest BE02", "offer water", "offer water")
    assert options(game, 1) == ["take water", "leave-rest"]
    say(game, 1, "take water")
    assert options(game, 1) == ["take water", "leave-rest"]


@UPGRADED
def test_brewery_and_bakery_hold_one_more_card_each(laid: tuple[str, ...]) -> None:
    brewery, bakery = own("brewery_plus", laid), own("bakery_plus", laid)
    assert brewery.villages[0].brewery_places == 1 + len(laid)
    assert brewery.villages[0].bakery_places == 1
    assert bakery.villages[0].bakery_places == 1 + len(laid)


def test_with_a_second_vat_two_beers_are_sold_before_cleaning() -> None:
    game = year(2, upgrades=(["BE03"], []), hands=second_vat(), exchange=["BR06", "BR07", "BR08"])
    store(game, 0, water=2, barley=1, wheat=1, hops=2)
    say(game, 0, "sell BE01")
    play_on(game, 1)
    say(game, 0, "sell BE02")
    assert game.villages[0].beers == 2


def second_vat() -> tuple[list[str], list[str]]:
    return ["BE01", "BE02", "BE06", "BR01", "BR02"], HANDS[1]


@pytest.mark.parametrize(
    ("upgrade", "paid", "instead"),
    [
        ("swap_wheat", {"wheat": 2}, "barley"),
        ("swap_wheat", {"wheat": 2}, "hops"),
        ("swap_hops", {"hops": 2}, "wheat"),
        ("swap_hops", {"hops": 2}, "barley"),
        ("swap_hops", {"hops": 2}, "rye"),
        ("swap_water", {"water": 3}, "wheat"),
        ("swap_water", {"water": 3}, "barley"),
    ],
)
@UPGRADED
def test_substitutions_pay_for_one_token(
    upgrade: str, paid: dict[str, int], instead: str, laid: tuple[str, ...]
) -> None:
    pack = copies(upgrade)
    pack["cards"]["BE01"] = {"recipe": [instead]}
    game = year(1, upgrades=(laid, ()), pack=pack)
    store(game, 0, **paid)
    say(game, 0, "sell BE01")
    assert game.villages[0].storage == 0


def test_a_substitution_does_not_pay_what_it_does_not_name() -> None:
    pack = copies("swap_wheat")
    pack["cards"]["BE01"] = {"recipe": ["rye"]}
    game = year(1, upgrades=(ONE, ()), pack=pack)
    store(game, 0, wheat=9)
    assert "sell BE01" not in options(game, 0)


def test_a_substitution_needs_enough_tokens() -> None:
    pack = copies("swap_water")
    pack["cards"]["BE01"] = {"recipe": ["wheat", "wheat", "water"]}
    game = year(1, upgrades=(ONE, ()), pack=pack)
    store(game, 0, water=6)
    assert "sell BE01" not in options(game, 0)
    store(game, 0, rye=3)
    assert "sell BE01" not in options(game, 0)
    store(game, 0, water=1)
    assert "sell BE01" in options(game, 0)


def cleaning(
    upgrade: str, laid: tuple[str, ...], beers: int, breads: int, only: str = "only"
) -> int:
    """How many tokens of choice a cleaning brings."""
    pack = copies(upgrade)
    game = year(1, upgrades=(laid, ()), pack=pack, cleaning_only=only)
    village = game.villages[0]
    village.brewery_places = village.bakery_places = 9
    store(game, 0, water=9)
    village.cells = 20
    village.beers, village.breads = beers, breads
    say(game, 0, "upgrade BE01")
    return int(game.left) if question(game) == (0, "ChooseGathering") else 0


@pytest.mark.parametrize(
    ("upgrade", "brings"),
    [
        ("clean_beer", [1, 0, 1]),
        ("clean_bread", [0, 1, 1]),
        ("clean_only_beer", [2, 0, 0]),
        ("clean_only_bread", [0, 2, 0]),
        ("clean_both", [0, 0, 2]),
    ],
)
@UPGRADED
def test_cleaning_upgrades_harvest_for_what_is_taken_out(
    upgrade: str, brings: list[int], laid: tuple[str, ...]
) -> None:
    houses = [(1, 0), (0, 1), (1, 1)]
    brought = [cleaning(upgrade, laid, beers, breads) for beers, breads in houses]
    assert brought == [number_of * len(laid) for number_of in brings]


def test_only_may_mean_two_or_more() -> None:
    assert cleaning("clean_only_beer", ONE, 1, 0, "two_or_more") == 0
    assert cleaning("clean_only_beer", ONE, 2, 1, "two_or_more") == 2
    assert cleaning("clean_only_bread", ONE, 1, 2, "two_or_more") == 2


def test_a_cleaning_upgrade_counts_in_the_action_in_which_it_is_laid() -> None:
    game = year(1, hands=(["BE17", "BE02", "BE03", "BR01", "BR02"], HANDS[1]))
    store(game, 0, water=1, wheat=1, hops=1)
    say(game, 0, "sell BE02")
    play_on(game, 1)
    play_on(game, 0, "harvest")
    game.villages[0].storage = 0
    play_on(game, 1, "upgrade BE03")
    say(game, 0, "upgrade BE17")
    assert question(game) == (0, "ChooseGathering")
    assert options(game, 0) == [f"gather {kind}" for kind in KINDS]
    say(game, 0, "gather hops")
    assert told(game.villages[0].storage) == {"hops": 1}


def test_tokens_of_choice_are_gathered_in_the_order_of_the_kinds() -> None:
    game = year(1, upgrades=(ONE, ()), pack=copies("clean_only_beer"))
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01", "gather rye")
    assert options(game, 0) == ["gather rye", "gather hops"]
    say(game, 0, "gather hops")
    assert told(game.villages[0].storage) == {"rye": 1, "hops": 1}
    assert heard(game, "harvested")[0].facts["why"] == "clean"


def test_cleaning_harvests_no_more_than_there_is() -> None:
    game = year(1, upgrades=(ONE, ()), pack=copies("clean_only_beer"))
    game.supply += game.fields - tokens(barley=1)
    game.fields = tokens(barley=1)
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01")
    assert told(game.villages[0].storage) == {"barley": 1}


def test_cleaning_reaches_into_the_supply_with_the_upgrade_for_it() -> None:
    pack = copies("clean_beer", "BE29")
    pack["cards"] |= copies("supply_hops", "BE30")["cards"]
    game = year(1, upgrades=(TWO, ()), pack=pack)
    game.supply += game.fields
    game.fields = 0
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01")
    assert told(game.villages[0].storage) == {"hops": 1}


def test_a_pack_may_name_the_kind_that_cleaning_brings() -> None:
    pack = {**copies("clean_beer"), "upgrades": {"clean_beer": {"kind": "rye"}}}
    game = year(1, upgrades=(TWO, ()), pack=pack)
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01")
    assert told(game.villages[0].storage) == {"rye": 2}


def test_what_cleaning_harvests_may_overflow() -> None:
    game = year(1, upgrades=(ONE, ()), pack=copies("clean_beer"))
    store(game, 0, wheat=9)
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01", "gather rye")
    assert question(game) == (0, "ChooseOffer")


def test_nothing_is_cleaned_and_harvested_at_the_end() -> None:
    game = year(6, upgrades=(ONE, ()), pack=copies("clean_beer"))
    game.villages[0].beers = 0
    put_sold(game, 0, "BE10")
    finish_year(game)
    assert game.over
    assert not heard(game, "harvested")


def test_questions_of_upgrades_say_how_many_are_left() -> None:
    game = own("redraw", TWO)
    assert asked(game, 0).about(game) == {"left": 2}
    game = own("reserve_card", TWO)
    play_on(game, 0)
    assert asked(game, 0).about(game) == {"left": 2}
    game = own("clean_both", ONE)
    game.villages[0].beers = game.villages[0].breads = 1
    play_on(game, 0)
    assert asked(game, 0).about(game) == {"left": 2, "chosen": 0}


def test_every_upgrade_of_the_pack_has_a_power() -> None:
    game = year(1)
    for upgrade in game.setup.upgrades:
        assert any(card.upgrade == upgrade.number for card in game.setup.cards), upgrade.id
    assert number("BE01") == 0


def test_an_owner_may_let_the_seeding_bring_a_single_water() -> None:
    pack = {**copies("sow_rye"), "upgrades": {"sow_rye": {"kind": "water", "count": 1}}}
    game = year(1, upgrades=(["BE29"], ()), pack=pack)
    assert told(game.villages[0].storage) == {"water": 1}
