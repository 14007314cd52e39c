"""Why a wish is refused: a code that clients translate, and a sentence for developers."""

from __future__ import annotations

from typing import Final

from stammtisch.core import errors

STATUS: Final = {
    "foreign-origin": 403,
    "not-yours": 403,
    "bad-ticket": 403,
    "unknown-game": 404,
    "unknown-table": 404,
    "unknown-code": 404,
    "unknown-lesson": 404,
    "unknown-route": 404,
    "bad-method": 405,
    "no-free-seat": 409,
    "not-open": 409,
    "not-begun": 409,
    "not-over": 409,
    "too-large": 413,
    "not-json": 415,
    "too-many": 429,
    "server-error": 500,
    "stopping": 503,
}
"""The HTTP status of each code; all others are 400."""

CODES: Final[list[tuple[type[errors.StammtischError], str]]] = [
    (errors.UnknownGame, "unknown-game"),
    (errors.BadOption, "bad-option"),
    (errors.BadPack, "bad-pack"),
    (errors.IllegalChoice, "illegal"),
    (errors.StaleAnswer, "stale"),
    (errors.NotYourTurn, "not-your-turn"),
    (errors.CannotUndo, "cannot-undo"),
]


class Refused(Exception):
    """Nothing has changed; the code says why."""

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(detail or code)
        self.code = code
        self.detail = detail

    @property
    def status(self) -> int:
        """The HTTP status that fits."""
        return STATUS.get(self.code, 400)


def refusal(error: errors.StammtischError) -> Refused:
    """A mistake at the edge of the core, as clients hear of it."""
    for kind, code in CODES:
        if isinstance(error, kind):
            return Refused(code, str(error)[:400])
    return Refused("bad-request", str(error)[:400])
