"""tools/compile.py: a stale compiled file never hides an edit, and the decision is told."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import needs
from tools import compile

SOURCE = '"""A number."""\n\nfrom typing import Final\n\nNUMBER: Final = {}\n'


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A package of two modules, with the script that compiles it."""
    root = tmp_path / "checkout"
    core = root / "stammtisch" / "core"
    core.mkdir(parents=True)
    (core.parent / "__init__.py").touch()
    (core / "__init__.py").touch()
    (core / "number.py").write_text(SOURCE.format(1))
    (core / "other.py").write_text(SOURCE.format(5))
    (root / "tools").mkdir()
    shutil.copy(compile.__file__, root / "tools")
    return root


@pytest.fixture
def without_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")


def number(target: Path, module: str = "number") -> tuple[int, bool]:
    """The module's number as an interpreter sees it, and whether it was compiled."""
    code = f"import stammtisch.core.{module} as n; print(n.NUMBER, not n.__file__.endswith('.py'))"
    done = subprocess.run(
        [sys.executable, "-P", "-c", code],
        env={"PYTHONPATH": str(target)},
        check=True,
        capture_output=True,
        text=True,
    )
    value, compiled = done.stdout.split()
    return int(value), compiled == "True"


@pytest.mark.slow
def test_an_edit_is_never_hidden_by_what_was_compiled_before(checkout: Path) -> None:
    needs(compile.obstacle() is None, compile.HINT)
    target = checkout / ".build" / "compiled"
    assert compile.build(checkout, target)
    assert number(target) == (1, True)
    assert number(target, "other") == (5, True)
    (checkout / "stammtisch/core/number.py").write_text(SOURCE.format(2))
    assert number(checkout) == (2, False)
    assert compile.build(checkout, target)
    assert number(target) == (2, True)
    assert not list((checkout / "stammtisch").rglob("*.so"))


@pytest.mark.slow
def test_an_error_of_mypyc_is_an_error_and_leaves_the_last_build(
    checkout: Path, without_compiler: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = checkout / "built"
    compile.build(checkout, target)
    monkeypatch.delenv("CC")
    needs(compile.obstacle() is None, compile.HINT)
    (checkout / "stammtisch/core/number.py").write_text("NUMBER: int = 'three'\n")
    with pytest.raises(SystemExit, match="Incompatible types in assignment"):
        compile.build(checkout, target, quiet=True)
    assert number(target) == (1, False)
    assert [path.name for path in checkout.glob("built*")] == ["built"]


def test_without_a_compiler_the_copy_is_interpreted_and_says_why(
    checkout: Path, without_compiler: None, capsys: pytest.CaptureFixture[str]
) -> None:
    target = checkout / "built"
    assert not compile.build(checkout, target)
    assert number(target) == (1, False)
    assert "interpreted, since there is no C compiler (no-such-compiler)" in capsys.readouterr().err


def test_a_compiler_without_the_headers_counts_as_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "false")
    assert (compile.obstacle() or "").startswith("the C compiler does not compile Python.h")


def test_linking_inlines_only_where_the_compiler_can(monkeypatch: pytest.MonkeyPatch) -> None:
    for missing in ("no-such-compiler", "false"):
        monkeypatch.setenv("CC", missing)
        assert compile.link_time() == ()
    monkeypatch.setenv("CC", "true")
    assert compile.link_time()[:1] == ("-flto=auto",)


def test_unchanged_sources_are_not_compiled_again(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls: list[Path] = []
    monkeypatch.setattr(compile, "obstacle", lambda: None)
    monkeypatch.setattr(compile, "compile_in", lambda root, target, quiet: calls.append(target))
    for _ in range(2):
        assert compile.build(checkout, checkout / "built")
    assert len(calls) == 1


def test_a_changed_text_is_copied_without_compiling(checkout: Path, without_compiler: None) -> None:
    target = checkout / "built"
    text = checkout / "stammtisch" / "en.ftl"
    text.write_text("one")
    compile.build(checkout, target)
    text.write_text("two")
    gone = checkout / "stammtisch" / "gone.ftl"
    compile.build(checkout, target)
    assert (target / "stammtisch" / "en.ftl").read_text() == "two"
    assert not gone.exists()


def test_a_file_removed_from_the_sources_leaves_the_build(
    checkout: Path, without_compiler: None
) -> None:
    text = checkout / "stammtisch" / "en.ftl"
    text.write_text("one")
    compile.build(checkout, checkout / "built")
    text.unlink()
    compile.build(checkout, checkout / "built")
    assert not (checkout / "built" / "stammtisch" / "en.ftl").exists()


def test_all_of_core_and_of_every_game_is_compiled_but_no_init() -> None:
    names = compile.modules()
    assert {"stammtisch/core/game.py", "stammtisch/games/pig/rules.py"} <= set(names)
    assert not [name for name in names if name.endswith("__init__.py") or name in compile.EXCLUDE]


def test_what_stays_interpreted_exists_and_has_a_reason() -> None:
    for name, reason in compile.EXCLUDE.items():
        assert (compile.ROOT / name).exists(), name
        assert reason


def test_the_package_says_which_of_the_two_it_is() -> None:
    import stammtisch.core

    beside = list(Path(str(stammtisch.core.__file__)).parent.glob("game.*.so"))
    assert stammtisch.core.compiled() == bool(beside)
