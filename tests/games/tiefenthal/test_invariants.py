"""What holds after every answer of random play."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.core import Rng
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.setup.cards import NOBLE
from stammtisch.games.tiefenthal.setup.tiles import CELLAR_TILE, SAFE_TILE
from stammtisch.games.tiefenthal.state.table import DRAFT, SERVING, Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import EMPTY, WHOLE_STACK, listed

from .tables import setup_of


def all_cards(game: Tiefenthal) -> Counter[int]:
    """Every card on the table, wherever it lies."""
    found: Counter[int] = Counter()
    for tavern in game.taverns:
        found.update(tavern.cards())
    for kind in range(NOBLE + 1):
        found[kind] += int(game.left(kind))
    found.update(game.guest_deck.to_list() + game.stack.to_list())
    found.update(kind for kind in game.offers.to_list() if kind not in (EMPTY, WHOLE_STACK))
    return +found


def check(game: Tiefenthal, cards: Counter[int]) -> None:
    assert all_cards(game) == cards
    for tavern in game.taverns:
        assert 0 <= tavern.position <= 22
        assert 0 <= tavern.reputation <= 40
        assert min(tavern.schnapps, tavern.leaning, tavern.climbing, tavern.lifted) >= 0
        assert tavern.laid.n <= len(listed(tavern.white + tavern.own))
        assert tavern.points == sum(game.setup.points[kind] for kind in tavern.cards())
        assert min(tavern.thalers, tavern.beers, tavern.washers, tavern.counter_guests) >= 0
        assert len(listed(tavern.own)) <= tavern.own_taken <= game.setup.own_dice
        if game.stage != SERVING or game.is_to_serve(tavern):
            assert tavern.thalers <= game.figure(tavern, SAFE_TILE)
            assert tavern.beers <= game.figure(tavern, CELLAR_TILE)
    check_dice(game)


def check_dice(game: Tiefenthal) -> None:
    """Every die lies on a coaster or before a tavern until its owner's turn."""
    if any(tavern.rolling for tavern in game.taverns) or game.stage not in (DRAFT, SERVING):
        return
    if game.stage == DRAFT:
        lying = [listed(tavern.white + tavern.coaster) for tavern in game.taverns]
        assert sum(len(dice) for dice in lying) == game.setup.white_dice * game.seats
    for tavern in game.taverns:
        if game.is_to_serve(tavern):
            assert len(listed(tavern.own)) == tavern.own_taken
            assert game.stage == DRAFT or len(listed(tavern.white)) == game.setup.white_dice


@settings(max_examples=8, deadline=None)
@given(seed=st.integers(0, 1 << 30), seats=st.integers(2, 4), module=st.integers(1, 5))
def test_every_card_is_somewhere_once_and_goods_stay_within_their_limits(
    seed: int, seats: int, module: int
) -> None:
    game = TITLE.new_game(setup_of(seats, module=module))
    assert isinstance(game, Tiefenthal)
    game.news = []
    cards = all_cards(game)
    rng = Rng(seed)
    game.begin()
    round_counts: Counter[tuple[int, int, str]] = Counter()
    while not game.over:
        step = game.open()[0]
        choices = step.options(game)
        game.apply(step.seat, choices[rng.below(len(choices))])
        for event in game.news:
            if event.name == "refused":
                names = [card.name for card in game.setup.cards]
                cards = cards - Counter([names.index(str(event.facts["print"]))])
            if event.name in ("bought", "recruited"):
                what = str(event.facts.get("card", "guest"))
                round_counts[int(game.number), int(event.facts["seat"]), what] += 1
        game.news.clear()
        check(game, cards)
    assert set(round_counts.values()) <= {1}, "one of each kind and one guest a round"
    assert game.number == 8
