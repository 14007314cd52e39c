"""Every check of the project, in order, each with its time; run by `python3 dev.py test`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import compile, frontend, set_up
from tools.running import ROOT, Broken, Check, Missing, parallel, provide, pytest, python, run_all

TYPED = ("stammtisch", "tests", "tools", "benchmarks", "examples")
QUICK = "not slow and not browser and not postgres"
AGAIN_COMPILED = ("contract", "core", "games", "bots", "compiled", "server/test_fuzz.py")
"""Folders and files of tests that run in both modes."""

EXTRAS = ("research", "ppo", "cluster")
"""What the tests of the research environments need besides."""

COVERED = {
    "the core": (100, ["stammtisch/core/*"]),
    "the rules": (
        100,
        [
            f"stammtisch/games/*/{part}{rest}"
            for part in ("rules", "powers", "cards", "state", "setup")
            for rest in (".py", "/*")
        ],
    ),
    "the server": (76, ["stammtisch/server/*"]),
}
"""The least share of branches that tests take, in percent."""


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


def interpreted() -> bool:
    """Run the tests on the sources, but for browser and research; hold them to coverage."""
    measured = ["--cov=stammtisch", "--cov-branch", "--cov-report="]
    others = ("--ignore=tests/browser", "--ignore=tests/research")
    passed = pytest(*others, *measured, *parallel())
    return all([passed, *(covered(what, *least) for what, least in COVERED.items())])


def covered(what: str, least: int, patterns: list[str]) -> bool:
    """Report the branches not taken in these files, which must be few or none."""
    if not any(list(ROOT.glob(pattern)) for pattern in patterns):
        return True
    print(f"coverage of {what}, at least {least} %:", flush=True)
    files = f"--include={','.join(patterns)}"
    return python("-m", "coverage", "report", files, f"--fail-under={least}")


def compiled_rules() -> str:
    """Where the rules are compiled, as they stand now."""
    provide(compile.obstacle() is None, "gcc", "python3-dev")
    obstacle = compile.obstacle()
    if obstacle is not None:
        raise Missing(f"{obstacle}; {compile.HINT}")
    if not python("tools/compile.py", "--inplace-to", str(set_up.BUILT)):
        raise Broken("the rules do not compile; see above")
    return str(set_up.BUILT)


def compiled() -> bool:
    """Run the contract and rules tests again on the compiled modules."""
    folders = [f"tests/{name}" for name in AGAIN_COMPILED if (ROOT / "tests" / name).exists()]
    return pytest(*folders, *parallel(), PYTHONPATH=compiled_rules())


def installed() -> bool:
    """Install as people do, and ask the installed command whether it is compiled."""
    set_up.set_up()
    command = [str(set_up.PROGRAMS / "stammtisch"), "games", "--json"]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(command, check=False, env=env, stdout=subprocess.PIPE).stdout
    games = json.loads(said or "[]")
    modes = {game["compiled"] for game in games}
    print(f"{len(games)} games installed, compiled: {modes}", flush=True)
    return modes == {compile.obstacle() is None}


def documentation() -> bool:
    """Build the site; a link that leads nowhere fails it."""
    return python("-m", "tools.docs", "--build")


def web() -> bool:
    """Check and test the front end."""
    return python("tools/frontend.py", "check", "test")


def browser() -> bool:
    """Play in a real browser; the tests themselves say if there is none."""
    provide(any(map(shutil.which, frontend.BROWSERS)), "chromium")
    frontend.build()
    together = pytest("tests/browser", "-m", "not timed", *parallel(2))
    return pytest("tests/browser", "-m", "timed") and together


def research() -> bool:
    """Run the suites of PettingZoo, Gymnasium and OpenSpiel, ours for what they miss, and the
    examples."""
    set_up.install_libraries("test", *EXTRAS)
    return pytest("tests/research", *parallel(), PYTHONPATH=compiled_rules())


def provide_postgres() -> None:
    """The server's tests start a PostgreSQL of their own."""
    there = shutil.which("postgres") or list(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if (ROOT / "stammtisch" / "server").exists():
        provide(bool(there), "postgresql")


def quick() -> bool:
    """Run the fast tests on the sources."""
    return pytest("-m", QUICK, "--ignore=tests/research", *parallel())


def whole() -> dict[str, Check]:
    """All that this checkout can be held to, in order."""
    checks = {
        "tests, interpreted": interpreted,
        "tests, compiled": compiled,
        "installed": installed,
        "documentation": documentation,
    }
    if frontend.present():
        checks["front end"] = web
    if any((ROOT / "tests" / "browser").glob("test_*.py")):
        checks["browser"] = browser
    return checks


def main(arguments: list[str]) -> bool:
    """Run the checks asked for; whether all is well."""
    if arguments[:1] == ["long"]:
        from tools import long

        return long.main(arguments[1:])
    if arguments == ["research"]:
        return run_all({"research": research})
    if arguments and arguments != ["--quick"]:
        return python("-m", "pytest", *arguments)
    provide_postgres()
    checks: dict[str, Check] = {"lint": lint, "format": formatting, "types": types}
    return run_all(checks | ({"quick tests": quick} if arguments else whole()))


if __name__ == "__main__":
    try:
        sys.exit(0 if main(sys.argv[1:]) else 1)
    except KeyboardInterrupt:
        sys.exit("stopped")
