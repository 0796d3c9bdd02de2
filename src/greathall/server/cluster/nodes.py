"""Signs of life, by the clock of the database."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from greathall.server.cluster.rules import knows, rules_here
from greathall.server.cluster.store import SILENCE, ClusterStore, Node
from greathall.server.store import StoreError

logger = logging.getLogger("greathall.server")

BEAT = 1.0
"""Seconds between two signs of life."""
LOOK = 0.2
"""Seconds between two looks at whether a node lives: this one, or one that cannot be reached."""
SKEW = 30.0
"""Seconds for which a signature holds."""


class Nodes:
    """This node, and those that live beside it."""

    def __init__(self, store: ClusterStore, name: str, secret: str, lost: Callable[[], None]) -> None:
        self.store, self.name = store, name
        self.id = store.node = f"{name}-{secrets.token_hex(6)}"
        self.others: dict[str, Node] = {}
        """By id."""
        self.rules = rules_here()
        self._secret = secret.encode()
        self._lost = lost
        """Called when another process has taken the name of this node."""
        self._sent = float("-inf")
        self._ahead = 0.0
        """By how much the clock of the database is ahead of our monotonic one."""
        self._beating = asyncio.Lock()
        self._watches: dict[str, asyncio.Task[None]] = {}
        """By id: nodes that cannot be reached."""

    async def join(self, address: str) -> None:
        """`StoreError` if a node of this name is at work. One that the database has not seen die is found out by its
        silence."""
        await self.store.bury_namesake(self.name)
        before = await self.store.last_seen(self.name)
        if before is not None:
            await asyncio.sleep(2 * BEAT + 0.5)
            now = await self.store.last_seen(self.name)
            if now is not None and now != before:
                raise StoreError("node-in-use", node=self.name)
        await self.store.join(self.name, address, self.rules)
        await self.beat()

    @property
    def certain(self) -> bool:
        """Nobody can have taken this node for dead. The clock went on even if this process was stopped for a while."""
        return self.store.alive and time.monotonic() - self._sent < SILENCE

    async def be_certain(self) -> None:
        """After this nobody could have taken what is ours without our knowing it; `StoreError` if that cannot be."""
        if not self.certain:
            async with self._beating:
                if not self.certain:
                    await self._beat()

    async def beat(self) -> None:
        async with self._beating:
            await self._beat()

    async def _beat(self) -> None:
        late, sent = not self.certain, time.monotonic()
        try:
            async with asyncio.timeout(SILENCE):
                seen = await self.store.beat()
                if seen is None:
                    logger.error("another process has taken the name of node %s; this one closes", self.name)
                    self._lost()
                    raise StoreError("node-in-use", node=self.name)
                if late:
                    held = await self.store.held()
                    for table in [t for t, fence in self.store.fences.items() if held.get(t) != fence]:
                        del self.store.fences[table]
                living = await self.store.living()
        except TimeoutError:
            raise StoreError("database-failed", reason="timeout") from None
        self.others = {node.id: node for node in living if node.id != self.id}
        self._sent, self._ahead = sent, seen / 1000 - time.monotonic()

    async def rest(self) -> None:
        """Until the next sign of life is due, which is at once if nobody can see any more that this node lives."""
        end = time.monotonic() + BEAT
        while True:
            await asyncio.sleep(LOOK)
            if time.monotonic() > end or not self.store.alive:
                return

    # -- is it dead? ---------------------------------------------------------------------------------------------------

    async def bury(self, node: str) -> None:
        """Take this node for dead without waiting for its silence, if the database has seen it die."""
        async with self._beating:
            if self.store.alive:
                await self.store.bury(node)
            await self._beat()

    async def until_gone(self, node: Node, seconds: float) -> None:
        """Wait until this node is taken for dead, at most so long. One looks for all who wait: they may be many."""
        watch = self._watches.get(node.id)
        if watch is None:
            watch = self._watches[node.id] = asyncio.create_task(self._watch(node.id, seconds))
        await asyncio.wait([watch])

    async def _watch(self, node: str, seconds: float) -> None:
        end = time.monotonic() + seconds
        gone = False
        try:
            while not gone and time.monotonic() < end:
                await asyncio.sleep(LOOK)
                with suppress(StoreError):
                    await self.bury(node)
                    gone = node not in self.others
        finally:
            del self._watches[node]

    # -- who can play on? ----------------------------------------------------------------------------------------------

    def better(self, game: str, version: int) -> Node | None:
        """A node that has the rules of such a game, if this one does not."""
        if knows(self.rules, game, version):
            return None
        fit = (node for node in self.others.values() if not node.draining and knows(node.rules, game, version))
        return next(fit, None)

    @property
    def alike(self) -> bool:
        """No other node has rules that this one does not have."""
        return all(knows(self.rules, game, v) for n in self.others.values() for game, vs in n.rules.items() for v in vs)

    # -- one node knows another ----------------------------------------------------------------------------------------

    def sign(self, words: str) -> str:
        """Words that another node can trust, for a short time."""
        return self._signed(f"{self._ahead + time.monotonic():.3f} {words}")

    def verify(self, signed: str) -> str | None:
        """What another node has signed; None if it was none, or long ago."""
        _, _, text = signed.partition(" ")
        at, _, words = text.partition(" ")
        if not hmac.compare_digest(self._signed(text).encode(), signed.encode("utf-8", "replace")):
            return None
        return words if abs(float(at) - self._ahead - time.monotonic()) < SKEW else None

    def _signed(self, text: str) -> str:
        return f"{hmac.digest(self._secret, text.encode('utf-8', 'replace'), 'sha256').hex()} {text}"
