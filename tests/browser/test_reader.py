"""Each game by roles and names alone, as by somebody who hears the page: its beginning; by `make windows` all of it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.browser import ROOT
from tests.browser.conftest import ASKED, RunningHall, Sits, go
from tests.deep import deep

READER = (ROOT / "tests" / "browser" / "reader.js").read_text("utf-8")
COMMON = {
    "over": "^Play again|^On to the next",
    "wait": "^Waiting for|^Watch the table|^You are ready",
    "back": "^Choose again",
    "prefer": "",
    "avoid": "",
}
GAMES: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "stupefy": ({"seats": 4}, {}),
    "scrabble": ({"seats": 2}, {"prefer": "^Pass|^Accept"}),
    "hogwarts_board": ({"seats": 2, "settings": {"length": "short"}}, {"avoid": "^Stop|^Offer"}),
    "hogwarts_battle": ({"seats": 2}, {"prefer": "^Play all|^End the turn"}),
}


WHOLE = 600
"""More than any game needs."""


@pytest.mark.parametrize("most", [20, deep(WHOLE)])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_roles_and_names(hall: RunningHall, visitor: Sits, game: str, most: int) -> None:
    wishes, words = GAMES[game]
    key = hall.regular("Maëlle")
    table = hall.table(key, game=game, bots="easy", start=True, **wishes)
    page = go(visitor(key=key, size=(390, 844)), f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    page.evaluate(READER)
    told = page.evaluate("([wishes, most]) => reader.play(wishes, most)", [{**COMMON, **words}, most])
    assert told["over"] or len(told["said"]) == most < WHOLE, told["said"][-12:]
    assert not told["nameless"]
