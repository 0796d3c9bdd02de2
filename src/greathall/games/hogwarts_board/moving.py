"""The move of a turn: roll the die and walk as far."""

from __future__ import annotations

from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_board.actions import Action, Walk
from greathall.games.hogwarts_board.battle.meeting import LAND
from greathall.games.hogwarts_board.board import LEVEL, UPPER
from greathall.games.hogwarts_board.dice import Rolling, roll
from greathall.games.hogwarts_board.events import Walked
from greathall.games.hogwarts_board.state import UPPER_SP, Castle
from greathall.games.hogwarts_board.vocabulary import SEAT_NAMES
from greathall.games.hogwarts_board.walking import ways


class Move(Rolling):
    """Roll the die and walk as far."""

    def happen(self, g: Castle, now: Frame) -> None:
        if g.spent:  # fallen in a battle before the move
            return
        g.ask(_WALKS[now.who][roll(g, SEAT_NAMES[now.who], "move")], now.who)


class Walks(Effect[Castle]):
    """Choose a way of as many squares as the die shows (`n`), never back over a square of the same move."""

    prompts = ("prompt-walk",)
    refusals = (
        "refusal-upper-level",
        "refusal-common-room",
        "refusal-no-such-way",
    )

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Walk, ...]:
        return ways(g, seat, now.n)

    def allows(self, g: Castle, now: Frame, seat: int, action: Action) -> bool:
        return action in ways(g, seat, now.n)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Walk]) -> None:
        seat = now.who
        wizard = g.wizards[seat]
        path = answers[seat].path
        wizard.came = (wizard.square, *path)
        if path:
            wizard.square = path[-1]
        if g.log is not None:
            g.emit(Walked(seat, path))
        if g.peace:
            g.forget_peace()
        LAND.resolve(g, _LAND[seat])

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message("prompt-walk", {"die": now.n})

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, Walk):
            try:
                path = [*action.path]
                if any(LEVEL[step] == UPPER for step in path) and g.sp(seat) < UPPER_SP:
                    return Illegal("refusal-upper-level", sp=g.sp(seat))
                if path and g.closed(seat, path[-1]):
                    return Illegal("refusal-common-room")
            except (KeyError, TypeError):
                pass
        return Illegal("refusal-no-such-way", die=now.n)


MOVE: Final = Move()
CHOOSE_WALK: Final = Walks()
_WALKS: Final = [[Frame(CHOOSE_WALK, seat, "", die) for die in range(7)] for seat in range(4)]
_LAND: Final = [Frame(LAND, seat, "") for seat in range(4)]
MOVING_EFFECTS: Final = (MOVE, CHOOSE_WALK)
