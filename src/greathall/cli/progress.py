"""A progress bar on the error console, so that what a command prints can be piped on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greathall.cli.screen import Screen


@contextmanager
def progress_bar(screen: Screen, what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Yields a function that is told how many are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.errors, transient=True, disable=not screen.errors.is_terminal) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.update(task, completed=done)
