"""The table server: lobby, tables, identity, storage, WebSocket.

What it needs is imported late: the bots' workers live in this package too, and start quickly.
"""

from __future__ import annotations


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    lan: bool = False,
    public_url: str | None = None,
    open_browser: bool = True,
    workers: int = 1,
) -> None:
    """Serve until told to stop."""
    from .listening import listen

    listen(host, port, database, lan, public_url, open_browser, workers)
