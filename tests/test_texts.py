"""Every game can say everything, in every language, and says nothing in vain."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from stammtisch.cli.wording import LANGUAGES, Texts
from stammtisch.core import Choice, Event, Facts, Game, Option, Rng, Title, step_name
from stammtisch.games import title, titles

GAMES = sorted(titles())
OWN = "stammtisch.cli"


def tongues(package: str) -> tuple[str, ...]:
    """A game of the tutorial speaks English only."""
    tutorial = any(known.package == package and known.tutorial for known in titles().values())
    return ("en",) if tutorial else LANGUAGES


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@dataclass
class Messages:
    """One file: the variables of each message, and the names of all attributes."""

    variables: dict[str, set[str]] = field(default_factory=dict)
    attributes: set[str] = field(default_factory=set)

    def plain(self, message: str) -> set[str]:
        """Its variables; `chip_acc` is only a form of `chip`, and `me` is always there."""
        forms = "|".join([*sorted(map(re.escape, self.attributes)), "id"])
        return {re.sub(rf"_({forms})$", "", name) for name in self.variables[message]} - {"me"}


@cache
def read(package: str, tongue: str) -> Messages:
    path = files(package).joinpath("texts", f"{tongue}.ftl")
    found = Messages()
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{package} {tongue}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found.variables, (
                f"{package} {tongue}: {entry.id.name} twice"
            )
            visitor = Variables()
            visitor.visit(entry)
            found.variables[entry.id.name] = visitor.found
            found.attributes |= {attribute.id.name for attribute in entry.attributes}
    return found


@pytest.mark.parametrize("package", [OWN, *[title(game).package for game in GAMES]])
def test_all_languages_hold_the_same_messages_and_variables(package: str) -> None:
    english = read(package, "en")
    for tongue in tongues(package):
        other = read(package, tongue)
        assert other.variables.keys() == english.variables.keys(), tongue
        for message in english.variables:
            assert other.plain(message) == english.plain(message), f"{tongue}: {message}"


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

    def add(self, message: str, facts: Facts) -> None:
        kept = self.facts.setdefault(message, [])
        if len(kept) < 200 and facts not in kept:
            kept.append(facts)

    def add_event(self, event: Event | None) -> None:
        if event is not None:
            self.add(f"event-{event.name}", event.facts)
            self.add_event(event.twin)

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


def declared(known: Title) -> set[str]:
    """What the title itself promises: its name, its options and their values."""
    ids = {"game-name", "game-tagline"}
    for option in known.options:
        ids |= {f"option-{option.key}", f"option-{option.key}-help"}
        ids |= {f"option-{option.key}-{value}" for value in option.values if isinstance(value, str)}
    return ids


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_said_has_a_message(game: str) -> None:
    wanted = declared(title(game)) | said(game).facts.keys()
    assert wanted - read(title(game).package, "en").variables.keys() == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_message_finds_its_facts(game: str) -> None:
    known = title(game)
    for tongue in tongues(known.package):
        texts = Texts(known, tongue, [f"P{seat}" for seat in range(known.seats[1])], viewer=0)
        for message, given in said(game).facts.items():
            pattern = texts.messages.get_message(message).value
            assert pattern is not None, f"{tongue}: {message}"
            for facts in given:
                sentence, errors = texts.messages.format_pattern(pattern, texts.filled(facts))
                assert not errors, f"{tongue}: {message} {facts}: {errors}"
                assert str(sentence).strip(), f"{tongue}: {message}"


@pytest.mark.parametrize("game", GAMES)
def test_no_message_is_unused(game: str) -> None:
    known = title(game)
    used = declared(known) | said(game).facts.keys()
    sources = "\n".join(texts_of(files(known.package), ".py"))
    readme = files(known.package).joinpath("README.md").read_text("utf-8")
    for message in read(known.package, "en").variables.keys() - used:
        kind, _, rest = message.partition("-")
        if kind == "step":
            camel = "".join(word.capitalize() for word in rest.split("-"))
            assert f"class {camel}(" in sources, message
        elif kind == "event":
            assert f'"{rest}"' in sources, message
        elif kind == "rule":
            assert f'id="{rest}"' in readme, message
        elif kind == "option":
            assert any(rest.startswith(f"{option.key}-") for option in known.options), message
        else:
            assert kind not in ("choice", "game"), message


def texts_of(folder: Traversable, ending: str) -> Iterator[str]:
    for path in folder.iterdir():
        if path.is_dir():
            yield from texts_of(path, ending)
        elif path.name.endswith(ending):
            yield path.read_text("utf-8")
