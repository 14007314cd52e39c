#!/usr/bin/env python3
"""Copy the package into a folder of its own and compile the rules there with mypyc.

    python compile.py --inplace-to .build/compiled
    PYTHONPATH=.build/compiled python -m pytest tests/contract

The checkout never gets a compiled file, so none can hide an edit. A folder whose sources are
unchanged is left as it is; where only uncompiled files changed, they are copied again. Without a
C compiler or Python's headers the copy stays interpreted and says so; an error of mypyc is an
error. Needs mypy and setuptools (the `test` extra, or the build requirements).
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
PACKAGE = "stammtisch"
COMPILED = (
    "core/*.py",
    "games/*/**/*.py",
    "bots/playout.py",
    "bots/search/**/*.py",
)
"""What is compiled, beneath the package."""

INTERPRETED = ("__init__.py", "terminal.py")
"""Names of files that never are: the first only gather, the others print for people."""

EXCLUDE = {"stammtisch/core/plain_vecs.py": "stands in for librt where nothing is compiled"}
"""Modules that match but stay interpreted, each with its reason."""

MARK = ".build.json"
HINT = "install a C compiler and Python's headers (apt install gcc python3-dev)"
FLAGS = () if os.name == "nt" else ("-fno-semantic-interposition", "-fvisibility=hidden")
INCLUDE = '#define PyInit___init__ unused_{1}\n#include "{0}"\n#undef PyInit___init__\n'
WITHIN = "import compile, sys; compile.run_mypyc(sys.argv[1:])"


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
    parts = ("__init__.py", "core", "games", "bots")
    sources = [path for path in files(root / PACKAGE) if path.suffix == ".py"]
    read = [p for p in sources if p.relative_to(root / PACKAGE).parts[0] in parts]
    settings = [path for path in (root / "pyproject.toml", root / "compile.py") if path.exists()]
    return digest([*read, *settings], root, sys.version, version("mypy"))


def state(target: Path) -> dict[str, Any]:
    """What the last build left in this folder: its key, and what stood in the way."""
    mark = target / MARK
    known: dict[str, Any] = json.loads(mark.read_text()) if mark.exists() else {}
    return known


def build(root: Path, target: Path, *, quiet: bool = False) -> bool:
    """Bring the folder up to date with the sources; say whether it is compiled."""
    wanted, known = key(root), state(target)
    if known.get("key") == wanted and (known["obstacle"] is None or obstacle() is not None):
        refresh(root, target)
        say(quiet, f"{target}: unchanged, {description(known['obstacle'])}")
        return known["obstacle"] is None
    hindrance = obstacle()
    work = target.with_name(f"{target.name}.{os.getpid()}")
    shutil.rmtree(work, ignore_errors=True)
    refresh(root, work)
    try:
        if hindrance is None:
            compile_in(root, work, quiet)
        (work / MARK).write_text(json.dumps({"key": wanted, "obstacle": hindrance}))
        shutil.rmtree(target, ignore_errors=True)
        work.rename(target)
    finally:
        shutil.rmtree(work, ignore_errors=True)
    say(quiet, f"{target}: {description(hindrance)}")
    return hindrance is None


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
    path = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    settings = root / "pyproject.toml"
    config = [f"--config-file={settings}"] if settings.exists() else []
    config.append(f"--cache-dir={target.parent / 'mypy_cache'}")
    done = subprocess.run(
        [sys.executable, "-c", WITHIN, *config, *names],
        check=False,
        cwd=target,
        env={**os.environ, "CFLAGS": flags, "PYTHONPATH": path, "PYTHONSAFEPATH": "1"},
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout or ''}\nmypyc failed: the message stands above")
    shutil.rmtree(target / "build", ignore_errors=True)
    say(quiet, f"compiled in {time.monotonic() - start:.0f} s")


def run_mypyc(arguments: list[str]) -> None:
    """Inside the child: generate C for the modules named and build it beside them."""
    from mypyc.build import mypycify
    from setuptools import setup
    from setuptools.command.build_ext import build_ext

    class Parallel(build_ext):
        """Compiles the files of one library side by side, as build_ext itself does not."""

        def build_extensions(self) -> None:
            self.compiler.compile = partial(compile_parallel, self.compiler)
            super().build_extensions()

    wanted = ["--strict", *arguments]
    library, *loaders = mypycify(wanted, opt_level="3", group_name=PACKAGE, multi_file=True)
    library.sources = bundle_sources(library.sources)
    folders = group_loaders(loaders)
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=[library, *(first for first, _ in folders)],
        cmdclass={"build_ext": Parallel},
        script_args=["--quiet", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )
    for first, others in folders:
        copy_loader(first, others)


def bundle_sources(sources: list[str]) -> list[str]:
    """One C file for each game and one for the core, the biggest first: no core waits for it."""
    bundles: dict[str, list[str]] = {}
    for source in sources:
        parts = Path(source).stem.split("___")
        bundles.setdefault("_".join(["bundle", *parts[1:3]]), []).append(source)
    for name, members in bundles.items():
        text = "".join(f'#include "{Path(member).name}"\n' for member in members)
        Path("build", f"{name}.c").write_text(text)
    biggest_first = sorted(bundles, key=lambda name: -sum(map(os.path.getsize, bundles[name])))
    return [str(Path("build", f"{name}.c")) for name in biggest_first]


def group_loaders(loaders: list[Any]) -> list[tuple[Any, list[Any]]]:
    """One loader for all modules of a folder, since a compiler run for each takes long."""
    folders: dict[str, list[Any]] = {}
    for loader in loaders:
        folders.setdefault(loader.name.rpartition(".")[0], []).append(loader)
    for first, *others in folders.values():
        source = Path(first.sources[0]).with_name("__loaders.c")
        names = [Path(loader.sources[0]).name for loader in (first, *others)]
        source.write_text("".join(map(INCLUDE.format, names, range(len(names)))))
        first.sources = [str(source)]
    return [(first, others) for first, *others in folders.values()]


def copy_loader(first: Any, others: list[Any]) -> None:
    """Python looks for a file by the module's name and in it for its own entry point."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for loader in others:
        shutil.copyfile(
            first.name.replace(".", "/") + suffix, loader.name.replace(".", "/") + suffix
        )


def compile_parallel(compiler: Any, sources: list[str], **settings: Any) -> list[str]:
    """Compile C files on all cores."""
    compile_one = type(compiler).compile

    def run(source: str) -> list[str]:
        objects: list[str] = compile_one(compiler, [source], **settings)
        return objects

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return [name for objects in pool.map(run, sources) for name in objects]


def description(hindrance: str | None) -> str:
    """One line about what was built."""
    return "compiled" if hindrance is None else f"interpreted, since {hindrance}; {HINT}"


def say(quiet: bool, line: str) -> None:
    """Report progress, unless asked not to."""
    if not quiet:
        print(line, file=sys.stderr, flush=True)


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--inplace-to", metavar="DIR", type=Path, required=True)
    parser.add_argument("--require", action="store_true", help="fail where nothing can be compiled")
    arguments = parser.parse_args()
    compiled = build(ROOT, arguments.inplace_to.resolve())
    if arguments.require and not compiled:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
