"""Moments: the same in play, out of the log, and looked at again."""

from __future__ import annotations

import random

import msgspec
import pytest

from stammtisch.core.errors import CannotUndo, StaleAnswer
from stammtisch.core.replay import open_table
from stammtisch.games import titles
from stammtisch.server.tables.frames import frame, history, odds_for, replay, verified
from stammtisch.server.tables.story import Moment, Story, open_story, read_story
from tests.toys import sealed

GAMES = [*titles()]


def begun(game: str = "", seed: int = 3) -> Story:
    title = titles()[game] if game else sealed.TITLE
    story = Story(open_table(title, title.seats[0], seed, sealed=True))
    story.begin()
    return story


def played(game: str, answers: int) -> Story:
    story, rng = begun(game), random.Random(9)
    for _ in range(answers):
        if not story.table.over:
            seat, question = rng.choice([*story.table.open.items()])
            story.answer(seat, question.at, rng.choice(question.options))
    return story


def told(moment: Moment) -> tuple[object, ...]:
    events = [(event.name, event.facts) for event in moment.events]
    return moment.by, moment.undone, moment.lines, events


@pytest.mark.parametrize("game", GAMES)
def test_a_story_read_from_its_lines_is_the_story_that_was_played(game: str) -> None:
    story = played(game, 60)
    assert story.table.dealer is not None
    again = open_story(story.table.title, story.table.head, story.table.dealer.seed)
    for moment in story.moments:
        again.feed(moment.lines)
    assert [told(moment) for moment in again.moments] == [told(m) for m in story.moments]
    seats = range(story.table.setup.seats)
    assert [again.table.asked(s) for s in seats] == [story.table.asked(s) for s in seats]
    assert again.taken == story.taken
    assert [again.table.view(s) for s in seats] == [story.table.view(s) for s in seats]
    assert again.table.log == story.table.log


@pytest.mark.parametrize("game", GAMES)
def test_the_last_moment_looked_at_again_is_the_frame(game: str) -> None:
    story = played(game, 40)
    for viewer in (None, 0):
        odds = odds_for(story.table, viewer, full=True)
        now = frame(story, (viewer, False), story.table.open, {}, odds, fresh=False)
        last = story.last_for(viewer)
        again = replay(story, viewer, range(last, last + 9), full_odds=True)
        seen = msgspec.to_builtins(again.moments[-1])
        shown = msgspec.to_builtins(now)
        assert again.last == last
        assert {key: shown[key] for key in seen} == seen


@pytest.mark.parametrize("game", [game for game in GAMES if game != "pig"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_replay_names_the_moments_at_which_rounds_begin(game: str, viewer: int | None) -> None:
    story = played(game, 2000)
    told = replay(story, viewer, range(story.last_for(viewer) + 1), full_odds=False)
    rounds = [moment.view["round"] for moment in told.moments]
    assert told.rounds == [0, *(n for n in range(1, len(rounds)) if rounds[n] != rounds[n - 1])]
    assert len(told.rounds) == rounds[-1] > 1


def test_rounds_begin_where_each_viewer_counts() -> None:
    """What one of two has half said is a moment for nobody else."""
    story = played("beer_and_bread", 2000)
    begins = [replay(story, viewer, range(1), False).rounds for viewer in (None, 0, 1)]
    assert begins[0] < begins[1] != begins[2]


def test_a_moment_that_was_taken_back_is_named() -> None:
    story = begun()
    story.answer(0, 1, "bid 2")
    story.undo(0, 2)
    story.answer(0, 3, "bid 1")
    story.undo(0, 4)
    assert [moment.undone for moment in story.moments] == [None, None, 1, None, 3]
    assert [told.by for told in history(story, 1, since=0).moments] == [None]  # nobody else knows
    heard = history(story, 0, since=2)
    assert [(told.moment, told.by, told.undone) for told in heard.moments] == [
        (2, 0, 1),
        (3, 0, None),
        (4, 0, 3),
    ]


def test_only_the_right_undo_is_done() -> None:
    story = begun()
    story.answer(0, 1, "bid 2")
    with pytest.raises(StaleAnswer):
        story.undo(0, 1)
    with pytest.raises(CannotUndo):
        story.undo(1, 1)
    assert len(story.moments) == 2


def test_a_seat_hears_its_own_bid_and_the_others_the_twin() -> None:
    story = begun()
    story.answer(0, 1, "bid 3")
    story.answer(0, 2, "seal")
    heard = {viewer: history(story, viewer, 0).moments[-1].news for viewer in (0, 1, None)}
    assert heard[0][0].facts == {"size": 3}
    assert heard[1] == heard[None]
    assert heard[1][0].facts == {"seat": 0, "high": 1}


def test_the_luck_of_a_finished_game_is_proved() -> None:
    story = played("pig", 3000)
    assert story.table.over
    assert story.table.dealer is not None
    replayed = read_story(story.table.head.text(), story.lines, None)
    assert not verified(replayed.table, "another seed").proved
    proof = verified(replayed.table, story.table.dealer.seed)
    assert proof.proved
    assert proof.outcomes == len([line for line in story.table.lines if line.fate])


def test_a_very_long_history_is_told_from_its_last_part(monkeypatch: pytest.MonkeyPatch) -> None:
    story = played("quacks", 40)
    whole = history(story, 0, since=0)
    monkeypatch.setattr("stammtisch.server.tables.frames.MOST_TOLD", 10)
    short = history(story, 0, since=0)
    assert (short.since, short.moments) == (whole.moments[-10].moment, whole.moments[-10:])
    assert history(story, 0, since=story.last).moments == whole.moments[-1:]
