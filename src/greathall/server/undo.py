"""May a move be taken back without asking? Only if nobody has learned anything from it.

Learned is what tells two worlds apart: for each seat, other worlds that it could not tell from the true one before the
move are played through the same moves. If it can tell one of them apart afterwards, something hidden was revealed.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from greathall.core.errors import GreatHallError
from greathall.core.kernel import State, logged
from greathall.core.record import replay
from greathall.core.spec import GameSpec
from greathall.server.play import Play

WORLDS = 32
"""So many for each seat: what is left unnoticed in all of them is hardly worth knowing."""


def revealed(play: Play, step: int, rng: Random) -> bool:
    """Has anybody learned something hidden since that step of the game?"""
    record = play.record
    spec: GameSpec[Any] = play.spec
    questions = zip(play.asked_at, play.asked_at[1:], strict=False)
    if any(until - asked > 1 for asked, until in questions if asked >= step):
        return True  # answers given in secret were shown to all
    before: State = replay(msgspec.structs.replace(record, actions=record.actions[:step]))
    moves = [(seat, spec.decode(action)) for seat, action in record.actions[step:]]
    told = _story(spec, before.copy(), moves)
    for seat in (None, *range(record.seats)):
        for _ in range(WORLDS):
            try:
                other = _story(spec, spec.redeal(before, seat, rng), moves, seat)
            except GreatHallError:
                return True
            if other[seat] != told[seat]:
                return True
    return False


def _story(
    spec: GameSpec[Any], g: State, moves: list[tuple[int, Any]], only: int | str | None = "all"
) -> dict[int | None, bytes]:
    """What each seat knows after these moves: its situation and what it saw happen."""
    log = logged(g)
    for seat, action in moves:
        g.act(seat, action)
    seats = (None, *range(g.seats)) if only == "all" else (only,)
    return {
        seat: msgspec.json.encode(
            (spec.situation(g, seat), [event.seen_by(seat) for event in log if event.seen_by(seat) is not None])
        )
        for seat in seats
        if not isinstance(seat, str)
    }
