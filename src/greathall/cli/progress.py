"""Progress on the error console, so that what a command prints can be piped on: a bar, or now and then a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import monotonic

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from greathall.cli.screen import Screen
from greathall.core.messages import Arg

LINE_EVERY = 10.0
"""Seconds, where there is no terminal to draw a bar on."""


@contextmanager
def progress_bar(screen: Screen, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that is told how many are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)


class Pace:
    """How fast it goes, from what was done since the start of this run, and how long the rest will take."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.total = 0
        self.clock = clock
        self.start = self.told = clock()
        self.first: int | None = None
        self.done = 0
        self.last_line = (-1, -1)

    def note(self, done: int, total: int) -> None:
        self.first = done if self.first is None else self.first
        self.done, self.total = done, total

    @property
    def rate(self) -> float:
        """A second; 0 until something is done."""
        spent = self.clock() - self.start
        return (self.done - (self.first or 0)) / spent if spent > 0.0 else 0.0

    @property
    def left(self) -> timedelta | None:
        return timedelta(seconds=round((self.total - self.done) / self.rate)) if self.rate else None

    def due(self) -> bool:
        """Whether it is time for another line. The last one is always told, and once."""
        line = (self.done, self.total)
        if line == self.last_line or (self.clock() - self.told < LINE_EVERY and self.done < self.total):
            return False
        self.told = self.clock()
        self.last_line = line
        return True


@contextmanager
def pace(screen: Screen, what: str, total: int) -> Iterator[Callable[[int, int], None]]:
    """Yields a function that is told how many are done, and shows rate and time left."""
    found = Pace()
    if not screen.errors.is_terminal:

        def tell(done: int, total: int) -> None:
            found.note(done, total)
            if found.due():
                screen.errors.print(screen.text("cli-pace", what=what, done=done, total=total, **_said(found, screen)))

        yield tell
        return

    class Rate(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(screen.text("cli-pace-rate", **_said(found, screen)))

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), Rate())
    with Progress(*columns, console=screen.errors) as progress:
        task = progress.add_task(what, total=total)

        def advance(done: int, total: int) -> None:
            found.note(done, total)
            progress.update(task, completed=done, total=total)

        yield advance


def _said(found: Pace, screen: Screen) -> dict[str, Arg]:
    rate, left = found.rate, found.left
    number = f"{rate:.{1 if rate < 100 else 0}f}".replace(".", screen.text("cli-decimal-mark"))
    return {"rate": number, "left": "?" if left is None else str(left)}
