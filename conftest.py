"""A compiled build named in PYTHONPATH goes before the checkout, which pytest puts first."""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path

import compile

BUILDS = [
    str(Path(entry).resolve())
    for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if entry and Path(entry, compile.MARK).exists()
]
sys.path[:0] = BUILDS


def pytest_report_header() -> str:
    """Say which package is tested, and in which of the two modes."""
    package = importlib.import_module(compile.PACKAGE)
    compiled = any(compile.state(Path(build)).get("obstacle") is None for build in BUILDS)
    where = Path(package.__file__ or "?").parent
    return f"stammtisch: {'compiled' if compiled else 'interpreted'}, in {where}"
