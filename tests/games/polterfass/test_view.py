"""What each seat sees, what it does not see, and what it may imagine instead."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from stammtisch.core import Choice, Rng
from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.choices import Order
from stammtisch.games.polterfass.features import feature_names
from stammtisch.games.polterfass.rules.bill import write_bill
from stammtisch.games.polterfass.state import Polterfass
from stammtisch.games.polterfass.view import imagine, view

from .tables import heard, land, new_game, order, pour, say, served


def ordered() -> Polterfass:
    """Seat 0 pours; the guests have ordered 5, 6 + 7 and 0."""
    game = new_game()
    land(game, 9, 3, "double")
    order(game, [5], [6, 7], [0])
    return game


def test_a_guest_sees_his_own_order_and_how_many_cards_the_others_laid() -> None:
    seen = view(ordered(), 1)["players"]
    assert [player["laid"] for player in seen] == [0, 1, 2, 1]
    assert [player["order"] for player in seen] == [None, {"cards": [5], "total": 5}, None, None]


def test_innkeeper_and_spectators_see_no_order() -> None:
    for viewer in (0, None):
        seen = view(ordered(), viewer)["players"]
        assert [player["order"] for player in seen] == [None] * 4


def test_only_the_guest_hears_what_he_orders() -> None:
    told = heard(ordered(), "ordered")
    assert [event.facts["total"] for event in told] == [5, 13, 0]
    second = told[1]
    assert second.seen_by(2) is second
    for viewer in (0, 1, 3, None):
        twin = second.seen_by(viewer)
        assert twin is not None
        assert (twin.name, twin.facts) == ("laid", {"seat": 2, "count": 2})


def test_the_bill_shows_all_orders() -> None:
    game = ordered()
    say(game, 0, "close")
    say(game, 0, "double 9")
    bill = view(game, None)["bill"]
    assert [line["order"] and line["order"]["cards"] for line in bill["lines"]] == [
        None,
        [5],
        [6, 7],
        [0],
    ]
    assert [line["points"] for line in bill["lines"]] == [3, 5, 13, 0]
    assert [line["total"] for line in bill["lines"]] == game.points
    assert (bill["case"], bill["service"], bill["ordered"]) == ("enough", 21, 18)


def test_the_score_sheet_has_a_line_for_every_round() -> None:
    game = ordered()
    assert (view(game, 0)["bill"], view(game, 0)["sheet"]) == (None, [])
    say(game, 0, "close")
    say(game, 0, "double 9")
    [line] = view(game, None)["sheet"]
    assert line["round"] == view(game, None)["bill"]["round"] == 1
    assert view(game, None)["round"] == 2
    assert (line["orders"], line["cards"]) == ([None, 5, 13, 0], [[], [5], [6, 7], [0]])
    assert (line["points"], line["totals"]) == ([3, 5, 13, 0], [3, 5, 13, 0])
    assert (line["innkeeper"], line["service"], line["ordered"]) == (0, 21, 18)


def test_a_bill_without_service_says_none() -> None:
    game = served(9)
    say(game, 0, "throw")
    land(game)
    assert view(game, 0)["bill"]["service"] is None


def test_the_bar_tells_standing_lying_and_cup_apart() -> None:
    game = ordered()
    bar = view(game, 0)["bar"]
    assert bar["standing"] == [0, 1, 7]
    assert bar["lying"] == [2, 3, 4, 5, 6, 8]
    assert bar["cup"] == []
    assert (bar["showing"], bar["least"], bar["most"]) == (12, 15, 21)
    say(game, 0, "throw double")
    bar = view(game, 0)["bar"]
    assert bar["cup"] == [2, 3, 4, 5, 6, 7, 8]
    assert bar["lying"] == []


def test_the_bar_shows_what_the_specials_did() -> None:
    game = served(2, 7, 8, "cancel", "double")
    say(game, 0, "close")
    say(game, 0, "cancel 2")
    seen = view(game, 1)
    assert seen["phase"] == "count"
    assert [b["barrel"] for b in seen["bar"]["barrels"] if b["cancelled"]] == [0]
    assert seen["bar"]["showing"] == 15


def test_the_phase_follows_the_rulebook() -> None:
    game = new_game()
    phases = [view(game, None)["phase"]]
    land(game, 9)
    phases.append(view(game, None)["phase"])
    order(game, [0], [0], [0])
    phases.append(view(game, None)["phase"])
    game.points = [70, 0, 0, 0]
    pour(game, 9)
    phases.append(view(game, None)["phase"])
    assert phases == ["first_throw", "orders", "service", "over"]
    assert view(game, None)["winners"] == [0]


def test_points_are_told_by_their_source() -> None:
    game = new_game(seats=5)
    land(game, 9, 4, 5)
    order(game, [5], [1, 7], [2], [6])
    pour(game, 18)
    sources = [player["sources"] for player in view(game, None)["players"]]
    assert sources[0] == {"service": 18, "orders": 0, "gifts": 0, "penalties": 0}
    assert sources[2] == {"service": 0, "orders": 0, "gifts": 0, "penalties": -8}
    assert sources[3] == {"service": 0, "orders": 0, "gifts": 8, "penalties": 0}
    assert [sum(source.values()) for source in sources] == game.points


def test_every_barrel_that_lands_is_told() -> None:
    game = new_game()
    land(game, 9, "cancel")
    told = [event.facts["face"] for event in heard(game, "landed")]
    assert told == ["9", *["lying"] * 6, "cancel", "lying"]
    assert heard(game, "threw")[0].facts == {"seat": 0, "count": 9, "throw": 1}


def test_a_bill_is_told_line_by_line_with_its_reason() -> None:
    game = new_game(seats=3)
    land(game, 8)
    order(game, [6, 7], [1])
    pour(game, 8)
    told = [(e.facts["seat"], e.facts["points"], e.facts["reason"]) for e in heard(game, "scored")]
    assert told == [(0, 8, "everything"), (1, -13, "greediest"), (2, 13, "modest")]


def test_the_imagined_game_deals_only_the_other_orders_anew() -> None:
    game, rng = ordered(), Rng(1)
    for seat in range(4):
        for _ in range(20):
            imagined = imagine(game, seat, rng, None)
            assert view(imagined, seat) == view(game, seat)
            assert imagined.orders[seat] is game.orders[seat]


def test_unknown_orders_are_imagined_evenly_by_the_number_of_cards() -> None:
    game, rng = ordered(), Rng(2)
    counted: Counter[str] = Counter()
    for _ in range(2800):
        guess = imagine(game, 0, rng, None).orders[2]
        assert guess is not None
        counted[guess.text] += 1
    assert len(counted) == 28
    assert all(60 < count < 140 for count in counted.values())


def test_a_belief_deals_the_hidden_orders() -> None:
    def highest(game: object, seat: int, options: list[Choice], rng: Rng) -> Choice:
        return options[-1]

    imagined = imagine(ordered(), 1, Rng(3), highest)
    texts = [None if order is None else order.text for order in imagined.orders]
    assert texts == [None, "order 5", "order 6 7", "order 7"]


def test_a_belief_never_sees_the_real_orders() -> None:
    seen = set()

    def spy(game: Polterfass, seat: int, options: list[Choice], rng: Rng) -> Choice:
        order = game.orders[2]
        assert order is not None
        seen.add(order.text)
        return options[0]

    rng = Rng(4)
    for _ in range(30):
        imagine(ordered(), 0, rng, spy)
    assert len(seen) > 5


def test_before_the_orders_nothing_is_hidden() -> None:
    game = new_game()
    land(game, 9)
    assert view(imagine(game, 1, Rng(1), None), 2) == view(game, 2)


def test_a_view_is_ready_for_json() -> None:
    seen = view(ordered(), 1)
    assert json.loads(json.dumps(seen)) == seen


def test_features_read_nothing_hidden() -> None:
    game = ordered()
    other = game.copy()
    other.orders[2] = other.setup.hand.orders[8]
    assert TITLE.numbers(game, 1) == TITLE.numbers(other, 1)
    assert TITLE.numbers(game, 2) != TITLE.numbers(other, 2)


def test_features_count_seats_from_the_viewer() -> None:
    game = ordered()
    names = feature_names(game.setup)
    at = names.index("innkeeper is 0")
    assert TITLE.numbers(game, 0)[at] == 1
    assert TITLE.numbers(game, 3)[names.index("innkeeper is 1")] == 1
    assert TITLE.numbers(game, 1)[names.index("own order / highest")] == pytest.approx(5 / 13)


def test_by_ruling_the_number_of_cards_is_seen_when_all_have_ordered() -> None:
    game = new_game(laid_cards="together")
    land(game, 4, 5, 6)
    say(game, 1, "order 3 4")
    assert [player["laid"] for player in view(game, 2)["players"]] == [0, 0, 0, 0]
    assert [player["ordered"] for player in view(game, 2)["players"]] == [False, True, False, False]
    assert view(game, 1)["players"][1]["laid"] == 2
    guessed = {imagine(game, 2, Rng(seed), None).orders[1] for seed in range(40)}
    assert {order.count for order in guessed if order is not None} == {1, 2}
    say(game, 2, "order 1")
    say(game, 3, "order 0 1")
    assert [player["laid"] for player in view(game, 2)["players"]] == [0, 2, 1, 2]


def test_the_whole_score_pad_stays_open() -> None:
    game = ordered()
    for _ in range(18):
        game.bills.append(write_bill(0, 9, [None, Order([1]), Order([2]), Order([3])], "nobody"))
    assert [line["round"] for line in view(game, None)["sheet"]] == list(range(1, 19))
