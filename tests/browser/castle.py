"""Moments of HOGWARTS, The Board Game: bots play a game to its end, and people play on from wherever they like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.conftest import RunningHall
from tests.browser.moments import leave_to_bots

Moment = dict[str, Any]
Wish = Callable[[Moment, int], int]
"""How much a seat's situation is wished for; 0: not at all."""
PAGE = 200


class Chronicle:
    """A finished game, and every moment of it as each seat saw it."""

    def __init__(self, hall: RunningHall, key: str, seats: int = 3, needs: tuple[Wish, ...] = ()) -> None:
        """Bots play until a game has moments of every kind that is needed."""
        self.hall, self.key, self.seats = hall, key, seats
        self.seen: dict[int, list[Moment]] = {}
        self.play()
        while not all(self.best(wish)[0] for wish in needs):
            self.seen.clear()
            self.play()

    def play(self) -> None:
        wishes = {"game": "hogwarts_board", "seats": self.seats, "settings": {"length": "short"}}
        self.table = self.hall.table(self.key, bots="easy", start=True, **wishes)
        leave_to_bots(self.hall, self.table, self.key)

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

    def best(self, wanted: Wish) -> tuple[int, int, int]:
        """How much the moment most wished for is wished for, its step, and the seat that is asked."""
        return max(
            (wanted(moment["situation"], seat), moment["step"], seat)
            for seat in range(self.seats)
            for moment in self.moments(seat)
            if seat in moment["situation"]["waiting"]
        )

    def play_on(self, wanted: Wish) -> tuple[str, int]:
        """A table at the moment most wished for, where the person sits in the seat that is asked."""
        wish, step, seat = self.best(wanted)
        assert wish, "this game had no such moment"
        place = f"/api/tables/{self.table}/games/1/play-on"
        return str(self.hall.ask("POST", place, {"step": step, "seat": seat, "level": "easy"}, self.key)["id"]), seat


def asks(prompt: str, more: Wish = lambda situation, seat: 1) -> Wish:
    """Moments with this question; among them those with more."""
    return lambda situation, seat: more(situation, seat) if situation["prompt"]["key"] == prompt else 0


def cards(situation: Moment, seat: int) -> int:
    """How many cards the seat carries, and one."""
    wizard = situation["view"]["wizards"][seat]
    return 1 + len(wizard["spells"]) + bool(wizard["potion"]) + bool(wizard["item"])


def fray(situation: Moment, seat: int) -> int:
    """A battle that has begun to hurt, with many in it and many cards in hand."""
    battle = situation["view"]["battle"]
    effects = sum(len(battler["statuses"]) for battler in battle["battlers"])
    hurt: bool = battle["round"] > 1
    return hurt * (cards(situation, seat) + 2 * len(battle["battlers"]) + 2 * effects)
