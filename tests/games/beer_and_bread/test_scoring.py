"""The score pad, one sentence a test."""

from __future__ import annotations

import pytest

from stammtisch.games.beer_and_bread.choices import BEER, BREAD
from stammtisch.games.beer_and_bread.state.score_pad import place_undivided, result_of
from stammtisch.games.beer_and_bread.state.table import BeerAndBread

from .tables import before_year, copies, finish_year, lay, put_sold, store, year

BEERS_22 = ["BE06", "BE21", "BE26"]  # 5 + 8 + 9
BREADS_23 = ["BR06", "BR11", "BR12", "BR13"]  # 5 + 6 + 6 + 6


def sold(*cards: str, upgrades: tuple[str, ...] = (), **given: object) -> BeerAndBread:
    """Seat 0 has sold these cards and laid these upgrades."""
    game = before_year(1, **given)  # type: ignore[arg-type]  # passed on as given
    put_sold(game, 0, *cards)
    for card in upgrades:
        lay(game, 0, card)
    return game


def totals(game: BeerAndBread, seat: int = 0) -> tuple[int, int]:
    account = game.account(seat)
    beer, bread = [c + b for c, b in zip(account.coins, account.bonus, strict=True)]
    return beer, bread


def test_the_lower_of_beer_and_bread_is_the_result() -> None:
    game = sold("BE26", "BE27", "BR24", "BR26")
    assert totals(game) == (18, 17)
    assert game.scores() == [17, 0]


def test_the_worked_score_pad_ends_at_24() -> None:
    """Each pair of beers brings a coin twice over, each bread worth 6 or 7 one."""
    game = sold(*BEERS_22, *BREADS_23, upgrades=("BE07", "BR23", "BR07"))
    account = game.account(0)
    assert account.coins == [22, 23]
    assert account.bonus == [2, 3]
    assert result_of(account) == (24, 26)
    assert game.scores()[0] == 24


def test_beer_20_and_bread_17_make_17() -> None:
    game = sold("BE26", "BE11", "BE06", "BR26", "BR21")
    assert totals(game) == (20, 17)
    assert game.scores()[0] == 17


def test_cards_still_in_brewery_and_bakery_count() -> None:
    game = sold("BE01", "BR01")
    game.villages[0].houses = game.villages[0].sold
    game.villages[0].sold = 0
    assert game.scores()[0] == 4


def test_a_tie_goes_to_the_higher_other_total() -> None:
    game = sold("BE01", "BE02", "BR06", "BR07")
    put_sold(game, 1, "BE03", "BE04", "BR01", "BR02")
    assert game.scores() == [8, 8]
    assert game.winners() == [0]


def test_24_with_26_beats_24_with_25() -> None:
    game = sold("BE11", "BE26", "BE27", "BR21", "BR26", "BR27")
    put_sold(game, 1, "BE21", "BE22", "BE28", "BR16", "BR22", "BR28")
    assert (totals(game, 0), totals(game, 1)) == ((24, 26), (25, 24))
    assert game.scores() == [24, 24]
    assert game.winners() == [0]


def test_the_last_windmill_phase_says_who_is_without_it() -> None:
    game = year(6, windmill=0)
    finish_year(game)
    assert (game.over, game.scores()) == (True, [0, 0])
    assert (game.windmill, game.winners()) == (1, [0])


def test_a_full_tie_goes_to_the_player_without_the_windmill() -> None:
    game = before_year(1)
    assert game.winners() == [0, 1]
    game.windmill = 0
    assert game.winners() == [1]


def test_the_higher_result_wins() -> None:
    game = sold("BE01", "BR01")
    put_sold(game, 1, "BE06", "BR06")
    assert game.winners() == [1]


@pytest.mark.parametrize(
    ("upgrade", "card"), [("score_low", "BE05"), ("score_mid", "BR07"), ("score_high", "BR24")]
)
def test_a_class_of_cards_brings_its_own_product_a_coin_each(upgrade: str, card: str) -> None:
    cards = ["BE01", "BE16", "BE21", "BR06", "BR16", "BR21"]
    plain = totals(sold(*cards))
    pack = copies(upgrade)
    assert totals(sold(*cards, upgrades=("BE29",), pack=pack)) == (plain[0] + 1, plain[1] + 1)
    both = sold(*cards, upgrades=("BE29", "BE30"), pack=pack)
    assert totals(both) == (plain[0] + 2, plain[1] + 2)
    assert card


def test_score_low_adds_to_beer_and_bread_by_their_cards() -> None:
    game = sold("BE01", "BE16", "BR06", upgrades=("BE29",), pack=copies("score_low"))
    assert totals(game) == (12, 6)


@pytest.mark.parametrize(
    ("upgrade", "gain"), [("score_per2_beer", (1, 0)), ("score_per2_bread", (0, 1))]
)
def test_every_full_pair_of_a_product_brings_it_a_coin(upgrade: str, gain: tuple[int, int]) -> None:
    cards = ["BE01", "BE02", "BE03", "BR01", "BR02", "BR03"]
    plain = totals(sold(*cards))
    for laid in (("BE29",), ("BE29", "BE30")):
        beer, bread = totals(sold(*cards, upgrades=laid, pack=copies(upgrade)))
        assert (beer - plain[0], bread - plain[1]) == (gain[0] * len(laid), gain[1] * len(laid))


def test_more_upgrades_than_the_other_bring_two_coins_and_as_many_nothing() -> None:
    pack = copies("score_most_upgrades")
    game = sold("BE01", "BR01", upgrades=("BE29",), pack=pack)
    assert sum(totals(game)) == 10
    lay(game, 1, "BR30")
    assert sum(totals(game)) == 8


def test_two_copies_may_help_both_products() -> None:
    pack = copies("score_most_upgrades")
    assert totals(sold("BE01", "BR01", upgrades=("BE29", "BE30"), pack=pack)) == (6, 6)


def test_two_tokens_more_than_the_other_bring_two_coins() -> None:
    game = sold("BE01", "BR01", upgrades=("BE29",), pack=copies("score_more_resources"))
    store(game, 0, wheat=3)
    store(game, 1, wheat=2)
    assert sum(totals(game)) == 8
    store(game, 0, wheat=1)
    assert sum(totals(game)) == 10


def test_two_copies_for_tokens_add_up() -> None:
    pack = copies("score_more_resources")
    game = sold("BE01", "BR01", upgrades=("BE29", "BE30"), pack=pack)
    store(game, 0, wheat=2)
    assert totals(game) == (6, 6)


@pytest.mark.parametrize(
    ("upgrade", "three"),
    [
        ("score_three_breads", ["BR01", "BR11", "BR21"]),
        ("score_three_beers", ["BE01", "BE11", "BE21"]),
    ],
)
def test_all_three_types_of_a_product_bring_two_coins(upgrade: str, three: list[str]) -> None:
    pack = copies(upgrade)
    assert sum(totals(sold(*three[:2], upgrades=("BE29",), pack=pack))) == 10
    assert sum(totals(sold(*three, upgrades=("BE29",), pack=pack))) == 20
    assert sum(totals(sold(*three, upgrades=("BE29", "BE30"), pack=pack))) == 22


def test_an_undivided_bonus_goes_to_the_lower_product() -> None:
    pack = copies("score_three_beers")
    game = sold("BE01", "BE11", "BE21", upgrades=("BE29",), pack=pack)
    assert totals(game) == (18, 2)


def test_bonuses_are_laid_so_that_the_result_is_best() -> None:
    account = before_year(1).account(0)
    account.coins[BEER], account.coins[BREAD] = 10, 12
    account.undivided = [3, 2, 2]
    place_undivided(account)
    assert result_of(account) == (14, 15)


def test_many_bonuses_are_laid_as_fast_as_few() -> None:
    account = before_year(1).account(0)
    account.coins[BEER], account.coins[BREAD] = 10, 40
    account.undivided = [2] * 30
    place_undivided(account)
    assert result_of(account) == (54, 56)
