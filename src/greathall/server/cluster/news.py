"""What one node tells the others, by LISTEN and NOTIFY of PostgreSQL.

News is a hint to look, never the truth itself: that is in the database. Whoever was cut off has missed some, so it
forgets what it remembers when it is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import asyncpg
import msgspec
from msgspec import Struct

from greathall.server.postgres import BROKEN

logger = logging.getLogger("greathall.server")

CHANNEL = "greathall"
PING = 2.0
"""Seconds without news after which the connection is tried."""
PATIENCE = 5.0
"""Seconds after which a connection that does not answer is given up."""


class Taken(Struct, frozen=True, tag="taken"):
    """The sender has this table now."""

    table: str
    fence: int


class Wanted(Struct, frozen=True, tag="wanted"):
    """The sender needs this table: whoever has it hands it over."""

    table: str


class Freed(Struct, frozen=True, tag="freed"):
    """Nobody has these tables."""

    tables: list[str]


class Present(Struct, frozen=True, tag="present"):
    """Who is at these tables of the sender now."""

    people: dict[str, list[str]]


class WhoIsThere(Struct, frozen=True, tag="who"):
    """The sender has missed something: tell it who is at your tables."""


class PersonChanged(Struct, frozen=True, tag="person"):
    person: str


class GameEnded(Struct, frozen=True, tag="game"):
    table: str
    number: int


class PersonReminded(Struct, frozen=True, tag="reminded"):
    """Of a table at which their answer is missing."""

    table: str
    person: str


class ThoughtAsked(Struct, frozen=True, tag="thought_asked"):
    """There is something to think about."""


class ThoughtAnswered(Struct, frozen=True, tag="thought_answered"): ...


Tables = Taken | Wanted | Freed | GameEnded
People = Present | WhoIsThere | PersonChanged | PersonReminded
Anything = Tables | People | ThoughtAsked | ThoughtAnswered


class Letter(Struct, frozen=True):
    sender: str
    news: Anything


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Letter).decode


class News:
    def __init__(
        self, address: str, node: str, heard: Callable[[str, Anything], None], back: Callable[[], None]
    ) -> None:
        self._address, self._node = address, node
        self._heard = heard
        self._back = back
        """Called when the connection is there, for the first time or again."""
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)

    def tell(self, news: Anything) -> None:
        with suppress(asyncio.QueueFull):  # cut off for long: the others will ask when all is well again
            self._outgoing.put_nowait(encode(Letter(self._node, news)).decode())

    async def carry(self) -> None:
        """Send and receive, for ever."""
        pause = 0.1
        while True:
            try:
                db = await asyncpg.connect(self._address, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    await db.add_listener(CHANNEL, self._receive)
                    self._back()
                    pause = 0.1
                    await self._send(db)
                finally:
                    db.terminate()
            except BROKEN as error:
                logger.warning("cut off from the news of the other nodes: %s", error)
                await asyncio.sleep(pause)
                pause = min(2.0, pause * 2)

    async def _send(self, db: Any) -> None:
        while True:
            try:
                text = await asyncio.wait_for(self._outgoing.get(), PING)
            except TimeoutError:
                await db.fetchval("SELECT 1")
            else:
                await db.execute("SELECT pg_notify($1, $2)", CHANNEL, text)

    def _receive(self, _db: Any, _pid: int, _channel: str, text: str) -> None:
        try:
            letter = decode(text)
        except msgspec.DecodeError:
            return  # of a newer version
        if letter.sender != self._node:
            self._heard(letter.sender, letter.news)
