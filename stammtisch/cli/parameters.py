"""What several commands take, each said once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Game = Annotated[str, typer.Argument(help="The game's id, as `stammtisch games` lists it.")]
Log = Annotated[Path, typer.Argument(help="A log file.")]
Seats = Annotated[int | None, typer.Option(help="How many players.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="Repeatable.")
]
Pack = Annotated[Path | None, typer.Option(help="A file of own figures.")]
Bots = Annotated[
    str | None,
    typer.Option(help="Bots by name, as a,b,...; the last fills the other seats."),
]
Seed = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=1, help="Processes to share the work.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="A Ray cluster to share it instead, as HOST:PORT."),
]
Json = Annotated[bool, typer.Option("--json", help="Machine-readable.")]
Lang = Annotated[str | None, typer.Option(help="en, uk, pl, ru or de; by default the locale's.")]
