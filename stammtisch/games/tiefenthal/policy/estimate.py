"""Who is ahead: points, and what goods, tiles, cards and the monastery will still bring.

The figures are a least-squares fit, smoothed over the rounds, to the points that 17,000 games of
quick players with worths and answers disturbed still made from the beginning of each round on.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from stammtisch.core import Pile

from ..powers.bonuses import following
from ..setup.cards import CARD, NOBLE, REFUSE, STEPS, THALERS, Bonus
from ..setup.figures import ROUNDS
from ..setup.tiles import TILES
from ..state.table import Tiefenthal
from ..state.tavern import EMPTY, Tavern
from .worth import REFUSAL, SCHNAPPS_WORTH, STEP, THALER

DOUBT: Final = [1525, 1525, 1525, 1325, 1175, 1100, 925, 825, 675, 100]
"""By the round: how many hundredths of a point of lead make the odds e to 1."""

# All that follows is by the round, in hundredths of a point; the last is after the last evening.
EACH_THALER: Final = [155, 155, 155, 228, 155, 188, 126, 104, 87, 1]
EACH_BEER: Final = [292, 292, 292, 172, 170, 125, 105, 104, 125, 1]
EACH_STEP: Final = [269, 269, 269, 250, 215, 196, 148, 73, 24, 0]  # made on the ring
NEAR: Final = [116, 116, 116, 64, 75, 6, 27, 50, 30, 0]  # percent of the bonuses of the next spaces
COUNTER_GUEST: Final = [250, 250, 250, 250, 250, 250, 250, 200, 150, 0]
NOBLE_IN_PILE: Final = [-330, -330, -330, -299, -152, -298, -340, -274, -150, 0]
GUEST: Final = [-1150, -1150, -1150, -1054, -647, -546, -459, -294, -134, 0]
EACH_PAID: Final = [225, 225, 225, 233, 142, 95, 61, 29, 2, 0]  # thaler of a guest
TILE: Final = [
    [913, 1206, 84, 1381, 132, -407, 77, 550, 73],
    [913, 1206, 84, 1381, 132, -407, 77, 550, 73],
    [913, 1206, 84, 1381, 132, -407, 77, 550, 73],
    [982, 1297, 91, 1485, 142, -436, 4, 592, 132],
    [1117, 1177, 93, 1418, 239, -412, -27, 674, 72],
    [1051, 1007, 64, 1222, 142, -283, -46, 682, 19],
    [874, 821, 18, 953, 80, -196, -37, 676, 5],
    [633, 583, -77, 613, -23, -206, -65, 594, -26],
    [398, 354, -153, 220, -112, -251, -98, 412, -96],
    [0, 0, 0, 0, 0, 0, 0, 0, 0],
]  # fmt: skip
"""By round and tile: an upgrade, its noble not counted."""
STAFF: Final = [
    [334, 124, 395, 400, 366],
    [334, 124, 395, 400, 366],
    [334, 124, 395, 400, 366],
    [210, 156, 385, 389, 268],
    [113, 119, 377, 327, 258],
    [81, 80, 308, 357, 247],
    [77, 58, 205, 181, 244],
    [56, 43, 160, 134, 228],
    [39, 16, 146, 145, 191],
    [0, 0, 0, 0, 0],
]  # fmt: skip
"""By round and kind: a tavern card wherever it is."""
STAFF_TONIGHT: Final = [
    [197, 42, 626, 533, 542],
    [197, 42, 626, 533, 542],
    [197, 42, 626, 533, 542],
    [63, 67, 635, 532, 457],
    [157, 197, 382, 477, 304],
    [122, 231, 310, 434, 230],
    [87, 241, 201, 212, 228],
    [74, 166, 330, 198, 223],
    [96, 99, 389, 363, 235],
    [0, 0, 0, 0, 0],
]  # fmt: skip
"""And one that comes in on this evening for sure, besides."""
LAST_STAFF: Final = 4  # cards of a later kind count like this one
VIEW: Final = 3  # spaces ahead that are looked at


def share(game: Tiefenthal, seat: int) -> float:
    """The share of the victory by the lead that each is expected to end with."""
    strengths = [strength(game, tavern) for tavern in game.taverns]
    top = max(strengths)
    doubt = float(DOUBT[game.number])
    weights = [exp(float(own - top) / doubt) for own in strengths]
    return weights[seat] / sum(weights)


def strength(game: Tiefenthal, tavern: Tavern) -> i64:
    """Points now and expected, in hundredths."""
    number = game.number if game.is_to_serve(tavern) else game.number + 1
    total = game.points_of(tavern) * 100
    total += tavern.thalers * EACH_THALER[number] + tavern.beers * EACH_BEER[number]
    if number > ROUNDS:
        return total
    total += tavern.counter_guests * COUNTER_GUEST[number] + tavern.position * EACH_STEP[number]
    total += tavern.schnapps * SCHNAPPS_WORTH
    total += NEAR[number] * ahead(game, tavern.position) // 100
    for tile in range(i64(len(TILES))):
        if tavern.is_upgraded(tile):
            total += TILE[number][tile]
    return total + cards_promise(game, tavern, number)


def ahead(game: Tiefenthal, position: i64) -> i64:
    """The bonuses of the next spaces of the ring."""
    found: i64 = 0
    for _space in range(i64(VIEW)):
        position = following(game, position)
        found += bonus_promise(game, game.setup.ring[position])
    return found


def bonus_promise(game: Tiefenthal, bonus: Bonus) -> i64:
    if bonus.sort == CARD:
        return game.setup.points[NOBLE] * 100 if bonus.number == NOBLE else i64(200)
    if bonus.sort == THALERS:
        return bonus.number * THALER
    if bonus.sort == STEPS:
        return bonus.number * STEP
    return i64(REFUSAL) if bonus.sort == REFUSE else i64(0)


def cards_promise(game: Tiefenthal, tavern: Tavern, number: i64) -> i64:
    """All own cards; those in play or known to lie on top come in on this evening."""
    total = pile_promise(game, tavern.deck, number) + pile_promise(game, tavern.discard, number)
    total += pile_promise(game, tavern.known, number) + pile_promise(game, tavern.seated, number)
    total += max(tavern.nobles - 1, i64(0)) * NOBLE_IN_PILE[number]  # one was seen as seated
    kept, tonight = STAFF[number], STAFF_TONIGHT[number]
    for place in range(tavern.known.n):
        kind = tavern.known.at(place)
        if kind < NOBLE:
            total += tonight[min(kind, i64(LAST_STAFF))]
    for kind in range(i64(NOBLE)):
        cards = tavern.in_play(kind)
        if cards > 0:
            total += cards * (
                kept[min(kind, i64(LAST_STAFF))] + tonight[min(kind, i64(LAST_STAFF))]
            )
    return total


def pile_promise(game: Tiefenthal, pile: Pile, number: i64) -> i64:
    total: i64 = 0
    for place in range(pile.n):
        kind = pile.at(place)
        if kind < NOBLE:
            total += STAFF[number][min(kind, i64(LAST_STAFF))]
        elif kind == NOBLE:
            total += NOBLE_IN_PILE[number]
        elif kind != EMPTY:
            total += GUEST[number] + game.setup.pays[kind] * EACH_PAID[number]
    return total
