"""`greathall check`: read everything that a hall keeps, and say what is wrong."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from pathlib import Path

from greathall.cli.arguments import Parser
from greathall.cli.host import hall_config
from greathall.cli.screen import FAILED, FINE, Screen
from greathall.core.messages import Message


def add_arguments(parser: Parser) -> None:
    parser.operand("database", needed=False)
    parser.option("data-dir", metavar="FOLDER")


def run(arguments: Namespace, screen: Screen) -> int:
    from greathall.server.serve import start_log

    start_log()
    tables, found = asyncio.run(_examine(arguments))
    if not found:
        screen.say("check-fine", tables=tables)
        return FINE
    screen.say("check-found", found=len(found))
    for fault in found:
        screen.console.print(screen.texts.format(fault), soft_wrap=True)
    return FAILED


async def _examine(arguments: Namespace) -> tuple[int, list[Message]]:
    from greathall.server import sqlite
    from greathall.server.check import examine
    from greathall.server.store import StoreError, is_postgres, open_store, sqlite_file

    config = hall_config(arguments)
    if not is_postgres(config.database):
        path: Path = sqlite_file(config.database, config.data_dir)
        if not path.exists():
            raise StoreError("backup-nothing", file=str(path))
        sqlite.check(path)
    store = await open_store(config.database, config.data_dir)
    try:
        return len(await store.all_summaries()), [fault async for fault in examine(store)]
    finally:
        await store.close()
