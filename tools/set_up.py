"""Make `.venv`, compile the rules, build the pages: whatever is missing, and nothing that is there.

Only the standard library is used here.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

from tools import compile, frontend
from tools.steps import ROOT, Running, alone, run, say, step, timed, whole

VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
BUILT = ROOT / ".build" / "compiled"
SCRIPTS = ("compile", "mypyc_build", "hatch_build", "frontend")
STAMP = VENV / "stammtisch.json"


def stamps() -> dict[str, str]:
    """What the environment was last made from."""
    try:
        known: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return known


def stamp(**entries: str) -> None:
    """Note what the environment is now made from."""
    with step("noting what is installed"):
        STAMP.write_text(json.dumps({**stamps(), **entries}))


def pip(name: str, *arguments: str | Path, **env: str) -> None:
    """Install into the environment at the versions of constraints.txt."""
    calm = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    lock = ("-c", ROOT / "constraints.txt")
    run(name, PYTHON, "-m", "pip", "install", *calm, *lock, *arguments, **env)


def make_environment() -> None:
    """Make .venv, or make it anew where it belongs to another Python or another folder."""
    home = f"{sys.version} {VENV}"
    if PYTHON.exists() and stamps().get("home") == home:
        return
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        sys.exit("Python's venv module is missing: apt install python3-venv")
    with timed(f"making .venv with Python {sys.version.split()[0]}"), whole(VENV):
        run("making .venv", sys.executable, "-m", "venv", "--clear", VENV)
    stamp(home=home)


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for: to run, to build, and for these extras."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = settings["project"]
    more = [name for extra in extras for name in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *settings["build-system"]["requires"], *more]


def install_libraries(*extras: str) -> None:
    """Bring the libraries of the environment to the locked versions."""
    wanted = requirements(*extras)
    lock = (ROOT / "constraints.txt").read_text("utf-8")
    key = hashlib.sha256("\n".join([*wanted, lock]).encode()).hexdigest()
    name = "+".join(["libraries", *extras])
    if stamps().get(name) == key:
        return
    with timed(f"installing {len(wanted)} libraries and what they need, as locked"):
        pip("installing libraries", "--no-compile", *wanted)
    stamp(**{name: key})


def package_key() -> str:
    """What the installed package is made of."""
    scripts = ("pyproject.toml", "README.md", *(f"tools/{name}.py" for name in SCRIPTS))
    sources = [*compile.files(ROOT / compile.PACKAGE), *(ROOT / name for name in scripts)]
    return compile.digest(sources, ROOT)


def installed(key: str) -> bool:
    """Whether these sources are installed, and compiled if there is a compiler."""
    known = stamps()
    if known.get("package") != key:
        return False
    return known.get("mode") == "compiled" or compile.obstacle() is not None


def mode() -> str:
    """Whether what is installed in the environment is compiled: seen there, not inferred."""
    homes = [*VENV.glob("lib/python*/site-packages"), VENV / "Lib" / "site-packages"]
    suffixes = ("so", "pyd")
    found = [list(home.glob(f"stammtisch/core/game.*.{end}")) for home in homes for end in suffixes]
    return "compiled" if any(found) else "interpreted"


def compile_rules(key: str) -> None:
    """Compile the rules; without a compiler they stay interpreted, which is told."""
    obstacle = compile.obstacle()
    if obstacle is not None:
        say(f"{obstacle}: the rules run interpreted; {compile.HINT}")
    with timed("compiling the rules" if obstacle is None else "copying the rules"):
        run("compiling the rules", *compile_command(key))


def compile_command(key: str) -> list[str | Path]:
    """The command that brings the compiled copy up to date with the sources."""
    return [PYTHON, ROOT / "tools" / "compile.py", "--inplace-to", BUILT, "--label", key]


def install_package(key: str) -> None:
    """Install what was built, if a source has changed or a compiler has come."""
    if installed(key):
        return
    with timed("installing the package into .venv"):
        quick = ("--no-deps", "--no-build-isolation", "--force-reinstall")
        pip("installing the package", *quick, ROOT, STAMMTISCH_NO_WEB="1")
    stamp(package=key, mode=mode())


@contextlib.contextmanager
def pages_beside() -> Iterator[None]:
    """Build the pages while other steps go on, where the machine has its own node."""
    if not frontend.present() or frontend.fresh() or frontend.system_npm() is None:
        yield
        return
    say("building the pages beside it ...")
    command = (sys.executable, ROOT / "tools" / "frontend.py", "build")
    with step("building the pages"), Running("building the pages", *command) as pages:
        yield
        pages.finish()


def build_pages() -> None:
    """Build the pages, if that is still to be done."""
    if frontend.present() and not frontend.fresh():
        with timed("building the pages"):
            run("building the pages", PYTHON, ROOT / "tools" / "frontend.py", "build")


def node() -> tuple[str, ...]:
    """Where the machine has no node that is new enough, take the one in a wheel."""
    lacking = frontend.present() and frontend.system_npm() is None
    return ("node",) if lacking else ()


def set_up() -> None:
    """Install the package with all that it needs but the pages."""
    with alone():
        make_environment()
        install_libraries()
        key = package_key()
        if not installed(key):
            compile_rules(key)
            install_package(key)


def set_up_pages() -> None:
    """Bring libraries and pages up to date: what a server needs beside the rules."""
    with pages_beside():
        make_environment()
        extra = () if frontend.fresh() else node()
        install_libraries(*extra)
    build_pages()


def prepare_workshop() -> None:
    """What checks and generators need: the libraries of the tests, and node."""
    with alone():
        make_environment()
        install_libraries("test", "docs")
        if node():
            install_libraries("node")
