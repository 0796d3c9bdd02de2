"""Scrabble in the terminal: the board with its coordinates, the players next to it, your rack and cards below."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greathall.cli.kit import HOUSE_STYLES, Styled
from greathall.core.kernel import Event
from greathall.core.messages import message_for, message_key
from greathall.core.spec import Situation
from greathall.games.scrabble.board import BLANK, EMPTY, HOGWARTS, SIZE
from greathall.games.scrabble.events import Scored
from greathall.games.scrabble.notation import COLUMNS, tiles_of
from greathall.games.scrabble.score_sheet import score_sheet
from greathall.games.scrabble.setup import first_scores
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.view import ScrabbleView
from greathall.text import Catalogue

PREMIUMS = {
    "=": ("3W", "#ffffff on #87001f"),
    "-": ("2W", "#262626 on #d7af5f"),
    '"': ("3L", "#ffffff on #005f87"),
    "'": ("2L", "#262626 on #afd7ff"),
    HOGWARTS: ("⌂", "#ffffff on #5f3700"),
}
TILE, NEW_TILE, MARKED = "bold #262626 on #ffdfaf", "bold #000000 on #ffd700", "underline"
SUBSCRIPTS = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def draw(situation: Situation, names: Sequence[str], texts: Catalogue) -> RenderableType:
    drawing = _Drawing(situation, names, texts)
    board = Columns([drawing.board(), drawing.players()], padding=(0, 2))
    return Padding(Group(board, Styled(""), *drawing.own(), *drawing.piles()), (1, 0))


def sheet(events: Sequence[Event], g: Scrabble, names: Sequence[str], texts: Catalogue) -> RenderableType:
    """Each turn with its points, and what its player had then."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=texts.text("terminal-sheet"), title_style="bold")
    table.add_column("", justify="right")
    for heading in ("cli-column-player", "terminal-turn"):
        table.add_column(texts.text(heading))
    for heading in ("cli-column-score", "terminal-total"):
        table.add_column(texts.text(heading), justify="right")
    for number, (seat, event, points, total) in enumerate(score_sheet(events, first_scores(g)), 1):
        told = event.words if isinstance(event, Scored) else None
        said = texts.format(message_for(event, "event"), names) if told is None else " · ".join(told)
        table.add_row(str(number), Styled(names[seat]), Styled(said), f"{points:+d}", str(total))
    return table


class _Drawing:
    def __init__(self, situation: Situation, names: Sequence[str], texts: Catalogue) -> None:
        self.view: ScrabbleView = situation.view
        self.seat = situation.seat
        self.names = names
        self.texts = texts
        laid = self.view.laid
        self.new = {square for square, _ in tiles_of(laid)} if laid is not None else set()

    def board(self) -> RenderableType:
        """Rows by number, columns by letter; tiles that may still be challenged are brighter."""
        heading = Styled("   " + "".join(f" {column} " for column in COLUMNS), style="dim")
        lines = [heading]
        for row in range(SIZE):
            line = Styled(f"{row + 1:>2} ", style="")
            for column in range(SIZE):
                line.append_text(self._square(row, column))
            lines.append(line)
        return Group(*lines)

    def _square(self, row: int, column: int) -> Text:
        tile, square = self.view.board[row][column], row * SIZE + column
        if tile == EMPTY:
            label, style = PREMIUMS.get(self.view.squares[row][column], ("·", "dim"))
            return Text(_cell(label), style)
        style = NEW_TILE if square in self.new else TILE
        return Text(_cell(self._tile(tile)), f"{style} {MARKED}" if self.view.marks[row][column] != "0" else style)

    def players(self) -> RenderableType:
        """A row for each seat, and what you know of what the others hold."""
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=(0, 1, 0, 0), header_style="bold")
        wizarding = any(player.house for player in self.view.players)
        for heading in ("cli-column-house", "cli-column-player") if wizarding else ("cli-column-player",):
            table.add_column(self.texts.text(heading))
        for heading in ("cli-column-score", "terminal-tiles", *(["cli-column-cards"] if wizarding else [])):
            table.add_column(self.texts.text(heading), justify="right")
        notes = []
        for seat, player in enumerate(self.view.players):
            mark = "▸ " if seat == self.view.turn else "  "
            name = Styled(mark + self.names[seat], style="bold" if seat == self.seat else "")
            row: list[RenderableType] = [name, str(player.score), str(player.tiles)]
            if player.house:
                house = self.texts.text(message_key("house", player.house))
                row = [Styled(f" {house} ", style=HOUSE_STYLES[player.house]), *row, str(player.cards)]
            table.add_row(*row)
            if player.stupefied:
                notes.append(self._note("terminal-stupefied", seat, []))
            if known := [self._tile(tile) for tile in player.known_tiles]:
                notes.append(self._note("terminal-known", seat, known))
            if cards := self._cards(player.known_cards):
                notes.append(self._note("terminal-known", seat, cards))
            if player.rack:
                notes.append(self._note("terminal-left", seat, [self._tile(tile) for tile in player.rack]))
        return Group(table, *notes)

    def _note(self, key: str, seat: int, what: list[str]) -> Text:
        return Styled(self.texts.text(key, name=self.names[seat], what=[*what]), style="italic")

    def piles(self) -> list[RenderableType]:
        view = self.view
        wizarding = any(player.house for player in view.players)
        lines = [
            self.texts.text("terminal-bag", tiles=view.bag, cards=view.deck)
            if wizarding
            else self.texts.text("terminal-bag-alone", tiles=view.bag)
        ]
        if view.unseen is not None:
            kinds = [f"{self._tile(tile)}×{view.unseen.count(tile)}" for tile in dict.fromkeys(view.unseen)]
            lines.append(self.texts.text("terminal-unseen", count=len(view.unseen), tiles=" ".join(kinds)))
        if view.discard:
            lines.append(self.texts.text("terminal-discard", cards=[*self._cards(view.discard)]))
        if view.revelio:
            lines.append(self.texts.text("terminal-revelio"))
        if view.own and view.own.glossary:
            lines.append(" ".join(view.own.glossary))
        if view.extra_turns:
            lines.append(self.texts.text("terminal-again", turns=view.extra_turns))
        if any(mark != "0" for row in view.marks for mark in row):
            lines.append(self.texts.text("terminal-backwards"))
        return [Styled(line, style="dim") for line in lines]

    def own(self) -> list[RenderableType]:
        """Your rack, and each of your cards with what it does."""
        own = self.view.own
        if own is None:
            return []
        rack = Styled(" ").join(Text(f" {self._tile(tile)} ", style=TILE) for tile in own.rack)
        lines: list[RenderableType] = [
            Styled.assemble((self.texts.text("terminal-rack") + "  ", "bold"), rack),
        ]
        for card in own.hand:
            name, does = (self.texts.text(message_key(kind, card)) for kind in ("card", "help-card"))
            line = Styled.assemble(("▪ ", "bold"), (name, "bold"), f"  {does}")
            if card in own.fresh:
                line.append(" " + self.texts.text("terminal-fresh"), style="italic")
            lines.append(line)
        return lines

    def _tile(self, tile: str) -> str:
        """A letter with its worth; a blank on the board is a small letter, on a rack it shows none."""
        if tile == BLANK:
            return "▢"
        return tile if tile.islower() else tile + str(self.view.values[tile]).translate(SUBSCRIPTS)

    def _cards(self, cards: Sequence[str]) -> list[str]:
        return [self.texts.text(message_key("card", card)) for card in cards]


def _cell(label: str) -> str:
    """Three wide, and what is shorter begins in the middle, under the letter of its column."""
    return f"{label if len(label) > 2 else f' {label}':<3}"
