"""What a guest may say over a table's WebSocket; docs/reference/protocol.md explains each."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from .refusals import Refused

SeatKind = Literal["me", "here", "friend", "bot"]


class Answer(Struct, forbid_unknown_fields=True, tag_field="type", tag="answer"):
    """Answer the question that `at` names."""

    at: int
    choice: str


class Undo(Struct, forbid_unknown_fields=True, tag_field="type", tag="undo"):
    """Take the last answer back."""

    at: int


class Sit(Struct, forbid_unknown_fields=True, tag_field="type", tag="sit"):
    """Look through another seat's eyes."""

    seat: int | None


class Start(Struct, forbid_unknown_fields=True, tag_field="type", tag="start"):
    """Begin."""

    nonce: str = ""


class ChangeSeat(Struct, forbid_unknown_fields=True, tag_field="type", tag="seat"):
    """Give a seat to somebody else before the start."""

    seat: int
    kind: SeatKind
    level: str | None = None
    name: str = ""


class Leave(Struct, forbid_unknown_fields=True, tag_field="type", tag="leave"):
    """Let a bot play."""

    seat: int | None = None


class Return(Struct, forbid_unknown_fields=True, tag_field="type", tag="return"):
    """Take seats back from the bots."""


class Rematch(Struct, forbid_unknown_fields=True, tag_field="type", tag="rematch"):
    """Again, with the same seats."""


class MakeLink(Struct, forbid_unknown_fields=True, tag_field="type", tag="link"):
    """Ask for a one-time ticket."""


class Report(Struct, forbid_unknown_fields=True, tag_field="type", tag="report"):
    """Keep log and words for the developers."""

    text: str


class Advise(Struct, forbid_unknown_fields=True, tag_field="type", tag="advise"):
    """Ask for advice on the question that `at` names; more seconds make it surer."""

    at: int
    seconds: int = 1


class Verify(Struct, forbid_unknown_fields=True, tag_field="type", tag="verify"):
    """Prove the luck."""


class Ping(Struct, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """Are you there?"""


Said = (
    Answer
    | Undo
    | Sit
    | Start
    | ChangeSeat
    | Leave
    | Return
    | Rematch
    | MakeLink
    | Report
    | Advise
    | Verify
    | Ping
)


ANSWER: Final = msgspec.json.Decoder(Answer)  # what is said most; its type may be left out


def read_said(text: str) -> tuple[Said | Refused, int | None]:
    """A message, or why it is none, and its `at`; an answer need not say that it is one."""
    try:
        answer = ANSWER.decode(text)
        return answer, answer.at
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return read_any(text)


def read_any(text: str) -> tuple[Said | Refused, int | None]:
    """Anything but a good answer."""
    at: int | None = None
    try:
        raw: Any = msgspec.json.decode(text)
        if isinstance(raw, dict):
            raw.setdefault("type", "answer")
            at = raw.get("at") if type(raw.get("at")) is int else None
        return msgspec.convert(raw, Said), at
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        return Refused("bad-message", str(error)[:200]), at
