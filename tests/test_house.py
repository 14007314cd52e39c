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
    "packs": {"core"},
    "terminal": {"core", "games"},
    "research": {"core", "games", "bots", "terminal"},
    "server": {"core", "games", "bots", "packs"},
    "cli": {"core", "games", "bots", "packs", "terminal", "research", "server"},
}
"""Imports point one way; the package's own face stands above `games`."""

ROOMS = {
    "protocol": set(),
    "tables": {"protocol"},
    "storage": {"protocol", "tables"},
    "thinking": {"protocol", "tables"},
    "web": {"protocol", "tables"},
}
"""The server's rooms; `app`, `listening`, `logs` and `settings` stand before them."""

SHARED = {"logs", "settings"}
ELSEWHERE = {"sqlalchemy", "sqlite3", "starlette", "uvicorn", "socket", "subprocess", "websockets"}
"""Sockets, databases and processes, of which a table in play knows nothing."""

PURE = {"__future__", "mypy_extensions", *sys.stdlib_module_names} - {
    "asyncio", "datetime", "http", "logging", "multiprocessing", "os", "random", "select",
    "shutil", "socket", "sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib",
}  # fmt: skip
"""What core and games may use: no clock, no generator, no input and output."""

WITH_LIBRT = {f"stammtisch/core/{part}.py" for part in ("net", "numbers", "pile")}

LIMITS = {".py": 300, ".ts": 300, ".svelte": 150, ".toml": 600, ".ftl": 1200}
TESTS, DATA = 600, 600
LONGEST_FUNCTION = 30

PARTS_OF_A_GAME = {
    "setup", "choices", "events", "state", "rules", "powers", "cards",
    "view", "words", "odds", "policy", "features", "terminal", "position",
}  # fmt: skip
"""The same names in every game: a file where a game is small, else a package of that name."""

BESIDE_THEM = {
    "__init__.py", "README.md", "learned.json", "pack.toml", "lessons", "texts", "web",
}  # fmt: skip
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
    face = {"__version__", "new_table", "replay", "resume", "titles", "verify"}
    if part not in ("core", "games", "bots"):
        allowed |= face
    assert [found for found in ours if found[1].split(".")[1] not in allowed] == []


@pytest.mark.parametrize("room", ROOMS)
def test_the_servers_rooms_open_one_way(room: str) -> None:
    allowed = {room, *ROOMS[room], *SHARED}
    for path in sources(f"server/{room}"):
        parts = [module.split(".") for module in imports(path)]
        rooms = {part[2] for part in parts if part[:2] == ["stammtisch", "server"]}
        assert rooms <= allowed, name(path)


@pytest.mark.parametrize("room", ["protocol", "tables"])
def test_a_table_in_play_knows_neither_sockets_nor_databases_nor_processes(room: str) -> None:
    for path in sources(f"server/{room}"):
        used = {module.split(".")[0] for module in imports(path)}
        assert not used & ELSEWHERE, name(path)


def test_no_game_imports_another() -> None:
    for path in sources("games"):
        own = path.relative_to(PACKAGE / "games").parts[0]
        others = [module.split(".") for module in imports(path)]
        games = {parts[2] for parts in others if parts[:2] == ["stammtisch", "games"]}
        assert games <= {own}, name(path)


def game_folders() -> list[Path]:
    return sorted({path.parent for path in (PACKAGE / "games").glob("*/__init__.py")})


@pytest.mark.parametrize("game", game_folders(), ids=lambda path: path.name)
def test_a_game_has_its_parts_under_the_same_names_as_every_other(game: Path) -> None:
    there = {path.name for path in game.iterdir() if ours(path.relative_to(ROOT).parts)}
    parts = {f"{part}.py" for part in PARTS_OF_A_GAME} | PARTS_OF_A_GAME
    assert there - BESIDE_THEM - parts == set()
    assert [part for part in PARTS_OF_A_GAME if {part, f"{part}.py"} <= there] == []


def test_what_gathers_is_not_compiled_and_so_holds_no_rule() -> None:
    for path in (PACKAGE / "games").glob("*/**/__init__.py"):
        kinds = {type(node) for node in ast.parse(path.read_text("utf-8")).body}
        assert not kinds & {ast.FunctionDef, ast.ClassDef}, name(path)


def test_rules_open_with_the_round_as_their_table_of_contents() -> None:
    for game in game_folders():
        rules = game / "rules" / "__init__.py"
        told = (rules if rules.exists() else game / "rules.py").read_text("utf-8")
        assert "\nROUND: Final" in told, name(game)


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_use_the_standard_library_alone_and_neither_clock_nor_luck_nor_files(
    part: str,
) -> None:
    for path in sources(part):
        allowed = PURE | ({"librt"} if name(path) in WITH_LIBRT else set())
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


@pytest.mark.parametrize("part", ["stammtisch", "tools", "examples", "benchmarks"])
def test_functions_are_short_from_their_first_line_to_their_last(part: str) -> None:
    long = {
        f"{name(path)}: {node.name}": lines
        for path in files(".py", under=ROOT / part)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (lines := (node.end_lineno or 0) - node.lineno + 1) > LONGEST_FUNCTION
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
