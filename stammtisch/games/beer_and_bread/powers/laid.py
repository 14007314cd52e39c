"""What each upgrade does when it is laid, found by its id.

Laying an upgrade only adds to the village's figures; the phases in rules/ read them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..setup.faces import Upgrade
from ..state.tokens import heap, kinds_in, with_more
from ..state.village import Village


def redraw(village: Village, upgrade: Upgrade) -> None:
    """In the card phase, one more card may be discarded for the top card of the deck."""
    if upgrade.fruitful:
        village.redraws_fruitful += upgrade.count
    if upgrade.dry:
        village.redraws_dry += upgrade.count


def selective_pickup(village: Village, upgrade: Upgrade) -> None:
    """In dry years, only wanted cards of the column are picked up. A second copy adds nothing."""
    village.chooses_pick_up = True


def last_turn_draw(village: Village, upgrade: Upgrade) -> None:
    """On the last turn of a fruitful year, one more card is drawn; one is played, the rest go."""
    village.late_draws += upgrade.count


def reserve_card(village: Village, upgrade: Upgrade) -> None:
    """On the first turn of a fruitful year, one more card may be turned round."""
    village.reserves += upgrade.count


def sow(village: Village, upgrade: Upgrade) -> None:
    """At the end of the seeding, harvest a crop."""
    if upgrade.fruitful:
        village.sow_fruitful = with_more(village.sow_fruitful, upgrade.kind, upgrade.count)
    if upgrade.dry:
        village.sow_dry = with_more(village.sow_dry, upgrade.kind, upgrade.count)


def extra(village: Village, upgrade: Upgrade) -> None:
    """Whoever harvests this crop by the action harvests more of it."""
    village.extra = with_more(village.extra, upgrade.kind, upgrade.count)


def supply(village: Village, upgrade: Upgrade) -> None:
    """Where the field runs out, the supply gives the rest. A second copy adds nothing."""
    village.from_supply |= kinds_in(heap(upgrade.kind, 1))


def water_follow(village: Village, upgrade: Upgrade) -> None:
    """After the other player's harvest action, harvest water."""
    village.follow = with_more(village.follow, upgrade.kind, upgrade.count)


def store_any(village: Village, upgrade: Upgrade) -> None:
    """More cells for any token."""
    village.cells += upgrade.count


def store_water(village: Village, upgrade: Upgrade) -> None:
    """More cells that hold water only."""
    village.water_cells += upgrade.count


def brewery_plus(village: Village, upgrade: Upgrade) -> None:
    """The brewery holds another card."""
    village.brewery_places += upgrade.count


def bakery_plus(village: Village, upgrade: Upgrade) -> None:
    """The bakery holds another card."""
    village.bakery_places += upgrade.count


def swap_wheat(village: Village, upgrade: Upgrade) -> None:
    """The first substitution may be used in payments. A second copy adds nothing."""
    village.swaps |= 1
    village.replaced |= upgrade.replaced


def swap_hops(village: Village, upgrade: Upgrade) -> None:
    """The second substitution may be used in payments."""
    village.swaps |= 2
    village.replaced |= upgrade.replaced


def swap_water(village: Village, upgrade: Upgrade) -> None:
    """The third substitution may be used in payments."""
    village.swaps |= 4
    village.replaced |= upgrade.replaced


def clean_beer(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out beer harvests."""
    village.clean_beer = with_more(village.clean_beer, upgrade.kind, upgrade.count)


def clean_bread(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out bread harvests."""
    village.clean_bread = with_more(village.clean_bread, upgrade.kind, upgrade.count)


def clean_only_beer(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out beer and no bread harvests (README#ruling-cleaning_only)."""
    village.clean_only_beer = with_more(village.clean_only_beer, upgrade.kind, upgrade.count)


def clean_only_bread(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out bread and no beer harvests (README#ruling-cleaning_only)."""
    village.clean_only_bread = with_more(village.clean_only_bread, upgrade.kind, upgrade.count)


def clean_both(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out beer and bread harvests."""
    village.clean_both = with_more(village.clean_both, upgrade.kind, upgrade.count)


def at_the_end(village: Village, upgrade: Upgrade) -> None:
    """A scoring upgrade does nothing before the coins are counted."""


LaidPower = Callable[[Village, Upgrade], None]

LAID: Final[dict[str, LaidPower]] = {
    "redraw": redraw,
    "selective_pickup": selective_pickup,
    "last_turn_draw": last_turn_draw,
    "reserve_card": reserve_card,
    **{f"sow_{crop}": sow for crop in ("wheat", "barley", "rye", "hops")},
    **{f"extra_{crop}": extra for crop in ("wheat", "barley", "rye", "hops")},
    **{f"supply_{crop}": supply for crop in ("wheat", "barley", "rye", "hops")},
    "water_follow": water_follow,
    "store_any": store_any,
    "store_water": store_water,
    "brewery_plus": brewery_plus,
    "bakery_plus": bakery_plus,
    "swap_wheat": swap_wheat,
    "swap_hops": swap_hops,
    "swap_water": swap_water,
    "clean_beer": clean_beer,
    "clean_bread": clean_bread,
    "clean_only_beer": clean_only_beer,
    "clean_only_bread": clean_only_bread,
    "clean_both": clean_both,
}


def power_of(id: str) -> LaidPower:
    """What laying this upgrade does."""
    return LAID.get(id, at_the_end)
