"""Answers over HTTP: a body as JSON, or what was wrong."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from ..protocol.bodies import Problem, ProblemBody
from ..protocol.refusals import Refused


def problem(why: Refused) -> Response:
    """An error as clients read it."""
    headers = {"Retry-After": "6"} if why.code == "too-many" else None
    return json(ProblemBody(Problem(why.code, why.detail)), why.status, headers)


def json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A body as JSON that nobody keeps."""
    more = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(body), status, more, "application/json")
