"""How the server fares, as Prometheus reads it: numbers alone, no name, no id, no line of a log."""

from __future__ import annotations

import hmac
import ipaddress
import os
import time
from collections import Counter
from collections.abc import Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..protocol.refusals import Refused
from ..tables.house import House
from .answers import problem

SETTING: Final = "STAMMTISCH_METRICS"
LOOPBACK: Final = "loopback"
SHORTEST: Final = 16  # characters of a token
BEGUN: Final = time.time()


def is_admitted(wish: str, address: str, header: str) -> bool:
    """Whether the operator asks: from this machine where that is enough, else with the token."""
    if wish == LOOPBACK:
        try:
            return ipaddress.ip_address(address).is_loopback
        except ValueError:
            return False
    return len(wish) >= SHORTEST and hmac.compare_digest(header.encode(), f"Bearer {wish}".encode())


async def show(request: Request) -> Response:
    """GET /api/metrics; unless it is switched on, and the operator asks, there is no such page."""
    address = request.client.host if request.client is not None else ""
    header = request.headers.get("authorization", "")
    if not is_admitted(os.environ.get(SETTING, ""), address, header):
        return problem(Refused("unknown-route", "there is no such page"))
    house: House = request.app.state.house
    body = "\n".join([*described(house), ""])
    return PlainTextResponse(body, media_type="text/plain; version=0.0.4")


def described(house: House) -> Iterator[str]:
    """Every figure with its kind and meaning."""
    counts = house.counts
    yield from one("answers_total", "counter", "Answers on disk", counts.answers)
    yield from one("failed_writes_total", "counter", "Groups of changes not written", counts.failed)
    yield from one("seconds", "gauge", "Seconds since the start", round(time.time() - BEGUN))
    processor, memory = spent()
    yield from one("processor_seconds_total", "counter", "Time of the processor", processor)
    yield from one("memory_bytes", "gauge", "Most memory so far", memory)
    rooms = [*house.rooms.values()]
    yield from one("guests", "gauge", "Open connections", sum([len(r.guests) for r in rooms]))
    thinking = sum([len(room.thinking) for room in rooms])
    yield from one("bots_thinking", "gauge", "Bots that are asked something", thinking)
    yield from header("tables", "gauge", "Tables in memory")
    tables = Counter([(room.record.game, room.record.status) for room in rooms])
    for (game, status), count in sorted(tables.items()):
        yield f'stammtisch_tables{{game="{game}",status="{status}"}} {count}'
    yield from header("refusals_total", "counter", "Messages and requests refused")
    for code, count in sorted(counts.refused.items()):
        yield f'stammtisch_refusals_total{{code="{code}"}} {count}'


def header(name: str, kind: str, meaning: str) -> list[str]:
    """What a figure is."""
    return [f"# HELP stammtisch_{name} {meaning}.", f"# TYPE stammtisch_{name} {kind}"]


def one(name: str, kind: str, meaning: str, value: float) -> list[str]:
    """A figure without labels."""
    return [*header(name, kind, meaning), f"stammtisch_{name} {value}"]


def spent() -> tuple[float, int]:
    """Seconds of the processor and bytes of memory; not every system tells."""
    try:
        import resource
    except ImportError:
        return time.process_time(), 0
    return time.process_time(), resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
