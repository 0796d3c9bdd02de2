"""`greathall verify`: was a recorded game played by the rules, and dealt as promised?"""

from __future__ import annotations

from argparse import Namespace

from greathall.cli.arguments import Parser
from greathall.cli.saves import load_record
from greathall.cli.screen import FAILED, FINE, Screen
from greathall.core.chance import commitment, key_of_seed
from greathall.core.errors import GreatHallError
from greathall.core.record import Record, verify


def add_arguments(parser: Parser) -> None:
    parser.operand("file")


def run(arguments: Namespace, screen: Screen) -> int:
    """A file that cannot be opened is a mistake on the command line; a false record is a failure."""
    try:
        record = load_record(Record, arguments.file, screen)
        g = verify(record)
    except GreatHallError as error:
        if error.message.key == "no-record":
            raise
        screen.complain(error)
        return FAILED
    screen.say(
        "cli-verified", style="bold green", title=screen.text("title"), count=len(record.actions), seats=record.seats
    )
    screen.say("cli-verified-promise" if record.commitment else "cli-no-promise")
    screen.command("cli-verified-key", digits=key_of_seed(record.seed).hex())
    screen.command("cli-verified-commitment", commitment=commitment(key_of_seed(record.seed)))
    screen.say("cli-verified-ending" if record.final else "cli-no-ending")
    if not g.over:
        screen.say("cli-verified-unfinished")
    return FINE
