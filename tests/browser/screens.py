"""The window takes every usual size, and the page is asked what is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

ASK = Path(__file__).with_name("in_sight.js").read_text("utf-8")


class Screen(NamedTuple):
    """A window, and whether fingers or a mouse point in it."""

    width: int
    height: int
    touch: bool

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"


SCREENS = [
    Screen(1440, 900, False),
    Screen(1366, 768, False),
    Screen(1280, 720, False),
    Screen(1024, 768, False),
    Screen(820, 1180, True),
    Screen(1180, 820, True),
    Screen(390, 844, True),
    Screen(360, 640, True),
    Screen(844, 390, True),
    Screen(720, 450, False),  # 1440x900 at 200 %
]


def resize(page: Page, screen: Screen) -> None:
    """The window takes this size, with fingers or a mouse."""
    client = page.context.new_cdp_session(page)
    client.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.touch})
    client.detach()
    page.set_viewport_size({"width": screen.width, "height": screen.height})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))")


def complaints(page: Page, screen: Screen) -> list[str]:
    """What is wrong on this screen: out of sight, covered, cut off, or too small to hit."""
    resize(page, screen)
    found: list[str] = page.evaluate(ASK, {"least": 44 if screen.touch else 24})
    return [f"{screen.name}: {one}" for one in found]


def question(page: Page) -> str:
    """The kind of the open question."""
    step: Any = page.locator(".app").get_attribute("data-step")
    return str(step or "")


def contact_sheet(pictures: dict[str, list[Path]], target: Path) -> None:
    """All pictures on one page, a row for each question: open it in a browser and look."""
    rows = [
        f"<h2>{kind}</h2><div>{''.join(map(figure, paths))}</div>"
        for kind, paths in pictures.items()
    ]
    style = "div{display:flex;gap:6px;align-items:start}img{height:300px}figure{margin:0}"
    target.write_text(f"<meta charset=utf-8><style>{style}</style>{''.join(rows)}", "utf-8")


def figure(path: Path) -> str:
    return f"<figure><img src='{path.name}'><figcaption>{path.stem}</figcaption></figure>"
