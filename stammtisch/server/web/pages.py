"""The built shell: files, kept for ever where the name holds a digest; else its first page."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import compile_path
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..protocol.refusals import Refused
from .answers import problem
from .routes import ENDPOINTS

API: Final = [compile_path(endpoint.path)[0] for endpoint in ENDPOINTS]
STATIC: Final = Path(__file__).parents[1] / "static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = "The shell is not built. Run `python3 dev.py serve`, which builds it."


class Pages(StaticFiles):
    """A path that is no file is a page of the shell, which finds its way by the address."""

    async def check_config(self) -> None:
        """Without a built shell the protocol is served all the same."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["path"].startswith("/api/"):
            known = any(pattern.match(scope["path"]) for pattern in API)
            return problem(Refused("bad-method" if known else "unknown-route"))
        if scope["method"] not in ("GET", "HEAD"):
            return problem(Refused("bad-method", "pages are only read"))
        try:
            response = await super().get_response(path, scope)
        except HTTPException:
            return await self._shell(path, scope)
        keep = path.startswith("assets/")
        response.headers["Cache-Control"] = FOR_EVER if keep else "no-cache"
        return response

    async def _shell(self, path: str, scope: Scope) -> Response:
        if path != "." and "." in path.rsplit("/", 1)[-1]:  # a file that is not there is not a page
            return PlainTextResponse("not found", 404)
        if not (STATIC / "index.html").exists():
            return PlainTextResponse(MISSING, 503)
        response = await super().get_response("index.html", scope)
        response.headers["Cache-Control"] = "no-cache"
        return response


def pages() -> Pages:
    """The files that the shell was built into."""
    return Pages(directory=STATIC, html=True, check_dir=False)
