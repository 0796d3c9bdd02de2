"""Bluff as an installed game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

from greathall.core import registry

Install = Callable[..., None]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Pretend that these entry points, and no others, are installed: `install(bluff="bluff:SPEC")`."""

    def pretend(**points: str) -> None:
        found = [EntryPoint(name, value, registry.GROUP) for name, value in points.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found)
        registry.games.cache_clear()

    yield pretend
    registry.games.cache_clear()


@pytest.fixture
def installed(install: Install) -> None:
    install(bluff="bluff:SPEC")
