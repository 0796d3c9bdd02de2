"""While Scrabble's search is still being compiled, or fetched, its players choose otherwise."""

from __future__ import annotations

import pytest

from greathall.games.scrabble.engine.warm_up import warm_up


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    warm_up()
