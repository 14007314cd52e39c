"""The odds as they are told: the next card, the evening kept or drawn again, the dice."""

from __future__ import annotations

from typing import Any

from ..rules.draft import coaster_before
from ..rules.using import goods_of, income
from ..setup.cards import NOBLE, REROLL, TABLE, TAVERN_CARDS
from ..state.table import DRAFT, Tiefenthal
from ..state.tavern import BOUND, EMPTY, NOWHERE, Tavern, faces_of, one_die
from .placement import EVEN, Uses, best_plan, open_spaces
from .sitting import FaceDown, sitting
from .types import CardChance, DieOdds, EveningOdds, RerollOdds, TiefenthalOdds


def odds(game: Tiefenthal, seat: int) -> dict[str, Any]:
    """From what this seat could count on the table, as could any other."""
    tavern = game.taverns[seat]
    cleared = tavern.copy()
    cleared.clear_tables()
    told = TiefenthalOdds(
        next_card=next_card(game, tavern),
        fills=fills(game, tavern),
        keep=evening(game, tavern),
        redraw=evening(game, cleared),
        dice=dice_odds(game, tavern) if game.stage == DRAFT else [],
        reroll=reroll_odds(game, tavern) if can_roll_again(game, tavern) else [],
    )
    return {**told}


def next_card(game: Tiefenthal, tavern: Tavern) -> list[CardChance]:
    """The card on top: known, or any of those below, or of the discard pile."""
    if tavern.known.n > 0:
        return [card_chance(game, int(tavern.known.top()), 1.0)]
    pile = tavern.deck if tavern.deck.n > 0 else tavern.discard
    counts = pile.counts(len(game.setup.cards))
    return [
        card_chance(game, kind, count / len(pile)) for kind, count in enumerate(counts) if count
    ]


def card_chance(game: Tiefenthal, kind: int, chance: float) -> CardChance:
    card = game.setup.cards[kind]
    return CardChance(card=card.name, thalers=int(card.pays), chance=chance)


def fills(game: Tiefenthal, tavern: Tavern) -> float:
    """Whether the next card takes the last free seat: a guest, or the first noble."""
    if game.seats_of(tavern) - tavern.seated.n != 1:
        return 0.0
    found = 0.0
    for card in next_card(game, tavern):
        joins = card["card"] == "noble" and tavern.noble_place != NOWHERE
        if card["card"] not in TAVERN_CARDS and not joins:
            found += card["chance"]
    return found


def evening(game: Tiefenthal, tavern: Tavern) -> EveningOdds:
    """Those who sit already, the known cards in order, then what the piles may bring."""
    tonight = tavern.copy()
    while tonight.known.n > 0 and tonight.seated.n < game.seats_of(tonight):
        tonight.sit(tonight.known.pop())
    chances = {kind: 1.0 for kind in tonight.seated.to_list() if kind != EMPTY}
    free = int(game.seats_of(tonight) - tonight.seated.n)
    add_piles(chances, tonight, free)
    kinds = [kind for kind in sorted(chances) if chances[kind] > 0.0]
    sits = [card_chance(game, kind, chances[kind]) for kind in kinds]
    return EveningOdds(sits=sits, pay=sum([one["thalers"] * one["chance"] for one in sits]))


def add_piles(chances: dict[int, float], tavern: Tavern, free: int) -> None:
    """First the draw pile; where it runs out, the discard pile."""
    drawn = sitting(counted(tavern.deck.to_list()), free, tavern.noble_place != NOWHERE)
    share(chances, tavern.deck.to_list(), drawn.guests, drawn.nobles)
    for left, nobles, chance in drawn.open:
        later = sitting(counted(tavern.discard.to_list()), left, nobles)
        guests, noble = chance * later.guests, chance * later.nobles
        share(chances, tavern.discard.to_list(), guests, noble)


def counted(kinds: list[int]) -> FaceDown:
    return FaceDown(sum(kind > NOBLE for kind in kinds), kinds.count(TABLE), kinds.count(NOBLE))


def share(chances: dict[int, float], kinds: list[int], guests: float, nobles: float) -> None:
    """Each of those who take a seat is as likely as the other."""
    takers = [kind for kind in kinds if kind > NOBLE]
    for kind in takers:
        chances[kind] = chances.get(kind, 0.0) + guests / len(takers)
    if nobles > 0.0:
        chances[NOBLE] = chances.get(NOBLE, 0.0) + nobles


def dice_odds(game: Tiefenthal, tavern: Tavern) -> list[DieOdds]:
    """What each number on the coaster adds to the best placement of the dice taken so far."""
    faces = faces_of(coaster_before(game, tavern).coaster)
    before = sums(game, tavern, int(tavern.white + tavern.own))
    found = []
    for face in [face for face in range(1, 7) if faces >> face & 1]:
        after = sums(game, tavern, int(tavern.white + tavern.own + one_die(face)))
        thalers, beers, steps = [new - old for new, old in zip(after, before, strict=True)]
        found.append(DieOdds(die=face, thalers=thalers, beers=beers, steps=steps))
    return found


def can_roll_again(game: Tiefenthal, tavern: Tavern) -> bool:
    """Whether an entertainer who rolls dice again is there, and dice that are not bound."""
    again = [side.number for side in game.setup.parts.sides if side.action.sort == REROLL]
    return tavern.plan != BOUND and any(tavern.sides >> number & 1 for number in again)


def reroll_odds(game: Tiefenthal, tavern: Tavern) -> list[RerollOdds]:
    """What another throw of one die adds to the best placement: the mean of six."""
    dice = int(tavern.white + tavern.own)
    before = sums(game, tavern, dice)
    found = []
    for face in [face for face in range(1, 7) if faces_of(dice) >> face & 1]:
        rest = dice - int(one_die(face))
        after = [sums(game, tavern, rest + int(one_die(thrown))) for thrown in range(1, 7)]
        means = [
            sum(way[goods] for way in after) / len(after) - before[goods] for goods in range(3)
        ]
        thalers, beers, steps = means
        found.append(RerollOdds(die=face, thalers=thalers, beers=beers, steps=steps))
    return found


def sums(game: Tiefenthal, tavern: Tavern, dice: int) -> list[int]:
    """Thalers, beers and steps of the best placement."""
    uses: Uses = best_plan(dice, int(tavern.washers), open_spaces(game, tavern, EVEN))[1]
    goods = [(goods_of(space), int(income(game, tavern, space))) for _, space in uses]
    return [
        sum([amount for which, amount in goods if which == wanted])
        for wanted in ("thalers", "beers", "steps")
    ]
