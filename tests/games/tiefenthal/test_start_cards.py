"""Module 4: start cards, dealt and kept in secret; a test for each of the thirteen."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stammtisch import new_table
from stammtisch.core import Rng
from stammtisch.core.errors import BadPack
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.barmaids import call_barmaids
from stammtisch.games.tiefenthal.rules.serving import close_turn, serve_guests
from stammtisch.games.tiefenthal.rules.start_cards import deal_start_cards, open_with_start_cards
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal

from .tables import asked, names, options, phase, say, setup_of


def dealt(*cards: str, **options: Any) -> Tiefenthal:
    """Both seats have got their three."""
    given = cards or ("S1", "S2", "S3", "S4", "S5", "S6")
    game = phase(deal_start_cards, open_with_start_cards, serve_guests, module=4, **options)
    game.begin()
    return say(game, *[f"deal {card}" for card in given])


def opened(card: str, **options: Any) -> Tiefenthal:
    """Seat 0 has kept this one."""
    rest = [f"S{n}" for n in range(1, 14) if f"S{n}" != card][:5]
    game = dealt(card, *rest, **options)
    return say(game, f"start {card}", f"start {rest[2]}")


PACKAGES = [
    ("S1", ["barmaid", "table", "brewer"], []),
    ("S2", ["brewer", "brewer", "dishwasher", "merchant"], []),
    ("S3", ["table", "table", "barmaid", "dishwasher", "merchant"], []),
    ("S4", ["barmaid", "barmaid", "brewer", "dishwasher"], []),
    ("S5", ["brewer", "table", "merchant", "merchant"], []),
    ("S6", ["brewer", "table", "dishwasher", "dishwasher"], []),
    ("S7", ["table", "barmaid", "dishwasher", "merchant", "merchant"], []),
    ("S8", ["brewer", "barmaid", "dishwasher", "merchant"], []),
    ("S9", ["bard", "barmaid", "brewer", "merchant"], []),
    ("S10", ["brewer", "merchant", "merchant"], ["kitchen"]),
    ("S11", ["brewer", "barmaid", "merchant"], ["cellar"]),
    ("S12", ["barmaid", "table", "brewer"], ["safe"]),
    ("S13", ["barmaid", "table", "merchant"], []),
]


@pytest.mark.parametrize(
    ("card", "cards", "tiles"), PACKAGES, ids=[card for card, _, _ in PACKAGES]
)
def test_what_a_start_card_brings(card: str, cards: list[str], tiles: list[str]) -> None:
    game = opened(card)
    tavern = game.taverns[0]
    regulars = [f"R{number}" for number in range(1, 8)]
    assert sorted(names(game, tavern.deck.to_list())) == sorted([*regulars, *cards])
    assert [tile for number, tile in enumerate(TILES) if tavern.is_upgraded(number)] == tiles
    extra = (3, 1) if card == "S13" else (0, 0)
    assert (tavern.schnapps, tavern.counter_guests, tavern.points) == (*extra, 0)


@pytest.mark.parametrize(
    ("card", "washers", "kept"), [("S10", 1, (2, 2)), ("S11", 0, (2, 5)), ("S12", 0, (5, 2))]
)
def test_its_tile_works_from_the_first_evening_on(
    card: str, washers: int, kept: tuple[int, int]
) -> None:
    game = opened(card)
    tavern = game.taverns[0]
    call_barmaids(game)
    tavern.thalers, tavern.beers = 9, 9
    assert tavern.washers == washers
    close_turn(game, tavern)
    assert (tavern.thalers, tavern.beers) == kept


def test_the_cards_come_from_the_supply() -> None:
    game = opened("S6")
    both = [kind for tavern in game.taverns for kind in tavern.deck.to_list()]
    dishwashers = names(game, both).count("dishwasher")
    assert game.left(1) == 16 - dishwashers


def test_a_tile_of_a_start_card_brings_a_noble_by_ruling_only() -> None:
    assert opened("S10").taverns[0].known.n == 0
    game = opened("S10", module4_start_upgrade_brings_noble=True)
    assert (names(game, game.taverns[0].known.to_list()), game.scores()[0]) == (["noble"], 10)


def test_three_are_dealt_to_each_and_all_choose_at_once() -> None:
    game = dealt()
    assert asked(game) == ["KeepStartCard", "KeepStartCard"]
    assert options(game) == ["start S1", "start S2", "start S3"]
    say(game, "start S5")
    assert asked(game) == ["KeepStartCard"]


def test_as_many_are_dealt_as_the_pack_says() -> None:
    game = phase(deal_start_cards, serve_guests, module=4, pack={"dealing": {"start_cards": 1}})
    game.begin()
    say(game, "deal S1", "deal S2")
    assert options(game) == ["start S1"]


def parts(game: Tiefenthal, viewer: int | None, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = TITLE.view(game, viewer)["taverns"][seat]["parts"]
    return found


def test_only_their_owner_sees_start_cards_until_all_have_chosen() -> None:
    game = say(dealt(), "start S2")
    assert [card["start"] for card in parts(game, 0, 0)["dealt"]] == ["S1", "S2", "S3"]
    assert parts(game, 0, 0)["start_card"]["start"] == "S2"
    for viewer in (None, 1):
        hidden = parts(game, viewer, 0)
        assert (hidden["dealt"], hidden["start_card"], hidden["chosen"]) == ([], None, True)
    say(game, "start S6")
    assert [parts(game, None, seat)["start_card"]["start"] for seat in (0, 1)] == ["S2", "S6"]


def test_others_read_neither_deal_nor_choice_in_their_log() -> None:
    table = new_table("tiefenthal", 2, 5, {"module": 4})
    table.answer(0, table.open[0].options[0])
    own, other = table.log_for(0), table.log_for(1)
    assert other.count("0 *deal ?") == 3
    assert other.count("0 start ?") == 1
    assert own.count("1 *deal ?") == 3
    assert "start ?" not in own


def test_imagining_deals_hidden_start_cards_anew_among_those_that_fit() -> None:
    game = say(dealt("S1", "S2", "S3", "S4", "S5", "S6"), "start S5")
    rng = Rng(1)
    seen: Counter[int] = Counter()
    for _ in range(600):
        imagined = TITLE.imagine(game, 0, rng, None)
        assert isinstance(imagined, Tiefenthal)
        other = imagined.taverns[1]
        assert other.start_card in other.dealt.to_list()
        assert sorted(imagined.taverns[0].dealt.to_list()) == [0, 1, 2]
        seen.update(other.dealt.to_list())
    assert set(seen) == set(range(3, 13))
    assert min(seen.values()) > 130, "each of ten in three of ten"


def test_a_belief_says_what_others_may_have_kept() -> None:
    game = say(dealt(), "start S5")
    imagined = TITLE.imagine(game, 0, Rng(1), lambda game, seat, options, rng: options[-1])
    assert isinstance(imagined, Tiefenthal)
    assert imagined.taverns[1].start_card == max(imagined.taverns[1].dealt.to_list())


def test_nobody_is_dealt_start_cards_on_later_evenings() -> None:
    game = phase(deal_start_cards, open_with_start_cards, serve_guests, module=4, number=2)
    game.begin()
    assert asked(game) == ["Serve"]


def test_start_cards_that_the_supply_cannot_fill_are_refused() -> None:
    pack = {"start_cards": {f"S{n}": {"cards": ["bard"] * 6} for n in (1, 2)}}
    with pytest.raises(BadPack, match="at most 10 of bard on any 2 of them, got 12"):
        setup_of(2, pack)
    with pytest.raises(BadPack, match="at most 10, got 11"):
        setup_of(2, {"start_cards": {"S1": {"cards": ["merchant"] * 11}}})


def test_who_has_not_chosen_yet_is_imagined_without_a_choice() -> None:
    imagined = TITLE.imagine(dealt(), 0, Rng(1), None)
    assert isinstance(imagined, Tiefenthal)
    assert [tavern.start_card for tavern in imagined.taverns] == [-1, -1]


def test_numbers_for_learning_tell_a_seat_its_own_start_cards_alone() -> None:
    assert TITLE.feature_names is not None
    game = dealt()
    names = TITLE.feature_names(game.setup)
    for seat, own in ((0, ["S1", "S2", "S3"]), (1, ["S4", "S5", "S6"])):
        numbers = dict(zip(names, TITLE.numbers(game, seat), strict=True))
        assert [name[6:] for name in names if name.startswith("dealt") and numbers[name]] == own
