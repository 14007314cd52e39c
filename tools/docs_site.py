"""What MkDocs needs to know of this checkout: pages that live outside docs/, and their order.

Papers of the root and the rules in each game's folder become pages of the site, and links lead to
them; a link to any other file of the checkout is shown without one. A link to a file that
does not exist stays as it is, so that the strict build fails on it.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).resolve().parents[1]
DOCS = ROOT / "docs"
SECTIONS = {
    "Tutorial": "tutorial",
    "How-to": "how-to",
    "Reference": "reference",
    "Explanation": "explanation",
    "Decisions": "decisions",
}
PAPERS = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"} | {
    "SECURITY.md": "security.md"
}
LOGO = ROOT / "web" / "public" / "logo.svg"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)#\s]+)(#[^)\s]*)?\)")


def rules() -> dict[Path, str]:
    """The rules of each game, told in its folder, by their page."""
    found = sorted((ROOT / "stammtisch" / "games").glob("*/README.md"))
    return {path: f"rules/{path.parent.name}.md" for path in found}


def elsewhere() -> dict[Path, str]:
    """Every page that lives outside docs/."""
    papers = {ROOT / name: page for name, page in PAPERS.items()}
    return papers | rules()


def section(folder: str) -> list[Any]:
    """The pages of a folder, those of folders within it below their name."""
    pages: list[Any] = []
    for path in sorted((DOCS / folder).iterdir(), key=lambda path: (path.is_dir(), path.name)):
        name = path.relative_to(DOCS).as_posix()
        if path.is_dir():
            pages.append({path.name.capitalize(): section(name)})
        elif path.suffix == ".md":
            pages.append(name)
    return pages


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The order of all pages."""
    found = {title: folder for title, folder in SECTIONS.items() if (DOCS / folder).exists()}
    config.nav = [
        {"Home": "README.md"},
        *({title: section(folder)} for title, folder in found.items()),
        {"Rules": list(rules().values())},
        {"Project": list(PAPERS.values())},
    ]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add what lives outside docs/."""
    files.append(File.generated(config, "pictures/logo.svg", abs_src_path=str(LOGO)))
    for path, page in elsewhere().items():
        files.append(File.generated(config, page, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Lead links that leave docs/ to the pages of the site."""
    source = Path(page.file.abs_src_path or "").parent

    def lead(link: re.Match[str]) -> str:
        words, target, anchor = link[1], (source / link[2]).resolve(), link[3] or ""
        known = address(target)
        if known is not None:
            here = Path(page.file.src_uri).parent.as_posix()
            return f"[{words}]({os.path.relpath(known, here)}{anchor})"
        return words if target.exists() else link[0]

    return LINK.sub(lead, markdown)


def address(target: Path) -> str | None:
    """The page of the site that a file of the checkout becomes."""
    if target == ROOT / "README.md":
        return "README.md"
    if target.is_relative_to(DOCS) and target.is_file():
        return target.relative_to(DOCS).as_posix()
    return elsewhere().get(target)
