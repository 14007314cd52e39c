"""What things are worth to a player who counts, in coins: tokens, cards, upgrades, cleaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ..choices import BEER, BEERS, BREAD, HARVEST, SELL
from ..rules.harvesting import would_harvest
from ..rules.upgrading import POWERS, cleaning_gain
from ..setup.faces import Card
from ..setup.shared import HAND, LAST_YEAR, BeerAndBreadSetup
from ..state.table import BeerAndBread
from ..state.tokens import ALL, ANYTHING, KINDS, lacking, least, total
from ..state.village import Village

CHANCE_TO_SELL: Final = [0.8, 0.55, 0.4, 0.27, 0.17, 0.1, 0.05, 0.03, 0.02]
"""How likely a card of the hand will still be sold, by the tokens that it lacks."""

UPGRADES: Final = {
    "redraw": 1.2,
    "selective_pickup": 0.8,
    "last_turn_draw": 1.2,
    "reserve_card": 0.6,
    "water_follow": 2.4,
    "store_any": 2.8,
    "store_water": 1.8,
    "brewery_plus": 3.2,
    "bakery_plus": 3.2,
    "swap_wheat": 2.4,
    "swap_hops": 2.4,
    "swap_water": 2.2,
    "clean_beer": 2.4,
    "clean_bread": 2.4,
    "clean_only_beer": 2.4,
    "clean_only_bread": 2.4,
    "clean_both": 2.8,
    "score_low": 2.0,
    "score_mid": 2.0,
    "score_high": 1.6,
    "score_per2_beer": 1.8,
    "score_per2_bread": 1.8,
    "score_most_upgrades": 1.0,
    "score_more_resources": 0.8,
    "score_three_breads": 1.4,
    "score_three_beers": 1.4,
    **{f"sow_{crop}": 2.6 for crop in KINDS[1:]},
    **{f"extra_{crop}": 2.2 for crop in KINDS[1:]},
    **{f"supply_{crop}": 0.8 for crop in KINDS[1:]},
}
"""What an upgrade brings over a whole game."""

# Found by play against itself: a change of one or two of them brought no better mean score.
TOKEN: Final = 0.19
OFFERED: Final = 0.12
CLEANED: Final = 0.6
HARVESTED_AGAIN: Final = 0.48
TILT: Final = 0.067
MOST_TILT: Final = 0.86
PROSPECT: Final = 0.55
SECOND: Final = 0.4
BLOCKED: Final = 0.55
POWER: Final = 0.8
SCORING: Final = 0.68


def turns_left(game: BeerAndBread) -> i64:
    """A player's turns after the current one."""
    return (LAST_YEAR - game.year) * HAND + HAND - game.turn


def balance(village: Village, game: BeerAndBread) -> tuple[float, float]:
    """How much a coin of beer and of bread is worth: the one that lags counts more."""
    lead = float(coins_ahead(game.setup, village.all_sold())) * TILT
    lead = max(-MOST_TILT, min(MOST_TILT, lead))
    return 1.0 - lead, 1.0 + lead


def coins_ahead(setup: BeerAndBreadSetup, sold: i64) -> i64:
    """By how many coins the beers of these cards surpass the breads."""
    ahead: i64 = 0
    card: i64 = 0
    while sold != 0:
        if sold & 1 != 0:
            value = setup.cards[card].value
            ahead += value if card < BEERS else -value
        sold >>= 1
        card += 1
    return ahead


class Judge:
    """A seat's view of its own village before it plays a card."""

    def __init__(self, game: BeerAndBread, seat: i64) -> None:
        self.game: Final = game
        self.village: Final = game.villages[seat]
        self.rival: Final = game.villages[1 - seat]
        self.turns: Final = float(turns_left(game))
        beer, bread = balance(self.village, game)
        self.beer: Final = beer
        self.bread: Final = bread
        locked = self.rival.turned
        hand = [card for card in self.village.hand.to_list() if not locked >> card & 1]
        self.at_hand: Final = hand + game.exchange.to_list()

    def coins(self, face: Card) -> float:
        """What selling a card is worth, seen from the balance."""
        return float(face.value) * (self.beer if face.product == BEER else self.bread)

    def prospects(self, storage: i64, without: i64, beers: i64, breads: i64) -> float:
        """What the two best cards at hand may still bring, with these tokens and places taken."""
        best, second = 0.0, 0.0
        for card in self.at_hand:
            if card == without:
                continue
            face = self.game.setup.cards[card]
            worth = self.coins(face) * CHANCE_TO_SELL[total(lacking(storage, face.recipe))]
            if not self.has_place(face, beers, breads):
                worth *= BLOCKED
            if worth > best:
                best, second = worth, best
            elif worth > second:
                second = worth
        near = min(1.0, self.turns / 2.0)
        return near * (best + SECOND * second) * PROSPECT + self.tokens(storage)

    def has_place(self, face: Card, beers: i64, breads: i64) -> bool:
        if face.product == BEER:
            return beers < self.village.brewery_places
        return breads < self.village.bakery_places

    def tokens(self, storage: i64) -> float:
        return TOKEN * float(total(storage)) * min(1.0, self.turns / 4.0)

    def use(self, use: i64, card: i64) -> float:
        """What playing a card for one of its uses is worth."""
        face = self.game.setup.cards[card]
        if use == HARVEST:
            return self.harvest(face)
        if use == SELL:
            return self.sell(face)
        return self.upgrade(face)

    def harvest(self, face: Card) -> float:
        game, village = self.game, self.village
        storage = village.storage + would_harvest(game, village, face)
        surplus = max(0.0, float(village.excess(storage)))
        worth = self.prospects(storage, face.number, village.beers, village.breads)
        worth -= surplus * (TOKEN + OFFERED)
        if game.year % 2 == 1:
            worth += HARVESTED_AGAIN * min(1.0, self.turns / 5.0)
        return worth

    def sell(self, face: Card) -> float:
        village = self.village
        beers = village.beers + (1 if face.product == BEER else 0)
        breads = village.breads + (1 if face.product == BREAD else 0)
        storage = village.storage - least(village.storage, face.recipe)
        return self.coins(face) + self.prospects(storage, face.number, beers, breads)

    def upgrade(self, face: Card) -> float:
        game = self.game
        upgrade = game.setup.upgrades[face.upgrade]
        village = self.village.copy()
        POWERS[upgrade.number](village, upgrade)
        gained = cleaning_gain(game.setup, village)
        tokens = float(total(gained & ALL) + (gained >> ANYTHING))
        cleaned = float(village.beers + village.breads)
        worth = self.prospects(village.storage, face.number, 0, 0)
        worth += tokens * TOKEN * 1.5 * min(1.0, self.turns / 3.0)
        worth += cleaned * CLEANED * min(1.0, self.turns / 4.0)
        return worth + self.power(upgrade.id)

    def power(self, id: str) -> float:
        """Scoring upgrades keep their worth, all others lose it with the years."""
        if id.startswith("score_"):
            return UPGRADES[id] * SCORING
        return UPGRADES[id] * POWER * self.turns / 29.0
