"""Play a game and look at the table at each marked event, as those who watch are shown it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from greathall.core.kernel import Event, State, sample
from greathall.core.match import EventLog
from greathall.core.spec import GameSpec

Player = Callable[[Any, int, Random], Any]


def at_random(g: State, seat: int, rng: Random) -> Any:
    return sample(g.options(seat), rng)


def watched(spec: GameSpec[Any], player: Player, rng: Random, **new: Any) -> Iterator[tuple[Event, Any]]:
    """Every event of a game, with a copy of the state at each marked one. No marked event is after the end, and no
    view at one of them shows what its seat does not know: the first event of each kind is looked at by all, those that
    follow by one seat after another (and all of them by all, in `make laws`)."""
    g = spec.new(**new)
    redeals = Random(0)
    viewers = (None, *range(g.seats))
    met: Counter[type[Event]] = Counter()
    while not g.over:
        g.log = log = EventLog(g, spec.table.frames)
        seat = g.waiting[0]
        g.act(seat, player(g, seat, rng))
        for index, event in enumerate(log):
            state = log.frames.get(index)
            if state is not None:
                before = met[type(event)]
                met[type(event)] += 1
                check_secrets(spec, state, redeals, viewers if not before else [viewers[before % len(viewers)]])
            yield event, state


def check_secrets(spec: GameSpec[Any], state: State, rng: Random, viewers: Sequence[int | None]) -> None:
    assert not state.over
    for seat in viewers:
        assert spec.view(state, seat) == spec.view(spec.redeal(state, seat, rng), seat)
