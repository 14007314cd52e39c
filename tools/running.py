"""How checks are run: commands, tests, what the machine lacks, and a table of verdicts."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as xml
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CI = os.environ.get("CI") == "true"
PYTHON = sys.executable
NO_TESTS = 5
"""What pytest says when it has found none."""

Check = Callable[[], bool]


class Missing(Exception):
    """The machine lacks what a check needs: people's runs skip it loudly, CI fails."""


class Broken(Exception):
    """What a check builds upon does not work; its message stands above."""


def call(*command: str, **env: str) -> int:
    """How a command ends; its output goes to the terminal."""
    whole = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(command, check=False, cwd=ROOT, env=whole).returncode


def python(*arguments: str, **env: str) -> bool:
    """Run a module of this environment."""
    return call(PYTHON, *arguments, **env) == 0


def parallel(most: int = 8) -> list[str]:
    """Use every core where there are several."""
    cores = min(os.cpu_count() or 1, most)
    return ["-n", str(cores)] if cores > 1 else []


def pytest(*arguments: str, **env: str) -> bool:
    """Run tests; where every one was skipped, nothing has been checked."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "tests.xml")
        noted = (f"--junitxml={report}", "-o", "junit_family=xunit1")
        code = call(PYTHON, "-m", "pytest", *noted, *arguments, **env)
        skipped = code == 0 and all_skipped(report)
    if code == NO_TESTS:
        raise Missing("there is no such test")
    if skipped:
        raise Missing("all of its tests were skipped, for the reasons above")
    return code == 0


def all_skipped(report: Path) -> bool:
    """Whether a report of pytest tells of no test that ran."""
    suites = list(xml.parse(report).iter("testsuite"))
    ran = sum(int(suite.get("tests", 0)) - int(suite.get("skipped", 0)) for suite in suites)
    return ran == 0


def provide(present: bool, *packages: str) -> None:
    """On a new CI machine, install what is missing; elsewhere the tests say so themselves."""
    apt = shutil.which("apt-get")
    if present or not CI or apt is None or os.geteuid() != 0:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    call(apt, "-qq", "update", **quiet)
    call(apt, "-qq", "install", "-y", "--no-install-recommends", *packages, **quiet)


def verdict(check: Check) -> str:
    """What became of a check."""
    try:
        return "passed" if check() else "FAILED"
    except Broken as broken:
        print(f"FAILED: {broken}", flush=True)
        return "FAILED"
    except Missing as missing:
        print(f"SKIPPED: {missing}", flush=True)
        return "FAILED" if CI else "SKIPPED"


def report(name: str, check: Check) -> str:
    """Run a check under its heading; return a line with its verdict and time."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    return f"{verdict(check):8}{time.monotonic() - start:6.1f} s  {name}"


def run_all(checks: dict[str, Check]) -> bool:
    """Run the checks in order and print a table of verdicts; whether none has failed."""
    start = time.monotonic()
    verdicts = [report(name, check) for name, check in checks.items()]
    print("\n" + "\n".join(verdicts))
    print(f"{'total':8}{time.monotonic() - start:6.1f} s")
    return not any(line.startswith("FAILED") for line in verdicts)
