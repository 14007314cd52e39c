"""The application: routes, WebSocket and pages behind the guard, and the house's life."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute

from . import openapi
from .database import bring_up_to_date, folder_of, open_engine, read_url
from .guard import Guard
from .house import House
from .identity import read_key
from .logs import log
from .pages import pages
from .playing import wake_bots
from .refusals import Refused
from .routes import ENDPOINTS, limits, problem, route
from .settings import Settings
from .socket import table_socket


async def wrong_method(request: Request, error: Exception) -> Response:
    """A known path, asked in another way."""
    allowed = error.headers if isinstance(error, HTTPException) else None
    response = problem(Refused("bad-method", f"{request.method} is not for this path"))
    response.headers.update(allowed or {})
    return response


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    routes = [
        *[route(endpoint) for endpoint in ENDPOINTS],
        Route("/api/openapi.json", openapi.show),
        WebSocketRoute("/api/tables/{id}", table_socket),
        Mount("/", pages()),
    ]
    middleware = [
        Middleware(Guard, origins=settings.origins),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        url = read_url(settings.database)
        engine = open_engine(url)
        await bring_up_to_date(engine)
        app.state.key = read_key(folder_of(url))
        app.state.limits = limits()
        async with open_house(settings, engine) as app.state.house:
            yield

    handlers = {405: wrong_method}
    return Starlette(
        routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )


@contextlib.asynccontextmanager
async def open_house(settings: Settings, engine: AsyncEngine) -> AsyncIterator[House]:
    """From opening to closing time."""
    house = House(settings, engine, wake_bots)
    house.writer.start()
    tasks = [house.spawn(house.resume()), house.spawn(house.clean_for_ever())]
    log.info("house open", extra={"database": engine.url.render_as_string()})
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await house.stop()
        await engine.dispose()
        log.info("house closed")
