"""`greathall replay`: a recorded game again, step by step, as a spectator or a seat saw it."""

from __future__ import annotations

import sys
from argparse import Namespace

from rich.rule import Rule

from greathall.cli.arguments import Parser
from greathall.cli.choices import read_command
from greathall.cli.drawing import draw
from greathall.cli.kit import Styled
from greathall.cli.saves import load_record, player_names
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.cli.terminal_game import ending
from greathall.core.kernel import Event
from greathall.core.match import Match
from greathall.core.messages import message_for
from greathall.core.record import Record
from greathall.core.spec import Situation


def add_arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.number("seat")
    parser.switch("all")


def run(arguments: Namespace, screen: Screen) -> int:
    # The whole record is checked at once: a damaged one is refused before anything of it is shown.
    match = Match(load_record(Record, arguments.file, screen))
    seats = match.record.seats
    if arguments.seat is not None and arguments.seat > seats:
        raise Misuse("cli-no-such-seat", seat=arguments.seat, seats=seats)
    viewer = ReplayViewer(match, None if arguments.seat is None else arguments.seat - 1, screen)
    if arguments.all or not sys.stdin.isatty():
        viewer.show_all()
    else:
        viewer.show_steps()
    return FINE


class ReplayViewer:
    """Shows a match from one seat."""

    def __init__(self, match: Match, seat: int | None, screen: Screen) -> None:
        self.match = match
        self.seat = seat
        self.screen = screen
        self.names = player_names(match.record)

    def show_all(self) -> None:
        """The whole log and the end."""
        self._show_events([happened.event for happened in self.match.seen(self.seat)])
        self._show_table(self.match.situation(self.seat))
        self._show_end()

    def show_steps(self) -> None:
        """Forward and back, at the person's pace."""
        match, screen = self.match, self.screen
        eventful = {happened.step for happened in match.seen(self.seat)}
        stops = [number for number in range(match.moments) if match.question_steps[number] in eventful] or [0]
        at, last = 0, len(stops) - 1
        screen.say("cli-replay-help", style="dim")
        while True:
            moment = match.moment(stops[at], self.seat)
            screen.show(Rule(style="dim"))
            self._show_events(moment.events)
            self._show_table(moment.situation)
            if at == last:
                self._show_end()
            try:
                typed = screen.read(f"{at + 1}/{last + 1} › ")
            except (EOFError, KeyboardInterrupt):
                return
            if read_command(typed, screen.texts) == "quit" or (not typed and at == last):
                return
            at = int(typed[:9]) - 1 if typed.isascii() and typed.isdigit() else at - 1 if typed == "-" else at + 1
            at = min(max(at, 0), last)

    def _show_events(self, events: list[Event]) -> None:
        for event in events:
            self.screen.item(Styled(self.screen.texts.format(message_for(event, "event"), self.names)))

    def _show_table(self, situation: Situation) -> None:
        self.screen.show(draw(self.match.spec, situation, self.names, self.screen.texts))

    def _show_end(self) -> None:
        if self.match.over:
            self.screen.show(ending(self.match, self.names, self.screen))
        else:
            self.screen.say("cli-replay-unfinished", count=self.match.step)
