"""The first page does not wait for the compiler, and a compiler that comes later is used."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

import stammtisch
from stammtisch.server.thinking import rules
from stammtisch.server.thinking.pool import Process
from tools import compile, serving, set_up

KEY = "5ources"


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An environment with its libraries and pages, where no package is installed yet."""
    monkeypatch.setattr(set_up, "VENV", tmp_path)
    monkeypatch.setattr(set_up, "STAMP", tmp_path / "stammtisch.json")
    monkeypatch.setattr(serving, "BUILT", tmp_path / "compiled")
    monkeypatch.setattr(serving, "COPY", tmp_path / "interpreted")
    monkeypatch.setattr(serving, "set_up_pages", lambda: None)
    monkeypatch.setattr(serving, "package_key", lambda: KEY)
    monkeypatch.setattr(serving, "start", lambda command: (tmp_path / "begun").touch())
    monkeypatch.setattr(compile, "obstacle", lambda: None)
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setenv(serving.READY, "")
    return tmp_path


def build(folder: Path, label: str) -> Path:
    """A folder as the compiler leaves it."""
    folder.mkdir(exist_ok=True)
    compile.note(folder, {"key": "k", "obstacle": None, "label": label})
    return folder


def test_a_first_server_runs_interpreted_while_the_compiler_works(
    checkout: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = serving.set_up_server()
    assert command == [set_up.PYTHON, "-m", "stammtisch.cli"]
    assert os.environ["PYTHONPATH"] == str(checkout / "interpreted")
    assert (checkout / "interpreted" / "stammtisch" / "cli" / "app.py").exists()
    assert os.environ[serving.READY] == f"{checkout / 'compiled'}{os.pathsep}{KEY}"
    assert "the rules run interpreted for now" in capsys.readouterr().err
    assert (checkout / "begun").exists()


def test_without_a_compiler_the_server_says_what_to_install(
    checkout: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile, "obstacle", lambda: "there is no C compiler (cc)")
    assert serving.set_up_server() == [set_up.PYTHON, "-m", "stammtisch.cli"]
    said = capsys.readouterr().err
    assert "there is no C compiler (cc): the rules run interpreted" in said
    assert "apt install gcc make python3-dev" in said
    assert os.environ[serving.READY] == ""


def test_the_next_start_installs_what_was_compiled_meanwhile(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    build(checkout / "compiled", KEY)
    monkeypatch.setattr(
        serving, "install_package", lambda key: set_up.stamp(package=key, mode="compiled")
    )
    assert serving.set_up_server() == [set_up.PROGRAMS / "stammtisch"]


def test_a_compiler_that_comes_later_is_used(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compile, "obstacle", lambda: "there is no C compiler (cc)")
    set_up.stamp(package=KEY, mode=set_up.mode())
    assert set_up.installed(KEY)
    monkeypatch.setattr(compile, "obstacle", lambda: None)
    assert not set_up.installed(KEY)


def test_the_stamp_records_what_is_really_installed(checkout: Path) -> None:
    home = checkout / "lib" / "python3.11" / "site-packages" / "stammtisch" / "core"
    home.mkdir(parents=True)
    (home / "game.py").touch()
    assert set_up.mode() == "interpreted"
    (home / "game.cpython-311-x86_64-linux-gnu.so").touch()
    assert set_up.mode() == "compiled"


def test_bots_take_compiled_rules_up_at_once_and_only_those_of_the_same_sources(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = checkout / "compiled"
    monkeypatch.setenv(rules.SETTING, f"{folder}{os.pathsep}{KEY}")
    assert rules.home() == rules.OWN
    build(folder, "other sources")
    assert rules.home() == rules.OWN
    build(folder, KEY)
    assert rules.home() == str(folder)


def test_a_thinking_process_is_replaced_when_the_rules_are_ready(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> list[str]:
        process = Process()
        await process.warm_up()
        homes = [process.home]
        home = Path(stammtisch.__file__).parents[1]
        compile.refresh(home, checkout / "compiled")
        monkeypatch.setenv(rules.SETTING, f"{build(checkout / 'compiled', KEY)}{os.pathsep}{KEY}")
        await process.renew()
        await process.warm_up()
        homes.append(process.home)
        await process.stop()
        return homes

    assert asyncio.run(run()) == [rules.OWN, str(checkout / "compiled")]
