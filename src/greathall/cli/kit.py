"""What drawings in the terminal are made of: a game's `terminal.py` imports nothing else of the command."""

from __future__ import annotations

from rich.console import Console, JustifyMethod, OverflowMethod
from rich.containers import Lines
from rich.text import Text

HOUSE_STYLES = {
    "gryffindor": "bold #ffd75f on #870000",
    "hufflepuff": "bold #262626 on #ffd700",
    "ravenclaw": "bold #ffffff on #00005f",
    "slytherin": "bold #ffffff on #005f00",
}

_PROTECT = str.maketrans({"\u00a0": "\ue0a0", "\u202f": "\ue0a1"})
_RESTORE = str.maketrans({"\ue0a0": "\u00a0", "\ue0a1": "\u202f"})
"""While text is wrapped, private-use characters stand for the no-break spaces."""


class Styled(Text):
    """A rich `Text` that is not wrapped at no-break spaces (French has many), which rich takes for ordinary ones."""

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
        protected = self.copy()
        protected.plain = self.plain.translate(_PROTECT)
        lines = protected.wrap(console, width, justify=justify, overflow=overflow, tab_size=tab_size, no_wrap=no_wrap)
        for line in lines:
            line.plain = line.plain.translate(_RESTORE)
        return lines

    def blank_copy(self, plain: str = "") -> Styled:
        blank = Styled(plain, style=self.style, justify=self.justify, overflow=self.overflow, no_wrap=self.no_wrap)
        blank.end, blank.tab_size = self.end, self.tab_size
        return blank
