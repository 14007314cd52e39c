"""Instant bonuses, of guests and at the monastery: each used at once or lost."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core import Event
from stammtisch.games.tiefenthal.powers.bonuses import refuse_service
from stammtisch.games.tiefenthal.setup.cards import REFUSE
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import asked, goods, names, options, pile, say, serving

RING = {str(space): "none" for space in range(23)}


def recruiting(bonus: str, **options: Any) -> Tiefenthal:
    """A guest with this bonus has just been recruited, and another has come."""
    pack = {"guests": {"G4-1": {"bonus": bonus}}, "monastery": {**RING, "3": "merchant"}}
    beers = {"beers": 4, **options}
    game = serving(pack=pack, **beers)
    return say(game, "recruit G4-1", "guest G8-1")


@pytest.mark.parametrize("number", [2, 3, 4])
def test_thalers_come_at_once(number: int) -> None:
    assert goods(recruiting(f"{number} thalers")) == (number, 0)


@pytest.mark.parametrize("card", ["merchant", "dishwasher", "barmaid", "table", "brewer", "noble"])
def test_a_card_goes_on_the_draw_pile_or_is_declined(card: str) -> None:
    assert pile(say(recruiting(card), "accept")) == ["G4-1", card]
    assert pile(say(recruiting(card), "decline")) == ["G4-1"]


def test_a_card_of_a_bonus_is_taken_without_a_question_by_ruling() -> None:
    game = recruiting("brewer", bonus_card_may_be_declined=False)
    assert (pile(game), asked(game)) == (["G4-1", "brewer"], ["Serve"])


def test_a_card_that_has_run_out_lapses() -> None:
    pack = {"guests": {"G4-1": {"bonus": "brewer"}}}
    game = serving(beers=4, pack=pack)
    game.change_supply(4, -14)
    news: list[Event] = []
    game.news = news
    say(game, "recruit G4-1", "guest G8-1")
    assert asked(game) == ["Serve"]
    assert [event.name for event in news] == ["recruited", "bonus_lapsed", "guest_revealed"]
    game = serving(beers=4, pack=pack)
    game.change_supply(4, -14)
    assert asked(say(game, "recruit G4-1", "guest G8-1")) == ["Serve"], "unheard, too"


def test_cards_of_bonuses_do_not_count_as_bought_but_by_ruling() -> None:
    assert "buy brewer" in options(say(recruiting("brewer", thalers=6), "accept"))
    game = recruiting("brewer", thalers=6, bonus_cards_count_toward_buy_limit=True)
    assert "buy brewer" not in options(say(game, "accept"))
    game = recruiting("noble", thalers=2, bonus_cards_count_toward_buy_limit=True)
    assert "buy merchant" in options(say(game, "accept"))


@pytest.mark.parametrize("steps", [1, 2])
def test_steps_are_walked_at_once(steps: int) -> None:
    word = "1 step" if steps == 1 else "2 steps"
    assert recruiting(word).taverns[0].position == steps


def test_refusing_service_takes_a_regular_or_guest_out_of_the_game() -> None:
    game = recruiting("refuse_service", seated=["R1", "noble", "G6-1"], dice=[4])
    assert options(game) == ["refuse 1", "refuse 3", "decline"]
    say(game, "refuse 3")
    tavern = game.taverns[0]
    assert (tavern.seated.at(2), tavern.points) == (255, 12)
    assert "use 4 seat 3" not in options(game)
    say(game, "close")
    while not game.over and asked(game) == ["Serve"] and tavern.seated.n:
        say(game, "close")
    assert sorted(names(game, tavern.discard.to_list())) == ["R1", "noble"]


def test_a_guest_may_be_served_first_and_then_refused() -> None:
    game = serving(seated=["R1"], dice=[2], own=[5], pack={"monastery": {"1": "refuse_service"}})
    say(game, "use 2 seat 1", "use 5 monk", "refuse 1")
    assert goods(game) == (2, 0)


def test_refusing_service_may_be_declined_and_lapses_without_anybody() -> None:
    assert asked(say(recruiting("refuse_service", seated=["R1"]), "decline")) == ["Serve"]
    assert asked(recruiting("refuse_service", seated=["noble"])) == ["Serve"]


def test_the_top_noble_can_be_refused_by_ruling() -> None:
    seated = ["noble", "noble", "R1"]
    game = recruiting("refuse_service", seated=seated, refuse_service_may_hit_noble=True)
    say(game, "refuse 1")
    tavern = game.taverns[0]
    assert (tavern.nobles, names(game, tavern.seated.to_list())) == (1, ["noble", "R1"])
    game = recruiting("refuse_service", seated=["noble"], refuse_service_may_hit_noble=True)
    say(game, "refuse 1")
    assert (game.taverns[0].nobles, game.taverns[0].seated.at(0)) == (0, 255)


def at_monastery(ring: dict[str, str], dice: list[int], **options: Any) -> Tiefenthal:
    return serving(dice=dice, pack={"monastery": {**RING, **ring}}, **options)


def test_every_bonus_passed_or_landed_on_is_used() -> None:
    game = at_monastery({"1": "2 thalers", "2": "3 thalers"}, [5], tiles=["monk"])
    say(game, "use 5 monk")
    assert goods(game) == (5, 0)


def test_a_bonus_that_asks_is_finished_before_the_next_step() -> None:
    game = at_monastery({"1": "merchant", "2": "4 thalers"}, [5], tiles=["monk"])
    say(game, "use 5 monk")
    assert (game.taverns[0].position, asked(game), goods(game)) == (1, ["TakeBonus"], (0, 0))
    say(game, "accept")
    assert (game.taverns[0].position, asked(game), goods(game)) == (2, ["Serve"], (4, 0))


def test_steps_chain() -> None:
    game = at_monastery({"1": "2 steps", "3": "1 step", "4": "4 thalers"}, [5])
    say(game, "use 5 monk")
    assert (game.taverns[0].position, goods(game)) == (4, (4, 0))


def test_the_track_is_a_ring_and_bonuses_count_again_on_the_second_lap() -> None:
    game = at_monastery({"22": "2 thalers", "1": "3 thalers"}, [5, 5, 5], position=21)
    say(game, "use 5 monk", "use 5 monk")
    assert (game.taverns[0].position, goods(game)) == (0, (2, 0))
    say(game, "use 5 monk")
    assert (game.taverns[0].position, goods(game)) == (1, (5, 0))


def test_after_space_22_comes_space_1_by_ruling() -> None:
    game = at_monastery({"1": "3 thalers"}, [5], position=22, monastery_positions=22)
    say(game, "use 5 monk")
    assert (game.taverns[0].position, goods(game)) == (1, (3, 0))


@pytest.mark.parametrize(
    ("space", "card"),
    [
        (2, "merchant"),
        (8, "dishwasher"),
        (10, "brewer"),
        (14, "barmaid"),
        (15, "noble"),
        (17, "table"),
    ],
)
def test_the_cards_of_the_monastery(space: int, card: str) -> None:
    game = say(serving(dice=[5], position=space - 1), "use 5 monk", "accept")
    assert pile(game) == [card]


@pytest.mark.parametrize(("space", "thalers"), [(4, 2), (12, 3), (21, 4)])
def test_the_thalers_of_the_monastery(space: int, thalers: int) -> None:
    assert goods(say(serving(dice=[5], position=space - 1), "use 5 monk")) == (thalers, 0)


def test_space_6_of_the_monastery_refuses_service() -> None:
    game = say(serving(dice=[5], position=5, seated=["R5"]), "use 5 monk")
    assert asked(game) == ["RefuseService"]


def test_refuse_service_lapses_where_nobody_sits() -> None:
    game = serving()
    tavern = game.taverns[0]
    tavern.seated.clear()
    news: list[Event] = []
    game.news = news
    refusal = next(bonus for bonus in game.setup.ring if bonus.sort == REFUSE)
    assert not refuse_service(game, tavern, refusal)
    assert [event.name for event in news] == ["bonus_lapsed"]
