"""One visit to a table, over the socket: it comes back by itself and repeats what was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self
from uuid import uuid4

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from greathall.core.errors import GreatHallError, Illegal
from greathall.server import protocol as p

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(p.FromHall).decode


class Gone(GreatHallError):
    """The hall has ended the visit."""


class Visit:
    def __init__(self, address: str, key: str | None, since: int | None = None, *, heartbeat: float = 15) -> None:
        self.address = address
        self.key = key
        self.since = since
        self.heartbeat = heartbeat
        self.table: p.TableInfo | None = None
        self.latest: dict[int | None, p.Update] = {}
        """The last update of each seat."""
        self.reconnected = 0
        self._pending: dict[str, tuple[p.AnyCommand, asyncio.Future[int]]] = {}
        self._heard: asyncio.Queue[p.FromHall | None] = asyncio.Queue()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._gone: Gone | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._task is not None
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    # -- commands ------------------------------------------------------------------------------------------------------

    async def do(self, command: p.AnyCommand) -> int:
        """Send a command until it is acknowledged; `Illegal` tells why it was refused."""
        if self._gone is not None:
            raise self._gone
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = (command, answer)
        await self.say(command)
        return await answer

    async def say(self, message: p.FromClient) -> None:
        """Send once, without waiting for an answer; if there is no socket now, nothing is sent."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                await self._socket.send(encode(message).decode())

    async def answer(self, update: p.Update, action: Any) -> int:
        """Answer the question of this update."""
        assert update.seat is not None
        return await self.do(p.Act(id=new_id(), seat=update.seat, decision=update.decision, action=action))

    # -- messages ------------------------------------------------------------------------------------------------------

    async def messages(self) -> AsyncIterator[p.FromHall]:
        """All that the hall tells, until it ends the visit (`Gone`)."""
        while True:
            message = await self._heard.get()
            if message is None:
                assert self._gone is not None
                raise self._gone
            yield message

    async def updates(self) -> AsyncIterator[p.Update]:
        """The game as it stands (what is overtaken already is left out); ends when the game is over."""
        async for message in self.messages():
            if isinstance(message, p.Update) and message is self.latest[message.seat]:
                yield message
                if message.situation.over:
                    return

    async def _stay(self) -> None:
        pause = 0.05
        while self._gone is None:
            try:
                async with connect(self.address, max_size=None, open_timeout=10, proxy=None) as socket:
                    pause = 0.05
                    await self._listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError):
                pass
            self._socket = None
            if self._gone is None:
                self.reconnected += 1
                await asyncio.sleep(pause)
                pause = min(pause * 2, 5)
        for _, answer in self._pending.values():
            if not answer.done():
                answer.set_exception(self._gone)
        self._heard.put_nowait(None)

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(encode(p.Hello(self.key, self.since)).decode())
        beating = asyncio.create_task(self._beat(socket))
        try:
            async for text in socket:
                message: p.FromHall = decode(text)
                if isinstance(message, p.Welcome):
                    self._socket = socket
                    for command, _ in [*self._pending.values()]:
                        await socket.send(encode(command).decode())
                self._take(message)
        finally:
            beating.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                await asyncio.sleep(self.heartbeat)
                await socket.send(encode(p.Ping()).decode())

    def _take(self, message: p.FromHall) -> None:
        match message:
            case p.Done(id, seq):
                self._settle(id, seq)
            case p.Refused(str(id), reason):
                self._settle(id, Illegal(reason.key, **reason.args))
            case p.Bye(reason, again):
                if not again:
                    self._gone = Gone(reason.key, **reason.args)
            case p.TableInfo():
                self.table = message
            case p.Update():
                self.latest[message.seat] = message
                self.since = max(message.seq, self.since or 0)
        self._heard.put_nowait(message)

    def _settle(self, command: str, result: int | Illegal) -> None:
        _, answer = self._pending.pop(command, (None, None))
        if answer is not None and not answer.done():
            answer.set_exception(result) if isinstance(result, Illegal) else answer.set_result(result)


def new_id() -> str:
    return uuid4().hex
