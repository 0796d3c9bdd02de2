"""A page of charts, each with its table: one HTML file that needs nothing else, no script and no network."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.resources import files
from typing import NamedTuple

from greathall.lab import charts
from greathall.lab.charts import DAY, NIGHT, Spec

SHORT = 24
"""Rows of a table that is shown at once; a longer one is opened."""


class Table(NamedTuple):
    """The first column is text, the others are numbers, already written."""

    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


class Section(NamedTuple):
    title: str
    chart: Spec | None
    table: Table | None
    notes: Sequence[str] = ()
    """What it says, and how it was found out."""
    items: Sequence[str] = ()


class Page(NamedTuple):
    language: str
    title: str
    summary: Sequence[str]
    sections: Sequence[Section]
    table_heading: str
    """What a table that is not shown at once is opened by."""

    def html(self) -> str:
        body = "\n".join(self._section(section) for section in self.sections)
        summary = "".join(f"<p>{escape(line)}</p>" for line in self.summary)
        return (
            f'<!doctype html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n<main>\n"
            f"<h1>{escape(self.title)}</h1>\n<div class=summary>{summary}</div>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def png(self, theme: str) -> bytes:
        drawn = [(section.title, section.chart) for section in self.sections if section.chart is not None]
        return charts.png(drawn, self.language, theme)

    def _section(self, section: Section) -> str:
        title = escape(section.title)
        notes = "".join(f"<p>{escape(note)}</p>" for note in section.notes)
        items = "".join(f"<li>{escape(item)}</li>" for item in section.items)
        chart = ""
        if section.chart is not None:
            drawn = charts.svg(section.chart, self.language)
            chart = f'<figure role="img" aria-label="{title}">{drawn}</figure>'
        table = "" if section.table is None else self._table(section.table, section.title)
        listed = f"<ul>{items}</ul>" if items else ""
        return f"<section>\n<h2>{title}</h2>\n{listed}<div class=pair>{chart}{table}</div>\n{notes}\n</section>"

    def _table(self, table: Table, title: str) -> str:
        head = "".join(f"<th scope=col>{escape(heading)}</th>" for heading in table.headings)
        rows = "".join(
            f"<tr><th scope=row>{escape(row[0])}</th>{''.join(f'<td>{escape(cell)}</td>' for cell in row[1:])}</tr>"
            for row in table.rows
        )
        inside = f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
        whole = f'<div class=scroll tabindex=0 role=region aria-label="{escape(title)}">{inside}</div>'
        if len(table.rows) <= SHORT:
            return whole
        return f"<details><summary>{escape(self.table_heading)}</summary>{whole}</details>"


def style() -> str:
    """The page's look, with the colours of both themes."""

    def variables(palette: dict[str, str]) -> str:
        return "".join(f"--{name}:{colour};" for name, colour in palette.items())

    sheet = files("greathall.lab").joinpath("page.css").read_text("utf-8")
    return (
        f":root{{color-scheme:light dark;{variables(DAY)}--page:#f4ead3}}\n"
        f"@media (prefers-color-scheme:dark){{:root{{{variables(NIGHT)}--page:#0b0e17}}}}\n{sheet}"
    )
