"""`stammtisch review`: what decisions cost and what luck brought, in the terminal or as a page."""

from __future__ import annotations

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from stammtisch import replay
from stammtisch.bots import Budget
from stammtisch.bots.advice import Graded, Review, SeatReview, review
from stammtisch.core import Choice, Reason, Table
from stammtisch.core.errors import BadOption
from stammtisch.terminal.wording import Texts, language

from .job import Unreadable, read_text

WIDTH = 60
BLOCKS = "▁▂▃▄▅▆▇█"


def review_log(
    path: Path, tongue: str | None, seat: int | None, seconds: float, page: Path | None
) -> None:
    """Review a game that was recorded; seats are counted from 1, as people count."""
    spoken = language(tongue)
    table = replay(read_text(path))
    if seat is not None and not 1 <= seat <= table.setup.seats:
        raise BadOption(f"seat={seat}: expected 1 to {table.setup.seats}")
    texts = Texts(table.title, spoken)
    found = with_bar(table, seconds, None if seat is None else [seat - 1], texts)
    if page is None:
        tell(found, texts)
        return
    from .review_page import page_of

    try:
        page.write_text(page_of(found, texts, spoken), "utf-8")
    except OSError as error:
        raise Unreadable(f"{page}: {error.strerror or error}") from None


def with_bar(table: Table, seconds: float, seats: list[int] | None, texts: Texts) -> Review:
    """The review, with a bar on stderr while somebody watches."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(None))
    quiet = not console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=quiet) as bar:
        task = bar.add_task(texts.own("review-making"), total=1.0)
        budget = Budget(seconds=seconds, iterations=600)
        return review(table, budget, seats, lambda part: bar.update(task, completed=part))


def tell(found: Review, texts: Texts) -> None:
    """Each seat's sum, its curve, and what is worth another look."""
    console = Console(highlight=False)
    for told in found.seats:
        console.rule(texts.player(told.seat))
        console.print(Text(total(told, texts), style="bold"))
        console.print(Text(curve([one for one in found.moments if one.seat == told.seat])))
        facts = {"sound": told.sound, "decisions": told.decisions}
        console.print(Text(texts.own("review-sound", **facts)))
        for number, place in enumerate(told.costliest, 1):
            first, *more = costly(found.moments[place], texts)
            console.print(Text(f"{number}. {first}", style="bold"))
            for line in more:
                console.print(Text(f"   {line}"))
    console.print(Text(texts.own("review-note"), style="dim"))


def percent(share: float) -> int:
    return round(100 * share)


def total(told: SeatReview, texts: Texts) -> str:
    """The sum in whole percents that add up."""
    start, end, cost = percent(told.start), percent(told.end), percent(told.cost)
    luck = end - start + cost
    facts: dict[str, int | str] = {"start": start, "end": end, "cost": cost}
    return texts.own("review-sum", luck=f"{'−' if luck < 0 else '+'}{abs(luck)}", **facts)


def curve(moments: list[Graded]) -> str:
    """The chance before each decision, thinned out to the width of a line."""
    step = max(1, -(-len(moments) // WIDTH))
    return "".join(BLOCKS[min(7, int(8 * one.before))] for one in moments[::step])


def label(choice: Choice, texts: Texts) -> str:
    """An answer in the game's own words."""
    return texts.say(f"choice-{choice.verb}", choice.facts) or choice.text


def costly(graded: Graded, texts: Texts) -> list[str]:
    """A decision, what was better, and why."""
    asked = texts.say(f"step-{graded.step}", graded.about) or graded.step
    facts: dict[str, int | str] = {"round": graded.round, "step": asked}
    cost: dict[str, int | str] = {"cost": percent(graded.cost), "error": percent(graded.cost_error)}
    better = {"chosen": label(graded.chosen, texts), "best": label(graded.best, texts)}
    return [
        texts.own("review-cost", **facts, **cost),
        texts.own("review-better", **better),
        reason(graded.why, graded.points_cost, texts),
    ]


def reason(found: Reason | None, points: float, texts: Texts) -> str:
    """Why an answer is better: in the game's own words, else by chance and points."""
    own = found and texts.say(f"why-{found[0]}", found[1])
    return own or texts.own("why-fewer" if points < 0 else "why-more", points=round(abs(points), 1))
