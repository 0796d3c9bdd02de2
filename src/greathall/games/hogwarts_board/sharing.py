"""Sharing a square: who is no longer hidden, or has become able to attack, must battle, unless they hide at once."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board.actions import Action, Fight
from greathall.games.hogwarts_board.battle.choices import use
from greathall.games.hogwarts_board.battle.meeting import MEET, SETTLE, conflicts, contested, fighters, shared_squares
from greathall.games.hogwarts_board.cards.using import apply_card, throw
from greathall.games.hogwarts_board.state import Castle


def unveil(g: Castle, who: int) -> None:
    """Who shares a square and is no longer hidden must battle, or hide again at once."""
    shared = conflicts(g)
    if shared:
        g.then([SETTLE])
        for square in reversed(shared):
            g.then([HIDE_AGAIN], who, square)


def fight_at_once(g: Castle, who: int, squares: list[str]) -> None:
    """Who has become able to attack on one of these shared squares battles now; everybody there may hide first (D8)."""
    for square in squares:
        g.then([HIDE_AT_ONCE, SETTLE], who, square)


def hiding(g: Castle, seat: int) -> list[Action]:
    """What the wizard can hide with at once."""
    item = g.wizards[seat].item
    if item in ("invisibility_cloak", "marauders_map"):
        return [use(item)]
    return [throw(g.wizards[seat].square)] if item == "darkness_powder" else []


class HideAgain(Effect[Castle]):
    """The player on turn may prevent the battle by hiding again, besides the turn's one use of a card (R7)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if now.who < g.seats and g.wizards[now.who].square == now.source and hiding(g, now.who):
            g.ask(now, now.who)
        else:
            g.then([MEET], now.who, now.source)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return (FIGHT, *hiding(g, seat))

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if isinstance(answer, Fight):
            g.then([MEET], now.who, now.source)
        else:
            apply_card(g, now.who, answer)
            if fighters(g, now.source):  # the others there still see each other
                g.then([MEET], now.who, now.source)


class HideAtOnce(HideAgain):
    """All who would have to battle may prevent it by hiding, one after the other from the player on turn on.

    `n` holds the bits of those who were asked.
    """

    def resolve(self, g: Castle, now: Frame) -> None:
        bits = fighters(g, now.source)
        if not bits:
            return
        first = now.who if now.who < g.seats else g.first
        for k in range(g.seats):
            seat = (first + k) % g.seats
            if (bits & ~now.n) >> seat & 1 and hiding(g, seat):
                g.ask(now, seat)
                return
        g.then([MEET], now.who, now.source, now.n)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        ((seat, answer),) = answers.items()
        if not isinstance(answer, Fight):
            apply_card(g, seat, answer)
        g.then([self], now.who, now.source, now.n | 1 << seat)


class BattleWorthy(Effect[Castle]):
    """After a card was used, and after the Death Eaters' turn: has somebody who shares a square become able?"""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.peace:
            g.forget_peace()
        squares = shared_squares(g)
        if squares:
            fight_at_once(g, now.who, contested(g, squares))


FIGHT: Final = Fight()
HIDE_AGAIN: Final = HideAgain()
HIDE_AT_ONCE: Final = HideAtOnce()
BATTLE_WORTHY: Final = BattleWorthy()
SHARING_EFFECTS: Final = (HIDE_AGAIN, HIDE_AT_ONCE, BATTLE_WORTHY)
