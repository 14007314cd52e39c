"""The pack says plainly what does not fit; an owner replaces cards one by one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from stammtisch import new_table, replay
from stammtisch.core import Figures, Pack
from stammtisch.core.errors import BadPack
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.choices import CARD_IDS
from stammtisch.games.beer_and_bread.powers.laid import power_of
from stammtisch.games.beer_and_bread.rules.payments import ways_with
from stammtisch.games.beer_and_bread.rules.start import new_village
from stammtisch.games.beer_and_bread.setup.figures import UPGRADE_IDS, paid_in_the_end
from stammtisch.games.beer_and_bread.setup.shared import read_setup
from stammtisch.games.beer_and_bread.state.tokens import ALL, ANYTHING, counts, total

from .tables import default_setup, make_setup, number, told

SWAPS = ("swap_wheat", "swap_hops", "swap_water")
DEFAULTS: dict[str, Any] = {option.key: option.default for option in TITLE.options}


def complaint(own: Figures) -> str:
    with pytest.raises(BadPack) as caught:
        TITLE.setup(2, {}, own, "mine.toml")
    return str(caught.value)


def card(**figures: object) -> Figures:
    return {"cards": {"BE07": figures}}


def test_the_shipped_pack_holds_84_tokens_and_60_cards() -> None:
    setup = default_setup()
    assert total(setup.tokens) == 84
    assert len(setup.cards) == 60
    assert len(setup.upgrades) == 38


def test_every_table_of_the_shipped_pack_says_how_sure_it_is() -> None:
    shipped = TITLE.shipped_pack()
    tables = [*shipped["cards"].values(), *shipped["upgrades"].values(), shipped["tokens"]]
    assert {table["confidence"] for table in tables} == {
        "sure",
        "cross-checked",
        "single",
        "reconstructed",
    }


def test_a_pack_with_59_cards_is_refused_and_names_the_missing_one() -> None:
    figures = deepcopy(TITLE.shipped_pack())
    del figures["cards"]["BR13"]
    with pytest.raises(BadPack, match="60 cards, got 59: BR13 missing"):
        read_setup(Pack(figures, "mine.toml"), DEFAULTS, 2)


def test_a_card_that_does_not_exist_is_refused() -> None:
    assert "cards.BE31" in complaint({"cards": {"BE31": {"value": 4}}})


def test_an_unknown_upgrade_is_refused_with_the_card() -> None:
    said = complaint(card(upgrade="free_lunch"))
    assert "mine.toml" in said
    assert "cards.BE07.upgrade" in said
    assert "free_lunch" in said


def test_an_unknown_resource_is_refused() -> None:
    assert "cards.BE07.recipe[1]" in complaint(card(recipe=["water", "oats"]))


def test_a_recipe_larger_than_any_storage_is_refused_with_the_card() -> None:
    said = complaint(card(recipe=["water"] * 13 + ["wheat"] * 13))
    assert "cards.BE07.recipe" in said
    assert "at most 17 tokens and 8 more water, the largest storage, got 26" in said


def test_water_cells_do_not_help_a_recipe_without_water() -> None:
    assert "got 18" in complaint(card(recipe=["barley"] * 9 + ["wheat"] * 9))
    most = ["barley"] * 9 + ["wheat"] * 8
    swaps = {"upgrades": {id: {"instead_of": ["rye"]} for id in SWAPS}}
    setup = make_setup({}, {**card(recipe=most), **swaps})
    assert told(setup.cards[number("BE07")].recipe)["wheat"] == 8
    with_water = {**card(recipe=[*most, *["water"] * 8]), **swaps}
    assert total(make_setup({}, with_water).cards[number("BE07")].recipe) == 25


def test_a_recipe_that_can_be_paid_in_very_many_ways_is_refused() -> None:
    """Swaps both ways and a recipe of thirty tokens took seconds to answer."""
    both_ways = {
        "swap_wheat": {"kind": "wheat", "count": 1, "instead_of": ["hops", "barley"]},
        "swap_hops": {"kind": "hops", "count": 1, "instead_of": ["wheat", "barley"]},
        "swap_water": {"kind": "water", "count": 1, "instead_of": ["wheat", "barley"]},
    }
    own = {"cards": {"BE07": {"recipe": ["barley"] * 8 + ["wheat"] * 9}}, "upgrades": both_ways}
    said = complaint(own)
    assert "cards.BE07.recipe: expected at most 2500 ways to pay it with all substitutions" in said
    assert "got 9075" in said


def test_the_ways_to_pay_are_never_more_than_were_counted() -> None:
    setup = default_setup()
    ends = paid_in_the_end(setup.upgrades)
    assert ends == [{0}, {0, 1, 4}, {0, 1, 2, 4}, {0, 1, 3, 4}, {0, 1, 4}]
    assert max([len(ways_with(setup, card, 7)) for card in range(60)]) == 199


@pytest.mark.parametrize(
    ("upgrade", "figures"),
    [
        ("extra_wheat", {}),
        ("sow_wheat", {}),
        ("water_follow", {}),
        ("redraw", {}),
        ("clean_beer", {"kind": "wheat"}),
        ("clean_both", {"kind": "any"}),
    ],
)
def test_sixty_copies_of_an_upgrade_want_no_more_than_a_supply_can_hold(
    upgrade: str, figures: Figures
) -> None:
    """Above 127 of a kind a heap ran over, and a loop that looked for a token never ended."""
    cards = {id: {"upgrade": upgrade} for id in CARD_IDS}
    own = {"cards": cards, "upgrades": {upgrade: {"count": 9, **figures}}}
    setup = make_setup({}, own)
    village = new_village(setup)
    for _ in range(60):
        power_of(upgrade)(village, setup.upgrades[UPGRADE_IDS.index(upgrade)])
    wanted = [village.extra, village.sow_fruitful, village.sow_dry, village.follow]
    wanted += [village.clean_beer, village.clean_both & ALL]
    assert max([max(counts(tokens)) for tokens in wanted]) <= 30
    assert village.clean_both >> ANYTHING <= 150
    assert village.redraws_dry in (0, 540)


def test_a_recipe_with_more_of_a_kind_than_there_is_is_refused() -> None:
    assert "at most 15 rye: no more exist" in complaint(card(recipe=["rye"] * 16))


@pytest.mark.parametrize("recipe", [[], ["water"] * 31])
def test_a_recipe_has_a_token_or_more(recipe: list[str]) -> None:
    assert "1 to 30 tokens" in complaint(card(recipe=recipe))


@pytest.mark.parametrize("harvest", [[], ["water"] * 10])
def test_a_harvest_section_has_a_symbol_or_more(harvest: list[str]) -> None:
    assert "1 to 9 symbols" in complaint(card(harvest=harvest))


def test_a_harvest_section_may_show_nine_symbols() -> None:
    made = make_setup({}, card(harvest=["rye"] * 9))
    assert max(int(total(face.symbols)) for face in made.cards) == 9


def test_a_value_fits_its_type() -> None:
    said = complaint(card(value=8))
    assert "4 or 5 coins, as a card of type 1 is worth, got 8" in said


def test_a_misspelt_key_is_refused() -> None:
    assert "cards.BE07.reciepe" in complaint(card(reciepe=["water"]))


def test_a_substitution_names_other_kinds_than_its_own() -> None:
    said = complaint({"upgrades": {"swap_wheat": {"instead_of": ["wheat"]}}})
    assert "one or more kinds other than wheat" in said


def test_fields_hold_no_more_than_there_is() -> None:
    assert "from 0 to 15" in complaint({"fields": {"dry": {"rye": 16}}})


def test_an_owner_replaces_one_card_and_leaves_the_rest() -> None:
    own = card(value=4, recipe=["rye", "rye"], harvest=["hops", "hops"], upgrade="redraw")
    setup = make_setup({}, own)
    face = setup.cards[number("BE07")]
    assert (face.value, told(face.recipe), told(face.symbols)) == (4, {"rye": 2}, {"hops": 2})
    assert setup.upgrades[face.upgrade].id == "redraw"
    assert setup.cards[0].recipe == default_setup().cards[0].recipe


def test_a_log_carries_the_cards_that_differ_and_replays_anywhere() -> None:
    table = new_table("beer_and_bread", 2, seed=3, pack=card(value=4))
    for _ in range(30):
        seat, question = next(iter(table.open.items()))
        table.answer(seat, question.options[0])
    assert '"BE07":{"value":4}' in table.log
    assert replay(table.log).view(0) == table.view(0)


def test_every_parameter_of_an_upgrade_may_be_changed() -> None:
    own = {
        "upgrades": {
            "store_any": {"count": 3},
            "sow_rye": {"kind": "hops", "count": 2},
            "clean_both": {"kind": "water"},
            "score_low": {"values": [4, 5, 6]},
            "score_per2_beer": {"cards": 3},
            "score_more_resources": {"lead": 3},
            "swap_water": {"kind": "rye", "count": 2, "instead_of": ["hops"]},
        }
    }
    upgrades = {upgrade.id: upgrade for upgrade in make_setup({}, own).upgrades}
    assert upgrades["store_any"].count == 3
    assert (upgrades["sow_rye"].kind, upgrades["clean_both"].kind) == (4, 0)
    assert upgrades["score_low"].values == [4, 5, 6]
    assert (upgrades["score_per2_beer"].cards, upgrades["score_more_resources"].lead) == (3, 3)
    assert upgrades["swap_water"].instead_of == [4]
