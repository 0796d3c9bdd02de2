"""What the tasks of the lab have in common: line-ups, tables, settings with several values, and who does the work."""

from __future__ import annotations

import re
from argparse import Namespace
from importlib import import_module
from typing import Any

from greathall.cli.arguments import Parser
from greathall.cli.screen import Misuse
from greathall.cli.settings import read_settings, settings_of
from greathall.core.spec import GameSpec
from greathall.lab.errors import MissingPackage
from greathall.lab.workers import Workers, workers_of
from greathall.text import Catalogue

_RANGE = re.compile(r"(\d+)-(\d+)").fullmatch


def add_workers(parser: Parser) -> None:
    parser.number("workers", default=1)
    parser.option("cluster", metavar="ADDRESS")


def workers(arguments: Namespace) -> Workers:
    """Processes of this machine, or a cluster."""
    if arguments.cluster is None:
        return workers_of(arguments.workers)
    need("ray", "ray")
    from greathall.lab.cluster import Cluster

    return Cluster(arguments.cluster, arguments.workers)


def need(package: str, extra: str) -> None:
    """`MissingPackage` if an extra is not installed."""
    try:
        import_module(package)
    except ImportError:
        raise MissingPackage("lab-missing-package", package=package, extra=extra) from None


def read_seats(typed: str | None, spec: GameSpec[Any]) -> list[int]:
    """`4`, `2,4` or `2-4`; by default as few as the game allows."""
    if typed is None:
        return [spec.seats[0]]
    seats: list[int] = []
    for word in typed.split(","):
        if found := _RANGE(word):
            seats += range(int(found[1]), int(found[2]) + 1)
        elif word.isdigit():
            seats.append(int(word))
        else:
            raise Misuse("cli-bad-seats", seats=typed)
    return seats


def read_alternatives(spec: GameSpec[Any], pairs: list[str], texts: Catalogue) -> dict[str, list[Any]]:
    """Settings with all their values: `game=5`, again with another value, or `game=1-7` where they are numbers."""
    single = {setting.name for setting in settings_of(spec, texts) if not setting.each}
    found: dict[str, list[Any]] = {}
    for pair in pairs:
        name, _, typed = pair.partition("=")
        several = _RANGE(typed) if name in single else None
        given = [f"{name}={value}" for value in range(int(several[1]), int(several[2]) + 1)] if several else [pair]
        for each in given:
            found.setdefault(name, []).extend(read_settings(spec, [each], texts).values())
    return found
