"""What one viewer is sent: the view, the seat's own question and the news it may hear."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from stammtisch.core import Chapter, Event, Question, Table, Title, View
from stammtisch.core.errors import StammtischError
from stammtisch.core.log import read_log
from stammtisch.core.replay import verify_record

from ..protocol import heard
from ..protocol.heard import Frame, History, News, Result, Verified, Waiting
from ..protocol.looking_back import Replay, ReplayMoment
from .coach import coached
from .guest import Eyes
from .needs import Odds
from .puzzles import puzzled
from .story import Moment, Story, open_story

Open = dict[int, Question]
MOST_TOLD: Final = 5000  # moments of a history, so that nobody waits long while it is told


def news_for(events: Iterable[Event], seat: int | None) -> list[News]:
    """What this viewer hears of some events."""
    seen = [event.seen_by(seat) for event in events]
    return [News(event.name, event.facts) for event in seen if event is not None]


def history(story: Story, seat: int | None, since: int) -> History:
    """All that this viewer has heard from a moment on; of a very long story the last part."""
    numbers: list[int] = []  # of each moment, as this viewer counts
    noticed: list[Moment] = []
    for moment in story.moments:
        numbers.append(len(noticed))
        if moment.is_for(seat):
            noticed.append(moment)
    begin = max(0, min(since, len(noticed)), len(noticed) - MOST_TOLD)
    moments = []
    for number, moment in enumerate(noticed[begin:], begin):
        undone = None if moment.undone is None else numbers[moment.undone]
        moments.append(heard.Moment(number, moment.by, undone, news_for(moment.events, seat)))
    return History(seat, begin, moments)


def asked(question: Question | None) -> heard.Question | None:
    """A question with every answer."""
    if question is None:
        return None
    choices = [heard.Choice(c.text, c.verb, c.facts, c.rule) for c in question.choices]
    return heard.Question(question.step, question.about, choices)


def waiting(opened: Open, viewer: int | None) -> list[Waiting]:
    """Who is asked; what others are asked may tell of what they have half said."""
    return [Waiting(s, question.step if s == viewer else "") for s, question in opened.items()]


def odds_for(table: Table, seat: int | None, full: bool) -> Odds | None:
    """What this seat could work out, where the table's rule shows it."""
    if not full or seat is None or table.over or table.title.odds is None:
        return None
    return {key: rounded(value) for key, value in table.title.odds(table.game, seat).items()}


def rounded(value: Any) -> Any:
    """Four decimals are more than anybody reads, and half the bytes."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, list):
        return [rounded(part) for part in value]
    if isinstance(value, dict):
        return {key: rounded(part) for key, part in value.items()}
    return value


def words_for(title: Title, view: View, seat: int | None, wanted: bool) -> list[Chapter] | None:
    """The view in words, for those who wish for it, where the game can tell it."""
    return title.words(view, seat) if wanted and title.words is not None else None


def frame(
    story: Story, eyes: Eyes, asks: Open, clock: dict[str, int], odds: Odds | None, fresh: bool
) -> Frame:
    """The position as this viewer sees it; unless it is fresh, with what has just happened."""
    seat, words = eyes
    table, moment, view = story.table, story.latest_for(seat), story.table.view(seat)
    is_given = table.head.start is not None  # a lesson or a puzzle, perhaps
    return Frame(
        seat=seat,
        moment=story.last_for(seat),
        by=moment.by,
        undone=story.number_for(seat, moment.undone),
        at=0 if seat is None else table.asked(seat),
        fresh=fresh,
        view=view,
        question=None if seat is None else asked(asks.get(seat)),
        news=[] if fresh else news_for(moment.events, seat),
        waiting=waiting(asks, seat),
        scores=view.get("scores"),
        clock=clock,
        undo=seat is not None and table.can_undo(seat),
        odds=odds,
        result=result(table),
        lesson=coached(table, seat) if is_given else None,
        puzzle=puzzled(table, seat) if is_given else None,
        words=words_for(table.title, view, seat, True) if words else None,
    )


def result(table: Table) -> Result | None:
    """Who has won, once it is over."""
    return Result(table.scores, table.winners) if table.over else None


def seen(story: Story, seat: int | None, full_odds: bool, words: bool) -> ReplayMoment:
    """The latest moment, with all that this viewer saw then."""
    table, moment = story.table, story.latest_for(seat)
    view = table.view(seat)
    return ReplayMoment(
        story.last_for(seat),
        moment.by,
        story.number_for(seat, moment.undone),
        view,
        waiting(table.open, seat),
        news_for(moment.events, seat),
        odds_for(table, seat, full_odds),
        view.get("scores"),
        words_for(table.title, view, seat, words),
    )


def replay(
    story: Story, seat: int | None, span: range, full_odds: bool, words: bool = False
) -> Replay:
    """Some moments through this viewer's eyes, played again from the start."""
    again = open_story(story.table.title, story.table.head, None)
    moments = []
    for lines in story.lines:
        noticed = again.feed(lines).is_for(seat)
        if noticed and again.last_for(seat) in span:
            moments.append(seen(again, seat, full_odds, words))
        if again.last_for(seat) >= span.stop - 1:
            break
    return Replay(seat, story.last_for(seat), rounds_begin(story, seat), moments)


def rounds_begin(story: Story, seat: int | None) -> list[int]:
    """The moments at which a round begins, as this viewer counts: an event says its number."""
    begins: dict[object, int] = {}
    undone = {moment.undone for moment in story.moments}
    number = -1
    for place, moment in enumerate(story.moments):
        number += moment.is_for(seat)
        if moment.is_for(seat) and place not in undone:
            for news in news_for(moment.events, seat):
                begins.setdefault(news.facts.get("round"), number)
    begins.pop(None, None)
    return [*begins.values()]


def verified(table: Table, seed: str) -> Verified:
    """Whether the revealed seed gives every outcome."""
    outcomes = len([line for line in table.lines if line.fate])
    log = f"{table.log}seed {seed}\n"
    try:
        verify_record(table.title, read_log(log))
    except StammtischError as error:
        return Verified(False, outcomes, table.head.commitment, seed, str(error))
    return Verified(True, outcomes, table.head.commitment, seed, "")
