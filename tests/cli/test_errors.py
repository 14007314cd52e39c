"""Bad input: one line that names the thing and what was expected, exit code 2, no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch import new_table
from stammtisch.cli import dataset
from stammtisch.cli.job import read_job

from .run import run

BAD = [
    (["simulate", "chess"], "unknown game 'chess'; known: "),
    (["simulate", "pig", "--seats", "9"], "pig: seats=9: expected 2 to 6"),
    (["simulate", "pig", "--bots", "genius"], "unknown bot 'genius'; known: random"),
    (["simulate", "pig", "--bots", "random:x"], "expected a budget such as :400 or :0.5s"),
    (["simulate", "pig", "--seats", "2", "--bots", "random,random,random"], "at most 2"),
    (["simulate", "pig", "--option", "target"], "option 'target': expected KEY=VALUE"),
    (["simulate", "pig", "--option", "target=1"], "a whole number from 10 to 500"),
    (["simulate", "pig", "--option", "colour=red"], "option colour: unknown"),
    (["bench", "pig", "--pack", "nowhere.toml"], "nowhere.toml"),
    (["arena", "pig", "--bots", "random"], "expected two or more, each once"),
    (["arena", "pig", "--bots", "random,random"], "expected two or more, each once"),
    (["arena", "pig", "--bots", "random,thrifty", "--seats", "7"], "expected 2 to 6"),
    (["arena", "pig"], "Missing option '--bots'."),
    (["arena", "pig", "--bots", "random,thrifty", "--games", "0"], "'--games'"),
    (["arena", "--bot", "random"], "No such option: --bot"),
    (["dataset", "pig", "--games", "1"], "Missing option '--out'."),
    (["tournament"], "No such command 'tournament'."),
    (["play", "chess"], "unknown game 'chess'"),
    (["play", "pig", "--lang", "tlh"], "language 'tlh': expected one of en, uk, pl, ru, de"),
    (["play", "--resume", "nowhere.log"], "nowhere.log: No such file"),
    (["replay", "nowhere.log"], "nowhere.log: No such file"),
    (["verify", "."], ".: Is a directory"),
    (["serve", "--database", "mysql://x"], "expected sqlite or postgresql"),
    (["serve", "--workers", "2", "--database", "x.db"], "an SQLite file serves one process"),
    (["serve", "--database", "/dev/null/x.db"], "/dev/null/x.db: cannot open"),
    (["serve", "--database", "postgresql://me:secret@127.0.0.1:1/x"], "me:***@127.0.0.1:1/x: "),
    (
        ["serve", "--host", "192.0.2.1", "--database", "sqlite://"],
        "cannot assign requested address; is --host an address of this machine?",
    ),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD, ids=" ".join)
def test_a_mistake_is_one_line_and_exit_code_2(
    arguments: list[str], expected: str, tmp_path: Path
) -> None:
    done = run(*arguments, cwd=tmp_path)
    assert done.returncode == 2
    assert expected in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("damage", [b"", b"\xff\xfe", b"stammtisch 1\ngame pig\n"])
def test_a_damaged_log_is_named(damage: bytes, tmp_path: Path) -> None:
    log = tmp_path / "bad.log"
    log.write_bytes(damage)
    done = run("replay", str(log))
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "Traceback" not in done.stderr


def test_a_forged_log_is_caught_at_its_line(tmp_path: Path) -> None:
    table = new_table("pig", seats=2, seed=5, options={"target": 10})
    while not table.over:
        (seat,) = table.open
        table.answer(seat, table.open[seat].options[0])
    lines = table.log.splitlines()
    number = next(i for i, line in enumerate(lines) if "*die" in line)
    lines[number] = "0 *die 6" if lines[number] != "0 *die 6" else "0 *die 5"
    (tmp_path / "forged.log").write_text("\n".join(lines) + "\n")
    done = run("verify", "forged.log", cwd=tmp_path)
    assert done.returncode == 2
    assert f"log line {number + 1}: " in done.stderr


def test_a_dataset_without_its_libraries_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(dataset, "find_spec", lambda name: None)
    with pytest.raises(dataset.Lacking, match=r"pip install .*stammtisch\[research\]"):
        dataset.run_dataset(read_job("pig", None, None, [], None), 1, tmp_path / "x", 1, 1)
