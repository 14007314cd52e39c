"""Years, seeding, hands, the exchange and the windmill, one sentence a test."""

from __future__ import annotations

import pytest

from stammtisch.core import Pile
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.tokens import total
from stammtisch.games.beer_and_bread.state.village import only, set_of

from .tables import (
    EXCHANGE,
    HANDS,
    before_year,
    begin,
    fate,
    finish_year,
    heard,
    names,
    number,
    options,
    play_on,
    question,
    say,
    store,
    tokens,
    told,
    year,
)

FULL = {"water": 18, "wheat": 7, "barley": 8, "rye": 6, "hops": 6}


def test_chance_gives_the_windmill_to_one_of_the_two() -> None:
    game = before_year(1)
    assert game.seats == len(game.agendas) == len(game.villages) == 2
    assert options(game, -1) == ["starter 0", "starter 1"]
    begin(game, windmill=1)
    assert game.windmill == 1
    assert question(game) == (1, "PlayCard")


def test_fruitful_years_fill_the_fields_up_and_all_water_flows_into_the_river() -> None:
    game = year(1)
    assert told(game.fields) == FULL
    assert told(game.supply) == {"wheat": 11, "barley": 10, "rye": 9, "hops": 9}


def test_a_fruitful_year_takes_nothing_away() -> None:
    game = before_year(3)
    game.fields = tokens(wheat=10, hops=1)
    game.supply -= game.fields
    begin(game)
    assert told(game.fields) == {**FULL, "wheat": 10}


def test_dry_years_add_or_remove_as_the_supply_has_it() -> None:
    game = before_year(2)
    game.fields = tokens(water=2, wheat=6, rye=4, hops=5)
    game.supply = tokens(water=7, wheat=5, barley=3, rye=4, hops=4)
    begin(game, exchange=EXCHANGE)
    assert told(game.fields) == {"water": 9, "wheat": 5, "barley": 3, "rye": 4, "hops": 4}
    assert told(game.supply) == {"wheat": 6, "rye": 4, "hops": 5}


def test_the_player_with_the_windmill_draws_five_cards_then_the_other() -> None:
    game = before_year(1)
    say(game, -1, "starter 1")
    fate(game, *HANDS[1], *HANDS[0])
    assert [names(set_of(village.hand)) for village in game.villages] == [*HANDS]


@pytest.mark.parametrize("windmill", [0, 1])
def test_in_dry_years_the_one_with_the_windmill_picks_up_and_draws_first(windmill: int) -> None:
    game = before_year(2, columns=(["BE01", "BE02"], ["BE04"]))
    begin(game, exchange=EXCHANGE, windmill=windmill)
    order = [windmill, 1 - windmill]
    assert [event.facts["seat"] for event in heard(game, "picked-up")] == order
    drawn = [event.facts["seat"] for event in heard(game, "drawn")]
    assert drawn == sorted(drawn, reverse=windmill == 1)
    assert [names(set_of(village.hand)) for village in game.villages] == [*HANDS]


def test_in_dry_years_the_column_comes_back_and_hands_are_filled_up_to_five() -> None:
    game = before_year(2, columns=(["BE01", "BE02"], []))
    begin(game, exchange=EXCHANGE)
    first = game.villages[0]
    assert names(set_of(first.hand)) == HANDS[0]
    assert (first.column.n, first.symbols) == (0, 0)
    assert heard(game, "picked-up")[0].facts == {"seat": 0, "cards": 2}
    assert len(heard(game, "drawn")) == 8


def test_in_dry_years_three_cards_are_turned_up_for_the_exchange() -> None:
    game = year(2)
    assert game.exchange.to_list() == [number(card) for card in EXCHANGE]
    assert len(heard(game, "turned-up")) == 3


def test_in_fruitful_years_nothing_is_turned_up() -> None:
    assert year(1).exchange.n == 0


def test_in_fruitful_years_the_players_swap_hands_after_every_pair_of_turns() -> None:
    game = year(1)
    say(game, 0, "upgrade BE01")
    say(game, 1, "upgrade BE04")
    assert names(set_of(game.villages[0].hand)) == HANDS[1][1:]
    assert names(set_of(game.villages[1].hand)) == HANDS[0][1:]
    assert question(game) == (0, "PlayCard")


@pytest.mark.parametrize("windmill", [0, 1])
def test_the_one_with_the_windmill_begins_every_pair_of_turns(windmill: int) -> None:
    game = year(1, windmill=windmill)
    for _ in range(4):
        assert question(game) == (windmill, "PlayCard")
        play_on(game, windmill)
        assert question(game) == (1 - windmill, "PlayCard")
        play_on(game, 1 - windmill)
    assert [village.hand.n for village in game.villages] == [1, 1]


def test_in_dry_years_everybody_keeps_the_hand() -> None:
    game = year(2)
    say(game, 0, "upgrade BE01")
    say(game, 1, "upgrade BE04")
    assert names(set_of(game.villages[0].hand)) == HANDS[0][1:]


def test_each_player_has_exactly_five_turns_a_year() -> None:
    game = year(1)
    finish_year(game)
    assert [len(names(village.upgrades)) for village in game.villages] == [5, 5]
    assert len(heard(game, "hands-swapped")) == 4


def test_a_turn_offers_every_card_for_its_uses() -> None:
    game = year(1)
    assert options(game, 0) == [
        text for card in HANDS[0] for text in (f"harvest {card}", f"upgrade {card}")
    ]


def test_an_exchange_card_is_played_at_once_and_a_hand_card_takes_its_space() -> None:
    game = year(2)
    say(game, 0, "upgrade BR06")
    assert options(game, 0) == [f"give {card}" for card in HANDS[0]]
    say(game, 0, "give BR02")
    assert game.exchange.to_list() == [number(card) for card in ("BE06", "BR02", "BR07")]
    assert names(game.villages[0].upgrades) == ["BR06"]
    assert names(set_of(game.villages[0].hand)) == ["BE01", "BE02", "BE03", "BR01"]


def test_what_was_laid_on_the_exchange_is_open_to_both() -> None:
    game = year(2)
    say(game, 0, "harvest BR06", "give BR02")
    assert "upgrade BR02" in options(game, 1)
    assert "upgrade BR06" not in options(game, 1)


def test_with_one_card_in_hand_the_exchange_does_not_ask_which() -> None:
    game = year(2)
    for _ in range(4):
        play_on(game, 0)
        play_on(game, 1)
    last = names(set_of(game.villages[0].hand))
    say(game, 0, "upgrade BE06")
    assert last[0] in names(set_of(game.exchange))
    assert game.villages[0].hand.n == 0


def ended(number_of_year: int, first: int, second: int, windmill: int = 0) -> tuple[int, int]:
    """Play a year with storages of so many wheat; the windmill before and after."""
    game = year(number_of_year, windmill=windmill)
    store(game, 0, wheat=first)
    store(game, 1, wheat=second)
    finish_year(game)
    return windmill, int(game.windmill)


def test_the_windmill_goes_to_the_player_with_fewer_tokens() -> None:
    assert ended(1, first=3, second=4) == (0, 0)
    assert ended(1, first=4, second=3) == (0, 1)
    assert ended(2, first=3, second=4, windmill=1) == (1, 0)


@pytest.mark.parametrize(("first", "second", "kept"), [(3, 4, "yes"), (4, 3, "no"), (4, 4, "no")])
def test_the_windmill_tells_if_it_stays_and_what_both_have(
    first: int, second: int, kept: str
) -> None:
    game = year(1)
    store(game, 0, wheat=first)
    store(game, 1, wheat=second)
    finish_year(game)
    (passed,) = heard(game, "windmill-passed")
    seat = 0 if kept == "yes" else 1
    tokens = [first, second]
    assert passed.facts == {
        "seat": seat, "kept": kept, "tokens": tokens[seat], "other": tokens[1 - seat],
    }  # fmt: skip


def test_on_a_tie_the_windmill_goes_to_the_player_who_did_not_have_it() -> None:
    assert ended(1, first=4, second=4) == (0, 1)
    assert ended(2, first=4, second=4, windmill=1) == (1, 0)


def test_after_a_fruitful_year_the_columns_stay() -> None:
    game = year(1)
    say(game, 0, "harvest BE01")
    finish_year(game)
    assert game.year == 2
    fate(game)
    assert "BE01" in names(set_of(game.villages[0].hand))


def test_after_a_dry_year_exchange_cards_and_columns_are_discarded() -> None:
    game = year(2)
    say(game, 0, "harvest BE01")
    for _ in range(4):
        play_on(game, 1)
        play_on(game, 0)
    play_on(game, 1)
    assert names(game.discard) == sorted(["BE01", *EXCHANGE])
    assert game.exchange.n == 0
    assert [village.symbols for village in game.villages] == [0, 0]


def test_after_the_sixth_year_the_game_ends() -> None:
    game = year(6)
    finish_year(game)
    assert game.over
    assert [event.facts["final"] for event in heard(game, "counted")] == game.scores()


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    game = before_year(4)
    bury(game, keep=("BE01", "BE02", "BR01"))
    begin(game, hands=(["BE01", "BE02", "BR01"], []))
    assert heard(game, "reshuffled")[0].facts == {"cards": 57}
    assert [village.hand.n for village in game.villages] == [5, 5]
    assert game.discard == 0


@pytest.mark.parametrize(("moment", "times"), [("next_draw", 0), ("at_once", 1)])
def test_by_ruling_an_empty_deck_is_made_anew_at_once_or_at_the_next_draw(
    moment: str, times: int
) -> None:
    game = before_year(1, reshuffle=moment)
    bury(game, keep=(*HANDS[0], *HANDS[1]))
    begin(game)
    assert len(heard(game, "reshuffled")) == times
    assert game.backs_known == 50 * times
    assert question(game) == (0, "PlayCard")


def bury(game: BeerAndBread, keep: tuple[str, ...]) -> None:
    """All cards but these have been discarded."""
    for card in game.beers.to_list() + game.breads.to_list():
        game.discard |= only(card)
        game.discard_top = card
    for kept in keep:
        game.discard &= ~only(number(kept))
    for village in game.villages:
        village.seen |= game.discard
    game.beers = Pile([number(kept) for kept in keep if number(kept) < 30])
    game.breads = Pile([number(kept) for kept in keep if number(kept) >= 30])


def test_after_a_reshuffle_nobody_knows_where_the_cards_are() -> None:
    game = before_year(4)
    bury(game, keep=("BE01", "BE02", "BR01"))
    begin(game, hands=(["BE01", "BE02", "BR01"], []))
    held = set_of(game.villages[0].hand) | set_of(game.exchange)
    assert game.villages[0].seen == held


def test_where_deck_and_discard_pile_are_empty_fewer_cards_are_drawn() -> None:
    game = before_year(1)
    bury(game, keep=("BE01", "BE02", "BR01"))
    game.discard = 0
    begin(game, hands=(["BE01", "BE02", "BR01"], []))
    assert [village.hand.n for village in game.villages] == [3, 0]
    assert question(game) == (0, "PlayCard")
    play_on(game, 0)
    assert question(game) == (1, "PlayCard")  # seat 1 had nothing to play, then got the hand
    assert game.turn == 2


def test_tokens_are_never_made_or_lost_by_the_seeding() -> None:
    game = year(2)
    assert total(game.fields) + total(game.supply) == 84
