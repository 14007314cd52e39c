"""Playing any title at random: the positions on which the contract is checked."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import replace

from stammtisch.core import Choice, Game, Rng, Setup, Step, Table, Title
from stammtisch.core.replay import open_table
from stammtisch.games import titles
from tests.toys import offer, sealed, swap

LONGEST = 20_000  # answers, fate's included: no game comes near


def with_default(title: Title, key: str, value: int) -> Title:
    """The same title, played with another value of an option if nobody says otherwise."""
    options = [
        replace(option, default=value) if option.key == key else option for option in title.options
    ]
    return replace(title, options=tuple(options))


WHOLE = with_default(titles()["tiefenthal"], "module", 5)
"""All modules: they ask, hide and bind what the base game does not."""

TITLES: list[Title] = [*titles().values(), WHOLE, offer.TITLE, sealed.TITLE, swap.TITLE]


def cases() -> list[tuple[Title, int]]:
    """Every title with its smallest and its largest number of seats."""
    return [(title, seats) for title in TITLES for seats in sorted(set(title.seats))]


def variants(title: Title) -> list[dict[str, object]]:
    """The defaults, and each option once with every other value that it lists, or its bounds."""
    found: list[dict[str, object]] = [{}]
    for option in title.options:
        values = option.values or ((True, False) if option.kind == "flag" else (option.high,))
        found += [{option.key: value} for value in values if value != option.default]
    return found


def name(case: object) -> str:
    if isinstance(case, Title):
        return f"{case.id}-whole" if case is WHOLE else case.id
    return str(case)


def positions(title: Title, setup: Setup, seed: int) -> Iterator[tuple[Game, Step]]:
    """Every position of a random game, with the step that will be answered next."""
    rng, luck = Rng(seed), Rng(seed + 1)
    game = title.start(setup)
    answers = 0
    while not game.over:
        steps = game.open()
        step = steps[rng.below(len(steps))]
        yield game, step
        choice = step.draw(game, luck) if step.is_chance else pick(step.options(game), rng)
        game.apply(step.seat, choice)
        answers += 1
        assert answers < LONGEST, "the game does not end"


def pick(options: list[Choice], rng: Rng) -> Choice:
    return options[rng.below(len(options))]


def random_table(title: Title, seats: int, seed: int, seat_order: list[int] | None = None) -> Table:
    """A finished table. Each seat answers from its own stream, whatever the order of seats."""
    table = open_table(title, seats, seed=seed)
    while not table.over:
        advance(table, seed, seat_order)
    return table


def advance(table: Table, seed: int, seat_order: list[int] | None = None) -> None:
    """One answer, of the first open seat in the given order."""
    questions = table.open
    seat = min(questions, key=(seat_order or list(range(table.setup.seats))).index)
    options = questions[seat].options
    said = sum(1 for line in table.lines if line.seat == seat and not line.fate)
    number = hashlib.sha256(f"{seed} {seat} {said}".encode()).digest()
    table.answer(seat, options[int.from_bytes(number[:4], "big") % len(options)])


def everything(title: Title, game: Game) -> list[object]:
    """What all seats together can see of a position, and are asked."""
    views = [title.view(game, seat) for seat in [None, *range(game.seats)]]
    asked = [[choice.text for choice in step.options(game)] for step in game.open()]
    return [views, asked, [int(step.seat) for step in game.open()], game.scores(), game.over]
