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

from . import api, bodies
from .identity import COOKIE, read_token, token
from .limits import Limit
from .messages import TableState
from .refusals import Refused, refusal

TWO_YEARS: Final = 2 * 365 * 86_400


@dataclass(frozen=True)
class Endpoint:
    """One route. An answer of type None is text."""

    method: str
    path: str
    act: Callable[[api.Call], Awaitable[Any]]
    answer: type | None
    body: type | None = None
    query: tuple[str, ...] = ()
    status: int = 200


ENDPOINTS: Final = [
    Endpoint("GET", "/api/health", api.health, bodies.Health),
    Endpoint("GET", "/api/games", api.list_games, bodies.Games),
    Endpoint("GET", "/api/games/{game}/texts/{language}", api.game_texts, None),
    Endpoint("GET", "/api/me", api.me, bodies.Me),
    Endpoint("PUT", "/api/me", api.change_me, bodies.Me, bodies.MeChange),
    Endpoint("POST", "/api/tables", api.make_table, TableState, bodies.NewTable, status=201),
    Endpoint("GET", "/api/tables/{id}", api.show_table, TableState),
    Endpoint("GET", "/api/codes/{code}", api.find_code, bodies.CodeFound),
    Endpoint("POST", "/api/tables/{id}/join", api.join, TableState, bodies.Join),
    Endpoint("GET", "/api/tables/{id}/log", api.show_log, None, query=("seat",)),
    Endpoint(
        "GET",
        "/api/tables/{id}/replay",
        api.show_replay,
        bodies.Replay,
        query=("seat", "from", "to"),
    ),
]
"""All but the description of itself, which `openapi.py` makes out of these."""


def problem(why: Refused) -> Response:
    """An error as clients read it."""
    body = bodies.ProblemBody(bodies.Problem(why.code, why.detail))
    headers = {"Retry-After": "6"} if why.code == "too-many" else None
    return json(body, why.status, headers)


def json(body: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A body as JSON that nobody keeps."""
    more = {"Cache-Control": "no-store", **(headers or {})}
    return Response(msgspec.json.encode(body), status, more, "application/json")


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
            return problem(refusal(error))
        except Refused as why:
            return problem(why)

    return Route(endpoint.path, serve, methods=[endpoint.method])


async def answer(request: Request, endpoint: Endpoint) -> Response:
    """Read, act, answer; whoever is new here gets a cookie."""
    state = request.app.state
    address = request.client.host if request.client is not None else ""
    call = api.Call(
        house=state.house,
        limits=state.limits,
        address=address,
        player=read_token(state.key, request.cookies.get(COOKIE)),
        path=request.path_params,
        query=dict(request.query_params),
        body=await read_body(request, endpoint.body),
        etag=request.headers.get("if-none-match", ""),
    )
    state.limits["any"].check(address)
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


def limits() -> dict[str, Limit]:
    """How often one address may do what."""
    return {"any": Limit(50, 300), "make": Limit(0.5, 30), "code": Limit(1 / 6, 10)}
