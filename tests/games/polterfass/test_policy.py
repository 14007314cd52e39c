"""The thrifty player: sound as an innkeeper, hard to read as a guest."""

from __future__ import annotations

from collections import Counter

import pytest

from stammtisch.core import Choice, Rng, Step
from stammtisch.games.polterfass import TITLE
from stammtisch.games.polterfass.choices import Order
from stammtisch.games.polterfass.policy.guests import boldness, order_weights, ordered_shares
from stammtisch.games.polterfass.policy.player import PolterfassPolicy
from stammtisch.games.polterfass.policy.prospects import lead_prospects
from stammtisch.games.polterfass.state import Polterfass

from .tables import asked, land, new_game, options, order, say, served

POLICY = PolterfassPolicy()


def advice(game: Polterfass, seat: int = 0) -> str:
    return POLICY.thrifty(game, asked(game, seat), Rng(1)).text


def ordered(*faces: int | str, orders: list[list[int]], **options: object) -> Polterfass:
    game = new_game(len(orders) + 1, 0, **options)
    land(game, *faces)
    order(game, *orders)
    return game


def test_the_innkeeper_throws_when_nearly_all_barrels_lie() -> None:
    assert advice(ordered(2, orders=[[3], [3], [3]])) == "throw"


def test_the_innkeeper_closes_when_one_barrel_is_left_to_throw() -> None:
    game = ordered(9, 8, 8, 7, 7, 6, orders=[[3], [3], [3]])
    say(game, 0, "throw")
    land(game, "double", "double")
    assert advice(game) == "close"


def test_the_innkeeper_cancels_the_lowest_and_doubles_the_highest_if_more_is_better() -> None:
    game = ordered(2, 8, 8, 7, 6, "cancel", "double", orders=[[0], [0]])
    say(game, 0, "close")
    assert advice(game) == "cancel 2"
    say(game, 0, "cancel 2")
    assert advice(game) == "double 8"


def test_the_innkeeper_looks_past_the_first_of_two_targets() -> None:
    game = ordered(2, 8, 8, 7, 6, "double", "double", orders=[[0], [0]])
    say(game, 0, "close")
    assert advice(game) == "double 8"


def test_the_advice_never_depends_on_hidden_orders() -> None:
    games = [ordered(9, 7, 6, "double", orders=[[5], pair]) for pair in ([0, 1], [6, 7])]
    assert advice(games[0]) == advice(games[1])
    assert lead_prospects(games[0]).worths == lead_prospects(games[1]).worths


def test_guests_mix_their_orders() -> None:
    game = new_game()
    land(game, 9, 7, 6)
    step, rng = asked(game, 1), Rng(4)
    laid = Counter(POLICY.thrifty(game, step, rng).text for _ in range(300))
    assert len(laid) > 8
    assert max(laid.values()) < 100


def test_guests_order_more_when_more_is_shown() -> None:
    means = []
    for faces in ([2], [9, 8, 8, 7]):
        game = new_game()
        land(game, *faces)
        weights = order_weights(game)
        totals = [float(order.total) for order in game.setup.hand.orders]
        means.append(sum(map(float.__mul__, weights, totals)) / sum(weights))
    assert means[0] + 1 < means[1]


def test_the_belief_about_all_orders_is_a_distribution() -> None:
    shares = ordered_shares(ordered(9, 7, orders=[[5], [0, 1], [7]]))
    assert sum(shares) == pytest.approx(1)
    assert len(shares) == 3 * 13 + 1
    assert shares[0] == 0  # two cards are at least 0 + 1


def test_a_guess_keeps_to_the_orders_that_are_possible() -> None:
    game, rng = ordered(9, 7, orders=[[5], [0, 1], [7]]), Rng(2)
    pairs: list[Choice] = [order for order in game.setup.hand.orders if order.count == 2]
    guesses = [POLICY.guess(game, 2, pairs, rng) for _ in range(50)]
    assert all(isinstance(guess, Order) and guess.count == 2 for guess in guesses)
    assert len({guess.text for guess in guesses}) > 5


def test_whoever_is_ahead_is_likelier_to_win() -> None:
    game = served(9, seats=3)
    game.points = [60, 30, 30]
    values = [POLICY.value(game, seat) for seat in range(3)]
    assert sum(values) == pytest.approx(1)
    assert values[0] > 0.7
    assert values[1] == values[2]


def test_at_the_end_the_winners_share_the_value() -> None:
    game = served(9, seats=3)
    game.points = [75, 75, 30]
    game.over = True
    assert [POLICY.value(game, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_a_playout_looks_as_far_as_the_bill() -> None:
    assert POLICY.horizon(served(9)) == 1


def play(seats: int, thrifty: int, seed: int, **options: object) -> list[int]:
    """One game of one thrifty player against random ones."""
    game = TITLE.start(TITLE.setup(seats, options))
    rng = Rng(seed)
    while not game.over:
        step = game.open()[0]
        game.apply(step.seat, answer(game, step, step.seat == thrifty, rng))
    return game.winners()


def answer(game: object, step: Step, sound: bool, rng: Rng) -> Choice:
    if step.is_chance:
        return step.draw(game, rng)
    if sound:
        return POLICY.thrifty(game, step, rng)
    choices = step.options(game)
    return choices[rng.below(len(choices))]


def test_thrifty_beats_random_players_clearly() -> None:
    wins = sum(seed % 4 in play(4, seed % 4, seed) for seed in range(40))
    assert wins > 16  # a quarter would be ten


@pytest.mark.parametrize("model", ["crowd", "flat"])
def test_thrifty_and_playout_know_every_question(model: str) -> None:
    game = TITLE.start(TITLE.setup(6, {"throw_model": model, "specials_may_share_target": True}))
    rng, turn = Rng(8), 0
    while not game.over:
        step = game.open()[0]
        turn += 1
        if step.is_chance:
            choice = step.draw(game, rng)
        elif turn % 3 == 0:
            choice = POLICY.thrifty(game, step, rng)
        else:
            choice = POLICY.playout(game, step, rng)
        assert choice in step.options(game)
        game.apply(step.seat, choice)
    assert game.winners()


def test_the_quick_player_keeps_doubles_and_throws_cancels_again() -> None:
    game = served(2, "cancel", "double")
    assert POLICY.playout(game, asked(game, 0), Rng(1)).text == "throw cancel"


def test_the_quick_player_aims_high() -> None:
    game = served(2, 7, 8, "cancel", "double")
    say(game, 0, "close")
    assert POLICY.playout(game, asked(game, 0), Rng(1)).text == "cancel 2"
    say(game, 0, "cancel 2")
    assert POLICY.playout(game, asked(game, 0), Rng(1)).text == "double 8"


def test_the_quick_player_closes_when_nothing_lies() -> None:
    game = served(9, 8, 8, 7, 7, 6, 6)
    say(game, 0, "throw")
    land(game, "double", "cancel")
    assert "throw double" in options(game, 0)
    assert POLICY.playout(game, asked(game, 0), Rng(1)).text == "close"


def test_a_seasoned_player_expects_orders_next_to_the_most_or_few() -> None:
    game = new_game()
    land(game, 9, 8, 8, 7)
    weights = order_weights(game, seasoned=True)
    assert sum(weights) == pytest.approx(1)
    by_total = [0.0] * (game.setup.hand.highest + 1)
    for laid, weight in zip(game.setup.hand.orders, weights, strict=True):
        by_total[laid.total] += weight
    assert sum(by_total[-3:]) > 0.5
    assert sum(by_total[7:10]) < 0.2


@pytest.mark.parametrize(("hoped", "bold"), [(5.0, 0.9), (17.0, 0.9), (22.5, 0.36), (60.0, 0.9)])
def test_boldness_follows_the_hoped_service(hoped: float, bold: float) -> None:
    assert boldness(hoped) == pytest.approx(bold)


def test_a_seasoned_player_lays_the_hidden_orders_anew() -> None:
    game, rng = ordered(9, 7, orders=[[5], [0, 1], [7]]), Rng(2)
    POLICY.reconsider(game, 0, rng)
    assert [laid.text for laid in game.orders if laid] == ["order 5", "order 0 1", "order 7"]
    seen = set()
    for _ in range(20):
        POLICY.seasoned().reconsider(game, 1, rng)
        laid = game.orders[2]
        assert laid is not None and laid.count == 2  # noqa: PT018 (mypy needs both)
        seen.add(laid.text)
    assert len(seen) > 4
    assert game.orders[1] is not None and game.orders[1].text == "order 5"  # noqa: PT018
