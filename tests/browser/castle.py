"""Moments of HOGWARTS, The Board Game: bots play a game to its end, and people play on from wherever they like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import RunningHall

Moment = dict[str, Any]
PAGE = 200


class Chronicle:
    """A finished game, and every moment of it as each seat saw it."""

    def __init__(self, hall: RunningHall, key: str, page: Page, seats: int = 3, **options: object) -> None:
        self.hall, self.key, self.seats = hall, key, seats
        self.table = hall.table(
            key, game="hogwarts_board", seats=seats, bots="easy", start=True, options={"length": "short", **options}
        )
        page.goto(f"{hall.address}/table/{self.table}")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="People").click()
        page.get_by_role("button", name="Let a bot play").click()
        page.keyboard.press("Escape")
        page.wait_for_selector(".acts", timeout=180_000)
        self.seen: dict[int, list[Moment]] = {}

    def moments(self, seat: int) -> list[Moment]:
        if seat not in self.seen:
            found: list[Moment] = []
            while True:
                place = f"/api/tables/{self.table}/games/1/replay?seat={seat}&first={len(found)}&count={PAGE}"
                answer = self.hall.ask("GET", place, key=self.key)
                found += answer["page"]
                if len(found) >= answer["moments"]:
                    break
            self.seen[seat] = found
        return self.seen[seat]

    def play_on(self, wanted: Callable[[Moment, int], bool], key: str = "") -> str | None:
        """A table at the latest such moment, where the person with the key sits in the seat that is asked."""
        for seat in range(self.seats):
            for moment in reversed(self.moments(seat)):
                if seat in moment["situation"]["waiting"] and wanted(moment["situation"], seat):
                    wish = {"step": moment["step"], "seat": seat, "level": "easy"}
                    place = f"/api/tables/{self.table}/games/1/play-on"
                    return str(self.hall.ask("POST", place, wish, key or self.key)["id"])
        return None


def asks(*prompts: str) -> Callable[[Moment, int], bool]:
    return lambda situation, seat: situation["prompt"]["key"] in prompts
