"""The commands that play in bulk: many games, many bots, many positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .job import read_field, read_job, read_text
from .parameters import Bots, Game, Jobs, Json, Options, Pack, Ray, Seats, Seed

bulk = typer.Typer()


@bulk.command()
def simulate(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Let bots play many games and add up the scores. Seats rotate."""
    from .simulate import run_simulation

    job = read_job(game, seats, bots, option or [], pack)
    run_simulation(job, games, seed, json, jobs, ray)


@bulk.command()
def arena(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Game,
    bots: Annotated[str, typer.Option(help="Two or more bots by name, as a,b,...")],
    games: Annotated[int, typer.Option(min=1, help="At least so many games.")] = 100,
    seats: Seats = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Rate bots against each other, with error bars. Seats rotate, luck is shared."""
    from .arena import run_arena

    job = read_field(game, seats, bots, option or [], pack)
    run_arena(job, games, seed, json, jobs, ray)


@bulk.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="One game; otherwise all.")] = None,
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    json: Json = False,
) -> None:
    """Measure random games and playouts on one core."""
    from .bench import run_bench

    run_bench(game, seats, option or [], pack, json)


@bulk.command()
def perft(
    game: Game,
    depth: Annotated[int, typer.Option(min=1, max=100, help="How many answers deep.")],
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    after: Annotated[int, typer.Option(min=0, help="First play so many answers.")] = 0,
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Count the sequences of answers, fate's included, and the sums of their weights."""
    from .perft import run_perft

    run_perft(read_job(game, seats, None, option or [], pack), depth, after, seed, json)


@bulk.command()
def dataset(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Game,
    games: Annotated[int, typer.Option(min=1, help="How many games.")],
    out: Annotated[Path, typer.Option(metavar="FILE.parquet", help="Where to write them.")],
    seats: Seats = None,
    bots: Bots = None,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    pack: Pack = None,
) -> None:
    """Write games of bots as columns, one row a decision, for offline learning."""
    from .dataset import run_dataset

    run_dataset(read_job(game, seats, bots, option or [], pack), games, out, seed, jobs, ray)


@bulk.command()
def train(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Game,
    out: Annotated[Path, typer.Option(metavar="FILE.json", help="Where to write the weights.")],
    games: Annotated[int, typer.Option(min=2500, help="How many games.")] = 20_000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
    folder: Annotated[
        Path, typer.Option(help="Where games are kept; what lies there is not played again.")
    ] = Path("training"),
    after: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Play by what was learned before.")
    ] = None,
) -> None:
    """Learn what positions are worth: play, fit, write. Goes on where it was stopped."""
    from .train import Wish, run_training

    before = read_text(after) if after is not None else ""
    wish = Wish(game, games, seed, str(folder), tuple(option or []), before)
    run_training(wish, out, jobs, ray)


@bulk.command()
def puzzles(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Game,
    count: Annotated[int, typer.Option(min=1, help="How many puzzles.")],
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to write them; what lies there is gone on with."),
    ] = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option(help="Who plays, by name.")] = "master:400",
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Options = None,
) -> None:
    """Find positions in games of strong bots where one answer is clearly better."""
    from .puzzles import make_puzzles

    job = read_job(game, seats, bots, option or [], None)
    make_puzzles(job, count, out or Path(f"{game}.puzzles"), seed, jobs, ray)
