"""One socket at a table, as the table sees it."""

from __future__ import annotations

import asyncio

import msgspec

from greathall.core.messages import Message
from greathall.server import protocol as p
from greathall.server.store import Person

encode = msgspec.json.Encoder().encode


class Connection:
    """Messages to it wait in a queue, so that a slow connection delays nobody."""

    def __init__(self, person: Person | None, most: int = 512) -> None:
        self.person = person
        self.outgoing: asyncio.Queue[str | int] = asyncio.Queue()
        """Messages, and at last a close code."""
        self.most = most
        self.closing = False

    @property
    def id(self) -> str | None:
        return None if self.person is None else self.person.id

    def send(self, message: p.FromHall) -> None:
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        if self.closing:
            return
        if self.outgoing.qsize() >= self.most:
            self.close(1013)  # too slow to follow: it may come back and resume
        else:
            self.outgoing.put_nowait(text)

    def close(self, code: int) -> None:
        if not self.closing:
            self.closing = True
            self.outgoing.put_nowait(code)

    def bye(self, reason: Message, *, again: bool = False) -> None:
        self.send(p.Bye(reason, again))
        self.close(1008)
