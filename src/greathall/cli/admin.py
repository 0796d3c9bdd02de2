"""`greathall admin`: what the host of a hall may see and do, while it is open or not. Everything is written down."""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from argparse import Namespace
from datetime import datetime
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.host import add_database_arguments, hall_config
from greathall.cli.kit import Styled
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.core.errors import GreatHallError

if TYPE_CHECKING:
    from greathall.server import protocol as p
    from greathall.server.hall import HallConfig

LISTS = ("people", "tables", "storage", "log")
DEEDS = ("close", "remove", "ban", "unban", "code", "backup")
T = TypeVar("T")


def add_arguments(parser: Parser) -> None:
    parser.operand("deed")
    parser.operand("who", needed=False)
    parser.number("days")
    add_database_arguments(parser)


def run(arguments: Namespace, screen: Screen) -> int:
    from greathall.server import admin

    config = hall_config(arguments)
    if arguments.deed == "key":
        screen.command("cli-admin-key", secret=admin.host_key(config.data_dir))
        return FINE
    if arguments.deed not in (*LISTS, *DEEDS):
        raise Misuse("cli-unknown-deed", deed=arguments.deed, known=["key", *LISTS, *DEEDS])
    hall = _Hall(config)
    page = hall.page()
    if arguments.deed in LISTS:
        show(arguments.deed, page, screen)
    else:
        done = hall.carry_out(command(arguments, page))
        screen.say("cli-admin-done", what=done.what or arguments.who)
        if done.code is not None:
            screen.command("cli-admin-code", code=done.code)
    return FINE


class _Hall:
    """The hall of this folder: by its address if it is open, else its database."""

    def __init__(self, config: HallConfig) -> None:
        from greathall.server.admin import host_key
        from greathall.server.serve import address_file

        self.config = config
        self.key = host_key(config.data_dir)
        file = address_file(config)
        self.address = file.read_text("ascii") if file.exists() else None

    def page(self) -> p.HostPage:
        from greathall.server import admin
        from greathall.server import protocol as p

        found = self._ask("api/admin", p.HostPage)
        return self._inside(admin.page) if found is None else found

    def carry_out(self, command: p.HostCommand) -> p.HostDone:
        from greathall.server import admin
        from greathall.server import protocol as p

        found = self._ask("api/admin/deeds", p.HostDone, command)
        if found is None:
            found = self._inside(lambda hall: admin.carry_out(hall, command, "command"))
        return found

    def _ask(self, path: str, kind: type[T], body: Any = None) -> T | None:
        """What the open hall answers; None: it is not open."""
        from greathall.server import protocol as p

        if self.address is None:
            return None
        headers = {"x-host-key": self.key, "x-host-command": "yes", "content-type": "application/json"}
        content = None if body is None else msgspec.json.encode(body)
        try:
            request = urllib.request.Request(self.address + path, content, headers)
            with urllib.request.urlopen(request, timeout=60) as answer:
                return msgspec.json.decode(answer.read(), type=kind)
        except urllib.error.HTTPError as error:
            reason = msgspec.json.decode(error.read(), type=p.Problem).reason
            raise GreatHallError(reason.key, **reason.args) from None
        except OSError:
            return None

    def _inside(self, deed: Any) -> Any:
        from greathall.server.hall import Hall
        from greathall.server.serve import locked

        async def job() -> Any:
            hall = await Hall.open(self.config)
            try:
                return await deed(hall)
            finally:
                await hall.close()

        with locked(self.config):
            return asyncio.run(job())


def command(arguments: Namespace, page: p.HostPage) -> p.HostCommand:
    from greathall.server import protocol as p

    deed, who = arguments.deed, arguments.who
    if deed == "backup":
        return p.MakeBackup()
    if who is None:
        raise Misuse("cli-missing-argument", argument="WHO", command="admin")
    if deed == "close":
        return p.CloseTable(_only(who, {table.id: table.name for table in page.tables}))
    person = _only(who, {person.person: person.name for person in page.people})
    if deed == "ban":
        return p.BanPerson(person, arguments.days)
    if deed == "unban":
        return p.UnbanPerson(person)
    return p.GiveCode(person) if deed == "code" else p.RemovePerson(person)


def _only(wanted: str, names: dict[str, str]) -> str:
    """The one with this id, or the only one with this name."""
    found = [id for id, name in names.items() if wanted in (id, name)]
    if len(found) != 1:
        raise Misuse("cli-admin-whom", who=wanted, count=len(found), known=[*found[:10]])
    return found[0]


def show(what: str, page: p.HostPage, screen: Screen) -> None:
    """A list as a table."""
    rows: list[tuple[str, ...]]
    heads: tuple[str, ...]
    match what:
        case "people":
            heads = ("cli-admin-id", "cli-admin-name", "cli-admin-seen", "cli-admin-games", "cli-admin-state")
            rows = [
                (
                    row.person,
                    row.name,
                    _when(row.seen),
                    str(row.games),
                    screen.text("cli-admin-banned")
                    if row.banned
                    else screen.text("cli-admin-here")
                    if row.here
                    else "",
                )
                for row in page.people
            ]
        case "tables":
            heads = ("cli-admin-id", "cli-admin-name", "cli-admin-game", "cli-admin-people", "cli-admin-changed")
            rows = [(row.id, row.name, row.game, str(row.people), _when(row.changed)) for row in page.tables]
        case "log":
            heads = ("cli-admin-changed", "cli-admin-by", "cli-admin-deed", "cli-admin-name")
            rows = [(_when(deed.at), deed.by, deed.deed, deed.what) for deed in page.deeds]
        case _:
            heads = ("cli-admin-name", "cli-admin-bytes")
            rows = [
                ("hall.db", f"{page.database_bytes:,}"),
                *((file.name, f"{file.bytes:,}") for file in page.backups),
                (screen.text("cli-admin-free"), f"{page.free_bytes:,}"),
            ]
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for head in heads:
        table.add_column(screen.text(head), no_wrap=head == "cli-admin-id")
    for row in rows:
        table.add_row(*(Styled(cell) for cell in row))
    screen.show(table)


def _state(row: p.HostPerson, screen: Screen) -> str:
    if row.banned:
        return screen.text("cli-admin-banned")
    return screen.text("cli-admin-here") if row.here else ""


def _when(at: int) -> str:
    return datetime.fromtimestamp(at / 1000).strftime("%Y-%m-%d %H:%M")
