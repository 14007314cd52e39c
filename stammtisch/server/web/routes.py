"""The table of HTTP routes, and how bodies are read and answers sent."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from stammtisch.core.errors import StammtischError

from ..protocol import bodies, learning, looking_back
from ..protocol.heard import TableInfo
from ..protocol.refusals import Refused, refusal
from . import handlers
from .address import household
from .answers import json, problem
from .identity import COOKIE, read_token, token

TWO_YEARS: Final = 2 * 365 * 86_400


@dataclass(frozen=True)
class Endpoint:
    """One route. An answer of type None is text."""

    method: str
    path: str
    act: Callable[[handlers.Call], Awaitable[Any]]
    answer: type | None
    body: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200


ENDPOINTS: Final = [
    Endpoint("GET", "/api/health", handlers.health, bodies.Health),
    Endpoint("GET", "/api/games", handlers.list_games, bodies.Games),
    Endpoint("GET", "/api/games/{game}/texts/{language}", handlers.game_texts, None),
    Endpoint("GET", "/api/games/{game}/pack", handlers.pack_template, None),
    Endpoint(
        "GET", "/api/games/{game}/lessons/{language}", handlers.show_lessons, learning.Lessons
    ),
    Endpoint("GET", "/api/games/{game}/puzzles", handlers.list_puzzles, learning.Puzzles),
    Endpoint("GET", "/api/me", handlers.me, bodies.Me),
    Endpoint("PUT", "/api/me", handlers.change_me, bodies.Me, bodies.MeChange),
    Endpoint("POST", "/api/tables", handlers.make_table, TableInfo, bodies.NewTable, status=201),
    Endpoint("GET", "/api/tables/{id}", handlers.show_table, TableInfo),
    Endpoint("GET", "/api/codes/{code}", handlers.find_code, bodies.CodeFound),
    Endpoint("POST", "/api/tables/{id}/join", handlers.join, TableInfo, bodies.Join),
    Endpoint("GET", "/api/tables/{id}/log", handlers.show_log, None, query=("seat",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        handlers.show_replay,
        looking_back.Replay,
        query=("seat", "from", "to", "words"),
    ),
    Endpoint(
        "GET",
        "/api/tables/{id}/chronicle",
        handlers.show_chronicle,
        looking_back.Chronicle,
        query=("seat",),
    ),
    Endpoint("GET", "/api/tables/{id}/review", handlers.show_review, looking_back.ReviewState),
]
"""All but the description of itself, which `openhandlers.py` makes out of these."""


async def read_body(request: Request, kind: type | None) -> Any:
    """The body as its type, or a refusal."""
    if kind is None:
        return None
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refused("not-json", "expected Content-Type: application/json")
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad-request", str(error)[:200]) from None


def route(endpoint: Endpoint) -> Route:
    """An endpoint as Starlette runs it."""

    async def serve(request: Request) -> Response:
        try:
            return await answer(request, endpoint)
        except StammtischError as error:
            why = refusal(error)
        except Refused as error:
            why = error
        request.app.state.house.counts.refused[why.code] += 1
        return problem(why)

    return Route(endpoint.path, serve, methods=[endpoint.method])


async def answer(request: Request, endpoint: Endpoint) -> Response:
    """Read, act, answer; whoever is new here gets a cookie."""
    state = request.app.state
    address = household(request.client.host if request.client is not None else "")
    call = handlers.Call(
        house=state.house,
        address=address,
        player=read_token(state.key, request.cookies.get(COOKIE)),
        path=request.path_params,
        query=dict(request.query_params),
        body=await read_body(request, endpoint.body),
        etag=request.headers.get("if-none-match", ""),
    )
    found = await endpoint.act(call)
    response = found if isinstance(found, Response) else json(found, endpoint.status)
    if call.new_player is not None:
        response.set_cookie(
            COOKIE,
            token(state.key, call.new_player),
            max_age=TWO_YEARS,
            httponly=True,
            samesite="lax",
            secure=state.house.settings.secure,
        )
    return response
