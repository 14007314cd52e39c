"""The taverns in words: the evening, each tavern, one's own tiles, the coasters, the market."""

from __future__ import annotations

from stammtisch.core import Chapter, Phrase
from stammtisch.core.words import Fact, chapter, list_of, phrase

from .setup.cards import TAVERN_CARDS
from .setup.entertainers import ENTERTAINERS
from .view.part_types import BonusView, EntertainerView, PartsView, StartCardView
from .view.types import (
    CardView,
    LossView,
    MarketView,
    OwnTileView,
    SpaceView,
    TavernView,
    TiefenthalView,
)

COUNTED = {
    "thalers": "board-count-thalers",
    "steps": "board-count-steps",
    "schnapps": "board-schnapps",
}
"""Bonuses that come in numbers."""


def words(view: TiefenthalView, seat: int | None) -> list[Chapter]:
    """One's own tavern comes first."""
    taverns = sorted(view["taverns"], key=lambda tavern: tavern["seat"] != seat)
    told = [evening_chapter(view), *[tavern_chapter(one, one["seat"] == seat) for one in taverns]]
    if seat is not None:
        tiles = view["taverns"][seat]["tiles"]
        told.append(chapter(phrase("board-upgrades"), *[tile_line(tile) for tile in tiles]))
    if view["coasters"]:
        coasters = [
            phrase("words-coaster", seat=one["seat"], dice=dice_of(one["dice"]))
            for one in view["coasters"]
            if one["dice"]
        ]
        told += [chapter(phrase("table-coaster"), *coasters)] if coasters else []
    return [*told, market_chapter(view["market"])]


def evening_chapter(view: TiefenthalView) -> Chapter:
    """How late it is, who has the mug, what the moon brings."""
    heading = phrase("heading-round", round=view["round"], rounds=view["rounds"])
    lines = [] if view["over"] else [phrase("words-phase", phase=view["phase"])]
    if view["round"] > 0:
        lines.append(phrase("words-mug", seat=view["mug"]))
    tonight = [one for one in view["track"] if one["round"] == view["round"]]
    gifts = [gift(name) for one in tonight for name in one["gifts"]]
    won = [
        phrase("event-won", seat=winner, points=view["scores"][winner])
        for winner in view["winners"]
    ]
    return chapter(heading, *lines, list_of("words-track", "gifts", gifts), *won)


def gift(name: str) -> Phrase:
    """A bonus of the round track by its name alone."""
    if name in TAVERN_CARDS:
        return phrase(f"card-{name}")
    return phrase(f"entertainer-{name}" if name in ENTERTAINERS else f"board-gift-{name}")


def tavern_chapter(tavern: TavernView, own: bool) -> Chapter:
    guests = [space for space in tavern["spaces"] if space["place"]]
    upgraded = [phrase(f"tile-{one['tile']}") for one in tavern["tiles"] if one["upgraded"]]
    return chapter(
        phrase("words-tavern", seat=tavern["seat"]),
        phrase("words-belongings", seat=tavern["seat"], goods=goods_of(tavern)),
        phrase("words-counter", count=tavern["counter_guests"]),
        phrase("words-taken", count=len(guests), seats=tavern["seats"]),
        *[seat_line(space) for space in guests],
        *dice_lines(tavern),
        list_of("words-staff", "cards", some_of(tavern["staff"])),
        list_of("words-upgraded", "tiles", upgraded),
        phrase(
            "words-abbey",
            position=tavern["position"],
            steps=tavern["next_bonus_in"],
            bonus=[bonus(tavern["next_bonus"])],
        ),
        *pile_lines(tavern),
        *part_lines(tavern["parts"]),
        *(plan_lines(tavern) if own else []),
    )


def goods_of(tavern: TavernView) -> list[Phrase]:
    return [
        phrase("words-points", points=tavern["points"]),
        phrase("board-count-thalers", count=tavern["thalers"]),
        phrase("board-count-beers", count=tavern["beers"]),
    ]


def seat_line(space: SpaceView) -> Phrase:
    """Who sits at a table, and whether somebody has been served there."""
    card, place = space["card"], space["place"]
    if card is None:
        return phrase("words-seat", place=place, guest=[phrase("board-nothing")])
    who = phrase("choice-guest", card=card["sort"], die=card["die"], thalers=space["amount"])
    if space["nobles"] > 1:
        who = phrase("words-several", guest=[who], count=space["nobles"])
    return phrase(
        "words-seat-served" if space["closed"] else "words-seat", place=place, guest=[who]
    )


def dice_lines(tavern: TavernView) -> list[Phrase]:
    """White dice with the dishwashers that are left, and own dice."""
    white = dice_of([die["face"] for die in tavern["dice"] if not die["own"]])
    own = dice_of([die["face"] for die in tavern["dice"] if die["own"]])
    told = []
    if white:
        told.append(phrase("words-dice", dice=white, count=tavern["dishwashers"]))
    if own:
        told.append(phrase("words-own-dice", dice=own))
    return told


def dice_of(faces: list[int]) -> list[Phrase]:
    return [phrase("words-die", die=face) for face in faces]


def some_of(counts: dict[str, int]) -> list[Phrase]:
    """Cards with their numbers."""
    return [
        phrase("words-times", card=card, count=count) for card, count in counts.items() if count
    ]


def bonus(one: BonusView) -> Phrase:
    if one["bonus"] in COUNTED:
        return phrase(COUNTED[one["bonus"]], count=one["number"])
    id = "words-gain" if one["bonus"] == "reputation" else "words-bonus"
    return phrase(id, bonus=one["bonus"], number=one["number"])


def pile_lines(tavern: TavernView) -> list[Phrase]:
    """How high both piles are, and what all know to lie on top."""
    discarded = sum(tavern["discard_pile"].values())
    piles = phrase("words-piles", count=tavern["draw_pile"]["count"], discarded=discarded)
    top = [phrase(f"card-{sort_of(card)}") for card in tavern["draw_pile"]["top"]]
    known = list_of("words-top", "cards", top)
    return [piles, *([known] if known else [])]


def sort_of(card: str) -> str:
    """Guests and regulars are told by their sort; a number is no name."""
    if card in TAVERN_CARDS or card == "noble":
        return card
    return "regular" if card.startswith("R") else "guest"


def plan_lines(tavern: TavernView) -> list[Phrase]:
    """What the dice could bring at best, and what closing now would lose."""
    plan = tavern["plan"]
    best = {"thalers": plan["thalers"], "beers": plan["beers"], "steps": plan["steps"]}
    gains = [phrase(f"board-count-{key}", count=count) for key, count in best.items() if count]
    told = [phrase("words-plan", gains=gains)] if plan["uses"] and gains else []
    lost = lost_goods(tavern["loss"]) if tavern["state"] == "serving" else []
    return [*told, phrase("words-loss", what=lost)] if lost else told


def lost_goods(loss: LossView) -> list[Phrase]:
    counts = {"thalers": loss["thalers"], "beers": loss["beers"], "dice": loss["dice"]}
    return [phrase(f"board-count-{key}", count=count) for key, count in counts.items() if count]


def part_lines(parts: PartsView) -> list[Phrase]:
    """What the modules add."""
    told = [phrase("words-schnapps", count=parts["schnapps"])] if parts["schnapps"] else []
    told += [entertainer_line(one) for one in parts["entertainers"]]
    fame = parts["reputation"]
    if fame is not None:
        told.append(phrase("words-fame", position=fame["position"], points=fame["points"]))
    if parts["start_card"] is not None:
        told.append(start_line(parts["start_card"]))
    return [*told, *book_lines(parts)] if parts["guest_book"] else told


def entertainer_line(one: EntertainerView) -> Phrase:
    """Who has come, for how many schnapps, and what they do."""
    return phrase(
        "words-entertainer",
        entertainer=one["entertainer"],
        schnapps=one["schnapps"],
        action=one["action"],
        number=one["number"],
    )


def book_lines(parts: PartsView) -> list[Phrase]:
    """How many have signed the guest book, and who has not yet."""
    count, lines = parts["signatures"], len(parts["guest_book"])
    unsigned = [phrase(f"line-{one['line']}") for one in parts["guest_book"] if not one["signed"]]
    missing = list_of("words-unsigned", "lines", unsigned)
    told = phrase("words-book", count=count, lines=lines)
    return [told, missing] if missing else [told]


def start_line(card: StartCardView) -> Phrase:
    facts: dict[str, Fact] = {name: card["cards"].count(name) for name in TAVERN_CARDS}
    tile = card["tiles"][0] if card["tiles"] else "none"
    more = {"schnapps": card["schnapps"], "counter_guests": card["counter_guests"]}
    return phrase("words-start", tile=tile, **facts, **more)


def tile_line(tile: OwnTileView) -> Phrase:
    """What a tile of one's own does, and what turning it costs."""
    sign, figure = [phrase(f"board-sign-{tile['tile']}")], tile["figure"]
    side = [phrase(f"board-side-{tile['tile']}", figure=figure, count=figure)]
    if tile["upgraded"] or not tile["prices"]:
        return phrase("words-tile-upgraded", sign=sign, side=side)
    price = [phrase("board-upgrade-for", count=tile["prices"][0])]
    return phrase("words-tile", sign=sign, side=side, price=price)


def market_chapter(market: MarketView) -> Chapter:
    """Staff for thalers, guests and nobles for beer."""
    staff = [
        phrase(
            "words-priced",
            card=one["card"],
            price=[phrase("board-count-thalers", count=one["price"])],
        )
        for one in market["tavern_cards"]
        if one["left"]
    ]
    guests = [one["guest"] for one in market["offers"] if one["guest"] is not None]
    if market["stack_is_open"]:
        guests = [*market["stack"], *guests]
    nobles = [
        phrase("choice-nobles", count=one["count"], beers=one["beers"]) for one in market["nobles"]
    ]
    return chapter(
        phrase("tab-market"),
        list_of("words-hire", "cards", staff),
        *[guest_line(guest) for guest in guests],
        list_of("words-goods", "goods", nobles),
    )


def guest_line(guest: CardView) -> Phrase:
    facts: dict[str, Fact] = {
        "beers": guest["beers"],
        "die": guest["die"],
        "thalers": guest["thalers"],
        "points": guest["points"],
        "bonus": guest["bonus"]["bonus"],
        "number": guest["bonus"]["number"],
    }
    return phrase("words-offer", **facts)
