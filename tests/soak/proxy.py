"""A network between nodes that can be slow, or swallow everything."""

from __future__ import annotations

import asyncio
from contextlib import suppress


class Proxy:
    """Passes bytes on to a port of this machine. What was swallowed never comes: such a connection is dead."""

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = 0
        self.delay = 0.0
        self.open = asyncio.Event()
        self.open.set()
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self.open.wait()
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.transport.abort()
            return
        both = [asyncio.create_task(self._pass(*pair)) for pair in ((reader, back), (there, writer))]
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        for task in both:
            task.cancel()
        for end in (writer, back):
            with suppress(Exception):
                end.transport.abort()

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while part := await reader.read(65536):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await self.open.wait()
                writer.write(part)
                await writer.drain()
