"""What the scoring upgrades bring when the coins are counted, found by their id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from ..choices import BEER, BREAD
from ..setup.faces import Card, Upgrade
from ..state.tokens import total
from ..state.village import Village, members


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


ScoringPower = Callable[[Account, Upgrade], None]

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
