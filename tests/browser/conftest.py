"""A real browser for the tests: the machine's Chromium, else the one that playwright fetched."""

from __future__ import annotations

import gzip
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Playwright, Response, expect

from tests.needs import needs
from tests.server.people import Server
from tools import frontend
from tools.steps import alone

HINT = "a browser (apt install chromium, or: .venv/bin/python -m playwright install chromium)"
QUIET = (
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-sync",
    "--no-first-run",
)


def node() -> str | None:
    """A node for playwright, whose own wants a library that a bare Debian lacks."""
    if frontend.system_npm() is not None:
        return shutil.which("node")
    if frontend.wheel_programs() is None:
        return None
    return shutil.which("node", path=str(frontend.wheel_programs()))


expect.set_options(timeout=30_000)  # a busy machine is no failure

if (found := node()) is not None:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", found)


def system_chromium() -> str | None:
    """The machine's own, or the one that STAMMTISCH_CHROMIUM names."""
    named = os.environ.get("STAMMTISCH_CHROMIUM")
    return named or next(filter(None, map(shutil.which, frontend.BROWSERS)), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(
    browser_type_launch_args: dict[str, Any], playwright: Playwright
) -> dict[str, Any]:
    """Start quietly; as root, which CI often is, Chromium refuses its sandbox."""
    program = system_chromium()
    needs(program or Path(playwright.chromium.executable_path).exists(), HINT)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    arguments = [*QUIET, *(["--no-sandbox"] if root else [])]
    own = {"executable_path": program} if program else {}
    return {**browser_type_launch_args, "args": arguments, **own}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """Motion is off: a fading colour is no contrast to measure."""
    return {**browser_context_args, "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def built() -> None:
    """The shell as the sources say; of several test processes one builds it."""
    with alone("pages-lock"):
        frontend.build()


@pytest.fixture(scope="session")
def house(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own process, for all tests that do not stop it: many guests, one address."""
    folder = tmp_path_factory.mktemp("house")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("STAMMTISCH_LIMITS", "100")
        server = Server(f"sqlite:///{folder / 'house.db'}", folder)
    yield server
    server.stop()


@pytest.fixture(scope="session")
def base_url(house: Server) -> str:
    """Pages are opened by their path."""
    return house.url


@pytest.fixture
def scripts(page: Page) -> dict[str, int]:
    """Every script that the page has loaded, with its size as sent."""
    loaded: dict[str, int] = {}

    def note(response: Response) -> None:
        if response.url.endswith(".js"):
            built = frontend.ROOT / frontend.STATIC / urlsplit(response.url).path.lstrip("/")
            loaded[response.url] = len(gzip.compress(built.read_bytes()))

    page.on("response", note)
    return loaded
