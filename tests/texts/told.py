"""What a game tells when it is played: every message with the facts that it was given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache

from stammtisch.core import Choice, Event, Facts, Game, Option, Rng, step_name
from stammtisch.games import title


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
        listen(known.new_game(setup), heard, Rng(number))
    return heard


def listen(game: Game, heard: Said, rng: Rng) -> None:
    game.news = []
    game.begin()
    while not game.over:
        step = game.open()[0]
        heard.add(f"step-{step_name(step)}", step.about(game))
        options = step.options(game)
        game.apply(step.seat, options[rng.below(len(options))])
        for event in game.news:
            heard.add_event(event)
        game.news.clear()
