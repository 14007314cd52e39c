"""Running the command as a person does, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import stammtisch

HERE = str(Path(stammtisch.__file__).resolve().parents[1])


def run(
    *arguments: str, said: str = "", cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """The command's output and exit code; it must not outlast a minute."""
    return subprocess.run(
        [sys.executable, "-m", "stammtisch.cli", *arguments],
        input=said,
        capture_output=True,
        text=True,
        cwd=cwd,
        timeout=60,
        check=False,
        env={"PYTHONPATH": HERE, "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "100"},
    )
