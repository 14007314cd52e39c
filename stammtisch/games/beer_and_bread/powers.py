"""What each upgrade does, found by its id: when it is laid, or when the coins are counted.

Laying an upgrade only adds to the village's figures; the phases in rules/ read them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from .choices import BEER, BREAD
from .faces import DRY, FRUITFUL, Card, Upgrade
from .tokens import heap, kinds_in, total
from .village import Village, members


def redraw(village: Village, upgrade: Upgrade) -> None:
    """In the card phase, one more card may be discarded for the top card of the deck."""
    if upgrade.fruitful:
        village.redraws += heap(FRUITFUL, upgrade.count)
    if upgrade.dry:
        village.redraws += heap(DRY, upgrade.count)


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
        village.sow_fruitful += heap(upgrade.kind, upgrade.count)
    if upgrade.dry:
        village.sow_dry += heap(upgrade.kind, upgrade.count)


def extra(village: Village, upgrade: Upgrade) -> None:
    """Whoever harvests this crop by the action harvests more of it."""
    village.extra += heap(upgrade.kind, upgrade.count)


def supply(village: Village, upgrade: Upgrade) -> None:
    """Where the field runs out, the supply gives the rest. A second copy adds nothing."""
    village.from_supply |= kinds_in(heap(upgrade.kind, 1))


def water_follow(village: Village, upgrade: Upgrade) -> None:
    """After the other player's harvest action, harvest water."""
    village.follow += heap(upgrade.kind, upgrade.count)


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
    village.clean_beer += heap(upgrade.kind, upgrade.count)


def clean_bread(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out bread harvests."""
    village.clean_bread += heap(upgrade.kind, upgrade.count)


def clean_only_beer(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out beer and no bread harvests (README#ruling-cleaning_only)."""
    village.clean_only_beer += heap(upgrade.kind, upgrade.count)


def clean_only_bread(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out bread and no beer harvests (README#ruling-cleaning_only)."""
    village.clean_only_bread += heap(upgrade.kind, upgrade.count)


def clean_both(village: Village, upgrade: Upgrade) -> None:
    """Cleaning that takes out beer and bread harvests."""
    village.clean_both += heap(upgrade.kind, upgrade.count)


def at_the_end(village: Village, upgrade: Upgrade) -> None:
    """A scoring upgrade does nothing before the coins are counted."""


@final
class Account:
    """The score pad of one village."""

    def __init__(self, village: Village, other: Village, cards: list[Card]) -> None:
        self.village: Final = village
        self.other: Final = other
        self.sold: Final = [cards[card] for card in members(village.all_sold())]
        self.coins: Final = [0, 0]
        self.bonus: Final = [0, 0]
        self.undivided: list[int] = []
        for card in self.sold:
            self.coins[card.product] += int(card.value)

    def sold_of(self, product: int) -> list[Card]:
        return [card for card in self.sold if card.product == product]


def score_values(account: Account, upgrade: Upgrade) -> None:
    """Each sold card of these values brings its own product another coin."""
    for card in account.sold:
        if card.value in upgrade.values:
            account.bonus[card.product] += int(upgrade.count)


def score_per2_beer(account: Account, upgrade: Upgrade) -> None:
    """Every full pair of beers brings beer another coin."""
    groups = len(account.sold_of(BEER)) // int(upgrade.cards)
    account.bonus[BEER] += groups * int(upgrade.count)


def score_per2_bread(account: Account, upgrade: Upgrade) -> None:
    """Every full pair of breads brings bread another coin."""
    groups = len(account.sold_of(BREAD)) // int(upgrade.cards)
    account.bonus[BREAD] += groups * int(upgrade.count)


def score_most_upgrades(account: Account, upgrade: Upgrade) -> None:
    """More upgrades than the other player bring coins; as many bring nothing."""
    mine, theirs = members(account.village.upgrades), members(account.other.upgrades)
    if len(mine) > len(theirs):
        account.undivided.append(int(upgrade.count))


def score_more_resources(account: Account, upgrade: Upgrade) -> None:
    """At least so many tokens more than the other player in storage bring coins."""
    mine, theirs = total(account.village.storage), total(account.other.storage)
    if mine >= theirs + upgrade.lead:
        account.undivided.append(int(upgrade.count))


def score_three_breads(account: Account, upgrade: Upgrade) -> None:
    """A sold card of each of the three types of bread brings coins."""
    if len({card.type for card in account.sold_of(BREAD)}) == 3:
        account.undivided.append(int(upgrade.count))


def score_three_beers(account: Account, upgrade: Upgrade) -> None:
    """A sold card of each of the three types of beer brings coins."""
    if len({card.type for card in account.sold_of(BEER)}) == 3:
        account.undivided.append(int(upgrade.count))


LaidPower = Callable[[Village, Upgrade], None]
ScoringPower = Callable[[Account, Upgrade], None]

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
SCORED: Final[dict[str, ScoringPower]] = {
    "score_low": score_values,
    "score_mid": score_values,
    "score_high": score_values,
    "score_per2_beer": score_per2_beer,
    "score_per2_bread": score_per2_bread,
    "score_most_upgrades": score_most_upgrades,
    "score_more_resources": score_more_resources,
    "score_three_breads": score_three_breads,
    "score_three_beers": score_three_beers,
}


def power_of(id: str) -> LaidPower:
    """What laying this upgrade does."""
    return LAID.get(id, at_the_end)
