"""Packs: an owner may replace any figure, and whatever does not fit is refused by its key."""

from __future__ import annotations

from typing import Any

import pytest

from stammtisch.core.errors import BadPack
from stammtisch.games.quacks import TITLE
from stammtisch.games.quacks.state.chips import COLOURS

from .kitchen import Kitchen

WRONG: list[tuple[dict[str, Any], str]] = [
    ({"supply": {"counts": {"black-1": 17}}}, "supply.counts: expected 216 chips in all, got 215"),
    ({"books": {"green_1": {"prices": [4, 8]}}}, "books.green_1.prices: expected a list of 3"),
    ({"books": {"green_1": {"power": "red2_set_aside"}}}, "books.green_1.power: expected one of"),
    ({"books": {"red_1": {"numbers": [0, 1, 1, 9]}}}, "books.red_1.numbers[3]"),
    ({"track": {"coins": [5, *range(53)]}}, "track.coins[1]: expected at least 5"),
    ({"rat_tails": {"after": [4, 1]}}, "rat_tails.after: expected spaces in rising order"),
    ({"start": {"bag": {"white-3": 2}}}, "start.bag.white-3: expected at most 4 in all"),
    ({"die": {"6": {"chips": ["pink-1"]}}}, "die.6.chips[0]"),
    ({"cards": {"lucky_devil": {"numbers": [2, 2]}}}, "cards.lucky_devil.numbers"),
    ({"tubes": {"13": {"points": 1}}}, "tubes.13"),
]


@pytest.mark.parametrize(("pack", "complaint"), WRONG)
def test_a_pack_that_does_not_fit_is_refused_by_its_key(
    pack: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(BadPack) as refused:
        TITLE.setup(4, {}, pack, "mine.toml")
    assert str(refused.value).startswith("mine.toml: ")
    assert complaint in str(refused.value)


def test_an_empty_reward_is_refused() -> None:
    figures = TITLE.shipped_pack()
    figures["tubes"]["1"] = {}
    from stammtisch.core import Pack
    from stammtisch.games.quacks.setup.figures import read_rewards

    with pytest.raises(BadPack, match=r"points, rubies, droplet or chips"):
        read_rewards(Pack(figures, "mine.toml"), "tubes", 12)


def test_an_owner_may_replace_one_price() -> None:
    pack = {"books": {"green_1": {"prices": [5, 8, 14]}}}
    setup = TITLE.setup(4, {}, pack)
    assert setup.catalogue.by_text["buy green 1"].facts["price"] == 5


def test_the_shipped_pack_holds_216_chips() -> None:
    counts = TITLE.shipped_pack()["supply"]["counts"]
    assert sum(counts.values()) == 216


def test_books_of_single_colours_are_asked_for_last() -> None:
    assert [option.key for option in TITLE.options if option.seldom] == COLOURS[2:7]


def test_a_card_of_ones_own_pack_may_make_every_white_chip_explode() -> None:
    strict = TITLE.setup(2, {}, {"cards": {"living_in_luxury": {"numbers": [0]}}})
    kitchen = Kitchen(card="living_in_luxury", bag="white-1 white-2", prepared=strict)
    kitchen.draw("white-1")
    assert kitchen.players[0].exploded


def test_a_card_of_ones_own_pack_may_also_lower_the_limit_for_white_chips() -> None:
    strict = TITLE.setup(2, {}, {"cards": {"living_in_luxury": {"numbers": [4]}}})
    kitchen = Kitchen(card="living_in_luxury", bag="white-2 white-2 white-1", prepared=strict)
    kitchen.draw("white-2 white-2")
    assert not kitchen.players[0].exploded
    kitchen.draw("white-1")
    assert kitchen.players[0].exploded


def test_a_yellow_chip_of_ones_own_pack_may_also_lower_the_limit_for_white_chips() -> None:
    pack = {"books": {"yellow_3": {"numbers": [3, 3, 3]}}}
    strict = TITLE.setup(2, {"cards": False, "yellow": 3, "limits_combine": "sum"}, pack)
    kitchen = Kitchen(bag="yellow-1 white-2 white-2", prepared=strict)
    kitchen.draw("yellow-1 white-2")
    assert not kitchen.players[0].exploded
    kitchen.draw("white-2")
    assert kitchen.players[0].exploded
