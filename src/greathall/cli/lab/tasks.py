"""What the lab can do, and `greathall lab` without saying what."""

from __future__ import annotations

from argparse import Namespace

from greathall.cli.arguments import Parser
from greathall.cli.lab import arena, fit, report
from greathall.cli.lab import run as run_task
from greathall.cli.screen import Misuse, Screen

TASKS = {"run": run_task, "report": report, "arena": arena, "fit": fit}


def add_arguments(parser: Parser) -> None:
    parser.operand("task")
    summary = "\n".join(f"  {name:<10}{parser.texts.text(f'cli-lab-{name}')}" for name in TASKS)
    parser.description = f"{parser.description}\n\n{parser.texts.text('cli-heading-commands')}\n{summary}"


def run(arguments: Namespace, screen: Screen) -> int:
    raise Misuse("cli-unknown-task", task=arguments.task, known=[*TASKS])
