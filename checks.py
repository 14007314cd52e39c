"""Every check of the project, in order, each with its time; run by `python3 dev.py test`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import compile
import dev
import frontend

ROOT = Path(__file__).resolve().parent
CI = os.environ.get("CI") == "true"
PYTHON = sys.executable
TYPED = ("stammtisch", "tests", "benchmarks", "docs")
QUICK = "not slow and not browser and not postgres"
AGAIN_COMPILED = ("contract", "core", "games", "bots", "compiled")
"""Folders of tests that run in both modes."""

COVERED = {
    "the core": ["stammtisch/core/*"],
    "the rules": [
        f"stammtisch/games/*/{name}" for name in ("rules.py", "rules/*", "powers.py", "powers/*")
    ],
}
"""Where every branch must be tested."""

Check = Callable[[], bool]


class Missing(Exception):
    """The machine lacks what a check needs: people's runs skip it loudly, CI fails."""


def call(*command: str, **env: str) -> bool:
    """Whether a command succeeds; its output goes to the terminal."""
    whole = {**os.environ, "PYTHONPATH": str(ROOT), **env}
    return subprocess.run(command, check=False, cwd=ROOT, env=whole).returncode == 0


def python(*arguments: str, **env: str) -> bool:
    """Run a module of this environment."""
    return call(PYTHON, *arguments, **env)


def lint() -> bool:
    """Run ruff's rules over everything."""
    return python("-m", "ruff", "check", ".")


def formatting() -> bool:
    """Hold everything to ruff's format."""
    return python("-m", "ruff", "format", "--check", ".")


def types() -> bool:
    """Check all types strictly."""
    scripts = [path.name for path in sorted(ROOT.glob("*.py"))]
    folders = [name for name in TYPED if any((ROOT / name).rglob("*.py"))]
    return python("-m", "mypy", *scripts, *folders)


def parallel() -> list[str]:
    """Use every core where there are several."""
    cores = os.cpu_count() or 1
    return ["-n", str(min(cores, 8))] if cores > 1 else []


def interpreted() -> bool:
    """Run all tests but the browser's on the sources, and hold core and rules to full coverage."""
    measured = ["--cov=stammtisch", "--cov-branch", "--cov-report="]
    passed = python("-m", "pytest", "--ignore=tests/browser", *measured, *parallel())
    return all([passed, *(covered(*entry) for entry in COVERED.items())])


def covered(what: str, patterns: list[str]) -> bool:
    """Report the branches not taken in these files, which must be none."""
    if not any(list(ROOT.glob(pattern)) for pattern in patterns):
        return True
    print(f"coverage of {what}:", flush=True)
    return python("-m", "coverage", "report", f"--include={','.join(patterns)}", "--fail-under=100")


def compiled() -> bool:
    """Run the contract and rules tests again on the compiled modules."""
    provide(compile.obstacle() is None, "gcc", "python3-dev")
    obstacle = compile.obstacle()
    if obstacle is not None:
        raise Missing(f"{obstacle}; {compile.HINT}")
    if not python("compile.py", "--inplace-to", str(dev.BUILT)):
        return False
    folders = [f"tests/{name}" for name in AGAIN_COMPILED if (ROOT / "tests" / name).exists()]
    return python("-m", "pytest", *folders, *parallel(), PYTHONPATH=str(dev.BUILT))


def installed() -> bool:
    """Install as people do, and ask the installed command whether it is compiled."""
    dev.set_up(pages=True)
    command = [str(dev.PROGRAMS / "stammtisch"), "games", "--json"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(command, check=False, env=env, stdout=subprocess.PIPE).stdout
    games = json.loads(said or "[]")
    modes = {game["compiled"] for game in games}
    print(f"{len(games)} games installed, compiled: {modes}", flush=True)
    return modes == {compile.obstacle() is None}


def web() -> bool:
    """Check and test the front end."""
    return python("frontend.py", "check", "test")


def browser() -> bool:
    """Play in a real browser; the tests themselves say if there is none."""
    provide(any(map(shutil.which, frontend.BROWSERS)), "chromium")
    return python("-m", "pytest", "tests/browser")


def provide(present: bool, *packages: str) -> None:
    """On a new CI machine, install what is missing; elsewhere the tests say so themselves."""
    apt = shutil.which("apt-get")
    if present or not CI or apt is None or os.geteuid() != 0:
        return
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    call(apt, "-qq", "update", **quiet)
    call(apt, "-qq", "install", "-y", "--no-install-recommends", *packages, **quiet)


def provide_postgres() -> None:
    """The server's tests start a PostgreSQL of their own."""
    there = shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if (ROOT / "stammtisch" / "server").exists():
        provide(bool(there), "postgresql")


def verdict(check: Check) -> str:
    """What became of a check."""
    try:
        return "passed" if check() else "FAILED"
    except Missing as missing:
        print(f"SKIPPED: {missing}", flush=True)
        return "FAILED" if CI else "SKIPPED"


def report(name: str, check: Check) -> str:
    """Run a check under its heading; return a line with its verdict and time."""
    print(f"\n== {name}", flush=True)
    start = time.monotonic()
    return f"{verdict(check):8}{time.monotonic() - start:6.1f} s  {name}"


def quick() -> bool:
    """Run the fast tests on the sources."""
    return python("-m", "pytest", "-m", QUICK, *parallel())


def whole() -> dict[str, Check]:
    """All that this checkout can be held to, in order."""
    checks = {
        "tests, interpreted": interpreted,
        "tests, compiled": compiled,
        "installed": installed,
    }
    if frontend.present():
        checks["front end"] = web
    if any((ROOT / "tests" / "browser").glob("test_*.py")):
        checks["browser"] = browser
    return checks


def main() -> None:
    """Run the checks asked for and print a table of verdicts."""
    arguments = sys.argv[1:]
    if arguments and arguments != ["--quick"]:
        sys.exit(0 if python("-m", "pytest", *arguments) else 1)
    provide_postgres()
    checks: dict[str, Check] = {"lint": lint, "format": formatting, "types": types}
    checks |= {"quick tests": quick} if arguments else whole()
    start = time.monotonic()
    verdicts = [report(name, check) for name, check in checks.items()]
    print("\n" + "\n".join(verdicts))
    print(f"{'total':8}{time.monotonic() - start:6.1f} s")
    sys.exit(any(verdict.startswith("FAILED") for verdict in verdicts))


if __name__ == "__main__":
    main()
