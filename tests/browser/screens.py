"""The window takes every usual size, and the page is asked what is in sight."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

ASK = Path(__file__).with_name("in_sight.js").read_text("utf-8")
SETTLED = "() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))"


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


class Window:
    """A page whose window takes any size, with fingers or a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.client = page.context.new_cdp_session(page)  # touch lasts as long as this does

    def resize(self, screen: Screen) -> None:
        """The window takes this size."""
        self.client.send("Emulation.setTouchEmulationEnabled", {"enabled": screen.touch})
        self.page.set_viewport_size({"width": screen.width, "height": screen.height})
        self.page.evaluate(SETTLED)

    def complaints(self, screen: Screen) -> list[str]:
        """What is wrong on this screen: out of sight, covered, cut off, or too small to hit."""
        self.resize(screen)
        found: list[str] = self.page.evaluate(ASK, {"least": 44 if screen.touch else 24})
        return [f"{screen.name}: {one}" for one in found]


def question(page: Page) -> str:
    """The kind of the open question."""
    step: Any = page.locator(".app").get_attribute("data-step")
    return str(step or "")


def contact_sheet(page: Page, pictures: dict[str, list[Path]], target: Path) -> None:
    """All pictures on one, a row for each question, to be looked at: `target`.png and .html."""
    rows = [
        f"<h2>{kind}</h2><div>{''.join(map(figure, paths))}</div>"
        for kind, paths in pictures.items()
    ]
    style = "div{display:flex;gap:6px;align-items:start}img{zoom:.3}figure{margin:0}"
    sheet = target.with_suffix(".html")
    sheet.write_text(f"<meta charset=utf-8><style>{style}</style>{''.join(rows)}", "utf-8")
    page.set_viewport_size({"width": 2950, "height": 1000})
    page.goto(sheet.as_uri())
    page.screenshot(path=target.with_suffix(".png"), full_page=True)


def figure(path: Path) -> str:
    return f"<figure><img src='{path.name}'><figcaption>{path.stem}</figcaption></figure>"
