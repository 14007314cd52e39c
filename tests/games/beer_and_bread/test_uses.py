"""The three uses of a card, one sentence a test."""

from __future__ import annotations

import pytest

from stammtisch.core import Pile
from stammtisch.games.beer_and_bread.rules.payments import ways_with
from stammtisch.games.beer_and_bread.rules.turns import PLAY_CARD
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.village import set_of

from .tables import (
    asked,
    heard,
    names,
    number,
    options,
    play_on,
    question,
    say,
    store,
    tokens,
    told,
    year,
)

HARVESTERS = (["BE05", "BE28", "BE30", "BR01", "BR02"], ["BE04", "BE06", "BR03", "BR04", "BR05"])


def test_a_harvest_takes_the_kinds_of_the_new_card_as_often_as_the_column_shows_them() -> None:
    game = year(2, hands=HARVESTERS, exchange=["BE07", "BR08", "BR09"])
    say(game, 0, "harvest BE28")
    play_on(game, 1)
    say(game, 0, "harvest BE30")
    play_on(game, 1)
    say(game, 0, "harvest BE05")
    assert [event.facts["total"] for event in heard(game, "harvested")] == [2, 3, 5]
    last = heard(game, "harvested")[-1].facts  # the field of a dry year has no third wheat left
    assert (last["water"], last["wheat"], last["barley"]) == (2, 2, 1)


def test_the_worked_example_of_the_rulebook_takes_two_water_one_barley_three_wheat() -> None:
    game = year(1, hands=HARVESTERS)
    for card in ("BE28", "BE30"):
        game.villages[0].hand.remove(number(card))
        game.villages[0].column.push(number(card))
        game.villages[0].symbols += game.setup.cards[number(card)].symbols
    say(game, 0, "harvest BE05")
    assert told(game.villages[0].storage) == {"water": 2, "barley": 1, "wheat": 3}


def test_a_field_with_fewer_gives_what_it_has_and_no_other_kind_instead() -> None:
    game = year(1, hands=HARVESTERS)
    game.fields -= tokens(wheat=7)
    say(game, 0, "harvest BE05")
    assert told(game.villages[0].storage) == {"water": 1, "barley": 1}


def test_what_was_harvested_leaves_the_fields() -> None:
    game = year(1)
    say(game, 0, "harvest BE01")
    assert told(game.fields) == {"water": 17, "wheat": 6, "barley": 7, "rye": 5, "hops": 6}


def overflowing() -> BeerAndBread:
    """Seat 0 has 4 wheat and 4 rye, and harvests 3 water; seat 1 has one free cell."""
    pack = {"cards": {"BE01": {"harvest": ["water", "water", "water"]}}}
    game = year(1, pack=pack)
    store(game, 0, wheat=4, rye=4)
    store(game, 1, barley=8)
    say(game, 0, "harvest BE01")
    return game


def test_whoever_has_too_many_tokens_chooses_from_old_and_new() -> None:
    game = overflowing()
    assert question(game) == (0, "ChooseOffer")
    assert options(game, 0) == ["offer water", "offer wheat", "offer rye"]
    assert asked(game, 0).about(game)["left"] == 2


def test_tokens_are_chosen_in_the_order_of_the_kinds() -> None:
    game = overflowing()
    say(game, 0, "offer wheat")
    assert options(game, 0) == ["offer wheat", "offer rye"]


def test_the_rest_is_offered_and_what_is_refused_goes_to_the_supply() -> None:
    game = overflowing()
    before = told(game.supply)
    say(game, 0, "offer wheat", "offer rye")
    assert told(game.villages[0].storage) == {"water": 3, "wheat": 3, "rye": 3}
    assert question(game) == (1, "AcceptOffer")
    assert options(game, 1) == ["take wheat", "take rye", "leave-rest"]
    say(game, 1, "take rye")
    assert told(game.villages[1].storage) == {"barley": 8, "rye": 1}
    assert told(game.supply)["wheat"] == before["wheat"] + 1
    assert question(game) == (1, "PlayCard")


def test_the_other_player_may_refuse_everything() -> None:
    game = overflowing()
    say(game, 0, "offer wheat", "offer rye")
    say(game, 1, "leave-rest")
    assert told(game.villages[1].storage) == {"barley": 8}
    assert heard(game, "returned")[0].facts["total"] == 2
    assert not heard(game, "accepted")


def test_the_other_player_may_take_several_in_the_order_of_the_kinds() -> None:
    game = overflowing()
    game.villages[1].storage = tokens(barley=6)
    say(game, 0, "offer wheat", "offer rye")
    say(game, 1, "take wheat")
    assert options(game, 1) == ["take rye", "leave-rest"]
    say(game, 1, "take rye")
    assert told(game.villages[1].storage) == {"wheat": 1, "barley": 6, "rye": 1}


def test_a_full_storage_is_not_asked() -> None:
    game = overflowing()
    game.villages[1].storage = tokens(barley=9)
    say(game, 0, "offer wheat", "offer rye")
    assert question(game) == (1, "PlayCard")
    assert heard(game, "returned")[0].facts["total"] == 2


def test_the_last_token_is_not_asked_where_there_is_no_choice() -> None:
    game = overflowing()
    say(game, 0, "offer rye")
    assert question(game) == (1, "AcceptOffer")
    assert told(game.offer) == {"rye": 2}


def test_all_cells_are_filled_unless_keeping_fewer_is_allowed() -> None:
    pack = {"cards": {"BE01": {"harvest": ["water", "water", "water"]}}}
    game = year(1, pack=pack, overflow_keep="keep_fewer_allowed")
    store(game, 0, wheat=4, rye=4)
    say(game, 0, "harvest BE01", "offer wheat", "offer wheat")
    assert options(game, 0) == ["offer wheat", "offer rye", "offer-made"]
    say(game, 0, "offer rye", "offer-made")
    assert told(game.villages[0].storage) == {"water": 3, "wheat": 2, "rye": 3}


def test_keeping_fewer_ends_by_itself_when_nothing_is_left_to_offer() -> None:
    pack = {"cards": {"BE01": {"harvest": ["rye", "rye"]}}}
    game = year(1, pack=pack, overflow_keep="keep_fewer_allowed")
    store(game, 0, water=8)
    store(game, 1, barley=9)
    say(game, 0, "harvest BE01")
    assert options(game, 0) == ["offer water", "offer rye"]
    say(game, 0, "offer rye")
    assert options(game, 0) == ["offer rye", "offer-made"]
    say(game, 0, "offer rye")
    assert told(game.villages[0].storage) == {"water": 8}


def test_keeping_fewer_offers_only_what_lets_the_rest_fit() -> None:
    pack = {"cards": {"BE01": {"harvest": ["water"] * 3}}}
    game = year(1, pack=pack, overflow_keep="keep_fewer_allowed")
    store(game, 0, wheat=8, hops=1)
    say(game, 0, "harvest BE01")
    assert options(game, 0) == ["offer water", "offer wheat"]


def test_only_unbroken_rows_count_where_that_is_played() -> None:
    game = year(1, hands=HARVESTERS, harvest_count="contiguous")
    for card in ("BE30", "BE28"):  # water and wheat, then wheat and rye
        game.villages[0].hand.remove(number(card))
        game.villages[0].column.push(number(card))
        game.villages[0].symbols += game.setup.cards[number(card)].symbols
    say(game, 0, "harvest BE05")
    assert told(game.villages[0].storage) == {"water": 1, "barley": 1, "wheat": 3}


def selling() -> BeerAndBread:
    game = year(1)
    store(game, 0, water=2, wheat=1, barley=2, rye=1, hops=2)
    return game


def test_a_product_needs_its_whole_recipe() -> None:
    game = year(1)
    store(game, 0, water=1, barley=1)
    assert "sell BE01" not in options(game, 0)
    store(game, 0, hops=1)
    assert "sell BE01" in options(game, 0)


def test_selling_pays_the_recipe_to_the_supply() -> None:
    game = selling()
    before = told(game.supply)
    say(game, 0, "sell BE01")
    assert told(game.villages[0].storage) == {
        "water": 1,
        "wheat": 1,
        "barley": 1,
        "rye": 1,
        "hops": 1,
    }
    assert told(game.supply)["hops"] == before["hops"] + 1
    assert names(game.villages[0].houses) == ["BE01"]
    assert heard(game, "sold")[0].facts["value"] == 4


def test_a_sold_card_blocks_its_place_until_cleaning() -> None:
    game = selling()
    say(game, 0, "sell BE01")
    play_on(game, 1)
    play_on(game, 0, "harvest")
    game.villages[1].hand, game.villages[0].hand = game.villages[0].hand, game.villages[1].hand
    village = game.villages[0]
    village.storage = tokens(water=3, wheat=3, barley=3, rye=3, hops=3)
    assert (village.beers, village.breads) == (1, 0)
    assert not [text for text in uses_of(game, 0) if text.startswith("sell BE")]
    assert [text for text in uses_of(game, 0) if text.startswith("sell BR")]


def uses_of(game: BeerAndBread, seat: int) -> list[str]:
    return [choice.text for choice in PLAY_CARD[seat].options(game)]


def test_an_upgrade_goes_under_its_slot_and_all_sold_cards_leave_the_houses() -> None:
    game = selling()
    say(game, 0, "sell BE01")
    game.villages[0].hand, game.villages[1].hand = game.villages[1].hand, game.villages[0].hand
    play_on(game, 1)
    play_on(game, 0)
    village = game.villages[0]
    assert names(village.sold) == ["BE01"]
    assert (village.houses, village.beers) == (0, 0)
    assert heard(game, "cleaned")[0].facts == {"seat": 0, "beers": 1, "breads": 0}


def test_cleaning_with_nothing_to_clean_is_allowed() -> None:
    game = year(1)
    say(game, 0, "upgrade BE01")
    assert names(game.villages[0].upgrades) == ["BE01"]
    assert not heard(game, "cleaned")


def test_an_exchange_card_may_be_sold() -> None:
    game = year(2)
    store(game, 0, water=1, wheat=2, rye=1)
    say(game, 0, "sell BR06", "give BE01")
    assert names(game.villages[0].houses) == ["BR06"]
    assert "BE01" in names(set_of(game.exchange))


def swapping(*cards: str, **stored: int) -> BeerAndBread:
    game = year(1, upgrades=(cards, []))
    store(game, 0, **stored)
    return game


def test_four_wheat_pay_for_two_hops_that_pay_for_one_rye() -> None:
    game = swapping("BE23", "BE30", water=1, hops=1, wheat=4)
    say(game, 0, "sell BE03")
    assert told(game.villages[0].storage) == {}


def test_water_that_stands_for_wheat_and_barley_is_no_rye_however_much_there_is() -> None:
    hand = ["BE02", "BE03", "BR01", "BR02", "BR03"]
    game = year(
        1, (hand, ["BE04", "BE05", "BR04", "BR05", "BR06"]), upgrades=(["BE01", "BE30"], [])
    )
    store(game, 0, water=4, wheat=3, rye=1, hops=1)
    assert "sell BR03" not in options(game, 0)
    store(game, 0, hops=1)
    assert "sell BR03" in options(game, 0)


def test_payment_is_asked_only_where_there_are_several_ways() -> None:
    game = swapping("BE23", water=1, barley=1, wheat=4, hops=1)
    say(game, 0, "sell BE01")
    assert question(game) == (0, "ChoosePayment")
    assert options(game, 0) == ["pay 0 wheat", "pay 2 wheat", "pay 4 wheat"]
    say(game, 0, "pay 2 wheat")
    assert options(game, 0) == ["pay 0 barley", "pay 1 barley"]
    say(game, 0, "pay 1 barley")
    assert told(game.villages[0].storage) == {"wheat": 2, "hops": 1}


def test_one_way_to_pay_is_not_asked() -> None:
    game = swapping("BE23", water=1, barley=1, wheat=3)
    say(game, 0, "sell BE01")
    assert told(game.villages[0].storage) == {"wheat": 1}


def test_a_payment_with_a_cheaper_one_in_it_is_not_offered() -> None:
    game = swapping("BE23", "BE30", wheat=9)
    ways = ways_with(game.setup, number("BR02"), 3)
    assert told(ways[0].tokens) == {"water": 1, "wheat": 2}
    assert all(told(way.tokens) != {"water": 1, "wheat": 5} for way in ways)


def test_the_payment_is_chosen_before_the_card_of_the_exchange() -> None:
    game = year(2, upgrades=(["BE23"], []))
    store(game, 0, water=1, wheat=4, barley=2, hops=1)
    say(game, 0, "sell BE06")
    assert question(game) == (0, "ChoosePayment")
    say(game, 0, "pay 0 wheat")
    assert options(game, 0)[0] == "give BE01"


def test_an_answer_that_is_not_offered_is_no_answer() -> None:
    game = year(1)
    with pytest.raises(AssertionError, match="is not among"):
        say(game, 0, "sell BE01")


def test_every_question_says_what_it_is_about() -> None:
    game = swapping("BE23", water=1, barley=1, wheat=4, hops=1)
    assert asked(game, 0).about(game) == {"year": 1, "turn": 1}
    say(game, 0, "sell BE01")
    assert asked(game, 0).about(game) == {"card": "BE01", "kind": "wheat"}
    exchanging = year(2)
    say(exchanging, 0, "harvest BR06")
    assert asked(exchanging, 0).about(exchanging) == {"card": "BR06"}


def test_the_last_card_of_a_hand_may_go_for_the_only_card_to_exchange() -> None:
    game = year(2)
    game.villages[0].hand = Pile([number("BE01")])
    game.exchange = Pile([number("BR20")])
    assert options(game, 0) == ["harvest BE01", "upgrade BE01", "harvest BR20", "upgrade BR20"]


def test_the_last_card_of_a_hand_may_be_sold() -> None:
    game = selling()
    game.villages[0].hand = Pile([number("BE01")])
    assert options(game, 0) == ["harvest BE01", "sell BE01", "upgrade BE01"]
