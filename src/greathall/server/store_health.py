"""Is the hall well? It is if it can write."""

from __future__ import annotations

import asyncio
import time

from greathall.server.store import Store, StoreError

FRESH = 3.0
"""Seconds for which an answer holds."""


class StoreHealth:
    """Writes a little now and then, and remembers how that went."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()
        self._tried = self._written = 0.0
        self._error: StoreError | None = None
        self.failures = 0
        """In a row."""

    @property
    def age(self) -> float | None:
        """Seconds since something was written for certain; None: never."""
        return round(time.monotonic() - self._written, 1) if self._written else None

    def note_commit(self) -> None:
        """A table has written something."""
        self._written = time.monotonic()

    async def failure(self) -> StoreError | None:
        """Why nothing can be written; None: all is well."""
        async with self._lock:
            if time.monotonic() - self._tried > FRESH or self._error is not None:
                try:
                    async with asyncio.timeout(10):
                        await self._store.probe(int(time.time() * 1000))
                except (StoreError, TimeoutError) as error:
                    self._error = (
                        error if isinstance(error, StoreError) else StoreError("database-failed", reason="timeout")
                    )
                    self.failures += 1
                else:
                    self._error, self.failures = None, 0
                    self.note_commit()
                self._tried = time.monotonic()
            return self._error
