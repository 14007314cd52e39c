"""The commands do what the reference says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from stammtisch import __version__, replay
from stammtisch.cli.app import app

from .run import run

REFERENCE = Path(__file__).resolve().parents[2] / "docs" / "reference" / "cli.md"


def commands() -> dict[str, list[str]]:
    """Every command with its long options."""
    from typer.main import get_command

    root = get_command(app)
    found = getattr(root, "commands")  # noqa: B009 (typer's type does not say that it is a group)
    return {
        name: [text for param in command.params for text in param.opts if text.startswith("--")]
        for name, command in found.items()
    }


def test_every_command_and_option_is_documented() -> None:
    text = REFERENCE.read_text("utf-8")
    for name, options in commands().items():
        section = re.search(rf"^## {name}$(.*?)(?=^## |\Z)", text, re.M | re.S)
        assert section is not None, f"no section for {name}"
        for option in options:
            assert f"`{option}" in section[1], f"{name} {option}"


def test_version_tells_version_speed_and_python() -> None:
    version, speed, python = run("--version").stdout.strip().split(", ")
    assert version == f"stammtisch {__version__}"
    assert speed in ("compiled", "interpreted")
    assert python.startswith("Python 3.")


def test_help_lists_every_command() -> None:
    text = run("--help").stdout
    assert all(name in text for name in commands())


def test_games_lists_titles_seats_and_options() -> None:
    listed = json.loads(run("games", "--json").stdout)
    pig = next(game for game in listed if game["id"] == "pig")
    assert pig["seats"] == [2, 6]
    assert pig["options"][0]["key"] == "target"
    assert isinstance(pig["compiled"], bool)
    shown = run("games").stdout
    assert "Pig" in shown
    assert "with throw_model=flat" in " ".join(shown.split())


def test_simulate_prints_what_the_design_says() -> None:
    done = run(
        "simulate", "pig", "--games", "40", "--bots", "thrifty,random", "--seed", "3", "--json"
    )
    result = json.loads(done.stdout)
    keys = ["game", "seats", "options", "games", "decisions", "seconds", "bots", "compiled"]
    assert list(result) == keys
    assert [bot["name"] for bot in result["bots"]] == ["thrifty", "random"]
    assert sum(bot["win_rate"] for bot in result["bots"]) == pytest.approx(1)
    assert result["bots"][0]["win_rate"] > 0.7
    assert done.stderr == ""


def test_simulate_gives_the_same_for_any_number_of_jobs() -> None:
    results = []
    for jobs in ("1", "2"):
        done = run("simulate", "pig", "--games", "30", "--jobs", jobs, "--seats", "3", "--json")
        result = json.loads(done.stdout)
        del result["seconds"]
        results.append(result)
    assert results[0] == results[1]


def test_simulate_shows_a_table_to_people() -> None:
    text = run("simulate", "pig", "--games", "4", "--option", "target=20").stdout
    assert "random" in text
    assert "4 games of pig with 2 seats" in text


def test_bench_prints_what_the_design_says() -> None:
    (result,) = json.loads(run("bench", "pig", "--seats", "2", "--json").stdout)
    keys = ["games_per_s", "decisions_per_s", "answers_per_s", "copy_ns", "compiled"]
    assert result["game"] == "pig"
    assert all(result[key] > 0 for key in keys[:-1])
    assert result["playouts_per_s_last_third"] > result["playouts_per_s"] > 0


def test_perft_counts_sequences_and_weights_by_depth() -> None:
    result = json.loads(run("perft", "pig", "--depth", "3", "--json").stdout)
    assert result["sequences"] == result["weights"] == [1, 6, 11]
    later = run("perft", "polterfass", "--depth", "2", "--after", "3", "--seed", "5").stdout
    assert "polterfass with 3 seats, 3 answers played" in later


def test_a_person_plays_saves_and_resumes(tmp_path: Path) -> None:
    said = "1\n?\no\nu\nnonsense\nq\n"
    done = run("play", "pig", "--seed", "4", "--option", "target=10", said=said, cwd=tmp_path)
    assert done.returncode == 0
    assert "Two to six are added" in done.stdout
    assert "“nonsense” is none of the answers" in done.stdout
    (log,) = tmp_path.glob("*.log")
    assert not replay(log.read_text()).over
    run("play", "--resume", log.name, "--lang", "de", said="1\n" * 200, cwd=tmp_path)
    end = replay(log.read_text())
    assert end.over
    told = run("replay", log.name, cwd=tmp_path).stdout
    assert str(max(end.scores)) in told
    assert (
        json.loads(run("replay", log.name, "--json", cwd=tmp_path).stdout)["scores"] == end.scores
    )
    assert run("verify", log.name, cwd=tmp_path).returncode == 0


def test_a_hint_is_a_key_away(tmp_path: Path) -> None:
    told = run("play", "pig", "--seed", "4", said="h\nq\n", cwd=tmp_path).stdout
    assert "h hint" in told
    assert "Nothing else is possible" in told


def test_the_arena_rates_bots_the_same_for_any_number_of_jobs() -> None:
    results = []
    for jobs in ("1", "2"):
        arguments = ["--games", "41", "--bots", "random,thrifty", "--jobs", jobs, "--json"]
        result = json.loads(run("arena", "pig", *arguments).stdout)
        assert result["games"] == 42
        best, worst = result["bots"]
        assert (best["name"], worst["name"]) == ("thrifty", "random")
        assert best["rating_low"] < best["rating"] < best["rating_high"]
        results.append((result["head_to_head"], best["rating"], best["mean_score"]))
    assert results[0] == results[1]
    assert "thrifty" in run("arena", "pig", "--games", "2", "--bots", "random,thrifty").stdout
