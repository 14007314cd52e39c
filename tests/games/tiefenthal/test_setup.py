"""The pack: whole and right, or refused with the key and what was expected."""

from __future__ import annotations

import pytest

from stammtisch.core import Figures, Rng, Tally, play_out
from stammtisch.core.errors import BadPack
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.setup.cards import NOBLE

from .tables import setup_of

REFUSED: list[tuple[Figures, str]] = [
    ({"guests": {"G4-1": {"beers": 5}}}, "guests.beers: expected 8 / 7 / 8 / 7 / 4 / 4 guests"),
    ({"guests": {"G4-1": {"die": 7}}}, "guests.G4-1.die: expected a whole number from 1 to 6"),
    ({"guests": {"G4-1": {"bonus": "gold"}}}, "guests.G4-1.bonus: expected one of none"),
    ({"guests": {"G9-1": {"beers": 5}}}, "guests.G9-1: expected a key of the shipped pack"),
    ({"guests": {"G4-1": {"bear": 5}}}, "guests.G4-1.bear: expected a key of the shipped pack"),
    ({"monastery": {str(n): "9 steps" for n in range(1, 4)}}, "without end, got 27"),
    ({"monastery": {"5": "pear"}}, "monastery.5: expected one of none"),
    ({"rounds": {"2": []}}, "rounds.2: expected one bonus, or two different ones"),
    ({"rounds": {"2": ["guest", "guest"]}}, "rounds.2: expected one bonus, or two different"),
    ({"rounds": {"2": ["beer"]}}, "rounds.2[0]: expected one of merchant"),
    ({"tiles": {"tables": {"basic": 0}}}, "tiles.tables.basic: expected at least one seat"),
    ({"tiles": {"safe": {"basic": 6}}}, "tiles.safe.upgraded: expected a whole number from 6"),
    ({"tavern_cards": {"table": {"count": 17}}}, "tavern_cards.table.count: expected a whole"),
    ({"noble": {"beers": [9, 9, 18]}}, "noble.beers: expected rising prices"),
    ({"start": {"cards": ["barmaid"] * 9}}, "start.cards: expected at most 16 of barmaid"),
    ({"regulars": {"R1": {"die": 0}}}, "regulars.R1.die: expected a whole number from 1 to 6"),
]


@pytest.mark.parametrize(("pack", "words"), REFUSED, ids=[words[:40] for _, words in REFUSED])
def test_a_wrong_pack_is_refused_with_its_key(pack: Figures, words: str) -> None:
    with pytest.raises(BadPack) as caught:
        TITLE.setup(2, {}, pack, "mine.toml")
    assert words in str(caught.value)
    assert "mine.toml" in str(caught.value)


def test_the_box_holds_207_cards() -> None:
    setup = setup_of(4)
    guests = len(setup.stack) + len(setup.deck)
    assert guests == 38
    assert sum(setup.supply) + guests + 4 * 7 == 207


def test_nobody_can_give_back_more_cards_than_the_box_has_of_a_kind() -> None:
    setup = setup_of(4)
    given = [choice.text for choice in setup.catalogue.choices if choice.text.startswith("give ")]
    assert given == [f"give {count}" for count in range(max(setup.supply[:NOBLE]) + 1)]


def test_the_box_holds_240_cards_with_all_modules() -> None:
    setup = setup_of(4, module=5)
    guests = len(setup.stack) + len(setup.deck)
    assert guests == 48
    assert sum(setup.supply) + guests + 4 * 7 + len(setup.parts.start_cards) == 240


def test_steps_on_the_ring_may_feed_each_other_as_long_as_they_end() -> None:
    ring = {"1": "9 steps", "11": "9 steps", "20": "4 steps"}
    game = TITLE.start(TITLE.setup(2, {}, {"monastery": ring}))
    play_out(game, Rng(1), Rng(2), Tally())
    assert game.over


def test_on_a_ring_of_22_one_step_less_is_enough_to_be_refused() -> None:
    ring = {"1": "9 steps", "11": "9 steps", "20": "4 steps"}
    with pytest.raises(BadPack, match="fewer than 22 steps"):
        TITLE.setup(2, {"monastery_positions": 22}, {"monastery": ring})
