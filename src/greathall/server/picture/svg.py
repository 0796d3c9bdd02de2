"""Shapes and letters as SVG. Letters are outlines (`glyphs.json`), so no font is needed and nothing looks different."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from importlib.resources import files
from typing import Any, Literal

Font = Literal["display", "name", "text"]
SPACES = {0x202F: "\u00a0", 0x2009: "\u00a0"}
"""Narrow spaces, of which there is no outline, are drawn like wide ones."""
LEAST_SIZE = 20
"""No letters smaller than this: pictures are looked at on phones."""


@cache
def _drawn() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((files(__package__) / "glyphs.json").read_text("utf-8"))
    return found


def width(text: str, font: Font, size: float, spacing: float = 0) -> float:
    glyphs = _drawn()["fonts"][font]
    advance = sum(glyphs[letter][0] if letter in glyphs else 600 for letter in text)
    return float(advance * size / _drawn()["em"] + spacing * size * len(text))


def fitted(text: str, font: Font, size: float, most: float) -> tuple[str, float]:
    """The text at a size at which it is no wider than `most`: first it shrinks, then it is cut off."""
    while size > LEAST_SIZE and width(text, font, size) > most:
        size -= 1
    if width(text, font, size) > most:
        while text and width(text + "…", font, size) > most:
            text = text[:-1]
        text = text.rstrip() + "…"
    return text, size


def text(
    x: float,
    y: float,
    words: str,
    font: Font,
    size: float,
    fill: str,
    *,
    end: bool = False,
    most: float = 10_000,
    spacing: float = 0,
) -> str:
    """Words on a base line; `end`: they end at x. Letters that we have no outline of are left to the viewer's fonts."""
    words, size = fitted(words.translate(SPACES), font, size, most)
    glyphs, scale = _drawn()["fonts"][font], size / _drawn()["em"]
    x -= width(words, font, size, spacing) if end else 0
    if any(letter not in glyphs for letter in words):
        style = f'font-family="sans-serif" font-weight="700" font-size="{size}" fill="{fill}"'
        return f'<text x="{x:.1f}" y="{y}" {style}>{escape(words)}</text>'
    at, parts = 0.0, []
    for letter in words:
        advance, outline = glyphs[letter]
        if outline:
            parts.append(f'<path transform="translate({at:.0f} 0)" d="{outline}"/>')
        at += advance + spacing * _drawn()["em"]
    return f'<g transform="translate({x:.1f} {y}) scale({scale:.4f})" fill="{fill}">{"".join(parts)}</g>'


def icon(name: str, x: float, y: float, size: float, fill: str) -> str:
    outline = _drawn()["icons"].get(name) or _drawn()["icons"]["game"]
    return f'<path transform="translate({x} {y}) scale({size / 512:.4f})" fill="{fill}" d="{outline}"/>'


def box(x: float, y: float, w: float, h: float, r: float, fill: str, line: str = "", thick: float = 1) -> str:
    stroke = f' stroke="{line}" stroke-width="{thick}"' if line else ""
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{fill}"{stroke}/>'
