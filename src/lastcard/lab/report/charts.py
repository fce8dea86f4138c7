"""Charts as inline SVG: bars with intervals, and histograms."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from html import escape

WIDTH = 720
ROW = 24
LEFT = 170
RIGHT = 150


@dataclass
class Bar:
    """A bar: a name, a value, its interval, and the text behind it."""

    name: str
    value: float
    low: float
    high: float
    note: str = ""


def bars(found: list[Bar], mark: float | None = None, title: str = "") -> str:
    """Horizontal bars with intervals; a line marks what would be fair, or zero."""
    ends = [0.0, *(bar.low for bar in found), *(bar.high for bar in found)]
    ends += [] if mark is None else [mark]
    least, most = min(ends), max(ends)
    span = (most - least) or 1.0

    def across(value: float) -> float:
        return round(LEFT + (value - least) / span * (WIDTH - LEFT - RIGHT), 1)

    lines = [_bar(bar, number, across) for number, bar in enumerate(found)]
    height = ROW * len(found) + 8
    if mark is not None:
        lines.append(f'<line class="mark" x1="{across(mark)}" x2="{across(mark)}" y1="0" y2="{height}"/>')
    return _svg(height, lines, title)


def _bar(bar: Bar, number: int, across: object) -> str:
    assert callable(across)
    top, zero, end = number * ROW + 6, across(0.0), across(bar.value)
    low, high, middle = across(bar.low), across(bar.high), top + 7
    return (
        f'<text class="name" x="{LEFT - 8}" y="{top + 11}">{escape(bar.name)}</text>'
        f'<rect class="bar" x="{min(zero, end)}" y="{top}" width="{abs(end - zero):.1f}" height="14"/>'
        f'<line class="whisker" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
        f'<text class="note" x="{WIDTH - RIGHT + 8}" y="{top + 11}">{escape(bar.note)}</text>'
    )


def histogram(counts: Counter[int], title: str = "") -> str:
    """A histogram with at most forty columns."""
    least, most = min(counts), max(counts)
    step = max(1, -(-(most - least + 1) // 40))
    gathered: Counter[int] = Counter()
    for number, times in counts.items():
        gathered[(number - least) // step] += times
    tallest = max(gathered.values())
    wide = (WIDTH - 40) / ((most - least) // step + 1)
    lines = [
        f'<rect class="bar" x="{20 + at * wide:.1f}" y="{170 - 150 * times / tallest:.1f}" '
        f'width="{max(1.0, wide - 1):.1f}" height="{150 * times / tallest:.1f}">'
        f"<title>{least + at * step} to {least + at * step + step - 1}: {times}</title></rect>"
        for at, times in sorted(gathered.items())
    ]
    lines.append('<line class="axis" x1="20" x2="700" y1="170" y2="170"/>')
    for part in range(5):
        number = least + (most - least) * part // 4
        place = 20 + (number - least) / step * wide
        lines.append(f'<text class="tick" x="{place:.1f}" y="188">{number}</text>')
    return _svg(196, lines, title)


def _svg(height: int, lines: list[str], title: str) -> str:
    body = "\n".join(lines)
    return f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">\n{body}\n</svg>'
