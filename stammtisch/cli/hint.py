"""A hint at the terminal: the best answers with their chances, and one sentence why."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Final

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from stammtisch.bots.advice import Advice, Advised, advise
from stammtisch.core import Table
from stammtisch.terminal.wording import Texts

from .review import label, percent, reason

SECONDS: Final = 1.0
SHOWN: Final = 5


def tell_hint(
    console: Console,
    table: Table,
    seat: int,
    texts: Texts,
    clock: Callable[[], float] = perf_counter,
) -> None:
    """Think for a second, by what the seat knows, and tell what came out."""
    console.print(Text(texts.own("thinking"), style="dim"))
    found = advise(table, seat, SECONDS, len(table.lines) + 1, clock)
    best = label(found.options[0].choice, texts)
    console.print(Text(texts.own(f"verdict-{found.verdict}", option=best), style="bold yellow"))
    if (why := sentence(found, texts)) != "":
        console.print(Text(why))
    grid = Grid.grid(padding=(0, 2))
    for option in found.options[:SHOWN]:
        grid.add_row(*row(option, texts))
        if option.line:
            grid.add_row("", Text(line(option, texts), style="dim"))
    console.print(grid)
    console.print(Text(texts.own("hint-note", games=found.games), style="dim"))


def sentence(found: Advice, texts: Texts) -> str:
    """Why the best is better than the next; of answers that are equal nothing is."""
    if found.verdict in ("equal", "only"):
        return ""
    best, *rest = found.options
    other = next(option for option in rest if option.rank > 1)
    return reason(found.why, best.points.mean - other.points.mean, texts)


def row(option: Advised, texts: Texts) -> list[str]:
    """Rank, answer, chance and points."""
    rank = f"{option.rank}{'=' if option.tied else ''}"
    chance = texts.own("percent", percent=percent(option.win.mean))
    points = texts.own("hint-points", points=round(option.points.mean, 1))
    return [rank, label(option.choice, texts), f"{chance} ±{percent(option.win.error)}", points]


def line(option: Advised, texts: Texts) -> str:
    """What mostly follows an answer."""
    return texts.own("then-line", line=", ".join([label(later, texts) for later in option.line]))
