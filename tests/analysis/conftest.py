"""Shared by the tests of hints and of looking back."""

from __future__ import annotations

import pytest

from greathall.games.scrabble.engine.warm_up import warm_up


@pytest.fixture(autouse=True, scope="session")
def compiled() -> None:
    """While Scrabble's search is still being fetched, its players choose otherwise."""
    warm_up()
