"""`greathall verify` and `greathall laws`: what can be proved about a record and about the games."""

from __future__ import annotations

from argparse import Namespace

from rich import box
from rich.table import Table

from greathall import laws
from greathall.cli.arguments import Parser
from greathall.cli.bar import bar
from greathall.cli.line import Line
from greathall.cli.saves import load_record
from greathall.cli.screen import FAILED, FINE, Screen
from greathall.core import registry
from greathall.core.chance import commitment, key_of_seed
from greathall.core.errors import GreatHallError
from greathall.core.messages import Message, message_key
from greathall.core.record import Record, verify


def verify_arguments(parser: Parser) -> None:
    parser.operand("file")


def verify_record(arguments: Namespace, screen: Screen) -> int:
    """Replay the record and check its receipt. A file that cannot be opened is a slip; a false one is a failure."""
    try:
        record = load_record(Record, arguments.file, screen)
        g = verify(record)
    except GreatHallError as error:
        if error.message.key == "no-record":
            raise
        screen.complain(error)
        return FAILED
    screen.say(
        "cli-verified", style="bold green", title=screen.word("title"), count=len(record.actions), seats=record.seats
    )
    screen.say("cli-verified-promise" if record.commitment else "cli-no-promise")
    screen.command("cli-verified-key", digits=key_of_seed(record.seed).hex())
    screen.command("cli-verified-commitment", commitment=commitment(key_of_seed(record.seed)))
    screen.say("cli-verified-ending" if record.final else "cli-no-ending")
    if not g.over:
        screen.say("cli-verified-unfinished")
    return FINE


def laws_arguments(parser: Parser) -> None:
    parser.operand("game", needed=False)
    parser.number("games", default=20)
    parser.number("seed", least=0, default=0)


def keep_laws(arguments: Namespace, screen: Screen) -> int:
    """Play games under all the laws. The details of a broken one are for programmers, and in English."""
    specs = [*registry.games().values()] if arguments.game is None else [registry.game(arguments.game)]
    kept = True
    for spec in specs:
        with bar(screen, spec.id, arguments.games) as advance:
            [report] = laws.run(
                [spec], arguments.games, seed=arguments.seed, progress=lambda spec, done, total: advance(done)
            )
        screen.show(_checked(report, screen))
        if report.broken is None:
            screen.say("cli-laws-kept", style="bold green", game=spec.id, count=report.totals.games)
        else:
            kept = False
            screen.complain(Message("cli-law-broken", {"game": spec.id, "law": report.broken.law}))
            screen.errors.print(Line(str(report.broken)), soft_wrap=True)
    return FINE if kept else FAILED


def _checked(report: laws.Report, screen: Screen) -> Table:
    """Which laws were checked, and how often."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, title=report.game, title_style="bold", title_justify="left")
    table.add_column(screen.word("cli-laws-law"))
    table.add_column(screen.word("cli-laws-checks"), justify="right")
    for law, meaning in laws.LAWS.items():
        if count := report.totals.checked[law]:
            key = f"cli-law-{message_key(*law.split())}"
            table.add_row(
                Line(screen.word(key) if key in screen.words else meaning), screen.word("cli-value", value=count)
            )
    return table
