"""Whatever is played: 84 tokens, 60 cards, storages within their cells, and never stuck."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core import Rng
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.choices import CARD_IDS
from stammtisch.games.beer_and_bread.rules.deck import deck_size
from stammtisch.games.beer_and_bread.setup.figures import UPGRADE_IDS
from stammtisch.games.beer_and_bread.state.table import BeerAndBread
from stammtisch.games.beer_and_bread.state.tokens import counts, total
from stammtisch.games.beer_and_bread.state.village import members

from .tables import make_setup, question

OPTIONS: list[dict[str, object]] = [
    {},
    {"harvest_count": "contiguous"},
    {"overflow_keep": "keep_fewer_allowed"},
    {"cleaning_only": "two_or_more"},
]
SETUPS = [make_setup(options, None) for options in OPTIONS]


def all_tokens(game: BeerAndBread) -> list[int]:
    """The tokens of each kind, wherever they are."""
    heaps = [game.fields, game.supply, game.offer, *[v.storage for v in game.villages]]
    return [sum(column) for column in zip(*[counts(heap) for heap in heaps], strict=True)]


def all_cards(game: BeerAndBread) -> list[int]:
    """Every card, once for every place where it lies."""
    cards = game.beers.to_list() + game.breads.to_list() + game.exchange.to_list()
    cards += members(game.discard)
    for village in game.villages:
        cards += village.hand.to_list() + village.column.to_list()
        for laid in (village.houses, village.sold, village.upgrades):
            cards += members(laid)
    return sorted(cards)


def check(game: BeerAndBread) -> None:
    assert all_tokens(game) == [18, 18, 18, 15, 15]
    assert all_cards(game) == list(range(60))
    asked = question(game) if not game.over else (-1, "")
    for seat, village in enumerate(game.villages):
        if asked != (seat, "ChooseOffer"):
            assert village.excess(village.storage) <= 0
        assert village.beers <= village.brewery_places
        assert village.breads <= village.bakery_places
        assert len(members(village.houses)) == village.beers + village.breads
        held = sum([game.setup.cards[card].symbols for card in village.column.to_list()])
        assert village.symbols == held
    assert game.backs_known <= deck_size(game)
    assert min(counts(game.fields)) >= 0
    assert total(game.fields) <= 84


@pytest.mark.parametrize("number", range(len(OPTIONS)))
@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 10**6), lean=st.sampled_from(["", "sell", "harvest", "upgrade"]))
def test_tokens_and_cards_are_each_in_exactly_one_place(number: int, seed: int, lean: str) -> None:
    rng, luck = Rng(seed), Rng(seed + 1)
    game = TITLE.start(SETUPS[number])
    assert isinstance(game, BeerAndBread)
    while not game.over:
        step = game.open()[0]
        if step.is_chance:
            choice = step.draw(game, luck)
        else:
            options = step.options(game)
            wanted = [o for o in options if lean and o.verb == lean] or options
            choice = (wanted if rng.below(4) else options)[0]
            if rng.below(2):
                choice = wanted[rng.below(len(wanted))]
        game.apply(step.seat, choice)
        check(game)


@settings(max_examples=20, deadline=None)
@given(
    seed=st.integers(0, 10**6),
    upgrades=st.lists(st.sampled_from(UPGRADE_IDS), min_size=60, max_size=60),
    options=st.sampled_from(OPTIONS),
)
def test_nobody_is_stuck_whatever_upgrades_the_cards_carry(
    seed: int, upgrades: list[str], options: dict[str, object]
) -> None:
    cards = {card: {"upgrade": id} for card, id in zip(CARD_IDS, upgrades, strict=True)}
    game = TITLE.start(make_setup(options, {"cards": cards}))
    assert isinstance(game, BeerAndBread)
    rng, luck = Rng(seed), Rng(seed + 1)
    while not game.over:
        step = game.open()[0]
        offered = step.options(game)
        assert 1 <= len(offered) <= 100
        assert len({choice.code for choice in offered}) == len(offered)
        selling = [choice for choice in offered if choice.verb == "sell"] or offered
        choice = step.draw(game, luck) if step.is_chance else selling[rng.below(len(selling))]
        game.apply(step.seat, choice)
        check(game)


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_cards_that_a_seat_has_seen_are_exactly_those_it_could_name(seed: int) -> None:
    """Everything that lies open, the own hand; and never a card of the deck."""
    rng, luck = Rng(seed), Rng(seed + 1)
    game = TITLE.start(SETUPS[0])
    assert isinstance(game, BeerAndBread)
    while not game.over:
        step = game.open()[0]
        options = step.options(game)
        choice = step.draw(game, luck) if step.is_chance else options[rng.below(len(options))]
        game.apply(step.seat, choice)
        for seat in range(2):
            seen = set(members(game.villages[seat].seen))
            assert not seen & set(game.beers.to_list() + game.breads.to_list())
            assert seen >= open_to(game, seat)


def open_to(game: BeerAndBread, seat: int) -> set[int]:
    turned = game.villages[1 - seat].turned
    hand = game.villages[seat].hand.to_list()
    known = {card for card in hand if not turned >> card & 1}
    known |= set(game.exchange.to_list()) | set(members(game.discard))
    for village in game.villages:
        known |= set(village.column.to_list())
        known |= set(members(village.all_sold() | village.upgrades))
    return known
