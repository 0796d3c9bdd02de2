"""Rate limits and sizes."""

from __future__ import annotations

import time
from collections import OrderedDict

from msgspec import Struct


class Limits(Struct, frozen=True, kw_only=True):
    message_bytes: int = 65536
    messages_a_second: float = 20
    messages_at_once: float = 60
    connections: int = 2000
    """Sockets at tables, in all."""
    connections_reserved: int = 500
    """Of them, for people who sit at a table."""
    connections_an_address: int = 200
    silent_connections: int = 512
    """Connections of which no whole request has come yet; beyond that, the oldest is cut off."""
    silent_connections_an_address: int = 128
    header_seconds: float = 10
    body_seconds: float = 30
    write_seconds: float = 20
    """Seconds for which somebody may read nothing of what waits for them."""
    hello_seconds: float = 15
    chat_a_second: float = 1
    chat_at_once: float = 10
    requests_a_second: float = 30
    requests_at_once: float = 300
    """From one address, over HTTP; the files of the client do not count."""
    people_an_hour: float = 120
    """New people from one address."""
    claims_a_minute: float = 10
    """Device codes tried from one address; there are 24 ** 8 of them."""
    tables_a_person: int = 30
    """Of which the person is the host and which are not over."""
    silence: float = 60
    """Seconds after which a socket without a word is taken for dead."""


class Bucket:
    """A token bucket: a burst of `most`, refilled at `rate` per second."""

    __slots__ = ("at", "left")

    def __init__(self, most: float) -> None:
        self.left = most
        self.at = time.monotonic()

    def take(self, rate: float, most: float) -> bool:
        now = time.monotonic()
        self.left = min(most, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per address; the least recently used are forgotten."""

    def __init__(self, rate: float, most: float, remembered: int = 4096) -> None:
        self.rate, self.most, self.remembered = rate, most, remembered
        self._of: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._of.get(address)
        if bucket is None:
            bucket = self._of[address] = Bucket(self.most)
            if len(self._of) > self.remembered:
                self._of.popitem(last=False)
        self._of.move_to_end(address)
        return bucket.take(self.rate, self.most)
