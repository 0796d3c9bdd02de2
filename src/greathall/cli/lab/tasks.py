"""What the lab can do, and `greathall lab` without saying what."""

from __future__ import annotations

from argparse import Namespace
from typing import Protocol

from greathall.cli.arguments import Parser
from greathall.cli.lab import arena, fit, report
from greathall.cli.lab import run as run_task
from greathall.cli.screen import Misuse, Screen


class Task(Protocol):
    """A module named as its task."""

    def add_arguments(self, parser: Parser) -> None: ...

    def run(self, arguments: Namespace, screen: Screen) -> int: ...


TASKS: dict[str, Task] = {"run": run_task, "report": report, "arena": arena, "fit": fit}


def add_arguments(parser: Parser) -> None:
    parser.operand("task")
    summary = "\n".join(f"  {name:<10}{parser.texts.text(f'cli-lab-{name}')}" for name in TASKS)
    parser.description = f"{parser.description}\n\n{parser.texts.text('cli-heading-commands')}\n{summary}"


def run(arguments: Namespace, screen: Screen) -> int:
    return task(arguments.task).run(arguments, screen)


def task(name: str) -> Task:
    """The task of this name, or `Misuse`."""
    if name not in TASKS:
        raise Misuse("cli-unknown-task", task=name, known=[*TASKS])
    return TASKS[name]
