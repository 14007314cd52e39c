"""Structured logs: one line an event, as words on a terminal, else as JSON."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any, Final

log: Final = logging.getLogger("stammtisch")
USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What was logged beside the message."""
    facts = {key: value for key, value in vars(record).items() if key not in USUAL}
    if record.exc_info:
        facts["trace"] = logging.Formatter().formatException(record.exc_info)
    return facts


class JsonLines(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line = {
            "time": f"{when}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **facts_of(record),
        }
        return json.dumps(line, ensure_ascii=False, default=str)


class Words(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        when = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = " ".join([f"{key}={value}" for key, value in facts_of(record).items()])
        return f"{when} {record.levelname.lower():7} {record.getMessage()} {facts}".rstrip()


def set_up_logs() -> None:
    """Send our log and uvicorn's errors to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(Words() if sys.stderr.isatty() else JsonLines())
    for name in ("stammtisch", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.INFO if name == "stammtisch" else logging.WARNING)
        logger.propagate = False
