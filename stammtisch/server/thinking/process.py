"""A process that thinks: reads tasks as JSON lines, writes thoughts; ends with its input.

It rebuilds each game from its log and keeps it warm. A bot gets the view, the question and
imagined games, never the game itself.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from stammtisch.bots import Budget, contender, imagining
from stammtisch.core import Rng
from stammtisch.core.errors import StammtischError

from ..protocol.refusals import Refused, refusal
from ..tables.advice import advice, review
from ..tables.chronicle import chronicle
from ..tables.frames import odds_for, replay, verified
from ..tables.story import Story, read_story
from . import tasks
from .limits import a_while_longer, keep_small, step_back
from .setups import agree

MOST_TABLES: Final = 200
FAILURES: Final = (StammtischError, AssertionError, LookupError, ValueError, TypeError, MemoryError)


class Unknown(Exception):
    """The beginning of this game is not in mind."""


class Mind:
    """The games that this process has in mind."""

    def __init__(self, tell: Callable[[float], None] = lambda part: None) -> None:
        self.stories: Final[OrderedDict[str, Story]] = OrderedDict()
        self.tell: Final = tell  # how much of a long task is done

    def story(self, game: tasks.LoggedGame) -> Story:
        """A game brought up to date."""
        story = self.stories.pop(game.table, None)
        if game.begin == 0:
            story = read_story(game.head, game.moments, None)
        elif story is None or story.last + 1 != game.begin:
            raise Unknown
        else:
            for lines in game.moments:
                story.feed(lines)
        self.stories[game.table] = story
        if len(self.stories) > MOST_TABLES:
            self.stories.popitem(last=False)
        return story

    def think(self, task: tasks.Task) -> Any:
        """What a task asks for."""
        story = self.story(task.game)
        match task:
            case tasks.Choose(_, seat, level, seed, seconds):
                return choose(story, seat, level, seed, seconds)
            case tasks.WorkOut(_, seats):
                return {seat: odds_for(story.table, seat, full=True) for seat in seats}
            case tasks.ShowAgain(_, seat, first, last, odds, words):
                return replay(story, seat, range(first, last + 1), odds, words)
            case tasks.LookBack(_, seat):
                return chronicle(story, seat)
            case tasks.Prove(_, seed):
                return verified(story.table, seed)
            case tasks.Advise(_, seat, seconds, seed):
                return advice(story, seat, seconds, seed)
            case tasks.GradeAll(_, seats):
                return review(story, seats, self.tell)


def choose(story: Story, seat: int, level: str, seed: int, seconds: float) -> str:
    """Let the bot of that level choose within that time."""
    table = story.table
    question = table.open.get(seat)
    if question is None:
        raise ValueError(f"seat {seat} is asked nothing")
    bot = contender(level, table.title, Budget(seconds))
    choice = bot.bot.choose(
        lambda: table.view(seat),
        question,
        imagining(table.title, table.game, seat),
        Rng(seed),
        bot.budget,
    )
    return choice.text


def thought_of(mind: Mind, line: bytes) -> tasks.Thought:
    """The answer to one line."""
    try:
        task: tasks.Task | tasks.Agree = msgspec.json.decode(line, type=tasks.Task | tasks.Agree)
        found = agree(task) if isinstance(task, tasks.Agree) else mind.think(task)
        return tasks.Thought(msgspec.Raw(msgspec.json.encode(found)))
    except Unknown:
        return tasks.Thought(unknown=True)
    except Refused as why:
        return tasks.Thought(error=why.detail, code=why.code)
    except FAILURES as error:
        mind.stories.clear()
        if isinstance(error, StammtischError):
            return tasks.Thought(error=str(error)[:400], code=refusal(error).code)
        return tasks.Thought(error=f"{type(error).__name__}: {error}"[:400])


def main() -> None:
    """Answer line by line until the input ends."""
    mind = Mind(go_on)
    keep_small()
    sys.stdout.buffer.write(tasks.READY)
    sys.stdout.buffer.flush()
    for line in sys.stdin.buffer:
        a_while_longer()
        write(thought_of(mind, line))


def go_on(part: float) -> None:
    """A long task lets others go first, tells how far it is, and gets time for the next part."""
    step_back()
    a_while_longer()
    write(tasks.Thought(progress=round(part, 3)))


def write(thought: tasks.Thought) -> None:
    """One line, at once."""
    sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server was killed: nobody is there to hear the rest
        os._exit(1)
