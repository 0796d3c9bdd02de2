"""At each marked event the table looks as the event says."""

from __future__ import annotations

from random import Random
from typing import Any

from greathall.core.kernel import Event
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import events as e
from greathall.games.scrabble.view import ScrabbleView
from tests.games.frames import at_random, watched


def test_frames() -> None:
    seen: set[type[Event]] = set()
    for seed in range(4):
        scores = [0, 0, 0]
        for event, state in watched(SPEC, at_random, Random(seed), seats=3, seed=seed, words="checked"):
            if state is None:
                continue
            view: Any = SPEC.view(state, None)
            check(event, view, scores)
            scores = [player.score for player in view.players]
            seen.add(type(event))
    assert seen == set(SPEC.table.frames)


def check(event: Event, view: ScrabbleView, before: list[int]) -> None:
    """`before`: the scores at the marked event before; competitions and cards may have added to them."""
    match event:
        case e.Laid(who, tiles, _):
            assert view.turn == who
            assert view.laid is not None
            assert view.laid.tiles == tiles
        case e.Scored(who, points, _, glossary, bonus, _):
            assert view.players[who].score >= before[who] + points + glossary + bonus
        case e.Aimed(who, card, _):
            assert view.turn == who
            assert card not in view.discard or view.card_used
        case _:
            raise AssertionError(event)
