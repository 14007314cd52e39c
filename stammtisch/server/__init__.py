"""The table server: lobby, tables, identity, storage, WebSocket."""

from __future__ import annotations

from .app import make_app
from .serve import serve
from .settings import Settings

__all__ = ["Settings", "make_app", "serve"]
