"""The castle: a map or, where that does not fit, a list of who and what is where."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from greathall.cli.kit import HOUSE_STYLES, Styled
from greathall.core.messages import message_key
from greathall.games.hogwarts_board.board import BOARD, CHAMBER, DOORS, SQUARES
from greathall.games.hogwarts_board.view import View
from greathall.text import Catalogue

WIZARDS = "①②③④"
SIGNS = {"death_eaters": "☠", "cabinet": "▣", "dark": "░", "battle": "⚔"}
"""What stands in the castle besides wizards, by the field of the view that tells of it."""
STYLES = {"death_eaters": "bold green", "cabinet": "bold cyan", "dark": "", "battle": "bold red"}

RULES = ("┌─┬─┬─┬─┬─┐", "├─╆━┿━┿━╅─┤", "├─╂─┾━┽─╂─┤", "├─╂─┾━┽─╂─┤", "├─╄━┿━┿━╃─┤", "└─┴─┴─┴─┴─┘")
SIDES = ("││││││", "│┃││┃│", "│┃┆┆┃│", "│┃││┃│", "││││││")
"""Five rows of five cells. Bold lines are walls; two of them have stairs, and the chamber has doorways."""
STAIRS = {1: "stair_north", 4: "stair_south"}
NARROWEST, WIDEST = 14, 20
"""Cell width; the longest word in the name of a square has 12 letters."""


class Castle:
    def __init__(self, view: View, names: Sequence[str], texts: Catalogue) -> None:
        self.view = view
        self.names = names
        self.texts = texts
        self.pieces: dict[str, list[tuple[str, str, str]]] = defaultdict(list)
        """By square, who and what is there: sign, style and name."""
        self._set()

    def _set(self) -> None:
        view, battle = self.view, self.view.battle
        if battle and battle.place:
            self._put("battle", CHAMBER if battle.contest == "chamber" else battle.place)
        for seat, wizard in enumerate(view.wizards):
            self.pieces[wizard.square].append((WIZARDS[seat], HOUSE_STYLES[wizard.house], self.names[seat]))
        for foe in view.death_eaters:
            if foe.square is not None:
                self._put("death_eaters", foe.square, self.texts.text(message_key("battler", foe.name)))
        self._put("cabinet", view.cabinet)
        for dark in view.dark:
            self._put("dark", dark.square, count=dark.rounds)

    def _put(self, field: str, square: str, name: str = "", count: int | str = "") -> None:
        name = name or self.texts.text(message_key("view", field))
        self.pieces[square].append((f"{SIGNS[field]}{count}", STYLES[field], name))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        width = min(WIDEST, (options.max_width - len(SIDES[0])) // len(SIDES))
        yield from self.as_map(console, width) if width >= NARROWEST else self.as_list()

    def as_list(self) -> Iterator[RenderableType]:
        for square in (square for square in SQUARES if self.pieces[square]):
            here = [Styled.assemble((sign, style), f" {name}") for sign, style, name in self.pieces[square]]
            yield Styled.assemble(
                (self.texts.text(message_key("square", square)), "bold"), "  ", Styled(", ").join(here)
            )

    def as_map(self, console: Console, width: int) -> Iterator[RenderableType]:
        cells: dict[tuple[int, int], list[Text]] = defaultdict(list)
        for square in (square for square in SQUARES if square not in STAIRS.values()):
            cell = cells[int(BOARD[square].y // 20), int(BOARD[square].x // 20)]
            cell += [Styled("╌" * (width - 2))] if cell else []
            cell += self._place(square).wrap(console, width - 1)
        for row, sides in enumerate(SIDES):
            yield self._rule(row, width)
            in_row = [cells[row, column] for column in range(len(SIDES))]
            for i in range(max(2, *map(len, in_row))):
                line = Styled(sides[0])
                for cell, side in zip(in_row, sides[1:], strict=True):
                    text = cell[i] if i < len(cell) else Styled()
                    text.truncate(width - 1, pad=True)
                    line.append(" ").append_text(text).append(side)
                yield line
        yield self._rule(len(SIDES), width)
        signs = [f"{SIGNS[f]} {self.texts.text(message_key('view', f))}" for f in SIGNS if getattr(self.view, f)]
        yield Styled(" · ".join(signs), style="dim")

    def _rule(self, row: int, width: int) -> Text:
        """A line of the frame; a staircase is an opening in the middle of it."""
        rule = Styled().join(Styled(char * (width if i % 2 else 1)) for i, char in enumerate(RULES[row]))
        if row not in STAIRS:
            return rule
        stairs = Styled.assemble(f" {self.texts.text('terminal-stairs')}", self._signs(STAIRS[row]), " ")
        start = (len(rule) - len(stairs)) // 2
        return Styled.assemble(rule[:start], stairs, rule[start + len(stairs) :])

    def _place(self, square: str) -> Text:
        """Short names: a common room is called as its house, and the doorways stand where they stand."""
        kind = "house" if square in HOUSE_STYLES else "square"
        key = "terminal-doorway" if square in DOORS else message_key(kind, square)
        return Styled.assemble((self.texts.text(key), HOUSE_STYLES.get(square, "")), self._signs(square))

    def _signs(self, square: str) -> Text:
        return Styled().join(Styled.assemble(" ", (sign, style)) for sign, style, _ in self.pieces[square])
