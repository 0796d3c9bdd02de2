"""Text that keeps together what French typography keeps together."""

from __future__ import annotations

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

HOLD = str.maketrans({"\u00a0": "\ue0a0", "\u202f": "\ue0a1"})
RELEASE = str.maketrans({"\ue0a0": "\u00a0", "\ue0a1": "\u202f"})
"""While a line is broken, characters without a meaning stand for the no-break spaces."""


class Line(Text):
    """A rich text that is not broken at no-break spaces, which rich takes for any other space."""

    def wrap(
        self,
        console: Console,
        width: int,
        *,
        justify: JustifyMethod | None = None,
        overflow: OverflowMethod | None = None,
        tab_size: int = 8,
        no_wrap: bool | None = None,
    ) -> Lines:
        held = self.copy()
        held.plain = self.plain.translate(HOLD)
        lines = held.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.translate(RELEASE)
        return lines

    def blank_copy(self, plain: str = "") -> Line:
        blank = Line(plain, style=self.style, justify=self.justify, overflow=self.overflow, no_wrap=self.no_wrap)
        blank.end, blank.tab_size = self.end, self.tab_size
        return blank
