"""Work shared among processes or machines, with a bar on stderr while somebody watches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

W = TypeVar("W")
D = TypeVar("D")


def spread(
    do: Callable[[W], D], work: Iterable[W], jobs: int, ray: str | None = None
) -> Iterator[D]:
    """The results in the order of the work; one job needs no process of its own."""
    if ray is not None:
        from .cluster import spread_over

        yield from spread_over(ray, do, work)
        return
    if jobs == 1:
        yield from map(do, work)
        return
    from multiprocessing import get_context

    context = get_context("spawn")  # a fork would copy the bar's thread
    with context.Pool(jobs, signal, (SIGINT, SIG_IGN)) as pool:  # Ctrl-C ends them from here
        yield from pool.imap(do, work)


def progress(done: Iterable[D], total: int, weight: Callable[[D], int]) -> Iterator[D]:
    """Pass the results on and move the bar by their weight."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (BarColumn(None), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=total)
        for part in done:
            yield part
            bar.advance(task, weight(part))
