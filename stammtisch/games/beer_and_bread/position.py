"""A position as text, before a year or, with `turn 5`, before its last pair of turns.

year 2; windmill 1; exchange BE06 BR06 BR07; 0: hand BE01 BR02; column BE03; store wheatx3 water
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from stammtisch.core import place_of
from stammtisch.core.position import Clause, read_clauses

from .choices import BEERS, CARD_IDS
from .rules import FRUITFUL_YEAR, ROUND
from .rules.deck import put_on_discard
from .rules.seeding import fill_up
from .rules.turns import first_turn, swap_and_last_turn
from .rules.upgrading import POWERS
from .state.table import BeerAndBread
from .state.tokens import KINDS, count, heap
from .state.village import Village, only

TURNS: Final = 5
YEARS: Final = 6
OF_TABLE: Final = ["year", "turn", "windmill", "exchange", "deck"]
OF_VILLAGE: Final = ["hand", "column", "upgrades", "sold", "houses", "store"]


def read_position(game: BeerAndBread, text: str) -> None:
    """Lay a new game out as the clauses say; without another word seat 0 has the windmill."""
    clauses = read_clauses(text, 2)
    said = {clause.word: clause for clause in clauses if clause.word in OF_TABLE}
    game.interrupts.pop()
    game.windmill = said["windmill"].whole(0, 1) if "windmill" in said else 0
    year = said["year"].whole(1, YEARS) if "year" in said else 1
    late = "turn" in said and said["turn"].whole(1, TURNS) == TURNS
    for clause in clauses:
        lay_clause(game, clause)
    if "deck" in said:
        leave_in_deck(game, said["deck"])
    begin_at(game, year, late)


def lay_clause(game: BeerAndBread, clause: Clause) -> None:
    """Cards and tokens, on the table or in a village."""
    if clause.word == "exchange":
        for card in cards_of(game, clause):
            show(game, card)
            game.exchange.push(card)
    elif clause.word in OF_VILLAGE:
        for seat in clause.seats(2):
            lay(game, seat, clause)
    elif clause.word not in OF_TABLE:
        raise clause.unknown([*OF_TABLE, *OF_VILLAGE])


def leave_in_deck(game: BeerAndBread, clause: Clause) -> None:
    """Of the cards that lie nowhere yet only these; the others have been discarded."""
    kept = cards_of(game, clause)
    for pile in (game.beers, game.breads):
        while pile.n > 0:
            put_on_discard(game, pile.pop())
    for card in kept:
        (game.beers if card < BEERS else game.breads).push(card)


def begin_at(game: BeerAndBread, year: int, late: bool) -> None:
    """The seeding of a year comes next, or the last pair of its turns."""
    fruitful = year % 2 == 1
    game.year = year - 1
    if not fruitful:
        game.begun = year // 2
        game.skip_to(len(FRUITFUL_YEAR))
    if late:
        game.year = year
        game.turn = TURNS - 1
        game.begun = (year + 1) // 2
        setup = game.setup
        fill_up(game, setup.seeded_fruitful if fruitful else setup.seeded_dry)
        game.skip_to(place_of(ROUND, swap_and_last_turn) if fruitful else last_pair())
        if fruitful:  # they are swapped before the last turn
            first, second = game.villages
            first.hand, second.hand = second.hand, first.hand


def last_pair() -> int:
    """Where the last pair of turns of a dry year stands."""
    return [place for place in range(len(ROUND)) if ROUND[place] == first_turn][-1]


def lay(game: BeerAndBread, seat: int, clause: Clause) -> None:
    """What a village has."""
    if clause.word == "store":
        store(game, game.villages[seat], clause)
        return
    for card in cards_of(game, clause):
        if clause.word == "hand":
            game.villages[seat].seen |= only(card)
        else:
            show(game, card)
        LAID[clause.word](game, game.villages[seat], card)


def cards_of(game: BeerAndBread, clause: Clause) -> list[int]:
    """Cards of the deck, which they leave."""
    cards = clause.things(CARD_IDS)
    for card in cards:
        pile = game.beers if card < BEERS else game.breads
        if pile.count(card) == 0:
            raise clause.wrong(CARD_IDS[card], "each card once")
        pile.remove(card)
    return cards


def show(game: BeerAndBread, card: i64) -> None:
    """Both know where it is."""
    for village in game.villages:
        village.seen |= only(card)


def store(game: BeerAndBread, village: Village, clause: Clause) -> None:
    """Tokens of the supply; what they are in is not looked at."""
    for kind in clause.things(KINDS):
        if count(game.supply, kind) == 0:
            raise clause.wrong(KINDS[kind], "tokens that the supply has")
        game.supply -= heap(kind, 1)
        village.storage += heap(kind, 1)


def take_in_hand(game: BeerAndBread, village: Village, card: int) -> None:
    village.hand.push(card)


def put_in_column(game: BeerAndBread, village: Village, card: int) -> None:
    village.column.push(card)
    village.symbols += game.setup.cards[card].symbols


def lay_upgrade(game: BeerAndBread, village: Village, card: int) -> None:
    village.upgrades |= only(card)
    upgrade = game.setup.upgrades[game.setup.cards[card].upgrade]
    POWERS[upgrade.number](village, upgrade)


def put_sold(game: BeerAndBread, village: Village, card: int) -> None:
    village.sold |= only(card)


def put_in_house(game: BeerAndBread, village: Village, card: int) -> None:
    """Sold, and not yet cleaned away."""
    village.houses |= only(card)
    if card < BEERS:
        village.beers += 1
    else:
        village.breads += 1


LAID: Final[dict[str, Callable[[BeerAndBread, Village, int], None]]] = {
    "hand": take_in_hand,
    "column": put_in_column,
    "upgrades": lay_upgrade,
    "sold": put_sold,
    "houses": put_in_house,
}
