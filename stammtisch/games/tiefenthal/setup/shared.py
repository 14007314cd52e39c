"""What all games of one combination share: figures, choices, and tables of what may be said."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from stammtisch.core import Choice, Options, Pack, Phase, Setup

from ..choices import (
    DECLINE,
    FACES,
    MUGS,
    TAKES,
    WORDS,
    Buy,
    Choose,
    Drawn,
    Forgo,
    Give,
    OfGuest,
    Refuse,
    TakeNobles,
    Turn,
    Upgrade,
    Use,
)
from .cards import BARD, BASIC_CARDS, BONUSES, FIRST_REGULAR, NOBLE, TABLE, TAVERN_CARDS
from .entertainers import ENTERTAINERS
from .figures import (
    CHEAPEST_GUEST,
    GIFTS,
    REGULARS,
    read_cards,
    read_noble_prices,
    read_ring,
    read_rounds,
    read_tiles,
)
from .parts import Parts
from .sayings import Sayings
from .tiles import ALL_TILES, EVERY_FACE, FIRST_SEAT, TABLES_TILE, TILES

MOST_WASHERS: Final = 5  # more do not help any die
USES_BESIDE_SEATS: Final = (MOST_WASHERS + 1) << 9  # by dishwashers, closed spaces and faces


class TiefenthalSetup(Setup):
    """Figures of the pack, rulings of the options, and the choices made from them."""

    def __init__(self, pack: Pack, options: Options, seats: int) -> None:
        noble, bard = pack.table("noble"), pack.table("bard")
        self.cards, self.supply = read_cards(pack, bard, noble)
        self.noble_prices: Final = read_noble_prices(noble)
        self.tiles: Final = read_tiles(pack)
        self.rounds = read_rounds(pack.table("rounds"), GIFTS)
        self.positions: Final[i64] = int(options["monastery_positions"])
        self.ring = read_ring(pack.table("monastery"), self.positions, BONUSES)
        self._add_parts(Parts(pack, bard, options, self.supply, len(self.cards), seats))
        self.most_seats: Final[i64] = self.tiles[TABLES_TILE].upgraded + self.supply[TABLE]
        self.first_guest: Final = FIRST_REGULAR + REGULARS
        self.kinds: Final = [*self.hired, *range(NOBLE, len(self.cards))]
        guests = self.cards[self.first_guest :]
        self.stack: Final = [int(card.kind) for card in guests if card.price == CHEAPEST_GUEST]
        self.deck: Final = [int(card.kind) for card in guests if card.price > CHEAPEST_GUEST]
        self._read_game(pack.table("game"))
        self._read_start(pack.table("start"), seats)
        if self.module.start_cards:
            self.start.clear()  # they come instead
        self._make_choices()
        super().__init__(seats, options, self._choices(), self._outcomes())
        self.all_is_open = not self.module.start_cards  # they are dealt face down
        self._make_tables(pack.table("spaces"))
        self._list_choices()
        self._read_rulings(options)
        self.round: list[Phase] = []  # `rules.start` puts them in
        self.seen: Final[dict[str, Any]] = {}  # kept by the view: what never changes
        self.purchases: Final[dict[int, Choice | None]] = {}  # kept by the policy, by case
        self.laid_out: Any = None  # a game before its first evening, to copy

    def _add_parts(self, parts: Parts) -> None:
        """What the modules bring takes its place; a part that is not played says nothing."""
        module = self.module = parts.module
        self.parts = parts
        if module.winter:
            self.rounds, self.ring = parts.rounds, parts.ring
        if module.reputation:
            self.cards += parts.cube_guests
        else:
            self.supply[BARD] = 0
        self.hired = [kind for kind in range(NOBLE) if kind != BARD or module.reputation]
        self.host_points = parts.reputation.points if module.reputation else [0]
        self.line_of = [parts.line_of(card) for card in self.cards]
        self.monk_line: i64 = parts.monk_line()

    def _read_game(self, pack: Pack) -> None:
        self.counter_guests: i64 = pack.whole("counter_guests", 0, 3)
        self.white_dice: i64 = pack.whole("white_dice", 1, 4)
        self.own_dice: i64 = pack.whole("own_dice", 0, 3)
        self.open_guests: i64 = pack.whole("open_guests", 0, 9)
        pack.done()

    def _read_start(self, pack: Pack, seats: int) -> None:
        names = pack.words("cards", BASIC_CARDS)
        self.start: list[int] = [TAVERN_CARDS.index(name) for name in names]
        for kind, count in enumerate(self.supply):
            if self.start.count(kind) * seats > count:
                raise pack.refuse("cards", f"at most {count} of {TAVERN_CARDS[kind]} in all")
        pack.done()

    def _make_choices(self) -> None:
        spaces = range(FIRST_SEAT + int(self.most_seats))
        gifts = [*GIFTS, *ENTERTAINERS] if self.module.winter else GIFTS
        self.chooses: dict[str, Choose] = {word: Choose(word) for word in gifts}
        self.chooses_by_round: list[list[Choice]] = [
            [self.chooses[word] for word in words] for words in self.rounds
        ]
        self.turns = [Turn(tile) for tile in range(len(TILES))]
        self.uses = [[Use(face, space) for face in range(1, 7)] for space in spaces]
        self.forgoes = [Forgo(face) for face in range(1, 7)]
        self.buys = [Buy(card) for card in self.cards[:NOBLE]]
        self.upgrades = [Upgrade(number, tile.price) for number, tile in enumerate(self.tiles)]
        self.gives = [Give(count) for count in range(max(self.supply[:NOBLE]) + 1)]
        # By kind, for quick reading; only those of guests are ever said.
        self.recruits = [OfGuest("recruit", "recruit", card) for card in self.cards]
        self.picks = [OfGuest("pick", "round-bonus", card) for card in self.cards]
        self.nobles = [
            TakeNobles(count + 1, beers) for count, beers in enumerate(self.noble_prices)
        ]
        self.refusals = [Refuse(place) for place in range(int(self.most_seats))]
        self.drawn = [Drawn("card", "fill", card) for card in self.cards]
        self.revealed = [Drawn("guest", "recruit", card) for card in self.cards]
        self.said = Sayings(self.parts, len(spaces))

    def _choices(self) -> list[Choice]:
        uses = [use for uses in self.uses for use in uses]
        first: list[Choice] = [*WORDS, *TAKES[1:], *self.chooses.values(), *self.turns]
        buys = [self.buys[kind] for kind in self.hired]
        second: list[Choice] = [*uses, *self.forgoes, *buys, *self.upgrades, *self.gives]
        picks = [self.picks[kind] for kind in self.stack]
        third: list[Choice] = [*self.recruits[self.first_guest :], *picks, *self.nobles]
        return [*first, *second, *third, *self.refusals, *self.said.choices]

    def _outcomes(self) -> list[Choice]:
        drawn = [self.drawn[kind] for kind in self.kinds]
        revealed = self.revealed[self.first_guest :]
        return [*FACES[1:], *MUGS, *drawn, *revealed, *self.said.outcomes]

    def _make_tables(self, pack: Pack) -> None:
        """What each space takes with the help of dishwashers, what each card says."""
        self.wanted_by_monk = pack.wholes("monk", 1, 6)
        self.wanted_by_yard = pack.wholes("yard", 1, 6)
        pack.done()
        self.monk_fits = [fitting(self.wanted_by_monk, help) for help in range(MOST_WASHERS + 1)]
        self.yard_fits = [fitting(self.wanted_by_yard, help) for help in range(MOST_WASHERS + 1)]
        self.seat_fits = [
            [fitting([int(card.die)], help) for card in self.cards]
            for help in range(MOST_WASHERS + 1)
        ]
        self.monk_needs = [missing(self.wanted_by_monk, face) for face in range(7)]
        self.yard_needs = [missing(self.wanted_by_yard, face) for face in range(7)]
        self.monk_help = tuple(self.monk_needs)
        self.yard_help = tuple(self.yard_needs)
        self.seat_needs = [
            tuple([missing([wanted], face) for face in range(7)]) for wanted in range(7)
        ]
        self.seat_needs[0] = (0,) * 7  # any number will do
        self.wants = [int(card.die) for card in self.cards]
        self.pays = [int(card.pays) for card in self.cards]
        self.points = [int(card.points) for card in self.cards]
        self.beers = [int(card.price) if card.sort == "guest" else 0 for card in self.cards]

    def _list_choices(self) -> None:
        """Lists of choices by the bits of what is possible, so that play makes none anew."""
        self.uses_by_faces = [by_faces([*uses]) for uses in self.uses]
        self.forgoes_by_faces = by_faces([*self.forgoes])
        self.uses_beside_seats: list[list[Choice]] = [[]] * USES_BESIDE_SEATS  # filled in play
        self.buys_by_kinds = subsets([*self.buys])
        self.upgrades_by_tiles = subsets([*self.upgrades])
        self.turns_by_tiles = [
            [*[self.turns[tile] for tile in range(len(TILES)) if tiles >> tile & 1], DECLINE]
            for tiles in range(ALL_TILES + 1)
        ]
        self.nobles_up_to: list[list[Choice]] = [[*self.nobles[:count]] for count in range(4)]
        self.dearest: i64 = max([buy.price for buy in self.buys])
        self.buyable = [
            sum(1 << buy.kind for buy in self.buys if buy.price <= thalers)
            for thalers in range(self.dearest + 1)
        ]
        self.dearest_tile: i64 = max([tile.price for tile in self.tiles])
        self.payable_tiles = [
            sum(1 << number for number, tile in enumerate(self.tiles) if tile.price <= thalers)
            for thalers in range(self.dearest_tile + 1)
        ]

    def _read_rulings(self, options: Options) -> None:
        self.stack_is_open = options["three_beer_stack"] == "choose"
        self.floor: i64 = int(options["special_offer_floor"])
        self.may_overpay = options["special_offer_overpay_allowed"] is True
        self.own_dice_cap: i64 = self.own_dice + int(options["own_dice_cap"]) - 3
        self.nobles_again = options["noble_purchase_repeatable"] is True
        self.step_optional = options["monk_step_optional"] is True
        self.gift_is_recruit = options["r2_free_guest_counts_as_recruit"] is True
        self.bonus_cards_count = options["bonus_cards_count_toward_buy_limit"] is True
        self.may_refuse_noble = options["refuse_service_may_hit_noble"] is True
        self.returns_keep_uses = options["return_dishwasher_while_in_use"] is True
        self.may_decline = options["bonus_card_may_be_declined"] is True
        self.schnapps_is_limited = options["module2_schnapps_supply_limited"] is True
        self.locks_dice = options["module3_lock_dice_after_reputation"] is True
        self.merchants_count = options["module3_merchants_count"] is True
        self.storage_counts = options["module3_storage_counts"] is True
        self.start_upgrade_brings_noble = options["module4_start_upgrade_brings_noble"] is True


def fitting(wanted: list[int], help: int) -> int:
    """A bit for each number that shows, or reaches with so much help, one of those wanted."""
    return sum(
        1 << face for face in range(1, 7) if any(0 <= number - face <= help for number in wanted)
    )


def missing(wanted: list[int], face: int) -> int:
    """How much help a die needs to be one of those wanted; more than there is if none can be."""
    return min([number - face for number in wanted if number >= face], default=99)


def by_faces(choices: list[Choice]) -> list[list[Choice]]:
    """Of six choices, one for each number, those whose number has its bit."""
    return [
        [choice for face, choice in enumerate(choices, 1) if faces >> face & 1]
        for faces in range(EVERY_FACE + 2)
    ]


def subsets(choices: list[Choice]) -> list[list[Choice]]:
    """Of these choices, those whose place has its bit."""
    return [
        [choice for place, choice in enumerate(choices) if bits >> place & 1]
        for bits in range(1 << len(choices))
    ]


assert BARD < NOBLE, "tavern cards are the first kinds"
