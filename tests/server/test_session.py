"""What is sent to a socket: at once where it can be, and always in order."""

from __future__ import annotations

import asyncio

import pytest

from greathall.server.session import Connection, send_queued

pytestmark = pytest.mark.anyio


class Line:
    """A socket that takes things at once only while it is `free`."""

    def __init__(self) -> None:
        self.free = True
        self.told: list[str] = []
        self.closed: int | None = None

    async def receive(self) -> str | None:
        return None

    def write(self, text: bytes) -> bool:
        if self.free:
            self.told.append(f"{text.decode()} at once")
        return self.free

    async def send(self, text: str) -> None:
        while not self.free:
            await asyncio.sleep(0)
        self.told.append(text)

    async def close(self, code: int) -> None:
        self.closed = code


async def test_nothing_overtakes_what_waits() -> None:
    line = Line()
    connection = Connection(None, write=line.write)
    sender = asyncio.create_task(send_queued(connection, line, 5.0))
    connection.send_text(b"one")
    line.free = False
    connection.send_text(b"two")
    connection.send_text(b"three")
    await asyncio.sleep(0.01)  # "two" is being sent
    line.free = True
    connection.send_text(b"four")
    while connection.unsent:
        await asyncio.sleep(0)
    connection.send_text(b"five")
    connection.close(1000)
    await sender
    assert line.told == ["one at once", "two", "three", "four", "five at once"]
    assert line.closed == 1000


async def test_who_never_reads_is_let_go() -> None:
    line = Line()
    line.free = False
    connection = Connection(None, most=3, write=line.write)
    for _ in range(4):
        connection.send_text(b"news")
    assert connection.closing
    assert [await connection.outgoing.get() for _ in range(4)] == [b"news", b"news", b"news", 1013]
