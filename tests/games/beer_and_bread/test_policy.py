"""The thrifty player keeps beer and bread in balance and ends well above the sample pad."""

from __future__ import annotations

from stammtisch.core import Reason, Rng
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.state.table import BeerAndBread

from .tables import asked, before_year, copies, default_setup, put_sold, question, say, store, year

POLICY = TITLE.policy


def advice(game: BeerAndBread, seat: int = 0) -> str:
    return POLICY.thrifty(game, asked(game, seat), Rng(1)).text


def mean_score(names: tuple[str, str], games: int) -> float:
    """The mean final score of both seats."""
    scores = 0
    for seed in range(games):
        rng, luck = Rng(seed), Rng(seed + 10**6)
        game = TITLE.start(default_setup())
        while not game.over:
            step = game.open()[0]
            if step.is_chance:
                choice = step.draw(game, luck)
            else:
                choice = getattr(POLICY, names[step.seat])(game, step, rng)
            game.apply(step.seat, choice)
        scores += sum(game.scores())
    return scores / (2 * games)


def test_thrifty_players_reach_24_against_each_other() -> None:
    assert mean_score(("thrifty", "thrifty"), 60) >= 24


def test_playouts_are_sensible() -> None:
    assert mean_score(("playout", "playout"), 30) >= 15


def test_the_thrifty_player_sells_when_it_can_in_the_last_year() -> None:
    game = year(6)
    store(game, 0, water=1, barley=1, hops=1)
    assert advice(game) == "sell BE01"


def test_the_thrifty_player_sells_the_product_that_lags() -> None:
    game = year(1)
    store(game, 0, water=2, wheat=1, barley=1, rye=1, hops=1)
    put_sold(game, 0, "BE26", "BE27")
    assert advice(game) == "sell BR01"


def test_the_thrifty_player_offers_what_it_has_most_of() -> None:
    game = year(1)
    store(game, 0, wheat=6, rye=3)
    say(game, 0, "harvest BE02")
    assert advice(game) == "offer wheat"


def test_the_thrifty_player_takes_what_is_offered() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    say(game, 0, "harvest BE01", "offer wheat", "offer wheat", "offer rye")
    assert advice(game, 1).startswith("take")


def test_the_thrifty_player_pays_with_what_it_has_most_of() -> None:
    game = year(1, upgrades=(["BE23"], ()))
    store(game, 0, water=1, barley=1, wheat=4, hops=1)
    say(game, 0, "sell BE01")
    assert advice(game) == "pay 0 wheat"


def test_the_thrifty_player_knows_when_an_offer_is_made() -> None:
    game = year(1, overflow_keep="keep_fewer_allowed")
    store(game, 0, wheat=9)
    say(game, 0, "harvest BE03", *["offer wheat"] * 3)
    assert advice(game) == "offer-made"


def test_the_thrifty_player_answers_every_question_of_the_calendar() -> None:
    for upgrade in ("redraw", "reserve_card"):
        game = year(1, upgrades=(["BE29"], ()), pack=copies(upgrade))
        if upgrade == "reserve_card":
            say(game, 0, "upgrade BE01")
        assert advice(game) in [c.text for c in asked(game, 0).options(game)]
    game = before_year(2, (["BE29"], ()), (["BE26"], []), copies("selective_pickup"))
    say(game, -1, "starter 0")
    assert question(game)[1] == "ChoosePickUp"
    assert advice(game) in ("leave BE26", "pick-up-rest")


def test_the_value_follows_the_lead_and_the_end_decides() -> None:
    game = year(1)
    level = POLICY.value(game, 0)
    put_sold(game, 0, "BE26", "BR26")
    assert POLICY.value(game, 0) > level
    assert abs(POLICY.value(game, 0) + POLICY.value(game, 1) - 1.0) < 1e-9
    game.over = True
    assert (POLICY.value(game, 0), POLICY.value(game, 1)) == (1.0, 0.0)


def test_the_value_counts_the_lower_product_most_and_upgrades_while_turns_are_left() -> None:
    even, tilted = year(3), year(3)
    put_sold(even, 0, "BE06", "BR06")
    put_sold(tilted, 0, "BE06", "BE07")
    assert POLICY.value(even, 0) > POLICY.value(tilted, 0) > 0.5
    early, late = year(3, upgrades=(["BE15"], ())), year(5, upgrades=(["BE15"], ()))
    assert POLICY.value(early, 0) > POLICY.value(late, 0) > 0.5
    assert POLICY.value(year(5, upgrades=(["BR24"], ())), 0) > 0.5


def test_playouts_are_valued_after_two_years_and_played_out_in_the_last_two() -> None:
    assert [POLICY.horizon(year(number)) for number in (1, 4, 5, 6)] == [1, 1, 0, 0]


def why(best: BeerAndBread, rest: BeerAndBread) -> Reason | None:
    """What is told where one answer leads to one position, and another answer to another."""
    game = year(1)
    step = asked(game, 0)
    better, other = step.options(game)[:2]
    return POLICY.reason(game, step, better, other, {better: [best], other: [rest]}.__getitem__)


def test_what_brings_no_coins_is_explained_by_upgrades_and_tokens_that_work_later() -> None:
    rich, poor = year(3), year(3, upgrades=(["BE28"], []))
    store(rich, 0, wheat=2)
    assert why(rich, year(3)) == ("tokens", {"tokens": 2, "other_tokens": 0})
    assert why(poor, rich) == ("upgrades", {"upgrades": 1, "other_upgrades": 0})


def test_else_it_is_explained_by_what_the_other_village_lacks() -> None:
    ahead = year(3)
    put_sold(ahead, 1, "BE26", "BR26")
    found = why(year(3), ahead)
    assert found is not None
    assert (found[0], found[1]["rival"]) == ("rival", 0)
    assert why(year(3), year(3)) is None


def test_two_harvests_are_told_apart_by_their_cards() -> None:
    game, rich, poor = year(1), year(3), year(3)
    put_sold(rich, 0, "BE26", "BR26")
    step = asked(game, 0)
    better, other = [one for one in step.options(game) if one.text.startswith("harvest")][:2]
    later = {better: [rich], other: [poor]}.__getitem__
    found = POLICY.reason(game, step, better, other, later)
    assert found is not None
    assert (found[0], found[1]["use"], found[1]["other_use"]) == ("use", "harvest", "same")
