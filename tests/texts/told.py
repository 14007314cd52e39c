"""What a game tells when it is played: every message with the facts that it was given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from stammtisch.core import (
    Choice,
    Event,
    Facts,
    Game,
    Option,
    Phrase,
    Policy,
    Rng,
    Step,
    Title,
    step_name,
)
from stammtisch.games import title

SELDOM = 9
"""After so many answers the board is told in words."""
LISTED = "…"
"""Stands for phrases inside a phrase, which are heard by themselves."""


def variants(options: Iterable[Option]) -> Iterator[dict[str, object]]:
    """The default, and every other value of every option by itself."""
    yield {}
    for option in options:
        values: Iterable[object] = option.values or (option.low, option.high)
        if option.kind == "flag":
            values = (True, False)
        for value in values:
            if value != option.default:
                yield {option.key: value}


@dataclass
class Said:
    """All that was said in random play: ids of messages, each with the facts it was given."""

    facts: dict[str, list[Facts]] = field(default_factory=dict)
    to_others: set[str] = field(default_factory=set)
    """Events that only those hear whom they do not concern."""

    def add(self, message: str, facts: Facts) -> None:
        kept = self.facts.setdefault(message, [])
        if len(kept) < 200 and facts not in kept:
            kept.append(facts)

    def add_event(self, event: Event | None) -> None:
        if event is not None:
            self.add(f"event-{event.name}", event.facts)
            self.add_event(event.twin)
            if event.twin is not None:
                self.to_others.add(f"event-{event.twin.name}")

    def add_phrase(self, told: Phrase) -> None:
        facts: Facts = {}
        for key, value in told["facts"].items():
            facts[key] = LISTED if isinstance(value, list) else value
            for inner in value if isinstance(value, list) else []:
                self.add_phrase(inner)
        self.add(told["id"], facts)

    def add_words(self, known: Title, game: Game) -> None:
        for seat in (0, None):
            for chapter in known.words(known.view(game, seat), seat) if known.words else []:
                for told in (chapter["heading"], *chapter["lines"]):
                    self.add_phrase(told)

    def add_choice(self, choice: Choice) -> None:
        self.add(f"choice-{choice.verb}", choice.facts)
        if choice.rule:
            self.add(f"rule-{choice.rule}", {})


@cache
def said(game: str) -> Said:
    """Play each variant at random, with the fewest and the most seats."""
    known, heard = title(game), Said()
    for number, options in enumerate(variants(known.options)):
        seats = known.seats[number % 2]
        setup = known.setup(seats, options)
        for choice in [*setup.catalogue.choices, *setup.outcomes.choices]:
            heard.add_choice(choice)
        listen(known, known.new_game(setup), heard, Rng(number))
    return heard


def listen(known: Title, game: Game, heard: Said, rng: Rng) -> None:
    game.news = []
    game.begin()
    answers = 0
    while not game.over:
        if answers % SELDOM == 0:
            heard.add_words(known, game)
        answers += 1
        step = game.open()[0]
        heard.add(f"step-{step_name(step)}", step.about(game))
        options = step.options(game)
        if len(options) > 1 and not step.is_chance and rng.below(ASKED) == 0:
            ask_why(game, step, heard, rng, known.policy)
        game.apply(step.seat, options[rng.below(len(options))])
        for event in game.news:
            heard.add_event(event)
        game.news.clear()
    heard.add_words(known, game)


ASKED = 12  # of so many questions, one is asked for a reason


def ask_why(game: Game, step: Step, heard: Said, rng: Rng, policy: Policy) -> None:
    """Two answers are compared, by a few games that are played to the end of the round."""
    options = step.options(game)
    first = rng.below(len(options))
    better, other = options[first], options[(first + 1) % len(options)]
    found = policy.reason(game, step, better, other, lambda said: games_after(game, step, said))
    if found is not None:
        heard.add(f"why-{found[0]}", {key: whole(value) for key, value in found[1].items()})


def whole(value: float | str) -> int | str:
    return value if isinstance(value, str) else round(value)


def games_after(game: Game, step: Step, choice: Choice) -> list[Game]:
    """One game that goes on at random."""
    later, rng = game.copy(), Rng(choice.code + 1)
    later.apply(step.seat, choice)
    while not later.over and later.begun == game.begun:
        then = later.open()[0]
        options = then.options(later)
        later.apply(then.seat, options[rng.below(len(options))])
    return [later]
