"""`greathall verify` and `greathall laws`: what can be proved about a record and about the games."""

from __future__ import annotations

from argparse import Namespace

from greathall.cli.arguments import Parser
from greathall.cli.screen import FAILED, FINE, Screen
from greathall.core.chance import commitment, key_of_seed
from greathall.core.errors import GreatHallError
from greathall.core.record import Record, verify
from greathall.core.registry import game
from greathall.text import catalogue


def verify_arguments(parser: Parser) -> None:
    parser.operand("file")


def verify_record(arguments: Namespace, screen: Screen) -> int:
    """Replay the record and check its receipt. A file that cannot be opened is a slip; a false one is a failure."""
    try:
        record = Record.load(arguments.file)
        g = verify(record)
    except GreatHallError as error:
        if error.text.key == "no-record":
            raise
        screen.complain(error)
        return FAILED
    title = catalogue(screen.language, game(record.game)).word("title")
    screen.say("cli-verified", style="bold", title=title, count=len(record.actions), seats=record.seats)
    screen.say("cli-verified-promise" if record.commitment else "cli-no-promise")
    screen.command("cli-verified-key", key=key_of_seed(record.seed).hex())
    screen.command("cli-verified-commitment", commitment=commitment(key_of_seed(record.seed)))
    screen.say("cli-verified-ending" if record.final else "cli-no-ending")
    if not g.over:
        screen.say("cli-verified-unfinished")
    return FINE


def laws_arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("games", default=20)
    parser.option("seed")


def keep_laws(arguments: Namespace, screen: Screen) -> int:
    raise NotImplementedError
