"""The view: all that a board needs, and nothing of a hidden hand."""

from __future__ import annotations

import json

from stammtisch.core import Choice, Rng
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.choices import STOP
from stammtisch.games.quacks.state.table import Quacks
from stammtisch.games.quacks.view import imagine, view

from .kitchen import Kitchen

WHITES = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-4 green-1"


def test_a_pot_is_told_chip_by_chip_with_what_stopping_would_bring() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("orange-1 white-3")
    told = view(kitchen.game, 0)["players"][0]
    white = {"chip": "white-3", "colour": "white", "value": 3, "space": 4, "strong": False}
    assert told["pot"][-1] == white
    assert told["scoring"] == {"space": 5, "coins": 5, "points": 0, "ruby": True}
    assert (told["whites"], told["limit"], told["white_chips"]) == (3, 7, [3])
    assert (told["state"], told["can_flask"], told["bag_count"]) == ("brewing", True, 8)


def test_before_the_first_round_there_are_no_points_by_round() -> None:
    game = TITLE.new_game(TITLE.setup(2))
    assert TITLE.view(game, None)["players"][0]["rounds"] == []


def test_states_of_a_pot() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-3 white-3 white-2")
    kitchen.draw("orange-1", 1)
    assert [p["state"] for p in view(kitchen.game, None)["players"]] == ["exploded", "brewing"]
    kitchen.stop(1)
    assert view(kitchen.game, None)["players"][1]["state"] == "stopped"


def test_the_shop_says_why_a_chip_cannot_be_had() -> None:
    kitchen = Kitchen(bag=WHITES, number=2)
    kitchen.sell_out("red-1")
    kitchen.brew(["green-4 green-1 orange-1 orange-1", "orange-1"])
    kitchen.roll_all(1)
    shop = view(kitchen.game, 0)["shop"]
    states = {offer["chip"]: offer["state"] for offer in shop["offers"]}
    assert (shop["coins"], states["green-1"], states["red-1"]) == (8, "open", "sold_out")
    assert (states["purple-1"], states["black-1"]) == ("locked", "dear")
    offers = {offer["chip"]: offer for offer in shop["offers"]}
    assert offers["blue-1"]["pairs"] == ["orange-1"]
    assert (offers["blue-1"]["coins_after"], offers["black-1"]["pairs"]) == (3, [])
    price = offers["blue-1"]["price"] + offers["orange-1"]["price"]
    assert offers["blue-1"]["pair_prices"] == [price]
    assert offers["blue-1"]["pair_coins_after"] == [shop["coins"] - price]
    assert "blue-2" in offers["blue-1"]["apart"]


def test_the_shop_after_the_first_chip() -> None:
    kitchen = Kitchen(bag=WHITES, number=2, droplets=10)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll_all(1)
    kitchen.say("buy green 1")
    shop = view(kitchen.game, 0)["shop"]
    states = {offer["chip"]: offer["state"] for offer in shop["offers"]}
    assert shop["first"] == "green-1"
    assert (states["green-2"], states["blue-1"], states["blue-4"]) == ("colour", "open", "dear")
    assert view(kitchen.game, None)["shop"] is None


def test_an_owner_who_allows_one_chip_a_round_gets_no_pairs() -> None:
    setup = TITLE.setup(2, {"cards": False}, {"game": {"purchases": 1}})
    kitchen = Kitchen(bag=WHITES, prepared=setup, droplets=10)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll_all(1)
    assert {str(offer["pairs"]) for offer in view(kitchen.game, 0)["shop"]["offers"]} == {"[]"}
    kitchen.say("buy green 1")
    assert kitchen.asked() != "BuySecondChip"


def test_a_view_is_json_of_moderate_size() -> None:
    kitchen = Kitchen(seats=4, card="magic_potion", test_tubes=True)
    assert len(json.dumps(view(kitchen.game, 0), separators=(",", ":"))) < 12_000


def test_a_hand_is_seen_by_its_own_seat_alone() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("orange-1").draw("orange-1", 1)
    kitchen.say("draw")
    other = kitchen.game.copy()
    other.players[0].hand = 2
    assert view(kitchen.game, 0)["hand"] == "draw"
    assert view(other, 0)["hand"] == "stop"
    assert view(kitchen.game, 1) == view(other, 1)
    assert view(kitchen.game, 1)["players"][0]["ready"]


def test_imagining_deals_hidden_hands_anew() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("orange-1").draw("orange-1", 1)
    kitchen.say("draw")
    rng = Rng(2)
    hands = {int(imagine(kitchen.game, 1, rng, None).players[0].hand) for _ in range(40)}
    assert hands == {1, 2}
    assert imagine(kitchen.game, 0, rng, None).players[0].hand == 1


def test_imagining_follows_a_belief() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    kitchen.draw("orange-1").draw("orange-1", 1)
    kitchen.say("draw")

    def belief(game: Quacks, seat: int, options: list[Choice], rng: Rng) -> Choice:
        return STOP

    assert imagine(kitchen.game, 1, Rng(2), belief).players[0].hand == 2


def test_between_two_brews_the_fuse_is_whole_and_the_pot_begins_at_droplet_and_rats() -> None:
    kitchen = Kitchen(number=2, bag=WHITES, droplets=2, points=(9, 0))
    kitchen.players[0].whites = 8
    told = view(kitchen.game, 0)
    assert told["phase"] == "rats"
    assert told["players"][0]["whites"] == 0
    assert told["players"][0]["scoring"]["space"] == 3


def test_a_chip_that_was_looked_at_says_where_it_would_lie_and_whether_it_explodes() -> None:
    kitchen = Kitchen(bag="white-3 white-3 white-2 blue-2 orange-1")
    kitchen.draw("white-3 white-3 blue-2")
    kitchen.look("white-2 orange-1")
    white, orange = view(kitchen.game, None)["players"][0]["landings"]
    assert (white["chip"], white["whites"], white["explodes"]) == ("white-2", 8, True)
    assert (orange["space"], orange["coins"], orange["explodes"]) == (10, 10, False)
    kitchen.say("place orange 1")
    assert view(kitchen.game, None)["players"][0]["landings"] == []


def test_a_strong_ingredient_cannot_explode_and_moves_its_number() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="white-3 white-3 white-2 orange-1")
    kitchen.brew(["white-3 white-3", "orange-1"])
    kitchen.look("white-2 orange-1")
    landings = view(kitchen.game, None)["players"][0]["landings"]
    assert [(one["space"], one["explodes"]) for one in landings] == [(9, False), (8, False)]


def test_while_a_card_pays_at_the_end_the_pots_still_lie_there() -> None:
    kitchen = Kitchen(card="seasoned_perfectly", bag=WHITES, test_tubes=True)
    kitchen.brew(["white-3 white-3 white-1", "orange-1"])
    kitchen.roll_all(1)
    kitchen.say("pass")
    told = view(kitchen.game, None)
    assert (told["phase"], kitchen.asked()) == ("end", "MoveDroplet")
    assert told["players"][0]["scoring"]["space"] == 8


def test_when_rubies_are_spent_the_rats_of_the_round_no_longer_count() -> None:
    kitchen = Kitchen(number=2, bag=WHITES, droplets=2, points=(9, 0), rubies=2)
    kitchen.say("rats", 1)
    kitchen.brew(["green-4", "orange-1"])
    kitchen.roll_all(1)
    for seat in (0, 1):
        kitchen.say("pass", seat)
    told = view(kitchen.game, None)
    assert (told["phase"], told["players"][1]["rats"] > 0) == ("rubies", True)
    assert [player["scoring"]["space"] for player in told["players"]] == [3, 3]


def test_the_last_scoring_space_stays_known_for_the_tie_break() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    assert view(kitchen.game, None)["players"][0]["last_scoring"]["space"] == 1
    kitchen.brew(["green-4", "orange-1"])
    kitchen.finish_round()
    told = view(kitchen.game, None)
    assert told["over"]
    assert [player["last_scoring"]["space"] for player in told["players"]] == [5, 2]
    assert [player["scoring"]["space"] for player in told["players"]] == [5, 2]


def test_before_the_first_brew_there_is_no_last_scoring_space() -> None:
    game = Kitchen(card="just_in_time").game
    assert view(game, None)["players"][0]["last_scoring"] is None


def test_before_the_first_brew_no_white_chip_counts() -> None:
    kitchen = Kitchen(card="just_in_time")
    assert [player.whites for player in kitchen.players] == [0, 0]


def test_a_doubling_that_waits_is_seen() -> None:
    kitchen = Kitchen(bag="yellow-1 orange-1 orange-1", yellow=2)
    kitchen.draw("yellow-1")
    assert view(kitchen.game, None)["players"][0]["doubled"]
    kitchen.draw("orange-1")
    kitchen.say("move 2")
    assert not view(kitchen.game, None)["players"][0]["doubled"]


def test_the_strong_ingredient_is_told_from_the_other_chips() -> None:
    kitchen = Kitchen(card="strong_ingredient", bag="orange-1 orange-1")
    kitchen.brew(["orange-1", "orange-1"])
    kitchen.look("orange-1")
    kitchen.say("place orange 1")
    assert [chip["strong"] for chip in view(kitchen.game, None)["players"][0]["pot"]] == [
        False,
        True,
    ]


def test_a_second_chance_says_how_many_chips_are_placed_and_whether_it_is_used_up() -> None:
    kitchen = Kitchen(card="second_chance", bag=WHITES)
    kitchen.draw("white-1 white-1 orange-1 orange-1 green-1")
    told = view(kitchen.game, None)["players"]
    assert told[0]["chance"] == {"placed": 5, "safe": 5, "restarted": False}
    kitchen.say("restart")
    told = view(kitchen.game, None)["players"]
    assert told[0]["chance"] == {"placed": 0, "safe": 5, "restarted": True}
    assert view(Kitchen().game, None)["players"][0]["chance"] is None


def test_well_stirred_says_whether_the_first_white_chip_is_behind() -> None:
    kitchen = Kitchen(card="well_stirred", bag=WHITES)
    kitchen.draw("orange-1")
    assert not view(kitchen.game, None)["players"][0]["stirred"]
    kitchen.draw("white-1")
    assert view(kitchen.game, None)["players"][0]["stirred"]


def test_a_book_says_what_its_chips_bring() -> None:
    books = {book["colour"]: book for book in view(Kitchen().game, None)["books"]}
    assert [reward["points"] for reward in books["purple"]["rewards"]] == [1, 1, 2]
    assert books["orange"]["rewards"] == []


def test_the_score_track_tells_where_rat_tails_hang_lap_after_lap() -> None:
    kitchen = Kitchen(points=(49, 52))
    setup = kitchen.game.setup
    told = view(kitchen.game, None)
    track, behind = told["score_track"], told["players"][0]
    every = [after + lap * int(setup.lap) for lap in range(3) for after in setup.tails_after]
    assert track["tails"] == [a for a in sorted(every) if track["first"] <= a < track["last"]]
    assert (track["first"], track["leader"], track["last"]) == (47, 52, 61)
    assert behind["tails_ahead"] == [after for after in sorted(every) if 49 <= after < 52]
    assert behind["behind"] == len(behind["tails_ahead"]) == setup.tails(52) - setup.tails(49)


def test_the_fuse_tells_the_sum_up_to_each_white_chip() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.draw("white-1 white-3 orange-1 white-2")
    told = view(kitchen.game, None)["players"][0]
    assert told["white_sums"] == [1, 4, 6]
