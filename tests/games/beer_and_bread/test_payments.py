"""Selling is offered just where the recipe, or some chain of substitutions, can be paid."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from stammtisch.games.beer_and_bread.powers.laid import power_of
from stammtisch.games.beer_and_bread.rules.selling import can_pay, ways_to_pay
from stammtisch.games.beer_and_bread.rules.start import new_village
from stammtisch.games.beer_and_bread.state.tokens import KINDS, counts, heap

from .tables import default_setup, make_setup

Tokens = tuple[int, ...]
Swap = tuple[int, int, int]
SWAPS = ["swap_wheat", "swap_hops", "swap_water"]
OWN = {
    "upgrades": {
        "swap_wheat": {"kind": "barley", "count": 1, "instead_of": ["water", "wheat"]},
        "swap_hops": {"kind": "wheat", "count": 2, "instead_of": ["barley", "rye", "hops"]},
    }
}
SETUPS = [default_setup(), make_setup({}, OWN)]


def payable(recipe: Tokens, swaps: list[Swap], storage: Tokens) -> set[Tokens]:
    """By trying every order: all payments within the storage."""
    known, ahead = {recipe}, [recipe]
    while ahead:
        payment = ahead.pop()
        for paid, number, instead in swaps:
            other = list(payment)
            other[instead] -= 1
            other[paid] += number
            if other[instead] >= 0 and sum(other) <= sum(storage) and tuple(other) not in known:
                known.add(tuple(other))
                ahead.append(tuple(other))
    return {way for way in known if all(a <= b for a, b in zip(way, storage, strict=True))}


def without_waste(ways: set[Tokens]) -> set[Tokens]:
    """The payments that contain no cheaper one."""

    def contains(way: Tokens, other: Tokens) -> bool:
        return other != way and all(a <= b for a, b in zip(other, way, strict=True))

    return {way for way in ways if not any(contains(way, other) for other in ways)}


@settings(max_examples=300, deadline=None)
@given(
    number=st.sampled_from([0, 1]),
    card=st.integers(0, 59),
    owned=st.sets(st.sampled_from(SWAPS)),
    storage=st.lists(st.integers(0, 6), min_size=5, max_size=5),
)
def test_every_payment_found_is_one_and_no_sale_is_missed(
    number: int, card: int, owned: set[str], storage: list[int]
) -> None:
    setup = SETUPS[number]
    village, face = new_village(setup), setup.cards[card]
    upgrades = [upgrade for upgrade in setup.upgrades if upgrade.id in owned]
    for upgrade in upgrades:
        power_of(upgrade.id)(village, upgrade)
    village.storage = sum([int(heap(kind, storage[kind])) for kind in range(len(KINDS))])
    swaps = [(int(u.kind), int(u.count), instead) for u in upgrades for instead in u.instead_of]
    ways = payable(tuple(counts(face.recipe)), swaps, tuple(storage))
    offered = {tuple(counts(way)) for way in ways_to_pay(setup, village, card)}
    assert can_pay(setup, village, face) == bool(ways)
    assert offered == without_waste(ways)
