"""`greathall replay`: a recorded game again, step by step, as a spectator or a seat saw it."""

from __future__ import annotations

import sys
from argparse import Namespace
from typing import Any

from rich.rule import Rule

from greathall.cli.arguments import Parser
from greathall.cli.choice import read_command
from greathall.cli.line import Line
from greathall.cli.saves import load_record
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.cli.session import names_of
from greathall.cli.sitting import final_score
from greathall.cli.table import draw
from greathall.core import registry
from greathall.core.kernel import Event, State
from greathall.core.messages import message_for
from greathall.core.record import Record, replay
from greathall.core.spec import GameSpec


def arguments(parser: Parser) -> None:
    parser.operand("file")
    parser.number("seat")
    parser.switch("all")


def run(arguments: Namespace, screen: Screen) -> int:
    record = load_record(Record, arguments.file, screen)
    film = Film(record)
    if arguments.seat is not None and arguments.seat > record.seats:
        raise Misuse("cli-no-such-seat", seat=arguments.seat, seats=record.seats)
    projector = Projector(film, None if arguments.seat is None else arguments.seat - 1, screen)
    if arguments.all or not sys.stdin.isatty():
        projector.show_all()
    else:
        projector.show_steps()
    return FINE


class Film:
    """A record as frames: one for the deal and one for each answer, with the events that followed it."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.spec: GameSpec[Any] = registry.game(record.game)
        self.end = replay(record)
        """The whole record is checked at once: a damaged one is refused before its first frame is shown."""
        self.names = names_of(record)
        self.last = len(record.actions)
        self.log: list[Event] = []
        g = replay(record, upto=0, log=self.log)
        self.cuts = [len(self.log)]
        """How long the log was after each frame."""
        for seat, action in record.actions:
            g.act(seat, self.spec.decode(action))
            self.cuts.append(len(self.log))

    def state(self, frame: int) -> State:
        return replay(self.record, upto=frame)

    def events(self, frame: int, seat: int | None) -> list[Event]:
        since = self.cuts[frame - 1] if frame else 0
        return [told for event in self.log[since : self.cuts[frame]] if (told := event.seen_by(seat)) is not None]


class Projector:
    """Shows a film from one seat."""

    def __init__(self, film: Film, seat: int | None, screen: Screen) -> None:
        self.film = film
        self.seat = seat
        self.screen = screen

    def show_all(self) -> None:
        """The whole log and the end."""
        for frame in range(self.film.last + 1):
            self._show_events(frame)
        self._show_table(self.film.last)
        self._show_end()

    def show_steps(self) -> None:
        """Forward and back at the person's pace, one event or more at a time."""
        stops = [frame for frame in range(self.film.last + 1) if self.film.events(frame, self.seat)] or [0]
        at = 0
        self.screen.say("cli-replay-help", style="dim")
        while True:
            self._show_frame(stops[at])
            if at == len(stops) - 1:
                self._show_end()
            try:
                typed = self.screen.read(f"{at + 1}/{len(stops)} › ")
            except (EOFError, KeyboardInterrupt):
                return
            if read_command(typed, self.screen.words) == "quit" or (not typed and at == len(stops) - 1):
                return
            if typed.isascii() and typed.isdigit():
                at = min(max(int(typed[:9]), 1), len(stops)) - 1
            elif typed == "-":
                at = max(0, at - 1)
            else:
                at = min(at + 1, len(stops) - 1)

    def _show_frame(self, frame: int) -> None:
        self.screen.show(Rule(style="dim"))
        self._show_events(frame)
        self._show_table(frame)

    def _show_events(self, frame: int) -> None:
        for event in self.film.events(frame, self.seat):
            self.screen.item(Line(self.screen.words.say(message_for(event, "event"), self.film.names)))

    def _show_table(self, frame: int) -> None:
        situation = self.film.spec.situation(self.film.state(frame), self.seat)
        self.screen.show(draw(self.film.spec, situation, self.film.names, self.screen.words))

    def _show_end(self) -> None:
        outcome = self.film.spec.outcome(self.film.end)
        if outcome is None:
            self.screen.say("cli-replay-unfinished", count=self.film.last)
        else:
            self.screen.show(final_score(outcome, self.film.names, self.screen))
