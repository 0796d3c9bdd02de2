"""One socket at one table, from `hello` to its end. Knows only how to receive, send and close."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from greathall.core.errors import GreatHallError
from greathall.core.messages import Message
from greathall.server import about
from greathall.server import protocol as p
from greathall.server.differences import Telling
from greathall.server.limits import Bucket
from greathall.server.store import Person, StoreError

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.table import Table

log = logging.getLogger("greathall.server")

decode = msgspec.json.Decoder(p.FromClient).decode
encode = msgspec.json.Encoder().encode
TALK = (p.Say, p.Gesture, p.Phrase)
"""What people say: it has a limit of its own."""
TOLERATED = 50
"""Messages beyond the rate limit that are refused before the socket is closed."""


class Wire(Protocol):
    async def receive(self) -> str | None:
        """The next message; None: the other side is gone."""

    def write(self, text: bytes) -> bool:
        """Send at once; False if that cannot be, and `send` has to wait for it."""

    async def send(self, text: str) -> None: ...

    async def close(self, code: int) -> None: ...


class AsgiWire:
    """A socket as every ASGI server offers it, whatever the framework above; the hall's own can also write at once."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[Any]],
        send: Callable[[Any], Awaitable[None]],
        write: Callable[[bytes], bool] = lambda text: False,
    ) -> None:
        self._receive, self._send, self.write = receive, send, write

    async def receive(self) -> str | None:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace")

    async def send(self, text: str) -> None:
        await self._send({"type": "websocket.send", "text": text, "bytes": None})

    async def close(self, code: int) -> None:
        with suppress(Exception):  # each server has its own error for a socket that is gone already
            await self._send({"type": "websocket.close", "code": code, "reason": None})


class Connection:
    """A socket as its table sees it: what cannot be written at once waits in a queue, so a slow one delays nobody."""

    def __init__(
        self, person: Person | None, most: int = 512, write: Callable[[bytes], bool] = lambda text: False
    ) -> None:
        self.person = person
        self.outgoing: asyncio.Queue[bytes | int] = asyncio.Queue()
        """Messages, and at last a close code."""
        self.unsent = 0
        """Messages that were in the queue and have not been sent yet: nothing may overtake them."""
        self.most = most
        self._write = write
        self.closing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.differences = False
        self.shown: dict[int | None, bytes] = {}
        """The last view of each seat, if it wants differences."""

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, message: p.FromHall) -> None:
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        if self.closing or (not self.unsent and self._write(text)):
            return
        if self.unsent >= self.most:
            self.close(1013)  # too slow to follow: it may come back and resume
        else:
            self.unsent += 1
            self.outgoing.put_nowait(text)

    def show(self, telling: Telling) -> None:
        """An update, as differences if it wants them and knows a view of this seat."""
        shown = self.shown.get(telling.seat)
        self.send_text(telling.full if shown is None else telling.since(shown))
        if self.differences:
            self.shown[telling.seat] = telling.view

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this while further messages are read; nobody waits for it when the socket closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        for task in self._tasks:
            task.cancel()

    def bye(self, reason: Message, *, again: bool = False) -> None:
        self.send(p.Bye(reason, again))
        self.close(1008)


async def visit(hall: Hall, table_id: str, wire: Wire) -> None:
    """The whole life of a socket."""
    hall.metrics.count("connections")
    connection = Connection(None, write=wire.write)
    sender = asyncio.create_task(send_queued(connection, wire, hall.config.limits.write_seconds))
    table: Table | None = None
    try:
        hello = await _hello(hall, wire, connection)
        if hello is None:
            return
        if hello.key is not None:
            connection.person = await hall.people.of_key(hello.key)
            if connection.person is None:
                connection.bye(Message("refusal-unknown-key"))
                return
            about.note(person=connection.person.id)
            hall.require_welcome(connection.person)
        connection.differences = hello.differences
        table = await hall.table(table_id)
        if table is None:
            connection.bye(Message("refusal-no-such-table"))
            return
        if hall.crowded and not table.state.seats_of(connection.id):
            connection.bye(Message("refusal-hall-full"), again=True)
            return
        if await table.join(connection, hello.since):
            await _listen(hall, table, wire, connection)
    except GreatHallError as error:
        connection.bye(for_people(error), again=error.message.key != "refusal-banned")
    finally:
        if table is not None:
            table.leave(connection)
        connection.stop()
        connection.close(1000)
        await asyncio.gather(sender, return_exceptions=True)


async def send_queued(connection: Connection, wire: Wire, patience: float) -> None:
    while True:
        message = await connection.outgoing.get()
        if isinstance(message, int):
            with suppress(TimeoutError):
                async with asyncio.timeout(patience):
                    await wire.close(message)
            return
        try:
            async with asyncio.timeout(patience):
                await wire.send(message.decode())
            connection.unsent -= 1
        except Exception:
            connection.close(1006)
            return


async def _hello(hall: Hall, wire: Wire, connection: Connection) -> p.Hello | None:
    try:
        text = await asyncio.wait_for(wire.receive(), hall.config.limits.hello_seconds)
    except TimeoutError:
        connection.bye(Message("refusal-silence"), again=True)
        return None
    if text is None:
        return None
    first = _read(hall, text)
    if isinstance(first, p.Hello):
        return first
    connection.send(
        p.Refused(getattr(first, "id", None), first if isinstance(first, Message) else Message("refusal-no-hello"))
    )
    connection.close(1008)
    return None


def _read(hall: Hall, text: str) -> p.FromClient | Message:
    """The message, or why it is none."""
    if len(text.encode("utf-8", "surrogatepass")) > hall.config.limits.message_bytes:
        return Message("refusal-too-long", {"most": hall.config.limits.message_bytes})
    try:
        message: p.FromClient = decode(text)
        return message
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        return Message("refusal-unreadable", {"reason": str(error)[:200]})


async def _listen(hall: Hall, table: Table, wire: Wire, connection: Connection) -> None:
    limits = hall.config.limits
    bucket = Bucket(limits.messages_at_once)
    chatter = Bucket(limits.chat_at_once)
    beyond = 0
    while not connection.closing:
        try:
            async with asyncio.timeout(limits.silence):  # `wait_for` makes a task for each message
                text = await wire.receive()
        except TimeoutError:
            connection.bye(Message("refusal-silence"), again=True)
            return
        if text is None:
            return
        message = _read(hall, text)
        if not bucket.take(limits.messages_a_second, limits.messages_at_once):
            beyond += 1
            connection.send(p.Refused(getattr(message, "id", None), Message("refusal-too-fast")))
            if beyond > TOLERATED:
                connection.bye(Message("refusal-too-fast"), again=True)
                return
        elif isinstance(message, p.Ping):
            connection.send(p.Pong(table.state.told))
        elif isinstance(message, p.Look):
            await table.show(connection)
        elif isinstance(message, Message):
            hall.metrics.count("refused")
            connection.send(p.Refused(None, message))
        elif isinstance(message, p.Hello):
            connection.send(p.Refused(None, Message("refusal-hello-twice")))
        elif isinstance(message, TALK) and not chatter.take(limits.chat_a_second, limits.chat_at_once):
            connection.send(p.Refused(message.id, Message("refusal-too-fast")))
        elif isinstance(message, p.Hint):
            connection.beside(_carry_out(hall, table, connection, message))
            await asyncio.sleep(0)  # it stands in line at the table before what comes next
        else:
            await _carry_out(hall, table, connection, message)


def for_people(error: GreatHallError) -> Message:
    """The reason as players read it: what a database says is for the log."""
    if isinstance(error, StoreError):
        log.error("%s", error)
        return Message("refusal-database")
    return error.message


async def _carry_out(hall: Hall, table: Table, connection: Connection, command: p.AnyCommand) -> None:
    hall.metrics.count("commands")
    if connection.person is None:
        connection.send(p.Refused(command.id, Message("refusal-no-key")))
        return
    try:
        with about.span(type(command).__name__, command=command.id):
            done = await table.command(connection.person.id, command)
    except GreatHallError as error:
        hall.metrics.count("refused")
        connection.send(p.Refused(command.id, for_people(error)))
    except Exception:
        log.exception("table %s: a command failed: %r", table.state.id, command)
        connection.send(p.Refused(command.id, Message("refusal-hall-error")))
    else:
        connection.send(done)
