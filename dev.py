#!/usr/bin/env python3
"""Set up all that this checkout needs, then run a command of Stammtisch in it.

    python3 dev.py serve              any command of stammtisch: play pig, bench quacks, ...
    python3 dev.py test               every check, as CI runs them
    python3 dev.py test --quick       lint, types and the fast tests
    python3 dev.py test tests/core    these tests alone; all arguments go to pytest

What runs is a compiled copy in .venv, made anew when a source has changed. Only the standard
library is used here.
"""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (this line is for older ones)
    sys.exit("Stammtisch needs Python 3.11 or newer; this is " + sys.version.split()[0])

import contextlib
import hashlib
import importlib.util
import json
import os
import subprocess
import time
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import compile
import frontend

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
PROGRAMS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = PROGRAMS / ("python.exe" if os.name == "nt" else "python")
BUILT = ROOT / ".build" / "compiled"
STAMP = VENV / "stammtisch.json"
WITH_BROWSER = ("serve", "")


def say(line: str) -> None:
    """One line about what is being done."""
    print(f"stammtisch: {line}", file=sys.stderr, flush=True)


def stamps() -> dict[str, str]:
    """What the environment was last made from."""
    try:
        known: dict[str, str] = json.loads(STAMP.read_text())
    except (OSError, ValueError):
        return {}
    return known


def stamp(**entries: str) -> None:
    """Note what the environment is now made from."""
    STAMP.write_text(json.dumps({**stamps(), **entries}))


def run(*command: str | Path, **env: str) -> None:
    """Run a step of the set-up; where it fails, its own message stands above ours."""
    done = subprocess.run(
        [str(part) for part in command], check=False, cwd=ROOT, env={**os.environ, **env}
    )
    if done.returncode != 0:
        sys.exit(f"stammtisch: {Path(command[0]).name} {command[-1]} failed; see above")


def pip(*arguments: str | Path, **env: str) -> None:
    """Install into the environment at the versions of constraints.txt."""
    quiet = ("-qq", "--disable-pip-version-check", "--no-input")
    lock = ("-c", ROOT / "constraints.txt")
    run(PYTHON, "-m", "pip", "install", *quiet, *lock, *arguments, **env)


def make_environment() -> None:
    """Make .venv, or make it anew where it belongs to another Python or another folder."""
    home = f"{sys.version} {VENV}"
    if PYTHON.exists() and stamps().get("home") == home:
        return
    if not all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        sys.exit("Python's venv module is missing: apt install python3-venv")
    say(f"making .venv with Python {sys.version.split()[0]} ...")
    run(sys.executable, "-m", "venv", "--clear", VENV)
    stamp(home=home)


def requirements(*extras: str) -> list[str]:
    """What pyproject.toml asks for: to run, to build, and for these extras."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    project = settings["project"]
    more = [name for extra in extras for name in project["optional-dependencies"][extra]]
    return [*project["dependencies"], *settings["build-system"]["requires"], *more]


def install_libraries(*extras: str) -> None:
    """Bring the libraries of the environment to the locked versions."""
    wanted = requirements(*extras)
    lock = (ROOT / "constraints.txt").read_text()
    key = hashlib.sha256("\n".join([*wanted, lock]).encode()).hexdigest()
    name = "+".join(["libraries", *extras])
    if stamps().get(name) == key:
        return
    say(f"installing {len(wanted)} libraries and what they need, as locked ...")
    start = time.monotonic()
    pip("--no-compile", *wanted)
    stamp(**{name: key})
    say(f"libraries installed in {time.monotonic() - start:.0f} s")


def package_key() -> str:
    """What the installed package is made of."""
    scripts = ("pyproject.toml", "compile.py", "hatch_build.py", "frontend.py", "README.md")
    sources = [*compile.files(ROOT / compile.PACKAGE), *(ROOT / name for name in scripts)]
    return compile.digest(sources, ROOT)


def installed(key: str) -> bool:
    """Whether these sources are installed, and compiled if there is a compiler."""
    hindered = compile.state(BUILT).get("obstacle", "never built")
    return stamps().get("package") == key and (hindered is None or bool(compile.obstacle()))


def build(*, pages: bool) -> None:
    """Compile the rules, and build the pages beside it."""
    with ThreadPoolExecutor(1) as beside:
        built = beside.submit(build_front_end) if pages else None
        if not installed(package_key()):
            run(PYTHON, ROOT / "compile.py", "--inplace-to", BUILT)
        if built is not None:
            built.result()


def install_package() -> None:
    """Install what was built, if a source has changed or a compiler has come."""
    key = package_key()
    if installed(key):
        return
    say("installing the package into .venv ...")
    pip("--no-deps", "--no-build-isolation", "--force-reinstall", ROOT, STAMMTISCH_NO_WEB="1")
    stamp(package=key)


def build_front_end() -> None:
    """Build the pages, if a source has changed."""
    if not frontend.present() or frontend.fresh():
        return
    need_node()
    say("building the front end ...")
    run(PYTHON, ROOT / "frontend.py", "build")


def need_node() -> None:
    """Where the machine has no node that is new enough, take the one in a wheel."""
    if frontend.present() and frontend.system_npm() is None:
        install_libraries("node")


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Let one set-up at a time work in this checkout."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    (ROOT / ".build").mkdir(exist_ok=True)
    with open(ROOT / ".build" / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def set_up(*extras: str, pages: bool) -> None:
    """Do all that is missing, and nothing that is there."""
    with alone():
        make_environment()
        install_libraries(*extras)
        build(pages=pages)
        install_package()


def hand_over(*command: str | Path) -> None:
    """Become the command."""
    os.environ.pop("PYTHONPATH", None)
    parts = [str(part) for part in command]
    if os.name == "nt":
        sys.exit(subprocess.call(parts))
    os.execv(parts[0], parts)


def main() -> None:
    """Test, or pass the command on."""
    command = sys.argv[1] if len(sys.argv) > 1 else ""
    if command in ("-h", "--help"):
        print(__doc__)
    elif command == "test":
        with alone():
            make_environment()
            install_libraries("test")
            need_node()
        hand_over(PYTHON, ROOT / "checks.py", *sys.argv[2:])
    else:
        set_up(pages=command in WITH_BROWSER)
        hand_over(PROGRAMS / "stammtisch", *sys.argv[1:])


if __name__ == "__main__":
    main()
