"""The thrifty player: dice by what they can buy, goods by what they will bring."""

from __future__ import annotations

from stammtisch.core import Rng
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.evening import give_round_bonus
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import kind_of, phase, say, serving


def advice(game: Tiefenthal) -> str:
    return TITLE.policy.thrifty(game, game.open()[0], Rng(1)).text


def test_guests_are_served_first() -> None:
    assert advice(serving(seated=["G6-1"], dice=[4, 6])) == "use 4 seat 1"


def test_what_makes_dice_better_is_bought_before_they_are_used() -> None:
    others = [tile for tile in TILES if tile != "yard"]
    game = serving(dice=[1, 6, 6], thalers=18, tiles=others)
    game.number = 8
    say(game, "use 6 cash_register")
    assert advice(game) == "upgrade yard"
    assert advice(say(game, "upgrade yard")).endswith("yard")


def test_three_nobles_for_eighteen_beers() -> None:
    game = serving(beers=18)
    game.number = 8
    assert advice(game) == "nobles 3"


def test_on_the_last_evening_staff_is_worthless_and_upgrades_are_nobles() -> None:
    game = serving(thalers=6)
    game.number = 8
    assert advice(game) in ("upgrade safe", "upgrade barrel", "upgrade cellar")
    game = serving(thalers=4)
    game.number = 8
    assert advice(game) == "close"


def test_the_die_that_adds_most_is_taken() -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests)
    game.taverns[0].sit(kind_of(game, "G6-1"))
    game.begin()
    for seat, faces in enumerate([[1, 2, 4, 5], [1, 1, 1, 1]]):
        for face in faces:
            game.apply(seat, game.agendas[seat].top.options(game)[face - 1])
    assert advice(game) == "take 4"


def test_all_matching_cards_are_given_back_on_the_last_evening() -> None:
    game = serving(staff={"brewer": 2}, thalers=18)
    game.number = 8
    say(game, "upgrade yard")
    assert advice(game) == "give 2"


def test_a_poor_regular_is_refused_and_nobody_on_the_last_evening() -> None:
    pack = {"monastery": {"1": "refuse_service"}}
    game = say(serving(seated=["G6-1", "R5"], dice=[5], pack=pack), "use 5 monk")
    assert advice(game) == "refuse 2"
    game.number = 8
    assert advice(game) == "decline"


def test_bonus_cards_are_taken() -> None:
    assert advice(say(serving(dice=[5], position=1), "use 5 monk")) == "accept"


def test_a_tile_worth_most_is_turned_for_nothing() -> None:
    game = phase(give_round_bonus, serve_guests, number=8)
    game.begin()
    assert advice(game) == "turn tables"


def test_who_is_ahead_has_the_greater_share() -> None:
    game = serving()
    game.taverns[0].points = 50
    shares = [TITLE.policy.value(game, seat) for seat in range(2)]
    assert shares[0] > 0.5 > shares[1]
    assert abs(sum(shares) - 1.0) < 1e-9
