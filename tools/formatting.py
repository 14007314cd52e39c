"""Put every file into the shape that the checks ask for: `python3 dev.py format`."""

from __future__ import annotations

import subprocess
import sys

from tools import frontend

ROOT = frontend.ROOT


def ruff(*arguments: str) -> bool:
    """Whether ruff is content."""
    command = [sys.executable, "-m", "ruff", *arguments, "."]
    return subprocess.run(command, check=False, cwd=ROOT).returncode == 0


def main() -> int:
    """Mend what can be mended, and name the rest."""
    content = ruff("check", "--fix")
    content = ruff("format") and content
    if frontend.present():
        frontend.install(ROOT)
        frontend.npm(ROOT, "run", "format", quiet=True)
    return 0 if content else 1


if __name__ == "__main__":
    sys.exit(main())
