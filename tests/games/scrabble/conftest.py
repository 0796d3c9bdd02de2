"""The compiled generator is made once, so that no test is the one that waits for it."""

from __future__ import annotations

import pytest

from greathall.games.scrabble.engine.generator import warm_up


@pytest.fixture(scope="session", autouse=True)
def compiled_generator() -> None:
    warm_up()
