#!/usr/bin/env python3
"""Copy the package into a folder of its own and compile the rules there with mypyc.

    python tools/compile.py --inplace-to .build/compiled
    PYTHONPATH=.build/compiled python -m pytest tests/contract

The checkout never gets a compiled file, so none can hide an edit. A folder whose sources are
unchanged is left as it is; where only uncompiled files changed, they are copied again. Without a
C compiler or Python's headers the copy stays interpreted and says so; an error of mypyc is an
error. Needs mypy and setuptools (the `test` extra, or the build requirements).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import json
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = "stammtisch"
COMPILED = (
    "core/*.py",
    "games/*/**/*.py",
    "bots/playout.py",
    "bots/search/**/*.py",
    "research/course.py",
    "research/episode.py",
    "research/lockstep.py",
    "research/rewards.py",
)
"""What is compiled, beneath the package."""

INTERPRETED = ("__init__.py", "terminal.py", "words.py")
"""Names of files that never are: the first only gather, the others speak to people."""

EXCLUDE = {"stammtisch/core/plain_librt.py": "stands in for librt where nothing is compiled"}
"""Modules that match but stay interpreted, each with its reason."""

MARK = ".build.json"
SETTINGS = ("pyproject.toml", "tools/compile.py", "tools/mypyc_build.py")
HINT = "install a C compiler and Python's headers (apt install gcc make python3-dev)"
FLAGS = () if os.name == "nt" else ("-fno-semantic-interposition", "-fvisibility=hidden")
CHILD = Path(__file__).with_name("mypyc_build.py")


def modules(root: Path = ROOT) -> list[str]:
    """The modules to compile, as paths from the root."""
    package = root / PACKAGE
    found = {path for pattern in COMPILED for path in package.glob(pattern)}
    names = sorted(path.relative_to(root).as_posix() for path in found)
    return [name for name in names if not name.endswith(INTERPRETED) and name not in EXCLUDE]


def obstacle() -> str | None:
    """Why nothing can be compiled here, or None: found by compiling a file of three lines."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n#include <math.h>\nint probe(void) { return 0; }\n")
        include = "-I" + sysconfig.get_paths()["include"]
        try:
            done = subprocess.run(
                [*compiler.split(), "-c", include, str(probe)],
                check=False,
                cwd=folder,
                capture_output=True,
                text=True,
            )
        except OSError:
            return f"there is no C compiler ({compiler.split()[0]})"
    if done.returncode == 0:
        return None
    complaint = (done.stderr + done.stdout).strip().splitlines() or ["no message"]
    return f"the C compiler does not compile Python.h: {complaint[0]}"


def link_time() -> tuple[str, ...]:
    """The flag that inlines calls between the bundles while linking, where the compiler has it.

    It is worth a seventh of the speed, for a fourth more time to build.
    """
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    flag = "-flto=auto"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("int probe(void) { return 0; }\n")
        command = [*compiler.split(), "-shared", "-fPIC", flag, "-Werror", str(probe)]
        try:
            done = subprocess.run(command, check=False, cwd=folder, capture_output=True)
        except OSError:
            return ()
    quiet = "-Wno-stringop-overflow"  # while linking, gcc misjudges the ends of mypyc's vectors
    return (flag, quiet) if done.returncode == 0 else ()


def files(folder: Path) -> Iterator[Path]:
    """Every file of the package, without caches and compiled leftovers."""
    for path in sorted(folder.rglob("*")):
        leftover = path.suffix in (".so", ".pyd", ".pyc") or "__pycache__" in path.parts
        if path.is_file() and not leftover:
            yield path


def digest(paths: Iterable[Path], root: Path, *more: str) -> str:
    """A number for the names and contents of these files."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in paths:
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def key(root: Path) -> str:
    """What the compiled files depend on: these sources, this script, Python and mypyc."""
    parts = ("__init__.py", "core", "games", "bots", "research")
    sources = [path for path in files(root / PACKAGE) if path.suffix == ".py"]
    read = [p for p in sources if p.relative_to(root / PACKAGE).parts[0] in parts]
    settings = [path for path in (root / name for name in SETTINGS) if path.exists()]
    return digest([*read, *settings], root, sys.version, version("mypy"))


def state(target: Path) -> dict[str, Any]:
    """What the last build left in this folder: its key, and what stood in the way."""
    mark = target / MARK
    known: dict[str, Any] = json.loads(mark.read_text()) if mark.exists() else {}
    return known


def build(root: Path, target: Path, *, quiet: bool = False, label: str = "") -> bool:
    """Bring the folder up to date with the sources; say whether it is compiled.

    The label is the caller's name for these sources, kept for whoever waits for them.
    """
    wanted, known = key(root), state(target)
    if known.get("key") == wanted and (known["obstacle"] is None or obstacle() is not None):
        refresh(root, target)
        note(target, {**known, "label": label or known.get("label", "")})
        say(quiet, f"{target}: unchanged, {description(known['obstacle'])}")
        return known["obstacle"] is None
    hindrance = obstacle()
    sweep(target)
    work = target.with_name(f"{target.name}.{os.getpid()}")
    try:
        refresh(root, work)
        if hindrance is None:
            compile_in(root, work, quiet)
        note(work, {"key": wanted, "obstacle": hindrance, "label": label})
        shutil.rmtree(target, ignore_errors=True)
        work.rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    say(quiet, f"{target}: {description(hindrance)}")
    return hindrance is None


def note(target: Path, entries: dict[str, str | None]) -> None:
    """Leave word of what was built in this folder; half a word is never read."""
    half = target / f"{MARK}.{os.getpid()}"
    half.write_text(json.dumps(entries))
    half.replace(target / MARK)


def sweep(target: Path) -> None:
    """Remove what builds that were killed have left behind."""
    for path in target.parent.glob(f"{target.name}.*"):
        if path.suffix[1:].isdigit() and not alive(int(path.suffix[1:])):
            shutil.rmtree(path, ignore_errors=True)


def alive(process: int) -> bool:
    """Whether there is such a process."""
    if os.name == "nt":
        return True
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def refresh(root: Path, target: Path) -> None:
    """Copy what differs from the sources, and remove what they no longer have."""
    wanted = {path.relative_to(root) for path in files(root / PACKAGE)}
    for path in files(target / PACKAGE):
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        here, there = root / name, target / name
        if not there.exists() or there.read_bytes() != here.read_bytes():
            there.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(here, there)


def compile_in(root: Path, target: Path, quiet: bool) -> None:
    """Run mypyc over all modules at once, so that calls between them are direct."""
    names = modules(target)
    if not names:
        return
    say(quiet, f"compiling {len(names)} modules with mypyc {version('mypy')} ...")
    start = time.monotonic()
    flags = " ".join([os.environ.get("CFLAGS", ""), *FLAGS, *link_time()]).strip()
    settings = root / "pyproject.toml"
    config = [f"--config-file={settings}"] if settings.exists() else []
    config.append(f"--cache-dir={target.parent / 'mypy_cache'}")
    done = subprocess.run(
        [sys.executable, str(CHILD), *config, *names],
        check=False,
        cwd=target,
        env={**os.environ, "CFLAGS": flags, "PYTHONSAFEPATH": "1"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout or ''}\nmypyc failed: the message stands above")
    shutil.rmtree(target / "build", ignore_errors=True)
    say(quiet, f"compiled in {time.monotonic() - start:.0f} s")


def description(hindrance: str | None) -> str:
    """One line about what was built."""
    return "compiled" if hindrance is None else f"interpreted, since {hindrance}; {HINT}"


def say(quiet: bool, line: str) -> None:
    """Report progress, unless asked not to."""
    if not quiet:
        print(line, file=sys.stderr, flush=True)


@contextlib.contextmanager
def one_at_a_time(target: Path) -> Iterator[None]:
    """Whoever wants the same folder waits, and finds it up to date."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    with target.with_name(f"{target.name}-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--inplace-to", metavar="DIR", type=Path, required=True)
    parser.add_argument("--require", action="store_true", help="fail where nothing can be compiled")
    parser.add_argument("--label", default="", help="a name for these sources")
    arguments = parser.parse_args()
    target = arguments.inplace_to.resolve()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    try:
        with one_at_a_time(target):
            compiled = build(ROOT, target, label=arguments.label)
    except KeyboardInterrupt:
        sys.exit("stopped")
    if arguments.require and not compiled:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
