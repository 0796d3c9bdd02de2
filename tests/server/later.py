"""Time that passes at once: the clock of the event loop and that of the wall go on together."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest


class Later:
    """`await later(60)`: a minute is over, and whatever was to happen in it has begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        loop: Any = asyncio.get_running_loop()
        self.passed = 0.0
        clocks: list[tuple[Any, Callable[[], float]]] = [(loop, loop.time), (time, time.time)]
        for owner, clock in clocks:
            monkeypatch.setattr(owner, "time", lambda clock=clock: clock() + self.passed)

    async def __call__(self, seconds: float) -> None:
        self.passed += seconds
        for _ in range(20):
            await asyncio.sleep(0)


@pytest.fixture
async def later(monkeypatch: pytest.MonkeyPatch) -> Later:
    return Later(monkeypatch)
