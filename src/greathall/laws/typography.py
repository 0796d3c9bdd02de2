"""French texts are set as French is: no-break spaces, apostrophes, quotation marks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from fluent.syntax import ast

from greathall.text import Catalogue

THIN, HARD = "\u202f", "\u00a0"
_FRENCH = (
    (re.compile(rf"(?<![{THIN}!?])[!?]|(?<!{THIN});"), "! ? and ; need a narrow no-break space before them"),
    (re.compile(rf"(?<![{THIN}{HARD}]):"), ": needs a no-break space before it"),
    (re.compile(rf"«(?![{THIN}{HARD}])|(?<![{THIN}{HARD}])»"), "« and » need no-break spaces inside"),
    (re.compile(r"'"), "the apostrophe is ’"),
    (re.compile(r'["“”]'), "the quotation marks are « and »"),
    (re.compile(r"\.\.\."), "three dots are …"),
)
_AS_TYPED = re.compile(
    r"\bhex:|https?:|\d:\d|pip install '[^']*'|\b[a-z_]+:[A-Z0-9]\w*|\b[A-Z]+:[A-Z]+\b|\b(tcp|ray)://\S+"
)
"""What a person types or copies as it is written."""


def faults(catalogue: Catalogue) -> Iterator[str]:
    """Where French texts break a rule."""
    for message in catalogue.messages.values():
        yield from _faults(message)


@cache
def _faults(message: ast.Message) -> tuple[str, ...]:
    """Cached, because the games share most of their messages."""
    return tuple(
        f"{message.id.name}: {rule}: {sentence.replace(THIN, '⍽').replace(HARD, '⍽')}"
        for sentence in sentences(message.value)
        for pattern, rule in _FRENCH
        if pattern.search(_AS_TYPED.sub("", sentence))
    )


def sentences(pattern: ast.Pattern | None) -> list[str]:
    """Every sentence of a message, one for each variant; a variable is shown as □."""
    if pattern is None:
        return []
    found = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _variants(element.expression)
        found = [before + part for before in found[:64] for part in parts]
    return found


def _variants(expression: Any) -> list[str]:
    if isinstance(expression, ast.SelectExpression):
        return [sentence for variant in expression.variants for sentence in sentences(variant.value)]
    if isinstance(expression, ast.StringLiteral):
        return [str(expression.parse()["value"])]
    if isinstance(expression, ast.Placeable):
        return _variants(expression.expression)
    return ["□"]
