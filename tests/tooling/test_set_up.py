"""dev.py, the locked versions and the wheel."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools import compile, frontend, set_up

ROOT = compile.ROOT


def locked() -> dict[str, str]:
    """The versions of constraints.txt by name."""
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = [line.split("==") for line in lines if not line.startswith("#")]
    return {canonicalize_name(name): version for name, version in pairs}


def test_every_line_of_the_lock_is_an_exact_version() -> None:
    for line in (ROOT / "constraints.txt").read_text().splitlines():
        assert re.fullmatch(r"#.*|[\w.-]+==[\w.]+", line), line


def test_the_lock_fits_what_the_project_asks_for() -> None:
    for text in set_up.requirements("test", "docs", "node", "research"):
        requirement = Requirement(text)
        assert requirement.specifier.contains(locked()[canonicalize_name(requirement.name)]), text


def needs_of(library: str) -> list[str]:
    """What an installed library requires; those of extras that were not asked for are not here."""
    try:
        return requires(library) or []
    except PackageNotFoundError:
        return []


def test_the_lock_names_what_the_libraries_need_in_turn() -> None:
    missing = {
        needed.name
        for name in locked()
        for needed in map(Requirement, needs_of(name))
        if needed.marker is None or needed.marker.evaluate({"extra": ""})
        if canonicalize_name(needed.name) not in locked()
    }
    assert missing == set()


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The names in a wheel built from this checkout, uncompiled."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "STAMMTISCH_NO_WEB": "1", "STAMMTISCH_NO_COMPILE": "1"},
        check=True,
        capture_output=True,
    )
    with ZipFile(next(folder.glob("*.whl"))) as archive:
        return archive.namelist()


def test_the_wheel_holds_every_file_of_the_package_but_sources_of_boards(wheel: list[str]) -> None:
    ours = [path.relative_to(ROOT) for path in compile.files(ROOT / "stammtisch")]
    boards = {path for path in ours if path.parts[1] == "games" and path.parts[3:4] == ("web",)}
    assert boards
    assert [str(path) for path in ours if (path.as_posix() in wheel) == (path in boards)] == []


@pytest.mark.slow
def test_pages_built_into_an_sdist_are_not_built_again(tmp_path: Path) -> None:
    """Every source that their digest counts is in it, and the digest itself."""
    copy = tmp_path / "checkout"
    left_out = shutil.ignore_patterns("node_modules", ".*venv", ".build", ".git", "__pycache__")
    shutil.copytree(ROOT, copy, ignore=left_out, symlinks=True)
    (copy / frontend.STATIC).mkdir(exist_ok=True)
    (copy / frontend.STATIC / "index.html").touch()
    (copy / frontend.STAMP).write_text(frontend.digest(copy))
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(tmp_path)],
        cwd=copy,
        env={**os.environ, "STAMMTISCH_NO_WEB": "1"},
        check=True,
        capture_output=True,
    )
    with tarfile.open(next(tmp_path.glob("*.tar.gz"))) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.glob("stammtisch-*/")
    assert frontend.fresh(unpacked)


def test_the_wheel_holds_nothing_of_the_workshop(wheel: list[str]) -> None:
    tops = {name.split("/")[0] for name in wheel}
    assert {top for top in tops if not top.startswith("stammtisch")} == set()


def test_an_older_python_is_told_in_one_line() -> None:
    code = "import sys; sys.version_info = (3, 10); sys.version = '3.10.2 x'; import dev"
    done = subprocess.run(
        [sys.executable, "-c", code], check=False, cwd=ROOT, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert done.stderr == "Stammtisch needs Python 3.11 or newer; this is 3.10.2\n"


def test_a_missing_venv_module_is_told_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(set_up, "PYTHON", tmp_path / "python")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="apt install python3-venv"):
        set_up.make_environment()
