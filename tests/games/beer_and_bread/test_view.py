"""The view carries what a board needs: previews, cells, the track, the score that counts."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.features import feature_names
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.view import view

from .tables import (
    EXCHANGE,
    HANDS,
    before_year,
    copies,
    fate,
    lay,
    play_on,
    put_sold,
    question,
    say,
    store,
    tokens,
    told,
    year,
)


def card(game: BeerAndBread, id: str, seat: int = 0) -> Any:
    """A card of the seat's hand as its view shows it."""
    return next(one for one in view(game, seat)["hand"] if one["card"] == id)


def test_a_harvest_preview_says_what_comes_and_how_much_is_too_many() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    preview = card(game, "BE01")["harvest"]
    assert preview["gained"] == [1, 1, 1, 1, 0]
    assert (preview["total"], preview["too_many"]) == (4, 3)
    assert preview["matching_rows"] == []


def test_a_harvest_preview_lights_the_matching_rows() -> None:
    game = year(2)
    say(game, 0, "harvest BE02")
    play_on(game, 1)
    assert card(game, "BE03")["harvest"]["matching_rows"] == [0]
    assert card(game, "BE03")["harvest"]["wanted"] == [2, 1, 0, 0, 2]


def test_a_harvest_preview_counts_the_supply() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("supply_wheat"))
    game.supply += tokens(wheat=7)
    game.fields -= tokens(wheat=7)
    assert card(game, "BE01")["harvest"]["from_supply"] == [0, 1, 0, 0, 0]


def test_a_sell_preview_says_what_is_missing() -> None:
    game = year(1)
    store(game, 0, water=1)
    preview = card(game, "BE01")["sell"]
    assert (preview["legal"], preview["reason"], preview["missing_total"]) == (False, "short", 2)
    assert preview["missing"] == [0, 0, 1, 0, 1]


def test_a_sell_preview_says_first_that_the_house_is_full() -> None:
    game = year(1)
    game.villages[0].beers = 1
    assert card(game, "BE01")["sell"]["reason"] == "full"
    assert card(game, "BR01")["sell"]["reason"] == "short"


def test_a_sell_preview_shows_the_ways_to_pay() -> None:
    game = year(1, upgrades=(["BE23"], ()))
    store(game, 0, water=1, barley=1, wheat=2)
    preview = card(game, "BE01")["sell"]
    assert preview["legal"]
    assert preview["by_substitution"]
    assert preview["ways"] == [[1, 2, 1, 0, 0]]


def test_a_sell_preview_says_what_the_score_pad_would_show() -> None:
    game = year(1, hands=(["BE01", "BE02", "BE03", "BR01", "BR06"], HANDS[1]))
    put_sold(game, 0, "BE06")
    now = view(game, 0)["villages"][0]["score"]
    preview = card(game, "BR06")["sell"]
    assert (now["beer_total"], now["bread_total"], now["final"]) == (5, 0, 0)
    assert (preview["totals"], preview["final"]) == ([5, 5], 5)


def test_an_upgrade_preview_says_what_is_cleaned_and_harvested() -> None:
    game = year(1, hands=(["BE17", "BE02", "BE03", "BR01", "BR02"], HANDS[1]))
    game.villages[0].beers = 1
    preview = card(game, "BE17")["upgrade"]
    assert (preview["cleaned_beers"], preview["gained_of_choice"]) == (1, 1)
    assert card(game, "BE02")["upgrade"]["gained_of_choice"] == 0


def test_exchange_cards_carry_the_same_previews_and_who_laid_them() -> None:
    game = year(2)
    say(game, 0, "harvest BR06", "give BE01")
    laid = view(game, 1)["exchange"][1]
    assert (laid["card"], laid["laid_by"], laid["space"]) == ("BE01", 0, 1)
    assert laid["playable"]["sell"]["reason"] == "short"
    assert view(game, None)["exchange"][0]["playable"] is None


def test_cells_show_water_in_water_cells_and_surplus_apart() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("store_water"))
    store(game, 0, water=3, wheat=9)
    village = view(game, 0)["villages"][0]
    assert [cell["kind"] for cell in village["cells"] if cell["water_only"]] == ["water", "water"]
    assert len(village["cells"]) == 11
    assert village["surplus"] == ["wheat"]


def test_the_track_says_what_each_year_seeds_and_which_is_now() -> None:
    track = view(year(2), 0)["track"]
    assert [one["state"] for one in track] == ["past", "now", *["to_come"] * 4]
    assert [one["kind"] for one in track[:2]] == ["fruitful", "dry"]
    assert track[1]["seeded"] == [0, 5, 4, 4, 4]


def test_fields_show_their_count_and_what_they_were_seeded_to() -> None:
    fields = view(year(1), 0)["fields"]
    assert fields[0] == {"kind": "water", "count": 18, "seeded": None}
    assert fields[2] == {"kind": "barley", "count": 8, "seeded": 8}


def test_the_hand_goes_to_the_other_in_fruitful_years_until_the_last_turn() -> None:
    game = year(1)
    assert view(game, 0)["hand_goes_to"] == 1
    assert view(game, None)["hand_goes_to"] is None
    assert view(year(2), 0)["hand_goes_to"] is None
    for _ in range(4):
        play_on(game, 0)
        play_on(game, 1)
    fate(game)
    assert view(game, 0)["hand_goes_to"] is None


def test_the_windmill_forecast_follows_the_storages() -> None:
    game = year(1)
    assert view(game, 0)["windmill"] == {"seat": 0, "next_seat": 1, "tie": True}
    store(game, 1, wheat=1)
    assert view(game, 0)["windmill"] == {"seat": 0, "next_seat": 0, "tie": False}
    assert view(before_year(1), 0)["windmill"]["seat"] is None


def test_the_score_marks_the_product_that_counts() -> None:
    game = before_year(1)
    put_sold(game, 0, "BE01", "BR06")
    score = view(game, 0)["villages"][0]["score"]
    assert (score["beer"], score["bread"], score["final"], score["counts"]) == (4, 5, 4, "beer")
    assert view(game, 0)["villages"][1]["score"] is None
    put_sold(game, 0, "BE06", "BR03")
    assert view(game, 0)["villages"][0]["score"]["counts"] == "both"
    put_sold(game, 0, "BE02")
    assert view(game, 0)["villages"][0]["score"]["counts"] == "bread"


def test_upgrades_lie_in_their_slots_with_their_figures() -> None:
    game = before_year(1)
    lay(game, 1, "BE23")
    slots = view(game, 0)["villages"][1]["slots"]
    assert [len(slot["upgrades"]) for slot in slots] == [0, 0, 0, 1, 0, 0]
    assert slots[3]["upgrades"] == ["swap_wheat"]
    assert view(game, 0)["upgrades"]["swap_wheat"] == {
        "slot": 4,
        "count": 2,
        "kind": "wheat",
        "kinds": ["barley", "hops"],
    }


def test_an_offer_lies_open_with_the_free_cells_of_the_taker() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    store(game, 1, barley=7)
    assert view(game, 1)["offer"] is None
    say(game, 0, "harvest BE01", "offer wheat", "offer wheat", "offer rye")
    offer = view(game, 0)["offer"]
    assert (offer["seat"], offer["tokens"][1], offer["free_cells"]) == (0, 2, 2)
    assert view(game, 1)["to_act"] == 1


def test_an_offer_says_which_heaps_fit_and_cannot_grow() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    store(game, 1, barley=7)
    say(game, 0, "harvest BE01", "offer wheat", "offer wheat", "offer rye")
    fits = [told(tokens(wheat=fit[1], rye=fit[3])) for fit in view(game, 1)["offer"]["fits"]]
    assert sorted(map(str, fits)) == ["{'wheat': 1, 'rye': 1}", "{'wheat': 2}"]


def test_water_on_offer_may_fill_water_cells() -> None:
    game = year(1, upgrades=((), ["BE29"]), pack=copies("store_water"))
    store(game, 0, water=5, rye=4)
    store(game, 1, barley=9)
    say(game, 0, "harvest BE01", "offer water", "offer water", "offer water", "offer rye")
    assert view(game, 1)["offer"]["fits"] == [[2, 0, 0, 0, 0]]


def test_what_is_too_much_is_an_exact_number_unless_one_may_keep_fewer() -> None:
    for ruling, exact in (("fill_all_cells", True), ("keep_fewer_allowed", False)):
        game = year(1, overflow_keep=ruling)
        store(game, 0, wheat=4, rye=4)
        say(game, 0, "harvest BE01")
        choosing = view(game, 0)["choosing"]
        assert (choosing["left"], choosing["exact"]) == (3, exact)


def test_the_sources_of_the_result_are_told_at_the_end() -> None:
    game = before_year(1)
    put_sold(game, 0, "BE01", "BE06", "BR06")
    lay(game, 0, "BE29")
    assert view(game, 0)["sources"] == []
    game.over = True
    seen = view(game, None)
    assert [sum(found.values()) for found in seen["sources"]] == seen["scores"]
    assert seen["sources"][0]["bread_1"] + seen["sources"][0]["bread_bonus"] == seen["scores"][0]


def test_the_column_of_the_other_shows_symbols_and_no_face() -> None:
    game = year(1)
    say(game, 0, "harvest BE01")
    column = view(game, 1)["villages"][0]["column"]
    assert column[0]["card"] is None
    assert "BE01" not in view(game, 1)["faces"]
    assert column[0]["symbols"] == [1, 1, 1, 1, 0]
    assert view(game, 0)["villages"][0]["column"][0]["card"] == "BE01"
    assert view(game, 0)["faces"]["BE01"]["value"] == 4


def test_the_top_of_the_discard_pile_lies_open() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("redraw"))
    assert view(game, 0)["discard_top"] is None
    say(game, 0, "discard BE01")
    assert view(game, 1)["discard_top"] == "BE01"
    assert view(game, 1)["discards"] == 1


def test_the_discard_pile_shows_the_backs_of_its_cards() -> None:
    game = year(1, upgrades=(["BE29", "BE30"], ()), pack=copies("redraw"))
    say(game, 0, "discard BE01")
    assert view(game, 1)["discard_backs"] == {"beer": 1, "bread": 0}
    fate(game, "BR20")
    say(game, 0, "discard BR20")
    assert view(game, None)["discard_backs"] == {"beer": 1, "bread": 1}


def test_a_tucked_upgrade_shows_the_back_of_its_card() -> None:
    game = before_year(1)
    lay(game, 0, "BE29")
    lay(game, 0, "BR29")
    slots = view(game, 1)["villages"][0]["slots"]
    assert sorted(back for slot in slots for back in slot["backs"]) == ["beer", "bread"]
    assert all(len(slot["backs"]) == len(slot["upgrades"]) for slot in slots)


def test_a_village_tells_its_free_cells_and_a_house_whether_it_is_full() -> None:
    game = year(1)
    store(game, 1, barley=7)
    rival = view(game, 0)["villages"][1]
    assert (rival["free_cells"], rival["brewery"]["full"]) == (2, False)
    game.villages[1].beers = game.villages[1].brewery_places
    assert view(game, 0)["villages"][1]["brewery"]["full"]


def test_a_running_choice_tells_how_many_more_may_be_chosen() -> None:
    game = year(1)
    store(game, 0, wheat=4, rye=4)
    store(game, 1, barley=7)
    say(game, 0, "harvest BE01")
    assert view(game, 0)["choosing"]["most"] == 3
    say(game, 0, "offer wheat", "offer wheat", "offer rye")
    assert view(game, 1)["choosing"]["most"] == 2
    say(game, 1, "take wheat")
    assert view(game, 1)["choosing"]["most"] == 1


def test_a_way_to_pay_tells_its_substitutes() -> None:
    game = year(1, upgrades=(["BE23"], ()))
    store(game, 0, water=1, barley=1, wheat=4, hops=1)
    say(game, 0, "sell BE01")
    choosing = view(game, 0)["choosing"]
    recipe = view(game, 0)["faces"]["BE01"]["recipe"]
    for way, beyond in zip(choosing["ways"], choosing["substitutes"], strict=True):
        pairs = zip(way, recipe, strict=True)
        assert beyond == [max(0, paid - printed) for paid, printed in pairs]
    assert any(any(beyond) for beyond in choosing["substitutes"])


def test_turned_cards_say_who_turned_them() -> None:
    game = year(1, upgrades=(["BE29"], ()), pack=copies("reserve_card"))
    say(game, 0, "upgrade BE01", "reserve BE03")
    assert card(game, "BE03")["reserved"]
    hidden = [back for back in view(game, 1)["villages"][0]["hand"] if back["turned_by"] == 0]
    assert [back["card"] for back in hidden] == [None]
    play_on(game, 1)
    assert len(view(game, 1)["hand"]) == 3
    assert question(game) == (0, "PlayCard")


def test_the_frame_reads_round_phase_and_what_is_known_of_the_scores() -> None:
    game = before_year(1)
    assert view(game, 0)["phase"] == "seeding"
    game = year(1, upgrades=(["BE29"], ()), pack=copies("redraw"))
    assert view(game, 0)["phase"] == "cards"
    say(game, 0, "keep-hand")
    seen = view(game, 0)
    assert (seen["phase"], seen["round"], seen["rounds"]) == ("actions", 1, 6)
    assert seen["scores"] == [0, None]


def test_faces_are_carried_once_for_every_card_that_may_be_looked_at() -> None:
    game = year(2)
    assert sorted(view(game, 0)["faces"]) == sorted([*HANDS[0], *EXCHANGE])
    assert sorted(view(game, None)["faces"]) == sorted(EXCHANGE)
    face = view(game, 0)["faces"]["BE01"]
    assert (face["recipe"], face["harvest"]) == ([1, 0, 1, 0, 1], [1, 1, 1, 1, 0])
    assert face["upgrade"] in view(game, 0)["upgrades"]


def test_features_are_named_and_see_only_the_own_hand() -> None:
    game = year(1)
    assert len(TITLE.numbers(game, 0)) == len(feature_names(game.setup))
    assert TITLE.numbers(game, 0)[:3] == pytest.approx([1 / 6, 1.0, 1 / 5])
