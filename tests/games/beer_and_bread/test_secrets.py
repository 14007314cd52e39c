"""What a seat knows: its hand, what it has seen, the backs of everything, and nothing else."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from stammtisch.core import NOBODY, Choice, Event, Rng
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.choices import BEERS, FACES, RESERVE
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.village import only, set_of
from stammtisch.games.beer_and_bread.view import imagine, view

from .tables import (
    HANDS,
    asked,
    before_year,
    copies,
    fate,
    heard,
    names,
    number,
    options,
    play_on,
    question,
    say,
    store,
    told,
    year,
)


def imagined(game: BeerAndBread, seat: int, times: int = 40) -> list[BeerAndBread]:
    rng = Rng(5)
    return [imagine(game, seat, rng, None) for _ in range(times)]


def hands(games: list[BeerAndBread], seat: int) -> set[tuple[str, ...]]:
    return {tuple(names(set_of(game.villages[seat].hand))) for game in games}


def watched_two_swaps() -> BeerAndBread:
    """Three pairs of turns into a fruitful year: both have held both hands."""
    game = year(1)
    for _ in range(2):
        play_on(game, 0)
        play_on(game, 1)
    return game


def test_before_the_first_swap_the_other_hand_is_any_of_its_backs() -> None:
    game = year(1)
    found = hands(imagined(game, 0), 1)
    assert len(found) > 20
    for hand in found:
        assert sum(1 for card in hand if card.startswith("BE")) == 2
        assert not set(hand) & set(HANDS[0])


def test_after_a_swap_a_seat_remembers_the_hand_it_passed_on() -> None:
    game = year(1)
    say(game, 0, "upgrade BE01")
    say(game, 1, "upgrade BE04")
    assert hands(imagined(game, 0), 1) == {tuple(HANDS[0][1:])}
    assert hands(imagined(game, 0), 0) == {tuple(HANDS[1][1:])}


def test_a_seat_that_has_watched_two_swaps_knows_both_hands() -> None:
    game = watched_two_swaps()
    for seat in range(2):
        for holder in range(2):
            held = tuple(names(set_of(game.villages[holder].hand)))
            assert hands(imagined(game, seat), holder) == {held}


def test_what_was_played_stays_where_it_lies_and_the_deck_varies() -> None:
    game = watched_two_swaps()
    store(game, 0, water=3, wheat=3)
    games = imagined(game, 0)
    assert {names_of_upgrades(one) for one in games} == {names_of_upgrades(game)}
    assert {tuple(sorted(one.beers.to_list())) for one in games} == {
        tuple(sorted(game.beers.to_list()))
    }


def names_of_upgrades(game: BeerAndBread) -> str:
    return " ".join(names(game.villages[0].upgrades | game.villages[1].upgrades))


def test_the_row_of_backs_is_open_and_stays() -> None:
    game = year(1)
    assert {(int(one.backs), int(one.backs_known)) for one in imagined(game, 0)} == {
        (int(game.backs), int(game.backs_known))
    }


def test_sold_cards_of_the_other_are_remembered_but_not_shown() -> None:
    game = year(2)
    store(game, 0, water=1, barley=1, hops=1)
    say(game, 0, "sell BE01")
    assert {one.villages[0].houses for one in imagined(game, 1)} == {game.villages[0].houses}
    assert view(game, 1)["villages"][0]["brewery"]["cards"][0]["card"] is None
    assert view(game, 0)["villages"][0]["brewery"]["cards"][0]["card"] == "BE01"


def test_a_turned_card_is_unknown_to_the_player_who_holds_it() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("reserve_card"))
    say(game, 0, "upgrade BE01", "reserve BE03")
    say(game, 1, "upgrade BE04")
    assert not game.villages[1].seen >> number("BE03") & 1
    found = hands(imagined(game, 1), 1)
    assert len(found) > 10
    assert all({"BE02", "BR01", "BR02"} < set(hand) for hand in found)
    assert hands(imagined(game, 0), 1) == {tuple(HANDS[0][1:])}


def test_an_imagined_turned_card_stays_turned_and_its_owner_knows_it() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("reserve_card"))
    say(game, 0, "upgrade BE01", "reserve BE03")
    for one in imagined(game, 1):
        turned = one.villages[0].turned
        assert len(names(turned)) == 1
        assert turned & set_of(one.villages[0].hand) == turned
        assert one.villages[0].seen & turned == turned


def test_a_belief_may_guess_the_turned_card() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("reserve_card"))
    say(game, 0, "upgrade BE01", "reserve BE03")

    def believe(_: object, seat: int, among: list[Choice], rng: Rng) -> Choice:
        assert seat == 0
        assert RESERVE[number("BE20")] in among
        return RESERVE[number("BE20")]

    one = imagine(game, 1, Rng(1), believe)
    assert names(one.villages[0].turned) == ["BE20"]


def test_every_deal_that_fits_is_equally_likely() -> None:
    game = year(1)
    rng = Rng(9)
    first = Counter(int(imagine(game, 0, rng, None).villages[1].hand.at(0)) for _ in range(2700))
    assert len(first) == 27  # the beers that seat 0 has not seen
    assert max(first.values()) < 150
    assert min(first.values()) > 60


def test_imagining_keeps_all_sixty_cards() -> None:
    game = year(1)
    for one in imagined(game, 1, 5):
        held = [village.hand.to_list() for village in one.villages]
        assert sorted(sum(held, one.beers.to_list() + one.breads.to_list())) == list(range(60))


def test_half_said_answers_of_the_other_are_asked_again() -> None:
    game = year(2)
    say(game, 0, "upgrade BR06")
    assert question(game) == (0, "GiveCard")
    assert view(game, 1)["choosing"] is None
    assert view(game, 0)["choosing"]["what"] == "give"
    assert question(imagine(game, 1, Rng(1), None)) == (0, "PlayCard")
    assert question(imagine(game, 0, Rng(1), None)) == (0, "GiveCard")


def overflowing() -> BeerAndBread:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    say(game, 0, "harvest BE01")
    return game


def test_half_an_offer_is_hidden() -> None:
    game = overflowing()
    before = view(game, 1)
    say(game, 0, "offer wheat")
    assert view(game, 1) == before
    assert view(game, 0)["choosing"]["chosen"][1] == 1
    again = imagine(game, 1, Rng(1), None)
    assert again.chosen == 0
    assert options(again, 0) == options(overflowing(), 0)


def test_half_an_acceptance_is_hidden() -> None:
    game = overflowing()
    say(game, 0, "offer wheat", "offer wheat", "offer rye")
    before = view(game, 0)
    say(game, 1, "take wheat")
    assert view(game, 0) == before
    assert imagine(game, 0, Rng(1), None).chosen == 0
    assert told(imagine(game, 1, Rng(1), None).chosen) == {"wheat": 1}


def test_half_a_gathering_is_hidden() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("clean_only_beer"))
    game.villages[0].beers = 1
    say(game, 0, "upgrade BE01")
    before = view(game, 1)
    say(game, 0, "gather wheat")
    assert view(game, 1) == before
    assert view(game, 0)["choosing"]["left"] == 1
    again = imagine(game, 1, Rng(1), None)
    assert (again.chosen, again.left) == (0, 2)


def test_half_a_payment_is_hidden() -> None:
    game = year(1, upgrades=(["BE23"], ()))
    store(game, 0, water=1, barley=1, wheat=4, hops=1)
    before = view(game, 1)
    say(game, 0, "sell BE01", "pay 2 wheat")
    assert view(game, 1) == before
    assert view(game, 0)["choosing"]["ways"]
    assert question(imagine(game, 1, Rng(1), None)) == (0, "PlayCard")


def test_the_log_shows_drawn_cards_to_their_owner_only() -> None:
    game = before_year(1)
    say(game, -1, "starter 0")
    while type(game.open()[0]).__name__ == "LayBack":
        game.apply(-1, game.open()[0].options(game)[0])
    step = asked(game, 0)
    face = step.options(game)[0]
    assert [step.shown(game, face, viewer) for viewer in (0, 1, NOBODY)] == [
        face.text,
        "card ?",
        "card ?",
    ]


def test_the_log_hides_which_card_is_turned_round() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("reserve_card"))
    say(game, 0, "upgrade BE01")
    step = asked(game, 0)
    texts = [step.shown(game, RESERVE[number("BE03")], viewer) for viewer in (0, 1, NOBODY)]
    assert texts == ["reserve BE03", "reserve ?", "reserve ?"]
    assert step.shown(game, step.options(game)[0], 1) == "hand-over"


def test_redrawn_and_late_cards_are_hidden_in_the_log() -> None:
    game = year(1, upgrades=(["BE29"], ["BE30"]), pack=copies("redraw"))
    say(game, 0, "discard BE01")
    step = asked(game, 0)
    assert step.shown(game, step.options(game)[0], 1) == "card ?"
    late = year(1, upgrades=(["BE29"], ()), pack=copies("last_turn_draw"))
    for _ in range(4):
        play_on(late, 0)
        play_on(late, 1)
    step = asked(late, 0)
    assert step.shown(late, step.options(late)[0], 1) == "card ?"
    fate(late)


def seen_events(game: BeerAndBread, seat: int | None) -> list[Event]:
    return [twin for event in game.news or [] if (twin := event.seen_by(seat)) is not None]


def test_the_other_hears_of_drawn_cards_their_backs_only() -> None:
    game = year(1)
    mine = [event.facts for event in seen_events(game, 1) if event.name.startswith("drawn")]
    assert [facts.get("card") for facts in mine[:5]] == [None] * 5
    assert [facts["product"] for facts in mine[:5]] == ["beer", "beer", "beer", "bread", "bread"]
    assert [facts["card"] for facts in mine[5:]] == HANDS[1]


def test_without_the_memory_aid_the_view_shows_backs() -> None:
    for memory, known in ((True, 4), (False, 0)):
        game = year(1, memory=memory)
        say(game, 0, "upgrade BE01")
        say(game, 1, "upgrade BE04")
        faces = [back["card"] for back in view(game, 0)["villages"][1]["hand"]]
        assert len([face for face in faces if face is not None]) == known


def permuted(game: BeerAndBread, seat: int) -> BeerAndBread:
    """The same game, but two cards of the other hand have changed places with cards of the deck."""
    other = game.copy()
    rival = other.villages[1 - seat]
    for place in (0, 4):
        old = rival.hand.at(place)
        pile = other.beers if old < BEERS else other.breads
        new = pile.at(3)
        rival.hand.replace(place, new)
        pile.replace(3, old)
        rival.seen = rival.seen & ~only(old) | only(new)
    return other


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("number_of_year", [1, 2])
def test_what_a_seat_may_not_know_does_not_change_a_byte_that_it_receives(
    seat: int, number_of_year: int
) -> None:
    game = year(number_of_year)
    other = permuted(game, seat)
    for player in range(2):
        assert set_of(game.villages[1 - seat].hand) != set_of(other.villages[1 - seat].hand)
        assert json.dumps(view(game, seat)) == json.dumps(view(other, seat))
        assert json.dumps(view(game, None)) == json.dumps(view(other, None))
        held = {text for card in HANDS[player] for text in (f"harvest {card}",)}
        text = next(text for text in options(other, player) if text in held)
        say(game, player, text)
        say(other, player, text)


def test_a_spectator_sees_no_hand() -> None:
    game = year(1)
    seen = view(game, None)
    assert seen["hand"] == []
    assert all(back["card"] is None for village in seen["villages"] for back in village["hand"])
    assert seen["villages"][0]["score"] is None


def test_when_the_game_is_over_everything_lies_open() -> None:
    game = year(6)
    store(game, 0, water=1, barley=1, hops=1)
    say(game, 0, "sell BE01")
    while not game.over:
        seat = question(game)[0]
        play_on(game, seat, "upgrade" if question(game)[1] == "PlayCard" else "")
    seen = view(game, None)
    assert seen["phase"] == "end"
    assert seen["villages"][0]["score"]["final"] == game.scores()[0]
    assert seen["winners"] == game.winners()
    assert "BE01" in json.dumps(seen["villages"][0]["sold"])


def test_fate_knows_no_more_than_the_backs() -> None:
    game = year(1)
    assert game.beers.n + game.breads.n == game.backs_known == 50
    assert sum(1 for back in view(game, 0)["deck"] if back == "beer") == game.beers.n
    assert len(FACES) == 2 * BEERS
    assert heard(game, "drawn")
    assert TITLE.id == "beer_and_bread"
