"""A position as text, before an evening begins or, with `phase serving`, in the middle of it.

round 5; phase serving; offers G4-4; 0: in-play R1 R2 noble brewerx2; dice 2 3 6; thalers 7
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from stammtisch.core import Phase, place_of
from stammtisch.core.position import Clause, read_clauses

from .rules.barmaids import call_barmaids
from .rules.draft import roll_white_dice
from .rules.evening import move_moon
from .rules.filling import fill_taverns
from .rules.planning import plan_and_serve
from .rules.serving import serve_guests
from .rules.start_cards import unpack
from .setup.cards import DISHWASHER, NOBLE
from .setup.figures import ROUNDS
from .setup.tiles import KITCHEN_TILE, TILES
from .state.table import DRAFT, EVENING, SERVING, STAGES, Tiefenthal
from .state.tavern import EMPTY, Tavern, one_die

MOST: Final = 99  # thalers, beers or schnapps
PHASES: Final[list[Phase]] = [
    move_moon, fill_taverns, call_barmaids, roll_white_dice, serve_guests,
]  # fmt: skip
FACES: Final = ["1", "2", "3", "4", "5", "6"]
TAKEN: Final = [1, 2, 3, 4]  # the white dice of those of whom nothing else is said
OF_TABLE: Final = ["round", "phase", "mug", "offers"]
OF_TAVERN: Final = [
    "tiles", "in-play", "pile", "thalers", "beers", "counter-guests", "monastery",
]  # fmt: skip


def read_position(game: Tiefenthal, text: str) -> None:
    """Lay a new game out as the clauses say; without another word seat 0 has the mug."""
    clauses = read_clauses(text, game.seats)
    said = {clause.word: clause for clause in clauses if clause.word in OF_TABLE}
    number = said["round"].whole(1, ROUNDS) if "round" in said else 1
    stage = said["phase"].one_of(STAGES[: len(PHASES)]) if "phase" in said else EVENING
    words = known_words(game, stage)
    for clause in clauses:
        if clause.word not in words:
            raise clause.unknown(words)
    game.mug = said["mug"].whole(0, game.seats - 1) if "mug" in said else 0
    begin_at(game, number, stage)
    for clause in sorted(clauses, key=lays_cards):
        lay_clause(game, clause)
    if "offers" in said:
        lay_offers(game, said["offers"])
    if number > 1 or stage > EVENING:
        fill_places(game)
    for tavern in game.taverns:
        make_ready(game, tavern, stage)


def known_words(game: Tiefenthal, stage: int) -> list[str]:
    """Dice lie where they are served with; the modules have words of their own."""
    module = game.setup.module
    dice = ["dice", "own"] if stage == SERVING else []
    winter = ["schnapps", "sides"] if module.winter else []
    reputation = ["reputation"] if module.reputation else []
    book = ["signed"] if module.guest_book else []
    return [*OF_TABLE, *OF_TAVERN, *dice, *winter, *reputation, *book]


def lays_cards(clause: Clause) -> bool:
    """Cards come last, when the tiles say how many seats there are."""
    return clause.word in ("in-play", "pile")


def begin_at(game: Tiefenthal, number: int, stage: int) -> None:
    """The phase that comes next. Whoever is past the start cards has kept that of their seat."""
    game.number = number - 1 if stage == EVENING else number
    serving = plan_and_serve if game.setup.module.reputation else serve_guests
    game.skip_to(place_of(game.round, serving if stage == SERVING else PHASES[stage]))
    if game.setup.module.start_cards and (number > 1 or stage > EVENING):
        for tavern in game.taverns:
            tavern.start_card = tavern.seat
            unpack(game, tavern, game.setup.parts.start_cards[tavern.seat])


def lay_clause(game: Tiefenthal, clause: Clause) -> None:
    """What lies before those of whom it speaks."""
    for seat in clause.seats(game.seats):
        tavern = game.taverns[seat]
        if clause.word == "in-play":
            seat_guests(game, tavern, clause)
        elif clause.word == "pile":
            for kind in reversed(cards_of(game, tavern, clause)):
                tavern.known.push(kind)
        elif clause.word in ("dice", "own"):
            lay_dice(game, tavern, clause)
        elif clause.word == "counter-guests":
            tavern.counter_guests = clause.whole(0, int(game.setup.counter_guests))
            game.counter_guests -= tavern.counter_guests
        elif clause.word not in OF_TABLE:
            lay_counters(game, tavern, clause)


def lay_counters(game: Tiefenthal, tavern: Tavern, clause: Clause) -> None:
    """Thalers, beers and markers, upgraded tiles, and what is signed."""
    parts = game.setup.parts
    if clause.word == "thalers":
        tavern.thalers = clause.whole(0, MOST)
    elif clause.word == "beers":
        tavern.beers = clause.whole(0, MOST)
    elif clause.word == "schnapps":
        tavern.schnapps = clause.whole(0, MOST)
    elif clause.word == "monastery":
        tavern.position = clause.whole(0, len(game.setup.ring) - 1)
    elif clause.word == "reputation":
        tavern.reputation = clause.whole(0, int(parts.reputation.last))
    elif clause.word == "tiles":
        tavern.tiles = bits_of(clause, TILES)
    elif clause.word == "sides":
        tavern.sides = bits_of(clause, [f"{side.entertainer}-{side.side}" for side in parts.sides])
    else:
        tavern.signatures = bits_of(clause, parts.book.lines)


def bits_of(clause: Clause, names: list[str]) -> i64:
    """A bit for each thing that is named."""
    bits: i64 = 0
    for number in clause.things(names):
        bits |= i64(1) << number
    return bits


def lay_dice(game: Tiefenthal, tavern: Tavern, clause: Clause) -> None:
    """White ones, or own ones, which were taken this round."""
    most = int(game.setup.white_dice if clause.word == "dice" else game.setup.own_dice_cap)
    faces = clause.things(FACES)
    if not 0 < len(faces) <= most:
        raise clause.wrong(" ".join(clause.rest), f"1 to {most} dice")
    dice = sum([one_die(face + 1) for face in faces])
    if clause.word == "dice":
        tavern.white = dice
    else:
        tavern.own, tavern.own_taken = dice, len(faces)


def cards_of(game: Tiefenthal, tavern: Tavern, clause: Clause) -> list[int]:
    """Cards that are the tavern's own from now on."""
    kinds = clause.things([card.name for card in game.setup.cards])
    for kind in kinds:
        if tavern.deck.count(kind) > 0:
            tavern.deck.remove(kind)
        else:
            fetch(game, clause, kind)
            tavern.points += game.setup.points[kind]
    return kinds


def fetch(game: Tiefenthal, clause: Clause, kind: i64) -> None:
    """From the supply, or from the guests who lie nowhere yet."""
    pile = game.stack if game.stack.count(kind) > 0 else game.guest_deck
    if kind <= NOBLE and game.left(kind) > 0:
        game.change_supply(kind, -1)
    elif kind > NOBLE and pile.count(kind) > 0:
        pile.remove(kind)
    else:
        raise clause.wrong(game.setup.cards[kind].name, "cards that are left")


def seat_guests(game: Tiefenthal, tavern: Tavern, clause: Clause) -> None:
    """Staff beside the tavern first, since tables bring seats; then all others from the left."""
    for kind in sorted(cards_of(game, tavern, clause), key=takes_seat):
        tavern.sit(kind)
    if tavern.seated.n > game.seats_of(tavern):
        raise clause.wrong(" ".join(clause.rest), f"at most {game.seats_of(tavern)} seated")


def takes_seat(kind: int) -> bool:
    return kind >= NOBLE


def lay_offers(game: Tiefenthal, clause: Clause) -> None:
    """Guests beside the stack, from the left."""
    kinds = clause.things([card.name for card in game.setup.cards])
    if len(kinds) > game.setup.open_guests:
        raise clause.wrong(" ".join(clause.rest), f"at most {game.setup.open_guests} guests")
    for place, kind in enumerate(kinds, 1):
        if game.guest_deck.count(kind) == 0:
            raise clause.wrong(game.setup.cards[kind].name, "guests of the deck")
        game.guest_deck.remove(kind)
        game.offers.replace(place, kind)


def fill_places(game: Tiefenthal) -> None:
    """The top of the stack, and all places that are empty: always the first ones left."""
    for place in range(game.offers.n):
        pile = game.stack if place == 0 and game.stack.n > 0 else game.guest_deck
        if game.offers.at(place) == EMPTY and pile.n > 0:
            kind = min(pile.to_list())
            pile.remove(kind)
            game.offers.replace(place, kind)


def make_ready(game: Tiefenthal, tavern: Tavern, stage: int) -> None:
    """Dishwashers wait for the dice, and who is served has taken some."""
    if stage >= DRAFT:
        tavern.washers = tavern.in_play(DISHWASHER) + game.figure(tavern, KITCHEN_TILE)
    if stage == SERVING and tavern.white + tavern.own == 0:
        tavern.white = sum([one_die(face) for face in TAKEN])
