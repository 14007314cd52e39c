"""The habits of the house that no linter knows: who imports whom, sizes, names, paths."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "stammtisch"
NOT_OURS = {"node_modules", "static", "__pycache__", "dist", "build", "generated"}

MAY_IMPORT = {
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "research": {"core", "games", "bots"},
    "server": {"core", "games", "bots"},
    "cli": {"core", "games", "bots", "research", "server"},
}
"""Imports point one way; the package's own face stands above `games`."""

PURE = {"__future__", "mypy_extensions", *sys.stdlib_module_names} - {
    "asyncio", "datetime", "http", "logging", "multiprocessing", "os", "random", "select",
    "shutil", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
"""What core and games may use: no clock, no generator, no input and output."""

LIMITS = {".py": 300, ".ts": 300, ".svelte": 300, ".toml": 600, ".ftl": 800}
TESTS, DATA = 600, 600
LONGEST_FUNCTION = 30
VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager", "base"}


def files(*suffixes: str, under: Path = ROOT) -> list[Path]:
    """The files of the checkout that people write."""
    found = (path for path in under.rglob("*") if path.suffix in suffixes and path.is_file())
    return sorted(path for path in found if ours(path.relative_to(ROOT).parts))


def ours(parts: tuple[str, ...]) -> bool:
    """Whether a path leads neither into a hidden folder nor into what was built or fetched."""
    hidden = {part for part in parts if part.startswith(".")} - {".ci"}
    return not hidden and not NOT_OURS & set(parts)


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, by its absolute name."""
    home = path.relative_to(ROOT).with_suffix("").parts
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = home[: len(home) - node.level] if node.level else ()
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def sources(part: str) -> list[Path]:
    return files(".py", under=PACKAGE / part) if (PACKAGE / part).exists() else []


def test_every_part_of_the_package_has_its_place_in_the_direction_of_imports() -> None:
    parts = {path.relative_to(PACKAGE).parts[0] for path in files(".py", under=PACKAGE)}
    assert parts - {"__init__.py", "__main__.py"} <= set(MAY_IMPORT)


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_point_one_way(part: str) -> None:
    allowed = {part, *MAY_IMPORT[part]}
    ours = [
        (name(path), module)
        for path in sources(part)
        for module in imports(path)
        if module.startswith("stammtisch.")
    ]
    face = {"new_table", "replay", "resume", "titles", "verify"}
    if part not in ("core", "games", "bots"):
        allowed |= face
    assert [found for found in ours if found[1].split(".")[1] not in allowed] == []


def test_no_game_imports_another() -> None:
    for path in sources("games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = [module.split(".") for module in imports(path)]
        games = {parts[2] for parts in others if parts[:2] == ["stammtisch", "games"]}
        assert games <= {own}, name(path)


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_use_the_standard_library_alone_and_neither_clock_nor_luck_nor_files(
    part: str,
) -> None:
    for path in sources(part):
        allowed = PURE | ({"librt"} if name(path) == "stammtisch/core/pile.py" else set())
        used = {module.split(".")[0] for module in imports(path)} - {"stammtisch"}
        assert used <= allowed, f"{name(path)}: {used - allowed}"


def limit(path: Path) -> int:
    if path.parts[len(ROOT.parts)] in ("tests", "benchmarks"):
        return TESTS
    return LIMITS[path.suffix]


def test_files_are_short() -> None:
    long = {
        name(path): lines
        for path in files(*LIMITS)
        if (lines := len(path.read_text("utf-8").splitlines())) > limit(path)
    }
    assert long == {}


def length(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of a function's body, without its docstring."""
    first = function.body[1:] if ast.get_docstring(function) else function.body
    return (function.end_lineno or 0) - first[0].lineno + 1 if first else 0


def test_functions_are_short() -> None:
    """But an `__init__` may list as many fields as a player has things."""
    long = {
        f"{name(path)}: {node.name}": length(node)
        for path in files(".py", under=PACKAGE)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name != "__init__"
        and length(node) > LONGEST_FUNCTION
    }
    assert long == {}


def test_no_file_has_a_vague_name() -> None:
    assert [name(path) for path in files(*LIMITS) if path.stem.lower() in VAGUE] == []


def test_nothing_names_a_machine_path_or_a_package_registry() -> None:
    folders = "|".join(["work", "opt", "tmp", "home", "root"])
    hosts = "|".join(["pypi" + r"\.org", "pythonhosted" + r"\.org", "npmjs" + r"\.(?:org|com)"])
    forbidden = re.compile(rf"(?<![\w./~])/(?:{folders})/\w+|{hosts}")
    texts = files(".py", ".md", ".toml", ".txt", ".json", ".ts", ".svelte", ".ftl", ".html", "")
    found = {name(path): forbidden.findall(path.read_text("utf-8")) for path in texts}
    assert {path: hits for path, hits in found.items() if hits} == {}


def test_the_checkout_holds_no_compiled_file() -> None:
    assert files(".so", ".pyd", under=PACKAGE) == []
