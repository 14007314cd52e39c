"""The worked examples of the two rulebooks, with their figures."""

from __future__ import annotations

from stammtisch.games.tiefenthal.odds.placement import EVEN, best_uses
from stammtisch.games.tiefenthal.rules.barmaids import call_barmaids
from stammtisch.games.tiefenthal.rules.draft import draft_dice, roll_white_dice
from stammtisch.games.tiefenthal.rules.filling import fill_taverns
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.setup.tiles import SPACES
from stammtisch.games.tiefenthal.state.tavern import listed

from .tables import (
    asked,
    goods,
    hire,
    kind_of,
    names,
    options,
    phase,
    pile,
    say,
    serving,
    turn_tiles,
)


def test_filling_a_tavern_with_nine_cards() -> None:
    game = phase(fill_taverns, serve_guests)
    tavern = game.taverns[0]
    drawn = ["noble", "table", "barmaid", "brewer", "G4-1", "G5-1", "noble", "barmaid", "R1"]
    for name in reversed(drawn):
        tavern.known.push(kind_of(game, name))
    game.begin()
    assert names(game, tavern.seated.to_list()) == ["noble", "G4-1", "G5-1", "R1"]
    assert (tavern.nobles, game.seats_of(tavern), tavern.known.n) == (2, 4, 0)
    assert [int(tavern.in_play(kind)) for kind in range(5)] == [0, 0, 2, 1, 1]


def test_a_permanent_barmaid_and_a_card_bring_two_own_dice() -> None:
    game = phase(call_barmaids, serve_guests)
    turn_tiles(game.taverns[0], ["barmaid"])
    hire(game.taverns[0], {"barmaid": 1})
    game.begin()
    say(game, "die 4", "die 2")
    assert listed(game.taverns[0].own) == [2, 4]


def test_the_draft_of_four_players() -> None:
    game = phase(roll_white_dice, draft_dice, serve_guests, seats=4)
    game.begin()
    coasters = [[6, 5, 1, 2], [6, 4, 3, 3], [2, 5, 1, 1], [5, 6, 6, 1]]
    for seat, faces in enumerate(coasters):
        for face in faces:
            question = game.agendas[seat].top
            game.apply(seat, {c.text: c for c in question.options(game)}[f"die {face}"])
    say(game, "take 6", "take 6", "take 2", "take 5")
    assert options(game) == ["take 1", "take 6"], "the first player has the coaster of the fourth"
    say(game, "take 6", "take 5", "take 4", "take 1")
    while asked(game) == ["TakeDie"]:
        say(game, options(game)[0])
    assert [len(listed(tavern.white)) for tavern in game.taverns] == [4, 4, 4, 4]


def test_planning_six_dice() -> None:
    game = serving(seated=["G4-2", "R4", "R1"], dice=[1, 1, 3, 3], own=[5, 6])
    uses = {(face, space) for face, space in best_uses(game, game.taverns[0], EVEN)}
    for text in ("use 1 yard", "use 6 yard", "use 5 monk", "use 3 seat 1", "use 3 barrel"):
        assert text in options(game)
    assert {(1, SPACES.index("yard")), (6, SPACES.index("yard")), (3, 4)} <= uses


def test_three_yard_dice_with_two_brewers_bring_nine_beers() -> None:
    game = serving(staff={"brewer": 2}, dice=[1, 1, 6])
    say(game, "use 1 yard", "use 1 yard", "use 6 yard")
    assert goods(game) == (0, 9)


def test_the_special_offer_makes_the_kitchen_cost_six() -> None:
    game = serving(staff={"dishwasher": 2}, thalers=6)
    say(game, "upgrade kitchen", "give 1")
    tavern = game.taverns[0]
    assert goods(game) == (0, 0)
    assert pile(game) == ["noble"]
    assert tavern.in_play(1) == 1
    assert game.left(1) == 15


def test_the_whole_turn_with_its_eight_steps() -> None:
    """Guests of 5 and 6 thalers, a register that pays 3, and a safe that already holds 5."""
    guests = {"G5-3": {"thalers": 5}, "G4-3": {"thalers": 6}}
    game = serving(
        seated=["G5-3", "G4-3", "noble"],
        staff={"dishwasher": 2, "brewer": 1},
        tiles=["safe", "cash_register"],
        dice=[4, 4, 1, 6],
        own=[4, 1, 1],
        thalers=5,
        pack={"guests": guests},
    )
    totals = []
    turn = [
        ("use 4 seat 1", "use 4 seat 2"),
        ("use 4 cash_register",),
        ("upgrade yard", "give 0"),
        ("use 1 seat 3",),
        ("buy merchant",),
        ("use 1 yard", "use 1 yard", "use 6 yard"),
        ("recruit G7-1", "guest G8-1"),
        ("upgrade kitchen",),  # with 4 thalers both dishwashers must go back
    ]
    for answers in turn:
        say(game, *answers)
        totals.append(goods(game))
    assert totals == [(16, 0), (19, 0), (1, 0), (3, 0), (1, 0), (1, 9), (4, 2), (1, 2)]
    say(game, "close")
    assert goods(game) == (1, 2)
    assert pile(game) == ["noble", "merchant", "G7-1", "noble"]
