"""What one viewer is sent: the view, the seat's own question and the news it may hear."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from stammtisch.core import Event, Question, Table
from stammtisch.core.errors import StammtischError
from stammtisch.core.log import read_log
from stammtisch.core.replay import verify_record

from .bodies import Replay, Seen
from .messages import Asked, Frame, History, News, Offer, Result, Told, Verified, Waiting
from .story import Moment, Story, open_story

Open = dict[int, Question]


def news_for(events: Iterable[Event], seat: int | None) -> list[News]:
    """What this viewer hears of some events."""
    heard = [event.seen_by(seat) for event in events]
    return [News(event.name, event.facts) for event in heard if event is not None]


def told(number: int, moment: Moment, seat: int | None) -> Told:
    """A moment as this viewer may tell it."""
    return Told(number, moment.by, moment.undone, news_for(moment.events, seat))


def history(story: Story, seat: int | None, since: int) -> History:
    """All that this viewer has heard from a moment on."""
    begin = max(0, min(since, story.last + 1))
    moments = [told(i, story.moments[i], seat) for i in range(begin, story.last + 1)]
    return History(seat, begin, moments)


def asked(question: Question | None) -> Asked | None:
    """A question with every answer."""
    if question is None:
        return None
    offers = [Offer(c.text, c.verb, c.facts, c.rule) for c in question.choices]
    return Asked(question.step, question.about, offers)


def waiting(opened: Open, viewer: int | None) -> list[Waiting]:
    """Who is asked; what others are asked may tell of what they have half said."""
    return [Waiting(s, question.step if s == viewer else "") for s, question in opened.items()]


def odds_for(table: Table, seat: int | None, full: bool) -> dict[str, Any] | None:
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


def frame(
    story: Story,
    seat: int | None,
    opened: Open,
    clock: dict[str, int],
    odds: dict[str, Any] | None,
    fresh: bool,
) -> Frame:
    """The position as this viewer sees it; unless it is fresh, with what has just happened."""
    table, moment = story.table, story.moments[-1]
    return Frame(
        seat=seat,
        moment=story.last,
        by=moment.by,
        undone=moment.undone,
        at=0 if seat is None else table.asked(seat),
        fresh=fresh,
        view=table.view(seat),
        question=None if seat is None else asked(opened.get(seat)),
        news=[] if fresh else news_for(moment.events, seat),
        waiting=waiting(opened, seat),
        clock=clock,
        undo=seat is not None and table.can_undo(seat),
        odds=odds,
        result=Result(table.scores, table.winners) if table.over else None,
    )


def seen(story: Story, seat: int | None, full_odds: bool) -> Seen:
    """The latest moment, with all that this viewer saw then."""
    table, moment = story.table, story.moments[-1]
    return Seen(
        story.last,
        moment.by,
        moment.undone,
        table.view(seat),
        waiting(table.open, seat),
        news_for(moment.events, seat),
        odds_for(table, seat, full_odds),
    )


def replay(story: Story, seat: int | None, span: range, full_odds: bool) -> Replay:
    """Some moments through this viewer's eyes, played again from the start."""
    again = open_story(story.table.title, story.table.head, None)
    moments = []
    for number in range(min(span.stop, story.last + 1)):
        again.feed(story.moments[number].lines)
        if number in span:
            moments.append(seen(again, seat, full_odds))
    return Replay(seat, story.last, moments)


def verified(table: Table) -> Verified:
    """Whether the revealed seed gives every outcome."""
    assert table.dealer is not None
    outcomes = len([line for line in table.lines if line.fate])
    try:
        verify_record(table.title, read_log(table.log))
    except StammtischError as error:
        return Verified(False, outcomes, table.head.commitment, table.dealer.seed, str(error))
    return Verified(True, outcomes, table.head.commitment, table.dealer.seed, "")
