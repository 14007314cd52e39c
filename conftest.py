"""A compiled build named in PYTHONPATH goes before the checkout, which pytest puts first."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Iterator
from importlib.machinery import PathFinder
from pathlib import Path

import pytest

from tools import compile

BUILDS = [
    str(Path(entry).resolve())
    for entry in os.environ.get("PYTHONPATH", "").split(os.pathsep)
    if entry and Path(entry, compile.MARK).exists()
]
sys.path[:0] = BUILDS


def package() -> Path:
    """Where the package will come from; an import would come before coverage."""
    spec = PathFinder.find_spec(compile.PACKAGE, sys.path)
    return Path(spec.origin or "").parent if spec else Path()


def is_compiled() -> bool:
    """Whether the package there is compiled."""
    return any(package().glob("core/game.*.so")) or any(package().glob("core/game.*.pyd"))


def pytest_report_header() -> str:
    """Say which package is tested, and in which of the two modes."""
    return f"stammtisch: {'compiled' if is_compiled() else 'interpreted'}, in {package()}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures that tests have recorded with `record_property`."""
    reports = terminalreporter.getreports("passed") + terminalreporter.getreports("failed")
    for report in reports:
        for what, figure in report.user_properties:
            test = report.nodeid.rpartition("::")[2]
            terminalreporter.write_line(f"figure: {what} = {figure}  ({test})")


def pytest_configure() -> None:
    """A run that names a compiled build must not test anything else unnoticed."""
    wanted = any(compile.state(Path(build)).get("obstacle", "") is None for build in BUILDS)
    if is_compiled() != wanted:
        raise pytest.UsageError(f"not the build that was asked for: {package()}")


@pytest.fixture
def keyboard() -> Iterator[None]:
    """A shell that runs the tests in the background has switched Ctrl-C off for all below it."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)
