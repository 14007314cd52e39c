"""The course of nine rounds: events, rats, the bonus die, points, the end."""

from __future__ import annotations

import pytest

from stammtisch.core import Rng, Tally, play_out
from stammtisch.games.quacks import TITLE

from .kitchen import Kitchen, setup_of

WHITES = "white-1 white-1 white-2 white-2 white-3 white-3 orange-1 orange-1 green-4 green-4 green-1"
TRACK = [
    (0, 0, 0, False), (5, 5, 0, True), (6, 6, 1, False), (13, 13, 2, True), (15, 15, 3, False),
    (16, 15, 3, True), (23, 19, 5, False), (24, 19, 5, True), (31, 23, 7, False),
    (32, 23, 8, False), (36, 25, 9, True), (52, 33, 14, True), (53, 35, 15, False),
]  # fmt: skip


@pytest.mark.parametrize(("space", "coins", "points", "ruby"), TRACK)
def test_the_track_of_the_pot(space: int, coins: int, points: int, ruby: bool) -> None:
    setup = setup_of(4, ())
    assert (setup.coins[space], setup.points[space], setup.ruby[space]) == (coins, points, ruby)


def test_numbers_up_to_14_come_once_15_to_33_twice_and_then_the_spoon() -> None:
    coins = setup_of(4, ()).coins
    assert coins == [*range(15), *sorted([*range(15, 34)] * 2), 35]


def test_the_rubies_of_the_track() -> None:
    ruby = setup_of(4, ()).ruby
    spaces = [space for space in range(54) if ruby[space]]
    assert spaces == [5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]


TAILS = [
    (19, 20, 0), (17, 20, 1), (16, 20, 2), (4, 5, 1), (5, 7, 0), (7, 8, 1), (0, 1, 0), (0, 2, 1),
    (3, 12, 3), (48, 51, 1), (49, 51, 0), (51, 68, 7), (39, 68, 12), (190, 210, 8),
]  # fmt: skip


@pytest.mark.parametrize(("own", "leader", "tails"), TAILS)
def test_rat_tails_between_a_player_and_the_leader(own: int, leader: int, tails: int) -> None:
    setup = setup_of(4, ())
    assert setup.tails(leader) - setup.tails(own) == tails


def test_rats_swim_as_many_spaces_past_the_droplet_as_there_are_tails() -> None:
    kitchen = Kitchen(seats=4, number=2, points=[20, 19, 17, 16])
    assert [player.tails for player in kitchen.players] == [0, 0, 1, 2]
    assert [kitchen.asked(seat) for seat in range(4)] == ["", "", "UseRats", "UseRats"]
    kitchen.say("rats", 3)
    kitchen.say("decline", 2)
    assert [player.start for player in kitchen.players] == [0, 0, 0, 2]


def test_there_are_no_rats_in_round_one() -> None:
    kitchen = Kitchen(points=[0, 20])
    assert kitchen.asked() == "DrawChip"


def test_the_yellow_book_comes_out_before_round_two_and_the_purple_one_before_round_three() -> None:
    assert Kitchen().game.is_closed(13)
    assert Kitchen().game.is_closed(16)
    kitchen = Kitchen(number=2)
    assert not kitchen.game.is_closed(13)
    assert kitchen.game.is_closed(16)
    assert kitchen.news("book-opened")[0].facts["ingredient"] == "yellow"
    assert not Kitchen(number=3).game.is_closed(16)


def test_before_round_six_everybody_adds_a_white_1_chip() -> None:
    kitchen = Kitchen(number=6)
    assert [kitchen.bag(seat).count("white-1") for seat in range(2)] == [5, 5]
    assert len(kitchen.news("white-added")) == 2


def test_no_white_chip_is_added_that_the_supply_does_not_have() -> None:
    kitchen = Kitchen(number=5, bag=WHITES)
    kitchen.sell_out("white-1")
    kitchen.brew(["orange-1", "orange-1"])
    kitchen.finish_round()
    assert not kitchen.news("white-added")


def test_four_players_use_every_white_chip() -> None:
    kitchen = Kitchen(seats=4, number=6)
    assert [kitchen.game.left(kind) for kind in range(3)] == [0, 0, 0]


def test_start_and_cards_pass_to_the_left_every_round() -> None:
    kitchen = Kitchen(seats=3, bag=WHITES)
    starters = []
    for _ in range(4):
        starters.append(int(kitchen.game.starter))
        kitchen.brew(["green-4"] * 3)
        kitchen.roll_all(1)
        kitchen.finish_round()
        for seat in range(3):
            if kitchen.asked(seat) == "UseRats":
                kitchen.say("decline", seat)
    assert starters == [0, 1, 2, 0]


def test_luck_decides_who_starts_the_first_round() -> None:
    game = TITLE.start(setup_of(3, ()))
    step = game.open()[0]
    assert step.seat == -1
    assert [choice.text for choice in step.options(game)] == ["start 0", "start 1", "start 2"]


# A: the bonus die


def test_of_two_on_the_same_number_the_farther_one_rolls() -> None:
    kitchen = Kitchen(bag=WHITES, droplets=26)
    kitchen.players[1].position = kitchen.players[1].start = 25
    kitchen.brew(["green-4 orange-1", "green-4 orange-1"])
    spaces = [kitchen.game.scoring(player) for player in kitchen.players]
    coins = [kitchen.game.setup.coins[space] for space in spaces]
    assert (spaces, coins) == ([32, 31], [23, 23])
    assert [kitchen.asked(seat) for seat in range(2)] == ["RollDie", ""]
    kitchen.roll(4)
    assert [player.points for player in kitchen.players] == [8, 7]


def test_on_the_same_space_all_of_them_roll() -> None:
    kitchen = Kitchen(seats=3, bag=WHITES)
    kitchen.brew(["green-4", "green-4", "orange-1"])
    kitchen.roll(3, 0)
    kitchen.roll(2, 1)
    assert [player.points for player in kitchen.players] == [2, 1, 0]


def test_an_exploded_pot_rolls_no_die_even_if_it_is_farthest() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.brew(["green-4 white-3 white-3 white-2", "orange-1"])
    assert [kitchen.asked(seat) for seat in range(2)] == ["", "RollDie"]


def test_nobody_rolls_if_all_pots_exploded() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.brew(["white-3 white-3 white-2"] * 2)
    assert kitchen.asked(0) == "ChooseReward"


@pytest.mark.parametrize(
    ("face", "gained"),
    [
        (1, (1, 0, 0, 0)), (2, (1, 0, 0, 0)), (3, (2, 0, 0, 0)),
        (4, (0, 1, 0, 0)), (5, (0, 0, 1, 0)), (6, (0, 0, 0, 1)),
    ],
)  # fmt: skip
def test_the_faces_of_the_bonus_die(face: int, gained: tuple[int, int, int, int]) -> None:
    kitchen = Kitchen(bag="orange-1 green-1")
    kitchen.brew(["orange-1", "orange-1"])
    kitchen.roll(face)
    kitchen.roll_all(1)
    player = kitchen.players[0]
    oranges = kitchen.bag().count("orange-1") + [c for c, _ in kitchen.pot()].count("orange-1") - 1
    assert (player.points, player.rubies - 1, player.droplet, oranges) == gained


# C and D


def test_a_scoring_space_with_a_ruby_brings_one_exploded_or_not() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.brew(["white-3 white-3 white-2", "white-3 orange-1"])
    kitchen.roll_all(1)
    assert [player.rubies for player in kitchen.players] == [2, 2]


def test_the_buying_example() -> None:
    """The one exploded on 19, the other stopped on 15."""
    kitchen = Kitchen(bag=WHITES, droplets=10)
    kitchen.draw("white-2 white-3 green-4 white-3")
    kitchen.draw("green-4", seat=1)
    kitchen.stop(1)
    one, two = kitchen.players
    assert one.exploded
    assert kitchen.game.setup.coins[kitchen.game.scoring(one)] == 19
    assert kitchen.game.setup.coins[kitchen.game.scoring(two)] == 15
    kitchen.roll(4, seat=1)
    kitchen.say("coins")
    assert two.points == 3
    kitchen.say("buy green 2")
    kitchen.say("buy blue 2")
    kitchen.say("buy green 4", 1)
    assert (one.points, kitchen.bag(0).count("blue-2"), kitchen.bag(1).count("green-4")) == (
        0,
        1,
        3,
    )
    assert [event.facts["coins"] for event in kitchen.news("coins-lost")] == [1, 1]


def test_an_exploded_player_who_takes_the_points_does_not_buy() -> None:
    kitchen = Kitchen(bag=WHITES)
    kitchen.brew(["white-3 white-3 white-2", "orange-1"])
    kitchen.roll_all(1)
    kitchen.say("points")
    assert kitchen.players[0].points == 1
    assert not kitchen.news("bought")
    assert kitchen.asked() != "BuyChip"


def test_exploded_players_choose_in_turn_from_the_start_player_on() -> None:
    kitchen = Kitchen(seats=3, number=2, bag=WHITES)
    kitchen.game.starter = 2
    kitchen.brew(["white-3 white-3 white-2", "orange-1", "white-3 white-3 white-2"])
    kitchen.roll_all(1)
    assert [kitchen.asked(seat) for seat in range(3)] == ["", "", "ChooseReward"]
    kitchen.say("coins", 2)
    assert [kitchen.asked(seat) for seat in range(3)] == ["ChooseReward", "", ""]
    kitchen.say("points", 0)
    assert kitchen.asked(2) == "BuyChip"


# The end


def test_after_the_last_round_five_coins_and_two_rubies_are_a_point_each() -> None:
    kitchen = Kitchen(number=9, bag=WHITES, droplets=16, points=[0, 30])
    kitchen.players[0].rubies = 5
    kitchen.say("decline")
    for seat in range(2):
        kitchen.draw("green-4", seat)
    kitchen.say("stop", 0)
    kitchen.say("stop", 1)
    kitchen.roll_all(4)
    assert kitchen.game.over
    assert (
        kitchen.game.scores()[0] == 4 + 3 + 3
    )  # space 21 and its 18 coins; two rubies came to the five
    assert kitchen.players[0].rubies == 1
    assert kitchen.news("game-ended")


def test_an_exploded_player_still_chooses_in_the_last_round() -> None:
    kitchen = Kitchen(number=9, bag=WHITES)
    for seat in range(2):
        kitchen.draw("white-3", seat)
    for chip in ("white 3", "white 2"):
        kitchen.say("draw")
        if chip == "white 3":
            kitchen.say("stop", 1)
        kitchen.fate(f"chip {chip}")
    kitchen.roll_all(1)
    kitchen.say("coins")
    assert kitchen.game.scores()[0] == 9 // 5 + 2 // 2


def test_among_equals_the_fuller_pot_of_the_last_round_wins() -> None:
    game = Kitchen(seats=3).game
    for player, points, position in zip(game.players, [30, 30, 20], [12, 17, 40], strict=True):
        player.points, player.position = points, position
    assert game.winners() == [1]


def test_if_the_pots_are_equal_too_the_victory_is_shared() -> None:
    game = Kitchen(seats=3).game
    for player, points in zip(game.players, [30, 30, 20], strict=True):
        player.points, player.position = points, 17
    assert game.winners() == [0, 1]


def test_a_game_has_nine_rounds_and_nine_of_24_cards_are_read() -> None:
    game = TITLE.start(setup_of(4, ()))
    play_out(game, Rng(1), Rng(2), Tally())
    view = TITLE.view(game, None)
    assert (view["round"], len(view["cards_left"])) == (9, 15)


def test_points_by_source_and_by_round_add_up_to_the_score() -> None:
    game = TITLE.start(setup_of(4, ()))
    play_out(game, Rng(5), Rng(6), Tally())
    view = TITLE.view(game, None)
    for seat, score in enumerate(game.scores()):
        assert sum(view["sources"][seat].values()) == score
        assert sum(view["players"][seat]["rounds"]) == score


@pytest.mark.parametrize(("ruling", "space"), [("shares", 1), ("jumps", 3)])
def test_the_droplet_that_the_die_moves_onto_a_chip_by_the_ruling(ruling: str, space: int) -> None:
    kitchen = Kitchen(bag="orange-1 orange-1 green-1", droplet_on_chip=ruling)
    kitchen.brew(["orange-1 orange-1", "green-1"])
    kitchen.roll(5)
    assert kitchen.players[0].droplet == space


@pytest.mark.parametrize("ruling", [True, False])
def test_a_droplet_step_of_the_die_goes_to_the_tubes_by_the_ruling(ruling: bool) -> None:
    bag = "orange-1 orange-1 green-1"
    kitchen = Kitchen(bag=bag, test_tubes=True, die_to_tubes=ruling)
    kitchen.brew(["orange-1 orange-1", "green-1"])
    kitchen.roll(5)
    assert (kitchen.asked() == "MoveDroplet") == ruling
    assert (kitchen.players[0].droplet == 1) == (not ruling)


def test_rats_that_would_swim_too_far_are_told_where_the_pot_begins() -> None:
    kitchen = Kitchen(number=2, droplets=50, points=(40, 0))
    kitchen.say("rats", 1)
    assert kitchen.news("rats-swam")[0].facts["space"] == 51
