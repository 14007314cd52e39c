"""The thrifty player: dice by what they can buy, goods by what they will bring."""

from __future__ import annotations

from stammtisch.core import Choice, Rng
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.policy.fame import book_fame
from stammtisch.games.tiefenthal.policy.parts import best_side
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.evening import give_round_bonus
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.rules.start_cards import deal_start_cards
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import kind_of, phase, say, serving, setup_of


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


def test_goods_are_drunk_for_when_they_buy_something() -> None:
    game = serving(module=2, beers=6, schnapps=2, sides=["fire_breather B"])
    game.number = 8
    game.taverns[0].recruited = True
    assert advice(game) == "drink fire_breather B", "nine beers win a noble"
    game = serving(module=2, beers=2, schnapps=2, sides=["fire_breather B"])
    game.taverns[0].recruited = True
    assert advice(game) == "close", "five beers win nothing, and the cellar is full"


def test_one_more_die_is_paid_for_before_the_others_are_used() -> None:
    game = serving(module=2, dice=[2, 6], schnapps=2, sides=["juggler B"])
    assert advice(game) == "drink juggler B"
    game = serving(module=3, dice=[2, 6], schnapps=2, sides=["juggler B"])
    assert advice(game) == "drink juggler B"


def test_who_has_a_barmaid_rolls_again_rather_than_pay_for_one_more_die() -> None:
    for barmaids, wanted in ((0, "side juggler B"), (1, "side juggler A")):
        game = serving(module=2, staff={"barmaid": barmaids})
        sides: list[Choice] = [*game.setup.said.sides[:2]]
        assert best_side(game, game.taverns[0], sides).text == wanted


def test_dice_without_use_are_rolled_again() -> None:
    game = serving(module=2, dice=[2, 2, 3, 3], own=[6], schnapps=1, sides=["juggler A"])
    game.number = 8
    say(game, "drink juggler A")
    lifted = []
    while advice(game) != "roll" and type(game.open()[0]).__name__ == "LiftDie":
        lifted.append(advice(game))
        say(game, lifted[-1])
    assert lifted == ["lift 2", "lift 2", "lift 3", "lift 3"]


def test_a_poor_regular_is_chased_away_for_schnapps() -> None:
    game = serving(module=2, seated=["R5"], schnapps=1, sides=["fire_breather A"])
    assert advice(game) == "drink fire_breather A"


def test_thalers_steps_and_cards_are_drunk_for_on_the_last_evening() -> None:
    game = serving(module=2, thalers=2, schnapps=2, sides=["magician A"])
    game.number = 8
    assert advice(game) == "drink magician A", "seven thalers upgrade a tile"
    game = serving(module=2, position=14, schnapps=2, sides=["magician B"])
    game.number = 8
    assert advice(game) == "drink magician B"
    pack = {"entertainers": {"magician-A": {"action": "noble"}}}
    game = serving(module=2, schnapps=2, sides=["magician A"], pack=pack)
    game.number = 8
    assert advice(game) == "drink magician A"


def test_the_plan_is_laid_die_by_die_as_it_was_found() -> None:
    game = serving(module=3, seated=["G6-1", "R1"], dice=[2, 4, 6], own=[6])
    answers = []
    while type(game.open()[0]).__name__ == "PlaceDie":
        answers.append(advice(game))
        say(game, answers[-1])
    assert answers == ["place 2 seat 2", "place 4 seat 1", "place 6 barrel", "place 6 yard"]
    assert advice(game).startswith("use")


def test_dice_that_others_laid_are_planned_around() -> None:
    game = say(serving(module=3, seated=["G6-1"], dice=[4, 4, 4]), "place 4 cash_register")
    assert advice(game) in ("place 4 barrel", "place 4 seat 1")


def test_an_unsigned_line_is_worth_a_die() -> None:
    game = serving(module=5, seated=["R1", "R2"], dice=[2, 3])
    book = [game.taverns[0].signatures, 0b1111111100]
    worths = []
    for game.taverns[0].signatures in book:
        worths.append(book_fame(game, game.taverns[0], [4, 2]))
    assert worths[0] > 0
    assert book_fame(game, game.taverns[0], [0]) == 0


def test_sides_and_start_cards_are_chosen_by_their_worth() -> None:
    game = TITLE.start(setup_of(2, module=4))
    assert isinstance(game, Tiefenthal)
    rng = Rng(3)
    sides = set()
    while not game.over:
        step = game.open()[0]
        answer = step.draw(game, rng) if step.is_chance else TITLE.policy.thrifty(game, step, rng)
        sides |= {answer.verb} & {"side", "start", "drink", "place"}
        game.apply(step.seat, answer)
    assert sides == {"side", "start", "drink", "place"}


def test_of_start_cards_the_one_is_kept_that_wins_more_games() -> None:
    game = phase(deal_start_cards, serve_guests, module=4)
    game.begin()
    say(game, *[f"deal {card}" for card in ("S12", "S4", "S5", "S6", "S3", "S1")])
    kept = [TITLE.policy.thrifty(game, step, Rng(1)).text for step in game.open()]
    assert kept == ["start S4", "start S3"]
