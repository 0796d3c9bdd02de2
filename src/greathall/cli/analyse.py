"""`greathall analyse`: what decided a finished game, for one seat: chances, turning points, what its decisions cost."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.table import Table

from greathall.analysis import SECONDS, Analysis, Analyst
from greathall.analysis.result import JudgedDecision
from greathall.cli.arguments import Parser
from greathall.cli.kit import Styled
from greathall.cli.progress import progress_bar
from greathall.cli.saves import load_record, player_names
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.core.record import Record

STYLES = {"best": "green", "fair": "", "slip": "yellow", "costly": "bold red"}


def add_arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.number("seat", default=1, about="analysed-seat")
    parser.number("seconds", default=round(SECONDS))
    parser.switch("all")


def run(arguments: Namespace, screen: Screen) -> int:
    record = load_record(Record, arguments.file, screen)
    seat = arguments.seat - 1
    if seat >= record.seats:
        raise Misuse("cli-no-such-seat", seat=arguments.seat, seats=record.seats)
    analyst = Analyst(record, seat, seconds=arguments.seconds)
    found = analyst.analysis
    with progress_bar(screen, screen.text("cli-analysing"), found.questions) as show:
        while analyst.look():
            show(found.done)
    Report(found, player_names(record), screen).show(every=arguments.all)
    return FINE


class Report:
    """An analysis as lines of text."""

    def __init__(self, found: Analysis, names: list[str], screen: Screen) -> None:
        self.found = found
        self.names = names
        self.screen = screen

    def show(self, every: bool) -> None:
        self._show_effects()
        self._show_turning_points()
        self._show_decisions(every)

    def _amount(self, amount: float, signed: bool = False) -> str:
        """In whole percent, or in points with one decimal."""
        sign = "+" if signed else ""
        if self.found.unit == "points":
            return self.screen.text("cli-points", amount=f"{amount:{sign}.1f}")
        return self.screen.text("cli-percent", value=f"{100 * amount:{sign}.0f}")

    def _show_effects(self) -> None:
        found, screen = self.found, self.screen
        name = self.names[found.seat]
        start, end = self._amount(found.start), self._amount(found.end)
        screen.show(Styled(screen.text("cli-analysis", name=name, start=start, end=end), style="bold"))
        for key in ("luck", "choices", "others"):
            effect = getattr(found, key)
            label = screen.text("cli-label", label=screen.text(f"effect-{key}", name=name))
            amount, error = self._amount(effect.amount, signed=True), self._amount(effect.error)
            screen.item(Styled(f"{label} {screen.text('cli-plus-minus', amount=amount, error=error)}"))
        screen.say("analysis-definition", style="dim")

    def _moment(self, number: int) -> str:
        return self.screen.text(f"moment-{self.found.rounds_are}", number=number)

    def _show_turning_points(self) -> None:
        screen = self.screen
        for number, turn in enumerate(self.found.turning, 1):
            change = f"{100 * turn.before:.0f} → {screen.text('cli-percent', value=f'{100 * turn.after:.0f}')}"
            head = screen.text("cli-label", label=f"{number}. {self._moment(turn.round)}")
            told = " ".join(screen.texts.format(message, self.names) for message in turn.told)
            line = Styled(f"{head} {change}", style="bold cyan")
            line.append(f"  {told}", style="not bold")
            screen.show(line)

    def _show_decisions(self, every: bool) -> None:
        screen, found = self.screen, self.found
        table = Table(box=box.ROUNDED, title=screen.text("cli-decisions"), title_style="bold")
        for key in ("cli-column-move", "cli-column-mark", "cli-column-played", "cli-column-better"):
            table.add_column(screen.text(key))
        table.add_column(screen.text("cli-column-lost"), justify="right")
        shown = [decision for decision in found.decisions if every or decision.mark != "best"]
        for decision in shown:
            table.add_row(*self._row(decision), style=STYLES[decision.mark])
        if shown:
            screen.show(table)
        good = sum(decision.mark == "best" for decision in found.decisions)
        screen.say("cli-decisions-good", good=good, count=len(found.decisions))

    def _row(self, decision: JudgedDecision) -> list[Styled]:
        texts = self.screen.texts
        better = decision.options[0].message if decision.lost else None
        cells = [
            f"{decision.step} · {self._moment(decision.round)}",
            texts.text(f"mark-{decision.mark}"),
            texts.format(decision.played.message, self.names),
            "" if better is None else texts.format(better, self.names),
            self._amount(-decision.lost, signed=True) if decision.lost else self._amount(0.0),
        ]
        return [Styled(cell) for cell in cells]
