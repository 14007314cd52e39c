"""A learning curve as a picture: shares of the victory over decisions, in SVG."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

WIDTH, HEIGHT = 720, 400
LEFT, RIGHT, TOP, BOTTOM = 60, 150, 44, 52
COLOURS = ("#1f6f54", "#b0522a", "#3a5a9b", "#7a4b8f")
STROKES = ("", "8 4", "2 4", "12 4 2 4")


@dataclass(frozen=True)
class Curve:
    """A name, and points of (decisions, share)."""

    name: str
    points: list[tuple[int, float]]


def drawn(curves: list[Curve], title: str, par: float) -> str:
    """The whole picture; lines differ in colour and in stroke."""
    most = max([x for curve in curves for x, _ in curve.points] or [1]) or 1
    parts = [text(LEFT, 24, title, 'font-weight="bold"'), *axes(most), *level(par)]
    ends: list[float] = []
    for number, curve in enumerate(curves):
        parts += line(curve, number, most, ends)
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" role="img" aria-label="{escape(title)}">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>\n{body}\n</svg>\n'
    )


def across(decisions: float, most: float) -> float:
    return LEFT + (WIDTH - LEFT - RIGHT) * decisions / most


def down(share: float) -> float:
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def text(x: float, y: float, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="#2b2620" {more}>{escape(words)}</text>'


def axes(most: float) -> list[str]:
    """Every fifth of the victory, every quarter of the way."""
    parts = []
    for fifth in range(6):
        y = down(fifth / 5)
        parts.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#e2dac9"/>')
        parts.append(text(LEFT - 8, y + 4, f"{fifth * 20} %", 'text-anchor="end"'))
    for quarter in range(5):
        there = most * quarter / 4
        words = f"{there / 1e6:.1f} M" if there >= 1e6 else f"{there:,.0f}"
        parts.append(text(across(there, most), HEIGHT - BOTTOM + 20, words, 'text-anchor="middle"'))
    middle = (LEFT + WIDTH - RIGHT) / 2
    parts.append(text(middle, HEIGHT - 10, "decisions learned from", 'text-anchor="middle"'))
    return parts


def level(par: float) -> list[str]:
    """What equal players would win."""
    y = down(par)
    return [
        f'<path d="M{LEFT} {y:.1f}H{WIDTH - RIGHT}" stroke="#8a8170" stroke-dasharray="1 3"/>',
        text(LEFT + 60, y - 5, "equal players", 'fill-opacity="0.7"'),
    ]


def line(curve: Curve, number: int, most: float, ends: list[float]) -> list[str]:
    """One curve, its name beside its end and clear of the names before it."""
    colour, stroke = COLOURS[number % len(COLOURS)], STROKES[number % len(STROKES)]
    places = [f"{across(x, most):.1f} {down(share):.1f}" for x, share in curve.points]
    y = down(curve.points[-1][1]) + 4
    while any(abs(y - other) < 16 for other in ends):
        y += 4
    ends.append(y)
    dots = f'stroke-dasharray="{stroke}"' if stroke else ""
    return [
        f'<path d="M{"L".join(places)}" fill="none" stroke="{colour}" stroke-width="2" {dots}/>',
        f'<text x="{WIDTH - RIGHT + 8}" y="{y:.1f}" fill="{colour}">{escape(curve.name)}</text>',
    ]
