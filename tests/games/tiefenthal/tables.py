"""Positions of Tiefenthal, laid out by hand, and answers by their text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stammtisch.core import Figures, Phase, Pile, Step
from stammtisch.games.tiefenthal import TITLE
from stammtisch.games.tiefenthal.rules.closing import close_taverns
from stammtisch.games.tiefenthal.rules.planning import plan_and_serve
from stammtisch.games.tiefenthal.rules.serving import serve_guests
from stammtisch.games.tiefenthal.rules.start import new_game
from stammtisch.games.tiefenthal.setup.cards import TAVERN_CARDS
from stammtisch.games.tiefenthal.setup.shared import TiefenthalSetup
from stammtisch.games.tiefenthal.setup.tiles import TILES
from stammtisch.games.tiefenthal.state.table import Tiefenthal
from stammtisch.games.tiefenthal.state.tavern import Tavern

OFFERS = ["G3-1", "G4-1", "G5-1", "G6-1", "G7-1"]


def setup_of(seats: int = 2, pack: Figures | None = None, **options: Any) -> TiefenthalSetup:
    setup = TITLE.setup(seats, options, pack)
    assert isinstance(setup, TiefenthalSetup)
    return setup


def kind_of(game: Tiefenthal, name: str) -> int:
    return [card.name for card in game.setup.cards].index(name)


def names(game: Tiefenthal, kinds: Sequence[int]) -> list[str]:
    return [game.setup.cards[kind].name for kind in kinds]


def laid_out(setup: TiefenthalSetup, phases: list[Phase], offers: Sequence[str]) -> Tiefenthal:
    """A table with these guests on offer that will play these phases, on the first evening."""
    start, game = new_game(setup), Tiefenthal(setup, phases)
    game.taverns, game.supply, game.stocked = start.taverns, start.supply, start.stocked
    game.counter_guests, game.number = start.counter_guests, 1
    kinds = [kind_of(start, name) for name in offers]
    game.guest_deck = Pile([kind for kind in start.guest_deck.to_list() if kind not in kinds])
    game.stack = Pile([kind for kind in start.stack.to_list() if kind not in kinds])
    whole = [start.offers.at(0)] if setup.stack_is_open else []
    game.offers = Pile([*whole, *kinds[len(whole) :]])
    if setup.stack_is_open:
        game.stack = start.stack
    return game


def phase(
    *phases: Phase,
    seats: int = 2,
    offers: Sequence[str] = OFFERS,
    number: int = 1,
    pack: Figures | None = None,
    **options: Any,
) -> Tiefenthal:
    """A table that stands before these phases; `begin` it when all lies ready."""
    game = laid_out(setup_of(seats, pack, **options), list(phases), offers)
    game.number = number
    return game


def hire(tavern: Tavern, staff: dict[str, int]) -> None:
    for name, count in staff.items():
        tavern.add_staff(TAVERN_CARDS.index(name), count)


def turn_tiles(tavern: Tavern, tiles: Sequence[str]) -> None:
    for name in tiles:
        tavern.tiles |= 1 << TILES.index(name)


def serving(
    *,
    seated: Sequence[str] = (),
    staff: dict[str, int] | None = None,
    dice: Sequence[int] = (),
    own: Sequence[int] = (),
    tiles: Sequence[str] = (),
    thalers: int = 0,
    beers: int = 0,
    counter_guests: int = 0,
    position: int = 0,
    schnapps: int = 0,
    sides: Sequence[str] = (),
    reputation: int = 0,
    seats: int = 2,
    offers: Sequence[str] = OFFERS,
    pack: Figures | None = None,
    **options: Any,
) -> Tiefenthal:
    """Seat 0 begins its turn of phase F; all its other cards are on no pile."""
    turn = plan_and_serve if int(options.get("module", 1)) > 2 else serve_guests
    free = [name for name in offers if name not in seated]
    game = phase(turn, close_taverns, seats=seats, offers=free, pack=pack, **options)
    told: dict[str, int | Sequence[object]] = {
        "in-play": [
            *seated,
            *[f"{name}x{count}" for name, count in (staff or {}).items() if count],
        ],
        "tiles": tiles,
        "dice": dice,
        "own": own,
        "thalers": thalers,
        "beers": beers,
        "counter-guests": counter_guests,
        "monastery": position,
        "schnapps": schnapps,
        "sides": [side.replace(" ", "-") for side in sides],
        "reputation": reputation,
    }
    clauses = [f"{word} {in_words(said)}" for word, said in told.items() if said]
    TITLE.lay_out(game, "; ".join(["phase serving", "0: thalers 0", *clauses]))
    tavern = game.taverns[0]
    tavern.deck.clear()
    if not dice:
        tavern.white = 0
    game.begin()
    return game


def in_words(said: int | Sequence[object]) -> str:
    """What follows the word of a clause."""
    return str(said) if isinstance(said, int) else " ".join([str(one) for one in said])


def step_with(game: Tiefenthal, text: str) -> Step:
    """The open question that this answers."""
    for step in game.open():
        if text in [choice.text for choice in step.options(game)]:
            return step
    asked = [(type(s).__name__, [c.text for c in s.options(game)]) for s in game.open()]
    raise AssertionError(f"{text} answers none of {asked}")


def say(game: Tiefenthal, *texts: str) -> Tiefenthal:
    """Answer, as players and fate would."""
    for text in texts:
        step = step_with(game, text)
        choices = {choice.text: choice for choice in step.options(game)}
        game.apply(step.seat, choices[text])
    return game


def asked(game: Tiefenthal) -> list[str]:
    """The names of the open questions."""
    return [type(step).__name__ for step in game.open()]


def options(game: Tiefenthal, verb: str = "") -> list[str]:
    """What the first open question can be answered with."""
    texts = [choice.text for choice in game.open()[0].options(game)]
    return [text for text in texts if text.startswith(verb)]


def goods(game: Tiefenthal, seat: int = 0) -> tuple[int, int]:
    """Thalers and beers."""
    return int(game.taverns[seat].thalers), int(game.taverns[seat].beers)


def pile(game: Tiefenthal, seat: int = 0) -> list[str]:
    """What is known to lie on a draw pile, the first gained first."""
    return names(game, game.taverns[seat].known.to_list())
