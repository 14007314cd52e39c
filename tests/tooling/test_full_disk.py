"""A disk that is really full: the step and the cause in one line, and nothing half-made."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.sizes import sized

from .machines import call, copy_checkout

pytestmark = [pytest.mark.slow, pytest.mark.set_up]
MEGABYTE = 1 << 20
SPARE = sized(ci=[(12, "making .venv")], full=[(12, "making .venv"), (40, "installing libraries")])
"""How many megabytes are left beside the checkout, and which step they are too few for."""


@contextmanager
def disk(folder: Path, megabytes: int) -> Iterator[Path]:
    """A disk of this size in memory, for as long as a test takes."""
    folder.mkdir()
    if not call("mount", "-t", "tmpfs", "-o", f"size={megabytes}m", "tmpfs", str(folder)):
        pytest.skip("only root can mount a small disk")
    try:
        yield folder
    finally:
        call("umount", "--lazy", str(folder))


def size_of(folder: Path) -> int:
    """In megabytes, as a disk counts them."""
    blocks = sum(path.stat().st_blocks for path in folder.rglob("*"))
    return blocks * 512 // MEGABYTE


@pytest.mark.parametrize(("spare", "step"), SPARE)
def test_a_set_up_on_a_full_disk_names_step_and_cause(
    spare: int, step: str, tmp_path: Path
) -> None:
    copy_checkout(tmp_path / "first")
    with disk(tmp_path / "disk", size_of(tmp_path / "first") + spare) as small:
        copy_checkout(small / "stammtisch")
        done = subprocess.run(
            [sys.executable, "dev.py", "games"],
            check=False,
            cwd=small / "stammtisch",
            env={**os.environ, "PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"},
            capture_output=True,
            text=True,
        )
        said = done.stderr.splitlines()[-1].removesuffix(" (see .build/set-up.log)")
        assert (done.returncode, said) == (1, f"stammtisch: {step} failed: the disk is full")
        assert (small / "stammtisch" / ".venv").exists() == (step != "making .venv")
        assert [*(small / "stammtisch" / ".build").glob("compiled.*")] == []


def test_a_compiler_on_a_full_disk_leaves_nothing_behind(tmp_path: Path) -> None:
    with disk(tmp_path / "disk", 1) as small:
        code = "import sys; from tools.steps import run; run('compiling the rules', *sys.argv[1:])"
        script = [sys.executable, "tools/compile.py", "--inplace-to", str(small / "built")]
        done = subprocess.run(
            [sys.executable, "-c", code, *script], check=False, capture_output=True, text=True
        )
        assert "compiling the rules failed: the disk is full" in done.stderr
        assert [path.name for path in small.iterdir()] == ["built-lock"]
