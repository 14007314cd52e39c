"""What a seat may not know does not change a byte of what it is sent."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from itertools import count

import pytest

import stammtisch
from stammtisch.bots import advice as bots
from stammtisch.core import Rng, Table
from stammtisch.games import titles
from stammtisch.server.tables.frames import frame, history, odds_for
from stammtisch.server.tables.guest import encode
from stammtisch.server.tables.story import Story, read_story

GAMES = [(game, seats) for game, title in titles().items() for seats in sorted({*title.seats})]
MOST_ANSWERS = 400
LOOKS = 25


def new_story(game: str, seats: int, seed: int) -> Story:
    story = Story(stammtisch.new_table(game, seats, seed=seed))
    story.begin()
    return story


def positions(game: str, seats: int, seed: int) -> Iterator[tuple[Story, random.Random]]:
    """A game at random, seen at some of its moments."""
    rng = random.Random(seed)
    story = new_story(game, seats, seed)
    for _ in range(MOST_ANSWERS):
        if story.table.over:
            return
        if rng.random() < LOOKS / 100:
            yield story, rng
        seat = rng.choice(list(story.table.open))
        question = story.table.open[seat]
        story.answer(seat, question.at, rng.choice(question.options))


def sent(story: Story, viewer: int | None) -> str:
    """All that the server sends to a viewer: frame, history and log."""
    table = story.table
    odds = odds_for(table, viewer, full=True)
    shown = frame(story, (viewer, False), table.open, {}, odds, fresh=False)
    texts = [encode(shown).decode(), encode(history(story, viewer, 0)).decode()]
    return "\n".join([*texts, table.log_for(viewer)])


def dealt_anew(table: Table, seat: int, rng: random.Random) -> None:
    """Put another game on the table that this seat could not tell from the true one."""
    table.game = table.title.imagine(table.game, seat, Rng(rng.randrange(1 << 40)), None)
    table._steps = {int(step.seat): step for step in table.game.open()}


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_a_seat_cannot_know_can_be_dealt_anew_without_changing_a_byte(
    game: str, seats: int
) -> None:
    looks = 0
    for story, rng in positions(game, seats, seed=11):
        looks += 1
        seat = rng.randrange(seats)
        table = story.table
        before = {viewer: sent(story, viewer) for viewer in (seat, None)}
        game_before, steps = table.game, table._steps
        dealt_anew(table, seat, rng)
        assert {viewer: sent(story, viewer) for viewer in (seat, None)} == before
        table.game, table._steps = game_before, steps
        if looks == LOOKS:
            break
    assert looks > 3


def twins(story: Story, rng: random.Random) -> Iterator[tuple[Story, Story, int]]:
    """The game gone on by two answers of a seat, which the log shows alike to a viewer."""
    table = story.table
    lines = [moment.lines for moment in story.moments]
    assert table.dealer is not None
    for seat, question in table.open.items():
        step = table._steps[seat]
        viewer = rng.choice([other for other in range(table.setup.seats) if other != seat])
        one, other = rng.choice(question.choices), rng.choice(question.choices)
        alike = step.shown(table.game, one, viewer) == step.shown(table.game, other, viewer)
        if alike and one is not other:
            both = []
            for choice in (one, other):
                again = read_story(table.head.text(), lines, table.dealer.seed)
                again.answer(seat, question.at, choice.text)
                both.append(again)
            yield both[0], both[1], viewer


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_secret_answer_does_not_change_a_byte_until_it_is_shown(game: str, seats: int) -> None:
    for story, rng in positions(game, seats, seed=5):
        for one, other, viewer in twins(story, rng):
            if one.table.view(viewer) == other.table.view(viewer):
                assert sent(one, viewer) == sent(other, viewer)


def test_the_orders_of_polterfass_are_such_secret_answers() -> None:
    found = [
        one.table.view(viewer) == other.table.view(viewer)
        for story, rng in positions("polterfass", 5, seed=5)
        for one, other, viewer in twins(story, rng)
    ]
    assert any(found)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_frame_is_under_26_kb_even_unpacked(game: str, seats: int) -> None:
    for story, _ in positions(game, seats, seed=3):
        opened = story.table.open
        for viewer in (None, *range(seats)):
            odds = odds_for(story.table, viewer, full=True)
            shown = frame(story, (viewer, False), opened, {}, odds, fresh=False)
            text = encode(shown)
            assert len(text) < 26_000, f"{game}: {text[:300]!r}"


def advised(story: Story, seat: int) -> list[str]:
    """A hint in all its parts, worked out by a clock that counts its looks."""
    clock = partial(next, count(0.0, 0.001))
    advice = bots.advise(story.table, seat, seconds=0.05, seed=7, clock=clock)
    told = [
        f"{option.choice.text} {option.win} {option.points} {[step.text for step in option.line]}"
        for option in advice.options
    ]
    return [*told, f"{advice.verdict} {advice.why} {advice.games}"]


def test_a_hint_tells_nothing_of_what_another_seat_has_answered_in_secret() -> None:
    compared = 0
    for story, rng in positions("polterfass", 5, seed=5):
        for one, other, viewer in twins(story, rng):
            if viewer in one.table.open and one.table.view(viewer) == other.table.view(viewer):
                assert advised(one, viewer) == advised(other, viewer)
                compared += 1
    assert compared > 3
