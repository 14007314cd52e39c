"""All that is built once per combination of pack, options and seats, and shared by every copy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .choice import Catalogue, Choice

Value = int | str | bool
Options = dict[str, Value]


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """Immutable once made. A game's subclass adds its typed figures, offers and tables."""

    def __init__(
        self, seats: int, options: Options, choices: list[Choice], outcomes: list[Choice]
    ) -> None:
        self.seats: Final = seats
        self.options: Final = options
        self.catalogue: Final = Catalogue(choices)
        self.outcomes: Final = Catalogue(outcomes)
        self.all_is_open = False  # whether nobody ever knows what another may not see
