"""A game in retrospect: the points round by round, and each player's best round."""

from __future__ import annotations

from operator import itemgetter
from typing import Final

from stammtisch.core import Event

from ..protocol.looking_back import Chronicle, Highlight
from .frames import news_for
from .story import Story, open_story

MOST_TOLD: Final = 2  # events of the moment that brought most


class Gain:
    """The largest gain of one seat within a round: the sum of it, and its largest part."""

    def __init__(self, seat: int, viewer: int | None) -> None:
        self.seat = seat
        self.viewer = viewer
        self.points = 0
        self.part = 0
        self.told: Highlight | None = None

    def add(self, points: int, round: int, story: Story) -> None:
        """Points of the latest moment."""
        self.points += points
        if points > self.part:
            self.part = points
            self.told = Highlight(self.seat, round, 0, story.last_for(self.viewer), [])
            self.told.news = news_for(worth_telling(story, self.seat, points), self.viewer)

    def sum(self) -> Highlight | None:
        """What there is to tell of the round, if it brought anything."""
        if self.told is None or self.points <= 0:
            return None
        self.told.points = self.points
        return self.told


def worth_telling(story: Story, seat: int, gain: int) -> list[Event]:
    """Of the latest moment: what brought this seat most of its gain, else what it did."""
    own = [event for event in story.moments[-1].events if event.facts.get("seat") == seat]
    parts = [(points, event) for event in own if 0 < (points := points_of(event)) <= gain]
    return [max(parts, key=itemgetter(0))[1]] if parts else own[-MOST_TOLD:]


def points_of(event: Event) -> int:
    points = event.facts.get("points", 0)
    return points if isinstance(points, int) else 0


class Chronicler:
    """Plays a story again and keeps count."""

    def __init__(self, story: Story, viewer: int | None) -> None:
        self.again = open_story(story.table.title, story.table.head, None)
        self.viewer = viewer
        self.seats = range(story.table.setup.seats)
        self.scores = [0 for _ in self.seats]
        self.round = 1
        self.rounds: list[list[int]] = []
        self.gains = [Gain(seat, viewer) for seat in self.seats]
        self.best: list[Highlight | None] = [None for _ in self.seats]

    def feed(self, lines: list[str]) -> None:
        """One moment: points first count for the round that runs, then another may begin."""
        self.again.feed(lines)
        scores = self.again.table.game.scores()
        for seat, gain in enumerate(self.gains):
            gain.add(scores[seat] - self.scores[seat], self.round, self.again)
        self.scores = scores
        begun = int(self.again.table.view(None).get("round", 1))
        if begun != self.round:
            self.close(begun)

    def close(self, next_round: int) -> None:
        """A round is over."""
        self.rounds.append(self.scores)
        for seat, gain in enumerate(self.gains):
            best, found = self.best[seat], gain.sum()
            if found is not None and (best is None or found.points > best.points):
                self.best[seat] = found
        self.gains = [Gain(seat, self.viewer) for seat in self.seats]
        self.round = next_round


def chronicle(story: Story, viewer: int | None) -> Chronicle:
    """A game that is over, as this viewer counts its moments."""
    chronicler = Chronicler(story, viewer)
    for lines in story.lines:
        chronicler.feed(lines)
    chronicler.close(0)
    return Chronicle(chronicler.rounds, [best for best in chronicler.best if best is not None])
