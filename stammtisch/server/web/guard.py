"""The doorkeeper: known addresses, small bodies, safe headers, a log line, no traces."""

from __future__ import annotations

import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..logs import log
from ..protocol.refusals import Refused
from .address import household
from .answers import problem

MOST_BYTES: Final = 300_000
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place their pieces
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class TooLarge(Exception):
    """The body goes on beyond what is allowed."""


class Guard:
    """Stands before everything else. `origins` are such as `http://192.168.0.7:8000`."""

    def __init__(self, app: ASGIApp, origins: frozenset[str]) -> None:
        self.app: Final = app
        self.origins: Final = origins
        self.hosts: Final = {urlsplit(origin).netloc for origin in origins}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._request(scope, receive, send)

    def is_foreign(self, scope: Scope) -> bool:
        """Another site's page, or a name that was made to point here."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if headers.get("host", "").lower() not in self.hosts:
            return True
        asks = scope["type"] == "http" and scope["method"] in ("GET", "HEAD")
        return not asks and origin is not None and origin.lower() not in self.origins

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.is_foreign(scope):
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": "foreign origin"})
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begin, status = time.perf_counter(), 500

        async def reply(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._answer(scope, receive, reply)
        finally:
            taken = round((time.perf_counter() - begin) * 1000, 1)
            if scope["path"].startswith("/api/") and scope["path"] != "/api/health":
                facts = {"method": scope["method"], "status": status, "ms": taken}
                log.info("request", extra={**facts, "route": route_of(scope)})

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = False

        async def reply(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        why: Refused | None = None
        try:
            if self.is_foreign(scope):
                raise Refused("foreign-origin", "this address is not known here")
            expect_patience(scope)
            await self.app(scope, bounded(scope, receive), reply)
        except Refused as error:
            scope["app"].state.house.counts.refused[error.code] += 1
            why = error
        except TooLarge:
            why = Refused("too-large", f"a body has at most {MOST_BYTES} bytes")
        except Exception:  # the outermost handler: the client hears no more than that it failed
            log.exception("request failed", extra={"route": route_of(scope)})
            why = Refused("server-error", "something went wrong here")
        if why is not None and not started:
            await problem(why)(scope, receive, send)


def expect_patience(scope: Scope) -> None:
    """Refuse who asks too often, before what was sent is even read."""
    limits = scope["app"].state.house.limits
    limit = limits.requests if scope["path"].startswith("/api/") else limits.pages
    limit.check(household(scope["client"][0] if scope.get("client") else ""))


def route_of(scope: Scope) -> str:
    """The path without ids and codes: logs hold nothing that opens a door."""
    path = str(scope["path"])
    for part in scope.get("path_params", {}).values():
        path = path.replace(str(part), "*")
    return path[:100]


def bounded(scope: Scope, receive: Receive) -> Receive:
    """Read no more of a body than is allowed."""
    total = 0
    stated = Headers(scope=scope).get("content-length", "0")

    async def read() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > MOST_BYTES or not stated.isdigit() or int(stated) > MOST_BYTES:
            raise TooLarge
        return message

    return read
