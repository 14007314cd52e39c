"""The table as text: the terminal's own drawing of it."""

from __future__ import annotations

from rich.console import Console

from stammtisch.core import Game, Title
from stammtisch.terminal.board import board
from stammtisch.terminal.wording import Texts

WIDTH = 100


def drawn(title: Title, game: Game, seat: int | None) -> str:
    """What a seat sees of the table; None is a spectator."""
    console = Console(width=WIDTH, highlight=False, no_color=True)
    texts = Texts(title, "en", viewer=seat)
    with console.capture() as caught:
        console.print(board(title, title.view(game, seat), -1 if seat is None else seat, texts))
    return caught.get()
