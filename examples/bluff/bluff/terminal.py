"""Bluff in the terminal. This file may be left out: any game can be drawn as a table of words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType

from bluff import View
from greathall.cli.kit import Styled
from greathall.core.spec import Situation
from greathall.text import Catalogue

CARD, BEST = "bold #262626 on #ffdfaf", "bold #000000 on #ffd700"


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    """A row of cards for each player, the best of each round marked; then your hand."""
    view: View = situation.view
    width = max(map(len, names))
    rows = []
    for seat, name in enumerate(names):
        row = Styled(f"{name:<{width}} ", style="bold" if seat == situation.seat else "")
        row.append(f"{view.points[seat]:>2}  ")
        for cards in view.played:
            row.append_text(card(cards[seat], BEST if cards[seat] == max(cards) else CARD)).append(" ")
        rows.append(row.append(" ✓" if seat in situation.ready else ""))
    if view.hand:
        hand = Styled(" ").join(card(number, CARD) for number in view.hand)
        rows += [Styled(), Styled.assemble((texts.text("cli-label", label=texts.text("view-hand")), "bold"), " ", hand)]
    return Group(*rows)


def card(number: int, style: str) -> Styled:
    return Styled(f" {number} ", style=style)
