"""A game in retrospect: points round by round, and each player's best round."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from stammtisch.core.replay import open_table
from stammtisch.games import titles
from stammtisch.server.tables.chronicle import chronicle
from stammtisch.server.tables.story import Story, read_story

from .people import Person, play_on

Come = Callable[..., Person]


def told(game: str, seed: int = 5) -> Story:
    """A whole game at random."""
    rng, title = random.Random(seed), titles()[game]
    story = Story(open_table(title, title.seats[0], seed))
    story.begin()
    while not story.table.over:
        seat, question = next(iter(story.table.open.items()))
        story.answer(seat, question.at, rng.choice(question.options))
    return story


@pytest.mark.parametrize("game", sorted(titles()))
def test_the_last_round_ends_with_the_final_scores(game: str) -> None:
    story = told(game)
    rounds = chronicle(story, None).rounds
    assert rounds[-1] == story.table.scores
    assert len(rounds) == story.table.view(None).get("round", 1)


@pytest.mark.parametrize("game", sorted(titles()))
def test_a_highlight_is_the_largest_gain_of_its_seat_in_a_round(game: str) -> None:
    story = told(game)
    found = chronicle(story, 0)
    before = [[0] * len(found.rounds[0]), *found.rounds]
    for best in found.highlights:
        pairs = zip(before, found.rounds, strict=False)
        gains = [now[best.seat] - then[best.seat] for then, now in pairs]
        assert best.points == max(gains) > 0
        assert gains[best.round - 1] == best.points
        assert 0 < len(best.news) <= 2
        assert {news.facts["seat"] for news in best.news} == {best.seat}


def test_whoever_never_gains_has_no_highlight() -> None:
    head = told("pig").table.head.text()
    lines = [["0 roll", "0 *die 1"], *[["1 roll", "1 *die 6"]] * 17, ["1 hold"]]
    story = read_story(head, [[], *lines], None)
    assert story.table.over
    assert [best.seat for best in chronicle(story, None).highlights] == [1]


def test_a_game_is_told_in_retrospect_once_it_is_over(person: Come) -> None:
    anna = person("Anna")
    table = anna.make("pig", "me", "bot random", options={"target": 10}, seed="7")["id"]
    path = f"/api/tables/{table}/chronicle?seat=0"
    with anna.sit(table) as seat:
        seat.say(type="start")
        frame = seat.hear("frame")
        assert anna.http.get(path).json()["error"]["code"] == "not-over"
        last = play_on(seat, frame)
    found = anna.http.get(path).json()
    assert found["rounds"] == [last["result"]["scores"]]
    assert found["highlights"][-1]["news"]
