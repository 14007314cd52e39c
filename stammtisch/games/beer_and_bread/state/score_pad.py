"""The score pad: coins of beer and of bread, and the lower of the two counts."""

from __future__ import annotations

from ..choices import BEER, BREAD
from ..powers.scoring import SCORED, Account
from ..setup.shared import BeerAndBreadSetup
from .village import Village, members


def account_of(setup: BeerAndBreadSetup, village: Village, other: Village) -> Account:
    """Add up sold cards and bonuses; each undivided bonus goes where it helps most."""
    account = Account(village, other, setup.cards)
    for card in members(village.upgrades):
        upgrade = setup.upgrades[setup.cards[card].upgrade]
        power = SCORED.get(upgrade.id)
        if power is not None:
            power(account, upgrade)
    place_undivided(account)
    return account


def place_undivided(account: Account) -> None:
    """Of all ways to lay the undivided bonuses, take the one with the best final score."""
    on_beer = {0}
    for coins in account.undivided:
        on_beer |= {laid + coins for laid in on_beer}
    whole = sum(account.undivided)
    best = 0
    for laid in sorted(on_beer):
        more, known = [laid, whole - laid], [best, whole - best]
        if result_with(account, more) >= result_with(account, known):
            best = laid
    account.bonus[BEER] += best
    account.bonus[BREAD] += whole - best


def result_with(account: Account, more: list[int]) -> tuple[int, int]:
    """The final score and, for ties, the other total."""
    beer = account.coins[BEER] + account.bonus[BEER] + more[BEER]
    bread = account.coins[BREAD] + account.bonus[BREAD] + more[BREAD]
    return min(beer, bread), max(beer, bread)


def result_of(account: Account) -> tuple[int, int]:
    """The final score of a finished account and, for ties, its other total."""
    return result_with(account, [0, 0])


def totals_of(account: Account) -> tuple[int, int]:
    """Beer and bread with their bonuses."""
    beer = account.coins[BEER] + account.bonus[BEER]
    return beer, account.coins[BREAD] + account.bonus[BREAD]
