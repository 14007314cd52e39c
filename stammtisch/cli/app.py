"""Every command with its options. What they do is imported late, so that `--help` is quick."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, NoReturn, cast

import typer

from stammtisch.core.errors import StammtischError

from .bulk import bulk
from .house import house
from .job import read_job
from .parameters import Bots, Game, Json, Lang, Log, Options, Pack, Seats

app = typer.Typer(
    help="Tavern games for people in the browser and bots in bulk. Without a command: serve.",
    add_completion=False,
    no_args_is_help=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def show_version(wanted: bool) -> None:
    """Which version, on which Python, at which of the two speeds."""
    if wanted:
        from .games import version_line

        print(version_line())
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option("--version", callback=show_version, is_eager=True, help="Say it and leave."),
    ] = False,
) -> None:
    """Serve, if nothing else is asked for."""
    if context.invoked_subcommand is None:
        serve()


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="SQLite by default, or postgresql://…")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let the local network in.")] = False,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="Where players find this server.")
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help="Open no browser.")] = False,
    workers: Annotated[int, typer.Option(min=1, help="Processes, on one PostgreSQL.")] = 1,
) -> None:
    """Serve tables to browsers."""
    from stammtisch.server import serve as run

    run(
        host=host,
        port=port,
        database=database,
        lan=lan,
        public_url=public_url,
        open_browser=not no_open,
        workers=workers,
    )


@app.command()
def games(json: Json = False) -> None:
    """List the games with their seats and options."""
    from .games import show_games

    show_games(json)


@app.command()
def play(  # noqa: PLR0913, PLR0917 (one parameter an option)
    game: Annotated[str | None, typer.Argument(help="The game's id.")] = None,
    seats: Seats = None,
    bots: Bots = None,
    lang: Lang = None,
    resume: Annotated[Path | None, typer.Option(metavar="LOG", help="Go on with it.")] = None,
    option: Options = None,
    pack: Pack = None,
    seed: Annotated[int | None, typer.Option(help="Repeatable luck.")] = None,
    words: Annotated[bool, typer.Option("--words", help="The table told, not drawn.")] = False,
) -> None:
    """Play in the terminal against bots."""
    from .match import begin_match, resume_match

    if resume is not None:
        return resume_match(resume, bots, lang, words)
    if game is None:
        raise typer.BadParameter("name a game, or --resume a log")
    begin_match(read_job(game, seats, bots, option or [], pack, people=1), seed, lang, words)


app.add_typer(bulk)


@app.command()
def replay(log: Log, lang: Lang = None, json: Json = False) -> None:
    """Tell a recorded game again and show its scores."""
    from .story import tell_log

    tell_log(log, lang, json)


@app.command()
def verify(log: Log) -> None:
    """Prove that every outcome of a finished game came from its sealed seed."""
    from .story import verify_log

    verify_log(log)


@app.command()
def review(
    log: Log,
    lang: Lang = None,
    seat: Annotated[int | None, typer.Option(min=1, help="One player; otherwise all.")] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page instead.")] = None,
) -> None:
    """Review a recorded game: what decisions cost, and what luck brought."""
    from .review import review_log

    review_log(log, lang, seat, 20.0, html)


packs = typer.Typer(help="Figures of your own: a template, and a check.", no_args_is_help=True)
app.add_typer(packs, name="pack")


@packs.command("new")
def new_pack(game: Game) -> None:
    """Print a template of every figure, in the order to fill them in."""
    from .pack import new_pack

    new_pack(game)


@packs.command("check")
def check_pack(
    file: Annotated[Path, typer.Argument(help="A file of own figures.")],
    game: Annotated[
        str | None, typer.Option(help="By default the game whose tables it has.")
    ] = None,
) -> None:
    """Say what a file of own figures changes, or what is wrong with it."""
    from .pack import check_pack

    check_pack(file, game)


app.add_typer(house, name="house")

# What typer raises for a wrong command line; of its kinds it exports only one by name.
UsageError = cast("type[typer.BadParameter]", typer.BadParameter.__mro__[1])


def main() -> None:
    """Run the command; a mistake that the user can put right is one line and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except UsageError as error:
        complain(f"{error.format_message()} See --help.")
    except StammtischError as error:
        complain(str(error))
    except typer.Abort:
        sys.exit(1)
    sys.exit(code or 0)


def complain(text: str) -> NoReturn:
    print(f"stammtisch: {text}", file=sys.stderr)
    sys.exit(2)
