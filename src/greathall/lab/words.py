"""Words and numbers of a report, as its language writes them."""

from __future__ import annotations

from typing import Any

from babel.numbers import format_decimal, format_percent

from greathall.core.messages import Arg, Message
from greathall.core.spec import GameSpec
from greathall.text import catalogue


class Words:
    def __init__(self, spec: GameSpec[Any], language: str) -> None:
        self.language = language
        self.texts = catalogue(language, spec)

    def headings(self, *keys: str) -> list[str]:
        return [self.say(key) for key in keys]

    def say(self, key: str, **args: Arg) -> str:
        return self.text(Message(key, args))

    def text(self, message: Message) -> str:
        return self.texts.format(message)

    def number(self, number: float, digits: int = 0) -> str:
        form = f"#,##0.{'0' * digits}" if digits else "#,##0"
        return format_decimal(round(number, digits), format=form, locale=self.language)

    def percent(self, share: float) -> str:
        return format_percent(share, format="#,##0.0 %", locale=self.language)

    def points(self, share: float) -> str:
        """Points of percentage, with their sign."""
        return format_decimal(100.0 * share, format="+#,##0.0;−#,##0.0", locale=self.language)
