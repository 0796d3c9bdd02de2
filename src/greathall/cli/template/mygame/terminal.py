"""My Game in the terminal. Without this file it is drawn as a table of words."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.cli.kit import Styled
from greathall.core.spec import Situation
from greathall.text import Catalogue
from rich.console import Group, RenderableType

from mygame.view import View


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    """A line for each player: total, limit, cards."""
    view: View = situation.view
    width = max(map(len, names))
    lines = []
    for seat, name in enumerate(names):
        mark = "▸" if seat in situation.waiting else " "
        style = "red" if view.totals[seat] > view.limit else "bold" if seat == situation.seat else ""
        cards = " ".join(map(str, view.drawn[seat]))
        lines.append(Styled(f"{mark} {name:<{width}} {view.totals[seat]:>3}/{view.limit}  {cards}", style=style))
    return Group(*lines, Styled(f"{texts.text('view-deck')} {view.deck}", style="dim"))
