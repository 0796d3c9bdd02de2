"""`greathall host`, `backup` and `restore`. The hall is imported only when it is wanted: it takes a second."""

from __future__ import annotations

import contextlib
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from greathall.cli.arguments import Parser
from greathall.cli.screen import FINE, Screen
from greathall.core import registry

if TYPE_CHECKING:
    from greathall.server.hall import HallConfig


def _where(parser: Parser) -> None:
    parser.option("database", metavar="DATABASE")
    parser.option("data-dir", metavar="FOLDER")


def host_arguments(parser: Parser) -> None:
    parser.switch("lan")
    parser.number("port", least=0, default=8000)
    _where(parser)
    parser.option("origin", action="append", default=[])
    parser.number("close-after", default=30)
    parser.switch("open")


def backup_arguments(parser: Parser) -> None:
    parser.operand("backup")
    _where(parser)


def _settings(arguments: Namespace) -> HallConfig:
    from greathall.server.hall import HallConfig
    from greathall.server.serve import data_dir

    folder = data_dir() if arguments.data_dir is None else Path(arguments.data_dir)
    origins = tuple(origin.rstrip("/") for origin in getattr(arguments, "origin", ()))
    patience = getattr(arguments, "close_after", 30) * 24 * 3600
    return HallConfig(data_dir=folder, database=arguments.database, origins=origins, close_after=patience)


def host(arguments: Namespace, screen: Screen) -> int:
    """Serve until Ctrl-C or a signal."""
    from greathall.server import serve

    def opened(here: str, network: str | None) -> None:
        screen.command("hall-open", address=here)
        if network is not None:
            screen.command("hall-network", address=network)
            screen.console.print(serve.qr_code(network), soft_wrap=True)
        screen.say("hall-stop")
        if arguments.open:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(here)

    for spec in registry.games().values():
        Screen(screen.language).speak_of(spec)  # some have something to say about this machine
    serve.start_log()
    serve.host(_settings(arguments), port=arguments.port, lan=arguments.lan, opened=opened)
    screen.say("hall-closed")
    return FINE


def backup(arguments: Namespace, screen: Screen) -> int:
    from greathall.server.backup import backup

    backup(_settings(arguments), Path(arguments.backup))
    screen.command("hall-backed-up", file=arguments.backup)
    return FINE


def restore(arguments: Namespace, screen: Screen) -> int:
    from greathall.server.backup import restore

    aside = restore(_settings(arguments), Path(arguments.backup))
    screen.command("hall-restored", file=arguments.backup)
    if aside is not None:
        screen.command("hall-aside", file=str(aside))
    return FINE
