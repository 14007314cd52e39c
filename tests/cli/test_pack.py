"""Own figures: the template of every game is a good pack, and a filled-in one is explained."""

from __future__ import annotations

from pathlib import Path

import pytest

from stammtisch.core.pack import parse_pack
from stammtisch.games import title, titles
from stammtisch.packs.shipped import confidences, known_figures, leaves, template

from .run import run

GAMES = [game for game, known in titles().items() if known.shipped_pack()]


def uncommented(text: str) -> str:
    """The template as an owner fills it in who has the shipped cards."""
    figures = [line for line in text.splitlines() if line.startswith("# ") and " = " in line]
    return "\n".join(line[2:] if line in figures else line for line in text.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_a_template_changes_nothing_and_names_every_figure(game: str) -> None:
    text = template(title(game))
    assert dict(leaves(parse_pack(text, "template"))) == {}
    if game == "tiefenthal":
        shipped = dict(leaves(title(game).shipped_pack()))
        assert dict(leaves(parse_pack(uncommented(text), "template"))) == shipped


def test_the_template_of_tiefenthal_begins_with_the_upgrades() -> None:
    text = template(title("tiefenthal"))
    order = ["[upgrades]", "[guests]", "[monastery]", "[regulars]", "[tavern_cards]", "[noble]"]
    places = [text.index(table) for table in order]
    assert places == sorted(places)
    assert "confidence =" not in text


def test_a_note_may_name_figures_one_by_one() -> None:
    found = confidences(title("tiefenthal").shipped_pack())
    assert found["guests.G4-1.beers"] == "sure"
    assert found["guests.G4-1.die"] == "reconstructed"
    assert found["guests.G7-1.bonus"] == "sure"
    assert found["upgrades.kitchen.price"] == "sure"
    assert found["upgrades.safe.price"] == "reconstructed"


def test_the_page_of_tiefenthal_counts_its_stand_ins() -> None:
    printed, stand_ins = known_figures(title("tiefenthal"))
    page = Path(__file__).parents[2] / "docs/reference/games/tiefenthal.md"
    assert f"{printed} are printed ones, {stand_ins} are stand-ins" in page.read_text("utf-8")


def test_a_good_file_is_told_what_it_changes(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[upgrades.safe]\nprice = 7\n[upgrades.cellar]\nprice = 5\n", "utf-8")
    done = run("pack", "check", str(own))
    assert (done.returncode, done.stderr) == (0, "")
    assert "good for tiefenthal" in done.stdout
    assert "figures in the file: 2, different from the shipped ones: 1" in done.stdout


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[guests.G4-1]\nbeers = 5\n", "got 8 / 6 / 9 / 7 / 4 / 4"),
        ("[upgrades.safe]\nprize = 5\n", "upgrades.safe.prize: expected a key"),
        ("[hats]\nred = 5\n", "a table of one of our packs"),
        ("[upgrades\n", "expected TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_its_key(tmp_path: Path, text: str, words: str) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(text, "utf-8")
    done = run("pack", "check", str(own))
    assert done.returncode == 2
    assert words in done.stderr
    assert "Traceback" not in done.stderr


def test_a_template_can_be_printed() -> None:
    assert "[barrels]" in run("pack", "new", "polterfass").stdout
    assert "pig" in run("pack", "new", "pig").stderr
