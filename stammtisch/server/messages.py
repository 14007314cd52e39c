"""What is said over a table's WebSocket; docs/reference/protocol.md explains each."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from stammtisch.core import Facts, Options

SeatKind = Literal["me", "here", "friend", "bot"]
OddsRule = Literal["off", "counts", "full"]
Status = Literal["open", "playing", "over", "closed"]


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """What the people at a table have agreed upon."""

    odds: OddsRule = "full"


class News(Struct):
    """An event as one viewer hears it."""

    name: str
    facts: Facts


class Told(Struct):
    """A moment in the log of one viewer."""

    moment: int
    by: int | None
    undone: int | None
    news: list[News]


class Offer(Struct):
    """One legal answer."""

    text: str
    verb: str
    facts: Facts
    rule: str


class Asked(Struct):
    """An open question with all its answers."""

    step: str
    about: Facts
    options: list[Offer]


class Waiting(Struct):
    """Somebody is asked something; `step` is empty unless it is the viewer."""

    seat: int
    step: str


class Result(Struct):
    """How it ended."""

    scores: list[int]
    winners: list[int]


class Frame(Struct):
    """All that one viewer sees now."""

    seat: int | None
    moment: int
    by: int | None
    undone: int | None
    at: int
    fresh: bool
    view: dict[str, Any]
    question: Asked | None
    news: list[News]
    waiting: list[Waiting]
    clock: dict[str, int]
    undo: bool
    odds: dict[str, Any] | None
    result: Result | None
    type: Literal["frame"] = "frame"


class History(Struct, rename={"since": "from"}):
    """What one viewer has heard so far."""

    seat: int | None
    since: int
    moments: list[Told]
    type: Literal["history"] = "history"


class SeatState(Struct):
    """Who sits there."""

    seat: int
    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    online: bool
    away: bool
    host: bool


class TableState(Struct):
    """A table as one player sees it from outside."""

    id: str
    code: str | None
    game: str
    options: Options
    own_pack: bool
    rules: Rules
    status: Status
    notice: str | None
    commitment: str
    unsealed: bool
    seats: list[SeatState]
    yours: list[int]
    host: bool
    spectators: int
    rematch: str | None
    type: Literal["table"] = "table"


class Taken(Struct):
    """The answer is on disk."""

    at: int
    type: Literal["taken"] = "taken"


class Refusal(Struct):
    """The message changed nothing."""

    code: str
    detail: str
    at: int | None
    type: Literal["refused"] = "refused"


class Link(Struct):
    """A one-time ticket that moves seats to another device."""

    ticket: str
    path: str
    seconds: int
    type: Literal["link"] = "link"


class Reported(Struct):
    """A report is kept under this id."""

    id: str
    type: Literal["reported"] = "reported"


class Verified(Struct):
    """Whether the revealed seed gives every outcome of the log."""

    proved: bool
    outcomes: int
    commitment: str
    seed: str
    detail: str
    type: Literal["verified"] = "verified"


class Pong(Struct):
    """Still here."""

    type: Literal["pong"] = "pong"


Heard = Frame | History | TableState | Taken | Refusal | Link | Reported | Verified | Pong


class Answer(Struct, forbid_unknown_fields=True):
    """Answer the question that `at` names."""

    at: int
    choice: str
    type: Literal["answer"] = "answer"


class Undo(Struct, forbid_unknown_fields=True):
    """Take the last answer back."""

    at: int
    type: Literal["undo"] = "undo"


class Sit(Struct, forbid_unknown_fields=True):
    """Look through another seat's eyes."""

    seat: int | None
    type: Literal["sit"] = "sit"


class Start(Struct, forbid_unknown_fields=True):
    """Begin."""

    nonce: str = ""
    type: Literal["start"] = "start"


class ChangeSeat(Struct, forbid_unknown_fields=True):
    """Give a seat to somebody else before the start."""

    seat: int
    kind: SeatKind
    level: str | None = None
    name: str = ""
    type: Literal["seat"] = "seat"


class Leave(Struct, forbid_unknown_fields=True):
    """Let a bot play."""

    seat: int | None = None
    type: Literal["leave"] = "leave"


class Return(Struct, forbid_unknown_fields=True):
    """Take seats back from the bots."""

    type: Literal["return"] = "return"


class Rematch(Struct, forbid_unknown_fields=True):
    """Again, with the same seats."""

    type: Literal["rematch"] = "rematch"


class MakeLink(Struct, forbid_unknown_fields=True):
    """Ask for a one-time ticket."""

    type: Literal["link"] = "link"


class Report(Struct, forbid_unknown_fields=True):
    """Keep log and words for the developers."""

    text: str
    type: Literal["report"] = "report"


class Verify(Struct, forbid_unknown_fields=True):
    """Prove the luck."""

    type: Literal["verify"] = "verify"


class Ping(Struct, forbid_unknown_fields=True):
    """Are you there?"""

    type: Literal["ping"] = "ping"


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
    | Verify
    | Ping
)

SAID: Final[dict[str, type[Said]]] = {
    "answer": Answer,
    "undo": Undo,
    "sit": Sit,
    "start": Start,
    "seat": ChangeSeat,
    "leave": Leave,
    "return": Return,
    "rematch": Rematch,
    "link": MakeLink,
    "report": Report,
    "verify": Verify,
    "ping": Ping,
}
