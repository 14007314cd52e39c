"""All 24 fortune cards, each with its edge cases."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.quacks import TITLE

from .kitchen import Kitchen

BAG = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-1 green-2 green-4"


# Blue cards


def test_second_chance_offers_once_after_five_chips_to_begin_again() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG)
    kitchen.draw("white-1 white-1 orange-1 orange-1 green-1")
    assert kitchen.options() == ["continue", "restart"]
    kitchen.say("restart")
    player = kitchen.players[0]
    assert (player.pot.n, player.whites, player.position) == (0, 0, 0)
    kitchen.draw("white-1 white-1 orange-1 orange-1 green-1")
    assert kitchen.asked() == "Brew"


def test_second_chance_the_first_five_chips_cannot_explode_the_pot() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG)
    kitchen.draw("white-3 white-3 white-2 white-2 orange-1")
    assert not kitchen.players[0].exploded
    kitchen.say("restart")
    kitchen.draw("white-3 white-3 white-2")
    assert kitchen.players[0].exploded


def test_second_chance_carrying_on_above_the_limit_the_next_white_chip_explodes() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG)
    kitchen.draw("white-3 white-3 white-2 white-2 orange-1")
    kitchen.say("continue")
    assert not kitchen.players[0].exploded
    kitchen.draw("green-1")
    assert not kitchen.players[0].exploded
    kitchen.draw("white-1")
    assert kitchen.players[0].exploded


def test_by_the_ruling_carrying_on_above_the_limit_explodes_at_once() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG, second_chance_over="explodes")
    kitchen.draw("white-3 white-3 white-2 white-2 orange-1")
    kitchen.say("continue")
    assert kitchen.players[0].exploded


def test_second_chance_comes_before_a_blue_chip_draws() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG + " blue-1")
    kitchen.draw("white-1 white-1 orange-1 orange-1 blue-1")
    assert kitchen.asked() == "TakeChance"
    kitchen.say("continue")
    assert kitchen.asked() == "LookAtChip"


def test_by_the_ruling_second_chance_comes_after_the_fifth_chip_has_acted() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG + " blue-1", second_chance_point="acted")
    kitchen.draw("white-1 white-1 orange-1 orange-1 blue-1")
    kitchen.look("green-4")
    kitchen.say("pass")
    assert kitchen.asked() == "TakeChance"
    kitchen.say("continue")
    assert kitchen.asked() == "Brew"


def test_second_chance_a_used_flask_stays_used() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG)
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.draw("white-1 orange-1 orange-1 green-1")
    kitchen.say("restart")
    assert not kitchen.players[0].flask


def test_by_the_ruling_second_chance_refills_the_flask() -> None:
    kitchen = Kitchen(card="second_chance", bag=BAG, second_chance_refills=True)
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.draw("white-1 orange-1 orange-1 green-1")
    kitchen.say("restart")
    assert kitchen.players[0].flask


def with_reds_beside(*said: str) -> Kitchen:
    """A Second Chance is taken with a new red chip beside the pot, and an older one."""
    kitchen = Kitchen(card="second_chance", bag=BAG + " red-1", red=2)
    kitchen.players[0].lay_aside(12)
    kitchen.players[0].kept = 1
    kitchen.draw("red-1")
    for text in ("aside", *said):
        kitchen.say(text)
    kitchen.draw("white-1 white-1 orange-1 orange-1 green-1")
    kitchen.say("restart")
    return kitchen


def test_second_chance_returns_red_chips_put_aside_this_round_but_not_older_ones() -> None:
    kitchen = with_reds_beside()
    assert kitchen.players[0].aside.to_list() == [12]
    assert "red-1" in kitchen.bag()


def test_second_chance_a_kept_red_chip_returned_meanwhile_is_no_longer_beside_the_pot() -> None:
    kitchen = with_reds_beside("rebag red 4")
    assert kitchen.players[0].aside.n == 0
    assert {"red-1", "red-4"} <= set(kitchen.bag())


def test_second_chance_a_red_chip_set_aside_and_returned_leaves_an_older_one_where_it_is() -> None:
    kitchen = with_reds_beside("rebag red 1")
    assert kitchen.players[0].aside.to_list() == [12]
    assert "red-1" in kitchen.bag()


def test_well_stirred_the_first_white_chip_may_go_back_without_the_flask() -> None:
    kitchen = Kitchen(card="well_stirred", bag=BAG)
    kitchen.draw("orange-1 white-3")
    assert kitchen.asked() == "StirBack"
    kitchen.say("return")
    player = kitchen.players[0]
    assert (player.whites, player.position, player.flask) == (0, 1, True)
    kitchen.draw("white-2")
    assert kitchen.asked() == "Brew"


def test_well_stirred_the_chip_may_stay() -> None:
    kitchen = Kitchen(card="well_stirred", bag=BAG)
    kitchen.draw("white-3")
    kitchen.say("keep")
    assert kitchen.players[0].whites == 3
    assert kitchen.options() == ["draw", "stop", "flask"]


def scored(card: str, chips: str, **options: Any) -> Kitchen:
    kitchen = Kitchen(card=card, bag=BAG, **options)
    kitchen.brew([chips, "orange-1"])
    kitchen.roll_all(1)
    return kitchen


def test_lucky_devil_pays_two_points_on_a_ruby_space() -> None:
    kitchen = scored("lucky_devil", "green-4")
    assert kitchen.players[0].points == 1 + 2


def test_lucky_devil_pays_also_after_an_explosion_and_beside_the_coins() -> None:
    kitchen = scored("lucky_devil", "white-3 white-3 white-2")
    kitchen.say("coins")
    assert kitchen.players[0].points == 2


def test_lucky_devil_needs_a_ruby_space() -> None:
    assert scored("lucky_devil", "green-2").players[0].points == 1


def test_shining_extra_bright_brings_two_rubies_on_a_ruby_space() -> None:
    kitchen = scored("shining_extra_bright", "orange-1 white-3")
    assert kitchen.players[0].rubies == 1 + 2


def test_seasoned_perfectly_moves_the_droplet_for_whites_of_exactly_seven() -> None:
    kitchen = scored("seasoned_perfectly", "white-3 white-3 white-1")
    kitchen.finish_round()
    assert [player.droplet for player in kitchen.players] == [1, 0]


def test_seasoned_perfectly_with_test_tubes_the_player_chooses_the_droplet() -> None:
    kitchen = scored("seasoned_perfectly", "white-3 white-3 white-1", test_tubes=True)
    kitchen.say("pass")
    assert kitchen.asked() == "MoveDroplet"


def test_the_pot_is_full_lets_the_winner_roll_the_die_twice() -> None:
    kitchen = Kitchen(card="pot_is_full", bag=BAG)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll(3)
    kitchen.roll(1)
    assert kitchen.players[0].points == 2 + 1


def test_living_in_luxury_explodes_only_above_nine() -> None:
    kitchen = Kitchen(card="living_in_luxury", bag=BAG)
    kitchen.draw("white-3 white-3 white-2 white-1")
    assert not kitchen.players[0].exploded
    kitchen.draw("white-1")
    assert kitchen.players[0].exploded


@pytest.mark.parametrize(("combine", "limit"), [("max", 9), ("sum", 10)])
def test_living_in_luxury_and_yellow_3_the_highest_limit_counts_or_by_the_ruling_both(
    combine: str, limit: int
) -> None:
    kitchen = Kitchen(
        card="living_in_luxury", bag="yellow-1 orange-1", yellow=3, limits_combine=combine
    )
    kitchen.draw("yellow-1")
    assert kitchen.limit() == limit


@pytest.mark.parametrize(("yellow", "explodes"), [(3, False), (1, True)])
def test_a_yellow_fifth_chip_raises_the_limit_before_carrying_on_is_judged(
    yellow: int, explodes: bool
) -> None:
    bag = "white-3 white-3 white-2 orange-1 yellow-1 green-1"
    kitchen = Kitchen(
        card="second_chance", bag=bag, number=2, yellow=yellow, second_chance_over="explodes"
    )
    kitchen.draw("white-3 white-3 white-2 orange-1 yellow-1")
    kitchen.say("continue")
    assert kitchen.players[0].exploded == explodes


def test_pumpkin_patch_party_moves_every_orange_chip_one_farther() -> None:
    kitchen = Kitchen(card="pumpkin_patch_party", bag=BAG)
    for answer in ("move 2", "move 2"):
        kitchen.draw("orange-1")
        kitchen.say(answer)
    assert kitchen.pot() == [("orange-1", 2), ("orange-1", 4)]


def test_pumpkin_patch_party_may_be_declined() -> None:
    kitchen = Kitchen(card="pumpkin_patch_party", bag=BAG)
    kitchen.draw("orange-1")
    assert kitchen.options() == ["move 2", "move 1"]
    kitchen.say("move 1")
    assert kitchen.pot() == [("orange-1", 1)]


@pytest.mark.parametrize(("doubles", "space"), [("printed", 4), ("all", 5)])
def test_pumpkin_patch_party_adds_to_a_doubled_orange_chip(doubles: str, space: int) -> None:
    bag = "yellow-1 orange-1 green-1"
    card = "pumpkin_patch_party"
    kitchen = Kitchen(card=card, bag=bag, yellow=2, yellow2_doubles=doubles)
    kitchen.draw("yellow-1 orange-1")
    kitchen.say(kitchen.options()[0])
    assert kitchen.pot()[-1] == ("orange-1", space)


@pytest.mark.parametrize(("ruling", "asked"), [("placed", "TakeChance"), ("lying", "Brew")])
def test_second_chance_counts_chips_poured_back_by_the_ruling(ruling: str, asked: str) -> None:
    bag = "white-1 white-1 green-1 green-1 green-1 green-1"
    kitchen = Kitchen(card="second_chance", bag=bag, second_chance_counts=ruling)
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.draw("green-1 green-1 green-1 green-1")
    assert kitchen.asked() == asked


def test_magic_potion_refills_all_flasks_at_the_end_of_the_round() -> None:
    kitchen = Kitchen(card="magic_potion", bag=BAG)
    kitchen.draw("white-1")
    kitchen.say("flask")
    kitchen.draw("orange-1")
    kitchen.stop()
    kitchen.brew_rest(1)
    kitchen.roll_all(1)
    kitchen.finish_round()
    assert all(player.flask for player in kitchen.players)
    assert len(kitchen.news("flask-filled")) == 1


def test_schadenfreude_the_player_left_of_an_explosion_takes_a_2_chip() -> None:
    kitchen = Kitchen(seats=3, card="schadenfreude", bag=BAG)
    kitchen.brew(["white-3 white-3 white-2", "orange-1", "orange-1"])
    assert kitchen.options(1) == ["take green 2", "take blue 2", "take red 2", "pass"]
    kitchen.say("take blue 2", 1)
    assert "blue-2" in kitchen.bag(1)


def test_schadenfreude_left_of_the_last_seat_sits_the_first() -> None:
    kitchen = Kitchen(card="schadenfreude", number=4, bag=BAG)
    kitchen.brew(["orange-1", "white-3 white-3 white-2"])
    assert "take yellow 2" in kitchen.options(0)


def test_schadenfreude_with_every_2_chip_sold_out_brings_nothing() -> None:
    kitchen = Kitchen(card="schadenfreude", bag=BAG)
    kitchen.sell_out("green-2", "blue-2", "red-2")
    kitchen.brew(["white-3 white-3 white-2", "orange-1"])
    assert kitchen.news("missed-chip")
    assert kitchen.asked(1) == "RollDie"


# Purple cards


def test_just_in_time_four_points_or_a_white_1_chip_leaves_the_bag_for_good() -> None:
    kitchen = Kitchen(card="just_in_time")
    left = kitchen.game.left(0)
    assert kitchen.options() == ["points", "remove"]
    kitchen.say("remove")
    kitchen.say("points", 1)
    assert kitchen.bag().count("white-1") == 3
    assert kitchen.game.left(0) == left + 1
    assert kitchen.players[1].points == 4


def test_just_in_time_without_a_white_1_chip_only_the_points() -> None:
    assert Kitchen(card="just_in_time", bag="white-2 orange-1").options() == ["points"]


def test_less_is_more_the_lowest_sum_takes_a_blue_2_chip_and_everybody_else_a_ruby() -> None:
    kitchen = Kitchen(seats=3, card="less_is_more", bag=BAG)
    kitchen.look("white-1 white-1 orange-1 orange-1 green-1", 0)
    kitchen.look("white-1 white-1 orange-1 orange-1 green-2", 1)
    kitchen.look("white-1 white-1 orange-1 orange-1 green-1", 2)
    assert ["blue-2" in kitchen.bag(seat) for seat in range(3)] == [True, False, True]
    assert [player.rubies for player in kitchen.players] == [1, 2, 1]
    assert all(player.looked.n == 0 for player in kitchen.players)


def test_choose_wisely_before_the_purple_book_is_out_only_the_droplet() -> None:
    kitchen = Kitchen(card="choose_wisely")
    assert kitchen.options() == ["droplet"]
    kitchen.say("droplet")
    assert kitchen.players[0].droplet == 2


def test_choose_wisely_a_purple_chip() -> None:
    kitchen = Kitchen(card="choose_wisely", number=3)
    assert kitchen.options() == ["take purple 1", "droplet"]
    kitchen.say("take purple 1")
    assert "purple-1" in kitchen.bag()


def test_by_the_ruling_cards_give_chips_before_their_book_is_out() -> None:
    kitchen = Kitchen(card="choose_wisely", cards_need_book=False)
    assert kitchen.options() == ["take purple 1", "droplet"]


def test_schadenfreude_by_the_ruling_gives_yellow_chips_before_their_book_is_out() -> None:
    kitchen = Kitchen(card="schadenfreude", bag=BAG, cards_need_book=False)
    kitchen.brew(["white-3 white-3 white-2", "orange-1"])
    assert "take yellow 2" in kitchen.options(1)


def test_opportunistic_moment_exchanges_one_of_four_chips_for_the_next_value() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag=BAG)
    kitchen.look("white-1 green-1 green-2 green-4")
    assert kitchen.options() == ["upgrade green 1 to 2", "upgrade green 2 to 4", "pass"]
    left = kitchen.game.left(4)
    kitchen.say("upgrade green 1 to 2")
    assert kitchen.bag().count("green-2") == 2
    assert "green-1" not in kitchen.bag()
    assert kitchen.game.left(4) == left + 1


def test_opportunistic_moment_of_equal_chips_one_exchange_is_offered() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag="green-1 green-1 green-2 green-2")
    kitchen.look("green-1 green-2 green-1 green-2")
    assert kitchen.options() == ["upgrade green 1 to 2", "upgrade green 2 to 4", "pass"]


def test_opportunistic_moment_who_could_trade_and_does_not_gets_nothing() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag=BAG)
    kitchen.look("white-1 green-1 white-1 green-4")
    before = kitchen.bag().count("green-1")
    kitchen.say("pass")
    assert kitchen.bag().count("green-1") == before + 1  # the one that was drawn


def test_opportunistic_moment_who_cannot_trade_takes_a_green_1_chip() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag=BAG)
    kitchen.look("white-1 white-1 orange-1 green-4")
    assert kitchen.options() == ["take green 1"]
    kitchen.say("take green 1")
    assert kitchen.bag().count("green-1") == 2


def test_opportunistic_moment_with_the_next_value_sold_out_cannot_trade() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag=BAG)
    kitchen.sell_out("green-2")
    kitchen.look("white-1 green-1 white-1 orange-1")
    assert kitchen.options() == ["take green 1"]


def test_by_the_ruling_white_chips_may_be_exchanged() -> None:
    kitchen = Kitchen(card="opportunistic_moment", bag=BAG, whites_upgradable=True)
    kitchen.look("white-1 white-1 white-2 orange-1")
    assert kitchen.options() == ["upgrade white 1 to 2", "upgrade white 2 to 3", "pass"]


def test_roll_the_die_everybody_rolls_and_takes_the_result() -> None:
    kitchen = Kitchen(card="roll_the_die")
    kitchen.roll(5)
    kitchen.roll(4, seat=1)
    assert (kitchen.players[0].droplet, kitchen.players[1].rubies) == (1, 2)
    assert kitchen.players[0].start == 1


def test_you_only_get_to_choose_one_a_chip_or_three_rubies() -> None:
    kitchen = Kitchen(card="only_choose_one")
    offered = ["take green 2", "take blue 2", "take red 2", "take black 1", "rubies"]
    assert kitchen.options() == offered
    kitchen.say("rubies")
    kitchen.say("take black 1", 1)
    assert kitchen.players[0].rubies == 4
    assert "black-1" in kitchen.bag(1)


def test_a_good_start_gives_up_tails_for_as_many_rubies_and_uses_the_rest() -> None:
    kitchen = Kitchen(card="good_start", number=2, points=[12, 20])
    assert kitchen.options() == ["pass", "give 1", "give 2", "give 3"]
    kitchen.say("give 3")
    assert kitchen.players[0].rubies == 4
    kitchen.say("rats")
    assert kitchen.players[0].rats == 1


def test_a_good_start_may_be_declined_and_is_not_for_the_leader() -> None:
    kitchen = Kitchen(card="good_start", number=2, points=[16, 20])
    assert kitchen.options() == ["pass", "give 1", "give 2"]
    kitchen.say("pass")
    assert kitchen.asked() == "UseRats"
    assert kitchen.asked(1) == ""


def test_a_good_start_has_no_effect_in_round_one() -> None:
    kitchen = Kitchen(card="good_start")
    assert kitchen.asked() == "DrawChip"


def test_rat_infestation_doubles_the_tails() -> None:
    kitchen = Kitchen(card="rat_infestation", number=2, points=[16, 20])
    kitchen.say("rats")
    assert kitchen.players[0].rats == 4


def test_rats_are_your_friends_a_4_chip_or_a_point_for_each_tail() -> None:
    kitchen = Kitchen(card="rats_are_friends", number=2, points=[16, 20])
    offered = ["take green 4", "take blue 4", "take red 4", "take yellow 4", "tails"]
    assert kitchen.options() == offered
    kitchen.say("tails")
    kitchen.say("take yellow 4", 1)
    assert kitchen.players[0].points == 18
    assert "yellow-4" in kitchen.bag(1)


@pytest.mark.parametrize(("count", "tails"), [("reveal", 2), ("after", 1)])
def test_rats_are_your_friends_the_points_do_not_use_up_the_rats(count: str, tails: int) -> None:
    kitchen = Kitchen(card="rats_are_friends", number=2, points=[16, 20], rat_cards_count=count)
    kitchen.say("tails")
    kitchen.say("take green 4", 1)
    assert kitchen.players[0].tails == tails


def test_charity_gives_a_ruby_to_all_who_have_the_fewest() -> None:
    kitchen = Kitchen(seats=3, card="charity")
    assert [player.rubies for player in kitchen.players] == [2, 2, 2]


def test_the_pot_is_filling_up_moves_every_droplet() -> None:
    kitchen = Kitchen(card="pot_is_filling_up")
    assert [player.droplet for player in kitchen.players] == [1, 1]


def test_wheel_and_deal_trades_a_ruby_for_a_1_chip_but_purple_and_black() -> None:
    kitchen = Kitchen(card="wheel_and_deal", number=4)
    offered = [f"take {c} 1" for c in ("orange", "green", "blue", "red", "yellow")]
    assert kitchen.options() == [*offered, "pass"]
    kitchen.say("take red 1")
    assert kitchen.players[0].rubies == 0
    assert "red-1" in kitchen.bag()
    assert kitchen.asked(0) == ""
    kitchen.say("pass", 1)
    assert kitchen.players[1].rubies == 1


def test_wheel_and_deal_needs_a_ruby() -> None:
    kitchen = Kitchen(seats=2, number=4, card="wheel_and_deal", rubies=0)
    assert kitchen.asked() == "DrawChip"


def test_wheel_and_deal_costs_as_many_rubies_as_an_owners_card_says() -> None:
    dearer = TITLE.setup(2, {}, {"cards": {"wheel_and_deal": {"numbers": [2, 1]}}})
    kitchen = Kitchen(card="wheel_and_deal", number=4, rubies=1, prepared=dearer)
    assert kitchen.asked() == "DrawChip"
    kitchen = Kitchen(card="wheel_and_deal", number=4, rubies=2, prepared=dearer)
    kitchen.say("take red 1")
    assert kitchen.players[0].rubies == 0
    assert kitchen.players[1].rubies == 2


def test_by_the_ruling_wheel_and_deal_may_trade_more_often() -> None:
    kitchen = Kitchen(card="wheel_and_deal", wheel_and_deal_trades=2, rubies=3)
    kitchen.say("take red 1")
    kitchen.say("take red 1")
    assert kitchen.players[0].rubies == 1
    assert kitchen.asked(0) == ""


def test_beginners_bonus_gives_a_green_1_chip_to_all_who_have_the_fewest_points() -> None:
    kitchen = Kitchen(seats=3, number=2, card="beginners_bonus", points=[5, 3, 3])
    assert [kitchen.bag(seat).count("green-1") for seat in range(3)] == [1, 2, 2]
