"""The documentation as a site: every page is found, and links lead where they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from tools import docs_site

ROOT = docs_site.ROOT


def pages(nav: object) -> list[str]:
    """Every page that the menu names."""
    if isinstance(nav, str):
        return [nav]
    entries = nav.values() if isinstance(nav, dict) else nav if isinstance(nav, list) else []
    return [page for entry in entries for page in pages(entry)]


def test_the_menu_names_every_page_once() -> None:
    config = load_config(str(ROOT / "mkdocs.yml"))
    docs_site.on_config(config)
    written = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert sorted(pages(config.nav)) == sorted([*written, *docs_site.elsewhere().values()])


def test_a_link_to_a_page_that_is_not_there_fails_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_MKDOCS_2_WARNING", "1")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text("# Home\n\n[gone](gone.md)\n")
    settings = (ROOT / "mkdocs.yml").read_text()
    plain = re.sub(r"(?m)^(hooks|extra_css):\n(  -.*\n)+|^  (logo|favicon):.*\n", "", settings)
    (tmp_path / "mkdocs.yml").write_text(plain)
    config = load_config(str(tmp_path / "mkdocs.yml"), strict=True)
    with pytest.raises(Abort, match="1 warning"):
        build(config)


@pytest.mark.parametrize(
    ("said", "target"),
    [
        ("../CONTRIBUTING.md", "contributing.md"),
        ("../stammtisch/games/pig/README.md", "rules/pig.md"),
        ("explanation/boards.md", "explanation/boards.md"),
    ],
)
def test_links_out_of_docs_lead_to_the_page_of_the_site(said: str, target: str) -> None:
    assert docs_site.address((ROOT / "docs" / said).resolve()) == target
