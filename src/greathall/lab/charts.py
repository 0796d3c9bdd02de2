"""The charts of a report, as Vega-Lite; vl-convert draws them without a browser or a network.

Colours are names of a palette. In the page they are variables of its style sheet, so that one drawing serves both
themes; in a picture they are colours.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

import vl_convert

WIDTH = 372
"""Fits a phone; on a desk the table is beside it."""
NIGHT = {
    "surface": "#191c27",
    "text": "#f4ebd9",
    "quiet": "#cfc5b2",
    "line": "#3b4052",
    "mark": "#93c5f2",
    "accent": "#f2c063",
    "third": "#8fd39a",
}
DAY = {
    "surface": "#fbf5e6",
    "text": "#2a1f14",
    "quiet": "#53432f",
    "line": "#d8c69d",
    "mark": "#1a5180",
    "accent": "#7c3f0c",
    "third": "#1c5e30",
}
THEMES = {"day": DAY, "night": NIGHT}
_STAND_INS = {name: f"#fe00{number:02x}" for number, name in enumerate(NIGHT)}
"""Colours that nothing else has, to be replaced by variables."""
LOCALES: dict[str, Any] = {"en": "en-US", "fr": "fr-FR"}
Spec = dict[str, Any]


class Bar(NamedTuple):
    """An estimate with its interval; `even` is where it would be if nothing mattered."""

    label: str
    mean: float
    low: float
    high: float
    even: float | None = None


def intervals(bars: Sequence[Bar], title: str, form: str) -> Spec:
    """One line for each: a dot, its interval, and a mark where it would be expected."""
    y = {"field": "label", "type": "nominal", "sort": None, "title": None, "axis": {"labelLimit": 170, "ticks": False}}
    scale = {"zero": False, "nice": True}
    layers: list[Spec] = [
        {"mark": {"type": "rule", "size": 2, "color": "mark"}, "encoding": {"x2": {"field": "high"}}, "x": "low"},
        {"mark": {"type": "point", "filled": True, "size": 60, "color": "mark", "opacity": 1}, "x": "mean"},
    ]
    if any(bar.even is not None for bar in bars):
        layers.insert(0, {"mark": {"type": "tick", "thickness": 3, "size": 18, "color": "accent"}, "x": "even"})
    return {
        "width": WIDTH,
        "height": 24 * len(bars),
        "data": {"values": [bar._asdict() for bar in bars]},
        "encoding": {"y": y},
        "layer": [
            {
                "mark": layer["mark"],
                "encoding": {
                    "x": {
                        "field": layer["x"],
                        "type": "quantitative",
                        "title": title,
                        "scale": scale,
                        "axis": {"format": form, "tickCount": 5},
                    },
                    **layer.get("encoding", {}),
                },
            }
            for layer in layers
        ],
    }


def histogram(counts: Sequence[tuple[float, int]], width: float, title: str, games: str) -> Spec:
    values = [{"at": at, "to": at + width, "count": count} for at, count in counts]
    return {
        "width": WIDTH,
        "height": 180,
        "data": {"values": values},
        "mark": {"type": "bar", "color": "mark"},
        "encoding": {
            "x": {
                "field": "at",
                "type": "quantitative",
                "bin": {"binned": True, "step": width},
                "title": title,
                "axis": {"format": ",d", "tickCount": 6},
            },
            "x2": {"field": "to"},
            "y": {"field": "count", "type": "quantitative", "title": games, "axis": {"tickCount": 4, "format": ",d"}},
        },
    }


class Point(NamedTuple):
    """A share of one series at one place."""

    at: str
    series: str
    mean: float
    low: float
    high: float


def lines(points: Sequence[Point], at: str, series: str, title: str) -> Spec:
    """Shares by place, one line for each series, told apart by colour, dash and shape."""
    names = list(dict.fromkeys(point.series for point in points))
    colours = ["mark", "accent", "third", "text", "quiet"][: max(1, len(names))]
    x = {"field": "at", "type": "ordinal", "sort": None, "title": at, "axis": {"labelAngle": 0, "labelLimit": 120}}
    y = {"type": "quantitative", "title": title, "scale": {"domain": [0, 1]}, "axis": {"format": ".0%", "tickCount": 5}}
    colour = {"field": "series", "type": "nominal", "sort": None, "scale": {"domain": names, "range": colours}}
    legend = {"title": series, "orient": "top", "direction": "horizontal"}
    offset = {"xOffset": {"field": "series", "sort": None}} if len(names) > 1 else {}
    return {
        "width": WIDTH,
        "height": 240,
        "data": {"values": [point._asdict() for point in points]},
        "encoding": {"x": x, **offset, "color": {**colour, "legend": legend}},
        "layer": [
            {"mark": {"type": "rule", "size": 2}, "encoding": {"y": {**y, "field": "low"}, "y2": {"field": "high"}}},
            {
                "mark": {"type": "point", "filled": True, "size": 70, "opacity": 1},
                "encoding": {
                    "y": {**y, "field": "mean"},
                    "shape": {**colour, "scale": {"domain": names}, "legend": legend},
                },
            },
        ],
    }


def svg(spec: Spec, language: str, theme: str = "") -> str:
    """For a page, whose colours are its own; or by itself, in the colours of a theme."""
    palette = THEMES[theme] if theme else _STAND_INS
    drawn: str = vl_convert.vegalite_to_svg(_dressed(spec, palette), format_locale=LOCALES[language])
    if theme:
        return drawn
    for name, colour in _STAND_INS.items():
        drawn = re.sub(colour, f"var(--{name})", drawn, flags=re.IGNORECASE)
    drawn = re.sub(r'<rect width="[\d.]+" height="[\d.]+" fill="var\(--surface\)"/>', "", drawn, count=1)
    return re.sub(r'width="([\d.]+)" height="[\d.]+" viewBox', r'style="max-width:\1px" viewBox', drawn, count=1)


def png(specs: Sequence[tuple[str, Spec]], language: str, theme: str) -> bytes:
    """All charts below each other, each with its title."""
    stacked: Spec = {"vconcat": [{**_loose(spec), "title": title} for title, spec in specs], "spacing": 36}
    dressed = _dressed(stacked, THEMES[theme])
    return vl_convert.vegalite_to_png(dressed, scale=2, format_locale=LOCALES[language])


def _loose(spec: Spec) -> Spec:
    """In a stack the plots have a width, not the charts."""
    return {**spec, "width": WIDTH - 90}


def _dressed(spec: Spec, palette: dict[str, str]) -> Spec:
    """With colours instead of their names, and the general look."""
    axis = {
        "labelColor": "quiet",
        "titleColor": "quiet",
        "gridColor": "line",
        "domainColor": "line",
        "tickColor": "line",
        "labelFontSize": 12,
        "titleFontSize": 12,
        "titleFontWeight": "normal",
        "labelOverlap": "greedy",
        "labelSeparation": 8,
        "labelFlush": False,
    }
    look: Spec = {
        "$schema": "https://vega.github.io/schema/vega-lite/v6.json",
        "background": "surface",
        "padding": 6,
        "config": {
            "font": "sans-serif",
            "axis": axis,
            "legend": {"labelColor": "quiet", "titleColor": "quiet", "labelFontSize": 12, "titleFontSize": 12},
            "title": {"color": "text", "fontSize": 15, "anchor": "start", "offset": 8},
            "view": {"stroke": None},
        },
    }
    if "vconcat" not in spec:
        look["autosize"] = {"type": "fit-x", "contains": "padding"}
    coloured: Spec = _coloured({**look, **spec}, palette)
    return coloured


def _coloured(thing: Any, palette: dict[str, str]) -> Any:
    if isinstance(thing, dict):
        return {
            key: palette.get(value, value)
            if isinstance(value, str) and ("olor" in key or key == "background")
            else [palette[name] for name in value]
            if key == "range"
            else value
            if key == "values"
            else _coloured(value, palette)
            for key, value in thing.items()
        }
    return [_coloured(item, palette) for item in thing] if isinstance(thing, list) else thing
