"""Options, packs and names as somebody wishes them who wishes us no good."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stammtisch
from stammtisch.core import Event, Title
from stammtisch.core.errors import StammtischError
from stammtisch.games import titles
from stammtisch.server.protocol.refusals import Refused
from stammtisch.server.protocol.words import read_name
from stammtisch.server.thinking.setups import agree
from stammtisch.server.thinking.tasks import Agree, Value
from stammtisch.terminal.wording import LANGUAGES, Texts
from tests.sizes import sized

from .test_fuzz import torn

Record = Callable[[str, object], None]
TITLES = [title for title in titles().values() if not title.tutorial]
HOSTILE: list[Value] = ["", "\0", "{ $name }", "9" * 400, "../x", -1, 10**40, True, "null", "[]"]
NAMES = (
    "{ $name }",
    '{ "x" }',
    "<b>Anna</b>",
    "-x",
    "*[other] x",
    "= .y",
    "%s%n\\u0041",
    "'; DROP TABLE",
    "שלום",
    "🧑‍🌾",
    "&amp;",
)
PLAIN = "Qqqq"
SHELL = Path(__file__).parents[2] / "web" / "texts"


def wished(title: Title, rng: random.Random) -> dict[str, Value]:
    """Some options, most of them by their description."""
    found: dict[str, Value] = {}
    for option in title.options:
        if rng.random() < 0.5:
            whole = [option.low, option.high, rng.randint(option.low, option.high)]
            right = [True, False] if option.kind == "flag" else [*option.values] or whole
            found[option.key] = rng.choice(HOSTILE if rng.random() < 0.05 else right)
    if rng.random() < 0.1:
        found[str(rng.choice(HOSTILE))] = rng.choice(HOSTILE)
    return found


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_options_are_taken_as_described_or_refused_with_a_reason(
    title: Title, record_property: Record
) -> None:
    rng, count, reasons = random.Random(4), sized(ci=60, full=5000), list[str]()
    for _ in range(count):
        seats = rng.choice([*title.seats, *title.seats, 0, 9])
        options = wished(title, rng)
        try:
            agreed = agree(Agree(title.id, seats, options, None)).options
        except StammtischError as error:
            reasons.append(str(error))
            continue
        assert {*options} <= {*agreed}
        assert title.start(title.setup(seats, agreed)).open()
    record_property(f"{title.id}: options refused of {count}", len(reasons))
    assert 0 < len(reasons) < count
    assert all(reasons)


@pytest.mark.slow
@pytest.mark.fuzz
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_torn_pack_is_taken_or_refused_with_a_reason(
    title: Title, record_property: Record
) -> None:
    rng, count, reasons = random.Random(6), sized(ci=15, full=1000), list[str]()
    shipped = files(title.package).joinpath("pack.toml").read_text("utf-8")
    for _ in range(count):
        pack = shipped
        for _ in range(rng.choice([1, 1, 3])):
            pack = torn(pack, rng)
        try:
            agree(Agree(title.id, title.seats[0], {}, pack))
        except (StammtischError, Refused) as error:
            reasons.append(str(error))
    record_property(f"{title.id}: torn packs refused of {count}", len(reasons))
    assert reasons
    assert all(reasons)


def told(title: Title) -> list[Event]:
    """What happens in a game, each kind of event once."""
    rng, found = random.Random(2), dict[str, Event]()
    table = stammtisch.new_table(title.id, seats=title.seats[0], seed=3)
    while not table.over:
        seat, question = rng.choice([*table.open.items()])
        found |= {event.name: event for event in table.answer(seat, rng.choice(question.options))}
    return [*found.values()]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_a_name_is_said_as_it_is_and_changes_nothing_around_it(title: Title) -> None:
    assert [read_name(name) for name in NAMES] == [*NAMES]  # the door lets them in
    events = told(title)
    for language in LANGUAGES:
        plain = Texts(title, language, [PLAIN] * 6)
        sentences = [plain.event(event) for event in events]
        for name in NAMES:
            texts = Texts(title, language, [name] * 6)
            said = [texts.event(event) for event in events]
            assert said == [sentence.replace(PLAIN, name) for sentence in sentences]


@pytest.mark.parametrize("language", LANGUAGES)
def test_neither_does_it_in_the_words_of_the_shell(language: str) -> None:
    source = (SHELL / f"{language}.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    messages = re.split(r"\n(?=[a-z])", source)
    named = [text.partition(" =")[0] for text in messages if re.search(r"\$names?\b", text)]
    assert len(named) > 5
    for key in named:
        pattern = bundle.get_message(key).value
        assert pattern is not None
        for name in NAMES:
            facts = {"points": 2, "count": 2, "number": 2}
            said, plain = [
                str(bundle.format_pattern(pattern, {**facts, "name": each, "names": each})[0])
                for each in (name, PLAIN)
            ]
            assert said == plain.replace(PLAIN, name), key
