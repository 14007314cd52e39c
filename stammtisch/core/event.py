"""What the table tells: ids and numbers, and who may hear them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from .choice import Facts


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that has happened, told in the past participle: `exploded`, `bought`.

    Everybody hears it, unless `audience` names the seats that do; the others then hear `twin`,
    its censored double, or nothing.
    """

    def __init__(
        self,
        name: str,
        facts: Facts | None = None,
        audience: list[int] | None = None,
        twin: Event | None = None,
    ) -> None:
        self.name: Final = name
        self.facts: Final[Facts] = {} if facts is None else facts
        self.audience: Final = audience
        self.twin: Final = twin

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as this seat hears it; None is a spectator."""
        if self.audience is None or (seat is not None and seat in self.audience):
            return self
        return self.twin

    def __repr__(self) -> str:
        return f"<{self.name} {self.facts}>"
