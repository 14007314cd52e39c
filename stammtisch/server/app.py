"""The application: routes, WebSocket and pages behind the guard, and the house's life."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator

from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from . import openapi
from .database import bring_up_to_date, folder_of, open_engine, read_url
from .guard import Guard
from .house import House
from .identity import read_key
from .logs import log
from .pages import pages
from .playing import wake_bots
from .routes import ENDPOINTS, limits, route
from .settings import Settings
from .socket import table_socket


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

    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


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
