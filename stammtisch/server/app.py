"""The application: routes, WebSocket and pages behind the guard, and the house's life."""

from __future__ import annotations

import contextlib
import gc
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Mount, Route, WebSocketRoute

from .logs import log
from .settings import Settings
from .storage.database import Database, folder_of, read_url
from .storage.opening import neighbours_on, open_database
from .storage.reads import DiskReader
from .storage.writer import GroupWriter
from .tables.house import House
from .thinking.pool import Pool
from .web import catalogue, metrics, openapi
from .web.guard import Guard
from .web.identity import read_key
from .web.pages import pages
from .web.routes import ENDPOINTS, route
from .web.socket import table_socket


def make_app(settings: Settings) -> Starlette:
    """The server as an ASGI application."""
    routes = [
        *[route(endpoint) for endpoint in ENDPOINTS],
        Route("/api/openapi.json", openapi.show),
        Route("/api/metrics", metrics.show),
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
        database = open_database(url)
        await database.bring_up_to_date()
        app.state.key = read_key(folder_of(url))
        catalogue.games()  # what everybody asks for first does not keep the first one waiting
        collect_seldom()
        log.info("house open", extra={"database": url.render_as_string()})
        async with open_house(settings, database) as app.state.house:
            yield
        log.info("house closed")

    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


def collect_seldom() -> None:
    """What is there now stays; the rest is searched for cycles in bites that nobody notices."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 10, 1000)


@contextlib.asynccontextmanager
async def open_house(settings: Settings, database: Database) -> AsyncIterator[House]:
    """From opening to closing time."""
    writer, pool = GroupWriter(database), Pool(settings.thinkers)
    neighbours = neighbours_on(database)
    house = House(settings, DiskReader(database), writer, pool, neighbours)
    goes_on = house.resume() if neighbours is None else neighbours.listen(house.following)
    begun = [pool.warm_up(), goes_on, house.clean_for_ever()]
    tasks = [house.spawn(work) for work in begun]
    try:
        yield house
    finally:
        for task in tasks:
            task.cancel()
        await house.stop()
        if neighbours is not None:
            await neighbours.stop()
        await pool.stop()
        await writer.stop()
        await database.close()
