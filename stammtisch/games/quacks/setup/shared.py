"""What all games of one combination share: figures, books in play, choices, offers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from mypy_extensions import i64

from stammtisch.core import Options, Pack, Phase, Setup

from ..cards.card import Card
from ..choices import OUTCOMES, VERBS, Buy
from ..powers.power import Power
from ..state.chips import CHIPS, COLOURS, KINDS, NAMES, PURPLE, RED, WHITE, YELLOW
from .figures import (
    ACTS,
    GLASSES,
    MOVES,
    POWERS,
    SPACES,
    Book,
    CardFigures,
    Reward,
    read_books,
    read_cards,
    read_counts,
    read_rewards,
)
from .shelf import Shelf

TABLE: Final = 200  # more points than anybody has made yet


class QuacksSetup(Setup):
    """Figures of the pack, rulings of the options, and the tables made from them."""

    def __init__(self, pack: Pack, options: Options, seats: int) -> None:
        books = chosen_books(read_books(pack), options, seats)
        self.buys: Final = priced(books)
        super().__init__(seats, options, [*VERBS, *self.buys], [*OUTCOMES])
        self.books: Final = books
        self.book_sets: Final = [int(book.name[-1]) for book in books[2:7]]
        self.cards_figures: Final[list[CardFigures]] = read_cards(pack)
        self.die: Final[list[Reward]] = read_rewards(pack, "die", 6)
        self.glasses: Final[list[Reward]] = read_rewards(pack, "tubes", GLASSES - 1)
        self._read_track(pack.table("track"))
        self._read_tails(pack.table("rat_tails"))
        self._read_game(pack.table("game"))
        self._read_chips(pack)
        self._read_rulings(options)
        self.promises: Final[list[list[float]]] = []  # by round and kind, kept by the estimate
        self.shelves: Final[dict[int, Shelf]] = {}
        self.first_shelf: Final = self.shelf(self.closed[1])  # of the first round
        self.powers: list[Power] = []  # by colour; `rules.start` puts them in
        self.cards: list[Card] = []  # by number
        self.least_limit: i64 = 0  # up to which white chips explode no pot
        self.round: list[Phase] = []
        self.places: Places  # of phases in `round`
        self.laid_out: Any = None  # a game before its first round, to copy

    def _read_track(self, pack: Pack) -> None:
        self.coins: list[int] = pack.wholes("coins", 0, 99, SPACES)
        self.points: list[int] = pack.wholes("points", 0, 25, SPACES)
        rubies = pack.wholes("rubies", 0, SPACES - 1)
        self.ruby: list[bool] = [space in rubies for space in range(SPACES)]
        for space in range(1, SPACES):
            if self.coins[space] < self.coins[space - 1]:
                raise pack.refuse(f"coins[{space}]", f"at least {self.coins[space - 1]}")
        pack.done()

    def _read_tails(self, pack: Pack) -> None:
        self.lap: i64 = pack.whole("lap", 1, 200)
        after = pack.wholes("after", 1, self.lap - 1)
        if after != sorted(set(after)):
            raise pack.refuse("after", "spaces in rising order")
        self.tails_of_lap: i64 = len(after)
        self.tails_before = [sum(t < space for t in after) for space in range(self.lap)]
        self.tails_after = after
        self.tails_table = [self._tails(points) for points in range(TABLE)]
        pack.done()

    def _read_game(self, pack: Pack) -> None:
        self.rounds: i64 = pack.whole("rounds", 1, 9)
        self.white_limit: i64 = pack.whole("white_limit", 1, 30)
        self.purchases: i64 = pack.whole("purchases", 1, 2)
        self.rubies_in_box: i64 = pack.whole("rubies_in_box", 1, 999)
        self.rubies_per_droplet: i64 = pack.whole("rubies_per_droplet", 1, 9)
        self.rubies_per_refill: i64 = pack.whole("rubies_per_refill", 1, 9)
        self.coins_per_point: i64 = pack.whole("coins_per_point", 1, 99)
        self.rubies_per_point: i64 = pack.whole("rubies_per_point", 1, 9)
        yellow_from = pack.whole("yellow_from", 1, 9)
        purple_from = pack.whole("purple_from", 1, 9)
        self.opens = {YELLOW: yellow_from, PURPLE: purple_from}
        self.opens_in = [number in self.opens.values() for number in range(10)]
        self.closed = [closed_kinds(self.opens, number) for number in range(10)]
        self.rats_from: i64 = pack.whole("rats_from", 1, 10)
        self.extra_white_before: i64 = pack.whole("extra_white_before", 1, 10)
        pack.done()

    def _read_chips(self, pack: Pack) -> None:
        start, supply = pack.table("start"), pack.table("supply")
        self.start_rubies: i64 = start.whole("rubies", 0, 20)
        self.start_bag = read_counts(start, "bag")
        self.chips: i64 = supply.whole("chips", 1, 999)
        self.supply = read_counts(supply, "counts")
        if sum(self.supply) != self.chips:
            expected = f"{self.chips} chips in all, got {sum(self.supply)}"
            raise supply.refuse("counts", expected)
        for kind in range(KINDS):
            if self.start_bag[kind] * self.seats > self.supply[kind]:
                raise start.refuse(f"bag.{NAMES[kind]}", f"at most {self.supply[kind]} in all")
        start.done()
        supply.done()

    def _read_rulings(self, options: Options) -> None:
        self.with_cards = options["cards"] is True
        self.tubes = options["test_tubes"] is True
        self.in_step = options["in_step"] is True
        self.supply_limited = options["supply_limited"] is True
        self.rubies_limited = options["rubies_limited"] is True
        self.full_stops = options["pot_full_stops"] is True
        self.may_stop_at_once = options["stop_before_draw"] is True
        self.empty_scores_next = options["empty_pot"] == "next"
        self.ruby_when_sold_out = options["when_sold_out"] == "ruby"
        self.limits_add = options["limits_combine"] == "sum"
        self.discards_move = options["discards_move_scoring"] is True
        self.black_none_pays = options["black_none_pays"] is True
        self.double_all = options["yellow2_doubles"] == "all"
        self.green_needs_book = options["green2_needs_book"] is True
        self.cards_need_book = options["cards_need_book"] is True
        self.strong_acts = options["strong_chip_acts"] is True
        self.chance_counts_lying = options["second_chance_counts"] == "lying"
        self.die_to_tubes = options["die_to_tubes"] is True
        self.droplet_jumps = options["droplet_on_chip"] == "jumps"
        doubles = self.books[YELLOW].power == "yellow2_next_chip_double"
        self.doubling_returns = doubles and options["doubling_returns"] is True
        self.tubes_at_end = self.tubes and options["tubes_at_end"] is True
        self._read_books(options)

    def _read_books(self, options: Options) -> None:
        """What the books in play and the rulings on them make of colours."""
        self.moving = self._colours(MOVES)
        self.acting = self._colours(ACTS)
        self.raises_limit = self.books[YELLOW].power == "yellow3_raise_limit"
        self.raised_limits = self.books[YELLOW].numbers  # by the yellow chips in the pot
        if self.books[RED].power == "red4_white1_moves_two":
            self.moving |= 1 << WHITE
        self.sets_reds_aside = self.books[RED].power == "red2_set_aside"
        self.reds_in_secret = options["reds_beside"] == "secret"
        self.reds_in_turn = options["reds_beside"] == "turn"
        order = str(options["chip_order"]).split("-")
        self.chip_order = [COLOURS.index(colour) for colour in order]

    def _colours(self, when: str) -> i64:
        """A bit for each colour whose power works then."""
        return sum(1 << book.colour for book in self.books if when in POWERS[book.power][2])

    def ruling(self, key: str) -> bool:
        """A flag that is read where it is rarely needed."""
        return self.options[key] is True

    def says(self, key: str, value: str) -> bool:
        """Whether an option with named values has this one."""
        return self.options[key] == value

    def raised(self, limit: i64, yellows: i64) -> i64:
        """The limit for white chips where this many yellow chips lie in the pot."""
        if not self.raises_limit:
            return limit
        raised: i64 = self.raised_limits[min(yellows, i64(len(self.raised_limits))) - 1]
        return limit + raised - self.white_limit if self.limits_add else max(limit, raised)

    def tails(self, points: i64) -> i64:
        """How many rat tails hang before this many points, counted from 0."""
        return self.tails_table[points] if points < TABLE else self._tails(points)

    def _tails(self, points: i64) -> i64:
        return points // self.lap * self.tails_of_lap + self.tails_before[points % self.lap]

    def tails_between(self, low: i64, high: i64) -> list[int]:
        """The points after which a rat tail hangs, from the lower score to the higher."""
        passed = [int(self.tails(points)) for points in range(low, high + 1)]
        hung = [after - before for before, after in pairwise(passed)]
        return [int(low) + place for place, tails in enumerate(hung) for _ in range(tails)]

    def shelf(self, unavailable: i64) -> Shelf:
        """The offers while these kinds, a bit each, cannot be bought."""
        found = self.shelves.get(unavailable)
        if found is None:
            if len(self.shelves) >= 4096:  # a bound on memory, not on what can happen
                self.shelves.clear()
            on_sale = [buy for buy in self.buys if not unavailable >> buy.kind & 1]
            found = Shelf(on_sale, max(self.coins))
            self.shelves[unavailable] = found
        return found


class Places:
    """Where in a round the phases stand that others may go on with."""

    def __init__(
        self, rats: i64, hands: i64, brewed: i64, brewed_plainly: i64, rubies: i64, new_round: i64
    ) -> None:
        self.rats: Final = rats  # where no card takes turns
        self.hands: Final = hands  # until all have shown an empty one
        self.brewed: Final = brewed  # when everybody has stopped
        self.brewed_plainly: Final = brewed_plainly  # where no card follows on that
        self.rubies: Final = rubies  # where no card works at the end
        self.new_round: Final = new_round  # where the fair is not over


NO_BOOK: Final = Book("white", "white_plain", [], [], [], [])  # white chips are not sold


def chosen_books(books: dict[str, Book], options: Options, seats: int) -> list[Book]:
    """One book a colour: the set's, unless the colour has a choice of its own."""
    names = ["orange"]
    for colour in COLOURS[2:7]:
        number: Any = options[colour]
        names.append(f"{colour}_{options['set'] if number == 'set' else number}")
    names.append("black_two" if seats == 2 else "black_more")
    return [NO_BOOK, *[books[name] for name in names]]


def priced(books: list[Book]) -> list[Buy]:
    """All chips on sale in the order of their kinds; white is never sold."""
    prices = [price for book in books for price in book.prices]
    unsold = len(CHIPS) - len(prices)
    return [Buy(unsold + place, price) for place, price in enumerate(prices)]


def closed_kinds(opens: dict[int, int], number: int) -> int:
    """A bit for each kind whose book is not yet out in this round."""
    return sum(1 << chip.kind for chip in CHIPS if opens.get(int(chip.colour), 0) > number)
