"""Positions for the tests, reached as at a real table: by answering what is open.

`year(...)` stands at the first question after the card phase of a year. The words `wheat=4` put
tokens of the supply into a storage; cards are named by their ids, the first card drawn first.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from stammtisch.core import Chance, Event, Figures, Step
from stammtisch.core.position import read_clauses
from stammtisch.games.beer_and_bread import TITLE
from stammtisch.games.beer_and_bread.choices import BACKS, BEERS, CARD_IDS, FACES
from stammtisch.games.beer_and_bread.position import lay_clause
from stammtisch.games.beer_and_bread.rules.deck import LayBack
from stammtisch.games.beer_and_bread.rules.start import CHOOSE_STARTER
from stammtisch.games.beer_and_bread.setup.shared import BeerAndBreadSetup
from stammtisch.games.beer_and_bread.state.table import NONE, BeerAndBread
from stammtisch.games.beer_and_bread.state.tokens import KINDS, counts, heap
from stammtisch.games.beer_and_bread.state.village import members, set_of

Tokens = dict[str, int]
HANDS = (["BE01", "BE02", "BE03", "BR01", "BR02"], ["BE04", "BE05", "BR03", "BR04", "BR05"])
EXCHANGE = ["BE06", "BR06", "BR07"]


def number(card: str) -> int:
    return CARD_IDS.index(card)


def names(cards: int) -> list[str]:
    """The ids in a set of cards."""
    return [CARD_IDS[card] for card in members(cards)]


def tokens(**kinds: int) -> int:
    """A heap of tokens."""
    return sum(int(heap(KINDS.index(kind), count)) for kind, count in kinds.items())


def told(heap_of_tokens: int) -> Tokens:
    """A heap as words: what is not there is left out."""
    return {k: n for k, n in zip(KINDS, counts(heap_of_tokens), strict=True) if n}


def copies(upgrade: str, *cards: str) -> Figures:
    """A pack in which these cards carry an upgrade; without cards, BE29 and BE30."""
    return {"cards": {card: {"upgrade": upgrade} for card in cards or ("BE29", "BE30")}}


@cache
def default_setup() -> BeerAndBreadSetup:
    return make_setup({}, None)


def make_setup(options: dict[str, object], pack: Figures | None) -> BeerAndBreadSetup:
    setup = TITLE.setup(2, options, pack)
    assert isinstance(setup, BeerAndBreadSetup)
    return setup


def before_year(
    year: int = 1,
    upgrades: Sequence[Sequence[str]] = ((), ()),
    columns: Sequence[Sequence[str]] = ((), ()),
    pack: Figures | None = None,
    **options: object,
) -> BeerAndBread:
    """A game before the seeding of a year; only who has the windmill is still to be said."""
    setup = make_setup(options, pack) if options or pack else default_setup()
    game = TITLE.new_game(setup)
    assert isinstance(game, BeerAndBread)
    game.news = []
    told = [f"year {year}"]
    for seat in range(2):
        told += [f"{seat}: upgrades {card}" for card in upgrades[seat]]
        told += [f"{seat}: column {card}" for card in columns[seat]]
    TITLE.lay_out(game, "; ".join(told))
    game.windmill = NONE
    game.interrupt(CHOOSE_STARTER)
    game.begin()
    return game


def year(
    number: int = 1,
    hands: Sequence[Sequence[str]] = HANDS,
    exchange: Sequence[str] = EXCHANGE,
    windmill: int = 0,
    later: Sequence[str] = (),
    **given: object,
) -> BeerAndBread:
    """A game in its action phase (or at a question before it) with these hands."""
    game = before_year(number, **given)  # type: ignore[arg-type]  # passed on as given
    begin(game, hands, exchange if number % 2 == 0 else (), windmill, later)
    return game


def begin(
    game: BeerAndBread,
    hands: Sequence[Sequence[str]] = HANDS,
    exchange: Sequence[str] = (),
    windmill: int = 0,
    later: Sequence[str] = (),
) -> None:
    """Say who has the windmill, then let fate deal these hands."""
    order = [windmill, 1 - windmill]
    columns = [set_of(game.villages[seat].column) for seat in range(2)]
    say(game, -1, f"starter {windmill}")
    drawn = [
        card for seat in order for card in hands[seat] if not columns[seat] >> number(card) & 1
    ]
    fate(game, *drawn, *exchange, *later)


def put(game: BeerAndBread, seat: int, text: str) -> None:
    """Cards of the deck lie before a village, as a position tells it."""
    for clause in read_clauses(f"{seat}: {text}", 2):
        lay_clause(game, clause)


def lay(game: BeerAndBread, seat: int, card: str) -> None:
    """A card lies as an upgrade already."""
    put(game, seat, f"upgrades {card}")


def put_sold(game: BeerAndBread, seat: int, *cards: str) -> None:
    """Cards have been sold and cleaned away before."""
    for card in cards:
        put(game, seat, f"sold {card}")


def store(game: BeerAndBread, seat: int, **kinds: int) -> None:
    """Put tokens into a storage: from the supply, then from the fields."""
    for kind, count in kinds.items():
        for _ in range(count):
            one = heap(KINDS.index(kind), 1)
            if told(game.supply).get(kind, 0):
                game.supply -= one
            else:
                game.fields -= one
            game.villages[seat].storage += one


def asked(game: BeerAndBread, seat: int) -> Step:
    """The open question of a seat."""
    step = game.question(seat)
    assert step is not None, f"seat {seat} is asked nothing"
    return step


def question(game: BeerAndBread) -> tuple[int, str]:
    """Who is asked now, and by which step."""
    step = game.open()[0]
    return int(step.seat), type(step).__name__


def options(game: BeerAndBread, seat: int) -> list[str]:
    """What a seat may say now."""
    return [choice.text for choice in asked(game, seat).options(game)]


def say(game: BeerAndBread, seat: int, *texts: str) -> None:
    """Answer a seat's questions by text."""
    for text in texts:
        found = [choice for choice in asked(game, seat).options(game) if choice.text == text]
        assert found, f"{text!r} is not among {options(game, seat)}"
        game.apply(seat, found[0])


def fate(game: BeerAndBread, *cards: str) -> None:
    """Let fate go on, drawing these cards in order, and then the first that may be."""
    wanted = [number(card) for card in cards]
    row: list[int] = []
    while not game.over and isinstance(step := game.open()[0], Chance):
        if isinstance(step, LayBack):
            if game.backs_known == 0:
                row = row_for(game, wanted)
            game.apply(step.seat, BACKS[row[game.backs_known]])
        else:
            choice = FACES[wanted.pop(0)] if wanted else step.options(game)[0]
            assert choice in step.options(game), f"{choice.text} cannot come now"
            game.apply(step.seat, choice)


def row_for(game: BeerAndBread, wanted: list[int]) -> list[int]:
    """The backs of a deck, bottom first, on which these cards lie in order."""
    deck = sorted(game.beers.to_list() + game.breads.to_list())
    below = [card for card in deck if card not in wanted]
    return [int(card >= BEERS) for card in [*below, *reversed(wanted)]]


def play_on(game: BeerAndBread, seat: int, use: str = "upgrade") -> None:
    """A turn that does not matter: the first card of the hand for a use."""
    say(game, seat, next(text for text in options(game, seat) if text.startswith(use)))


def finish_year(game: BeerAndBread) -> None:
    """Only upgrades until the windmill has been passed on; of other questions the first answer."""
    year = game.year
    while game.year == year and not game.over:
        step = game.open()[0]
        if isinstance(step, Chance):
            fate(game)
        else:
            texts = options(game, int(step.seat))
            wanted = [text for text in texts if text.startswith("upgrade")]
            say(game, int(step.seat), (wanted or texts)[0])


def heard(game: BeerAndBread, name: str) -> list[Event]:
    """The events of a name that were told so far."""
    return [event for event in game.news or [] if event.name == name]
