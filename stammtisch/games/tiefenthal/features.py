"""Numbers for learning, mostly between 0 and 1, from what everybody sees."""

from __future__ import annotations

from mypy_extensions import i64

from stammtisch.core import Numbers

from .setup.cards import NOBLE, TAVERN_CARDS
from .setup.shared import TiefenthalSetup
from .setup.tiles import TILES
from .state.table import STAGES, Tiefenthal
from .state.tavern import UNPLANNED, Tavern

TAVERN_NAMES = [
    "points / 100", "thalers / 20", "beers / 20", "position / 22", "counter guests / 3",
    "dishwashers / 3", "cards in piles / 30", "has served", "recruited",
]  # fmt: skip


def feature_names(setup: TiefenthalSetup) -> list[str]:
    """Seat +0 is the own one, the others follow to its left.

    `mug` is how many seats to the left the mug stands. An `offer` is the guest in one of the first
    five places: its price in beers and what it pays. `own piles` counts the cards that are not in
    play, drawn pile and discards together, `in play` the others; `position` is that on the
    monastery track; `dice` lie before the tavern, by number.
    """
    names = ["round / 8", "mug / seats", *[f"phase {stage}" for stage in STAGES]]
    hired = [TAVERN_CARDS[kind] for kind in setup.hired]
    names += [f"supply {name} / 16" for name in [*hired, "noble"]]
    names += [f"offer {place} {what}" for place in range(5) for what in ("beers / 8", "pays / 9")]
    names += [f"own piles {card.name} / 3" for card in [setup.cards[kind] for kind in setup.kinds]]
    for place in range(setup.seats):
        names += [f"seat +{place} {name}" for name in TAVERN_NAMES]
        names += [f"seat +{place} in play {name} / 3" for name in hired]
        names += [f"seat +{place} {tile} upgraded" for tile in TILES]
        names += [f"seat +{place} dice {face} / 3" for face in range(1, 7)]
    return names + part_names(setup)


def part_names(setup: TiefenthalSetup) -> list[str]:
    """What the modules add, where they are played."""
    parts, names = setup.parts, []
    for place in range(setup.seats):
        if setup.module.winter:
            sides = [f"{side.entertainer} {side.side}" for side in parts.sides]
            names += [f"seat +{place} {what}" for what in ["schnapps / 5", *sides]]
        if setup.module.reputation:
            names += [f"seat +{place} {what}" for what in ("reputation / 40", "plan stands")]
        if setup.module.guest_book:
            names += [f"seat +{place} signed {line}" for line in parts.book.lines]
    if setup.module.start_cards:
        names += [f"dealt {card.name}" for card in parts.start_cards]
    return names


def features(game: Tiefenthal, seat: i64, numbers: Numbers) -> None:
    """As any seat sees the table, told from this one."""
    numbers.add(float(game.number) / 8.0)
    mug = game.mug - seat
    numbers.add(float(mug if mug >= 0 else mug + game.seats) / float(game.seats))
    for stage in range(len(STAGES)):
        numbers.add(1.0 if game.stage == stage else 0.0)
    for supplied in game.setup.hired:
        numbers.add(float(game.left(supplied)) / 16.0)
    numbers.add(float(game.left(NOBLE)) / 16.0)
    add_offers(game, numbers)
    own = game.taverns[seat]
    for kind in game.setup.kinds:
        found = own.deck.count(kind) + own.known.count(kind) + own.discard.count(kind)
        numbers.add(float(found) / 3.0)
    for place in range(game.seats):
        other = seat + place
        add_tavern(game, game.taverns[other if other < game.seats else other - game.seats], numbers)
    if game.setup.module.winter:
        add_parts(game, seat, numbers)


def add_parts(game: Tiefenthal, seat: i64, numbers: Numbers) -> None:
    """Of the start cards only those that this seat may choose from."""
    module = game.setup.module
    for place in range(game.seats):
        other = seat + place
        tavern = game.taverns[other if other < game.seats else other - game.seats]
        add_bits(numbers, tavern.sides, len(game.setup.parts.sides), float(tavern.schnapps) / 5.0)
        if module.reputation:
            numbers.add(float(tavern.reputation) / 40.0)
            numbers.flag(tavern.plan != UNPLANNED)
        if module.guest_book:
            for line in range(i64(len(game.setup.parts.book.lines))):
                numbers.flag(bool(tavern.signatures >> line & 1))
    if module.start_cards:
        for card in range(i64(len(game.setup.parts.start_cards))):
            numbers.flag(game.taverns[seat].dealt.count(card) > 0)


def add_bits(numbers: Numbers, bits: i64, count: i64, first: float) -> None:
    """A number, then a flag for each bit."""
    numbers.add(first)
    for bit in range(count):
        numbers.flag(bool(bits >> bit & 1))


def add_offers(game: Tiefenthal, numbers: Numbers) -> None:
    """Price and pay of the first five places; a place without a guest says nothing."""
    for place in range(i64(5)):
        kind = game.offers.at(place) if place < game.offers.n else i64(255)
        there = kind < len(game.setup.cards)
        numbers.add(float(game.setup.beers[kind]) / 8.0 if there else 0.0)
        numbers.add(float(game.setup.pays[kind]) / 9.0 if there else 0.0)


def add_tavern(game: Tiefenthal, tavern: Tavern, numbers: Numbers) -> None:
    """What lies before a player."""
    numbers.add(float(tavern.points) / 100.0)
    numbers.add(float(tavern.thalers) / 20.0)
    numbers.add(float(tavern.beers) / 20.0)
    numbers.add(float(tavern.position) / 22.0)
    numbers.add(float(tavern.counter_guests) / 3.0)
    numbers.add(float(tavern.washers) / 3.0)
    numbers.add(float(tavern.deck.n + tavern.known.n + tavern.discard.n) / 30.0)
    numbers.add(0.0 if game.is_to_serve(tavern) else 1.0)
    numbers.add(1.0 if tavern.recruited else 0.0)
    for kind in game.setup.hired:
        numbers.add(float(tavern.in_play(kind)) / 3.0)
    for tile in range(len(TILES)):
        numbers.add(1.0 if tavern.is_upgraded(tile) else 0.0)
    for face in range(i64(1), i64(7)):
        numbers.add(float((tavern.white + tavern.own) >> face * 4 & 15) / 3.0)
