"""`greathall host`: open a hall for the browser."""

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

CLOSE_AFTER_DAYS = 365
BACKUPS = 7


def add_arguments(parser: Parser) -> None:
    parser.switch("lan")
    parser.number("port", least=0, default=8000)
    add_database_arguments(parser)
    parser.option("origin", action="append", default=[])
    parser.number("close-after", default=CLOSE_AFTER_DAYS)
    parser.number("backups", least=0, default=BACKUPS)
    parser.option("push-contact", metavar="ADDRESS")
    parser.option("node", metavar="NAME")
    parser.option("node-address", metavar="ADDRESS")
    parser.option("log-format", metavar="plain|json", choices=("plain", "json"), default="plain")
    parser.switch("open")


def add_database_arguments(parser: Parser) -> None:
    """Where the hall keeps everything; `backup` and `restore` ask for it, too."""
    parser.option("database", metavar="DATABASE")
    parser.option("data-dir", metavar="FOLDER")


def hall_config(arguments: Namespace) -> HallConfig:
    # The server is imported only when it is needed: that takes a second.
    from greathall.server.hall import HallConfig
    from greathall.server.serve import data_dir

    node = getattr(arguments, "node", None)
    usual = data_dir() if node is None else data_dir() / node
    folder = usual if arguments.data_dir is None else Path(arguments.data_dir)
    origins = tuple(origin.rstrip("/") for origin in getattr(arguments, "origin", ()))
    days = getattr(arguments, "close_after", CLOSE_AFTER_DAYS)
    secure = next((origin for origin in origins if origin.startswith("https:")), "mailto:postmaster@localhost")
    return HallConfig(
        data_dir=folder,
        database=arguments.database,
        origins=origins,
        node=node,
        node_address=(getattr(arguments, "node_address", None) or "").rstrip("/"),
        close_after=days * 24 * 3600,
        backups=getattr(arguments, "backups", BACKUPS),
        push_contact=getattr(arguments, "push_contact", None) or secure,
    )


def run(arguments: Namespace, screen: Screen) -> int:
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
        Screen(screen.language).use_game(spec)  # some have something to say about this machine
    serve.start_log(form=arguments.log_format)
    serve.host(hall_config(arguments), port=arguments.port, lan=arguments.lan, opened=opened)
    screen.say("hall-closed")
    return FINE
