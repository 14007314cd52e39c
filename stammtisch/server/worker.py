"""A process that thinks for bots: reads tasks as JSON lines, writes choices; ends with its input.

It rebuilds each game from its log and keeps it warm. A bot gets the view, the question and
imagined games, never the game itself.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from typing import Final

import msgspec

from stammtisch.bots import imagining, player
from stammtisch.core import Rng
from stammtisch.core.errors import StammtischError

from .story import Story, read_story

MOST_TABLES: Final = 200


class Task(msgspec.Struct):
    """Think for a seat; `moments` are those from `begin` on."""

    table: str
    head: str
    begin: int
    moments: list[list[str]]
    seat: int
    level: str
    seed: int


class Thought(msgspec.Struct):
    """A choice, or why there is none; `unknown` asks for the whole log."""

    choice: str | None = None
    unknown: bool = False
    error: str = ""


class Desk:
    """The games that this process has in mind."""

    def __init__(self) -> None:
        self.stories: Final[OrderedDict[str, Story]] = OrderedDict()

    def story(self, task: Task) -> Story | None:
        """The game of a task, brought up to date; None where the beginning is missing."""
        story = self.stories.pop(task.table, None)
        if task.begin == 0:
            story = read_story(task.head, task.moments, None)
        elif story is None or story.last + 1 != task.begin:
            return None
        else:
            for lines in task.moments:
                story.feed(lines)
        self.stories[task.table] = story
        if len(self.stories) > MOST_TABLES:
            self.stories.popitem(last=False)
        return story

    def think(self, task: Task) -> Thought:
        """Let the bot of that level choose."""
        story = self.story(task)
        if story is None:
            return Thought(unknown=True)
        table = story.table
        title, game, seat = table.title, table.game, task.seat
        question = table.open.get(seat)
        if question is None:
            return Thought(error=f"seat {seat} is asked nothing")
        bot = player(task.level, title)
        choice = bot.bot.choose(
            lambda: table.view(seat),
            question,
            imagining(title, game, seat),
            Rng(task.seed),
            bot.budget,
        )
        return Thought(choice=choice.text)


def main() -> None:
    """Answer line by line until the input ends."""
    desk = Desk()
    for line in sys.stdin.buffer:
        try:
            thought = desk.think(msgspec.json.decode(line, type=Task))
        except (StammtischError, AssertionError, LookupError, ValueError, TypeError) as error:
            desk.stories.clear()
            thought = Thought(error=f"{type(error).__name__}: {error}"[:400])
        sys.stdout.buffer.write(msgspec.json.encode(thought) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
