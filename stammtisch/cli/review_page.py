"""A review as one page of HTML that needs nothing else."""

from __future__ import annotations

from html import escape

from stammtisch.bots.advice import Graded, Review, SeatReview
from stammtisch.terminal.wording import Texts

from .review import costly, total

WIDE, TALL, LANE = 720, 200, 40
STYLE = """
body{font:16px/1.4 sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}
body{background:#fbf4e4;color:#1d1714}
svg{width:100%;background:#f4e7cf;border:2px solid #d6bf97;border-radius:12px}
h2{margin-bottom:.2rem}li{margin:.6rem 0}.note{color:#5f4a38}
.curve{fill:none;stroke:#1d1714;stroke-width:2}.grid{stroke:#d6bf97}
text{font-size:14px;fill:#5f4a38}.sign{width:14px;height:14px;border:0;border-radius:0}
.luck{fill:#3e5c76}.against{fill:none;stroke:#3e5c76}.cost{fill:#8f2d3b}
@media(max-width:600px){text{font-size:26px}.curve{stroke-width:4}}
@media(prefers-color-scheme:dark){body{background:#1f1611;color:#fff8e7}svg{background:#e9d9b8}.note{color:#d8c4a3}}
"""


def page_of(found: Review, texts: Texts, tongue: str) -> str:
    """The whole page."""
    seats = "".join([section(found, told, texts) for told in found.seats])
    title, note = escape(texts.name), escape(texts.own("review-note"))
    return (
        f'<!doctype html><html lang="{tongue}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>{seats}"
        f'<p class="note">{note}</p></html>\n'
    )


def section(found: Review, told: SeatReview, texts: Texts) -> str:
    """One seat: its sum, its curve, and what is worth another look."""
    own = [graded for graded in found.moments if graded.seat == told.seat]
    name, line = escape(texts.player(told.seat)), escape(total(told, texts))
    sound = texts.own("review-sound", sound=told.sound, decisions=told.decisions)
    items = "".join([item(found.moments[place], texts) for place in told.costliest])
    return (
        f"<h2>{name}</h2><p><b>{line}</b><br>{escape(sound)}</p>"
        f"{chart(own, told, line, texts)}{legend(texts)}<ol>{items}</ol>"
    )


def item(graded: Graded, texts: Texts) -> str:
    first, *more = costly(graded, texts)
    return f"<li><b>{escape(first)}</b><br>{'<br>'.join([escape(line) for line in more])}</li>"


def legend(texts: Texts) -> str:
    """What the bars below the curve are."""
    kinds = (
        ("luck", "review-luck-for"),
        ("against", "review-luck-against"),
        ("cost", "review-price"),
    )
    signs = [
        '<svg class="sign" viewBox="-1 -1 14 14">'
        f'<rect class="{kind}" width="12" height="12"/></svg>'
        f" {escape(texts.own(words))}"
        for kind, words in kinds
    ]
    return f'<p class="note">{" ".join(signs)}</p>'


def rounds(own: list[Graded], step: float) -> str:
    """Each round's number where its first decision stands."""
    firsts = [x for x, graded in enumerate(own) if x == 0 or graded.round != own[x - 1].round]
    foot = TALL + 3 * LANE - 4
    return "".join(
        [f'<text x="{step * x + 3:.1f}" y="{foot}">{own[x].round}</text>' for x in firsts]
    )


def chart(own: list[Graded], told: SeatReview, line: str, texts: Texts) -> str:
    """The chance to win; below it luck for and against, and what decisions cost."""
    step = WIDE / max(len(own), 1)
    shares = [*[graded.before for graded in own], told.end]
    points = " ".join([f"{step * x:.1f},{TALL * (1 - y):.1f}" for x, y in enumerate(shares)])
    luck, cost = TALL + LANE, TALL + 2 * LANE
    bars = "".join([bar(graded, step * x, step, luck, cost) for x, graded in enumerate(own)])
    grid = "".join([f'<path class="grid" d="M0 {y}H{WIDE}"/>' for y in (TALL // 2, luck, cost)])
    heights = ((texts.own("percent", percent=p), y) for p, y in ((100, 26), (50, TALL // 2 - 4)))
    shown = "".join([f'<text x="4" y="{y}">{escape(words)}</text>' for words, y in heights])
    return (
        f'<svg viewBox="0 0 {WIDE} {cost + LANE}" role="img" aria-label="{line}">{grid}{shown}'
        f'<polyline class="curve" points="{points}"/>{bars}{rounds(own, step)}</svg>'
    )


def bar(graded: Graded, x: float, wide: float, luck: int, cost: int) -> str:
    """The luck that followed a decision, and what it cost."""
    high = min(abs(graded.luck), 0.5) * 2 * LANE
    kind, top = ("luck", luck - high) if graded.luck > 0 else ("against", float(luck))
    box = '<rect class="{}" x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}"/>'
    bars = box.format(kind, x, top, 0.7 * wide, high)
    if graded.is_sound:
        return bars
    return bars + box.format("cost", x, cost, max(3.0, wide), min(graded.cost, 0.5) * 2 * LANE)
