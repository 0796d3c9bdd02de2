"""States, situations, actions and events survive JSON."""

from __future__ import annotations

from typing import Any

import msgspec

from greathall.core.kernel import Event
from greathall.core.spec import GameSpec
from greathall.laws.harness import Trial


def check_state(t: Trial) -> None:
    """The state, the situations and the options survive JSON at this decision."""
    g, spec = t.g, t.spec
    with t.law("json"):
        saved = spec.save(g)
        loaded = spec.load(t.as_json(saved))
        t.require_same(saved, spec.save(loaded), "a saved and loaded state differs")
        for seat in g.waiting:
            _check_seat(t, g, loaded, seat)
        t.require_same(
            spec.situation(g, None), spec.situation(loaded, None), "a loaded state looks different to a spectator"
        )
        if g.waiting:
            seat = g.waiting[0]
            action = t.random_option(g, seat)
            t.on_copy.append((seat, action))
            c = g.copy()
            c.act(seat, action)
            loaded.act(seat, action)
            t.require_same(spec.save(c), spec.save(loaded), "a loaded state plays on differently")


def _check_seat(t: Trial, g: Any, loaded: Any, seat: int) -> None:
    spec: GameSpec[Any] = t.spec
    what = f"a loaded state looks different to seat {seat}"
    t.require_same(spec.situation(g, seat), spec.situation(loaded, seat), what)
    for action in t.some_options(g.options(seat)):
        back = spec.decode(t.as_json(spec.encode(action)))
        t.require(back == action, "an action does not survive JSON", f"{action!r} | {back!r}")


def check_event(t: Trial, event: Event) -> None:
    """An event and each of its masked forms survive JSON."""
    for form in (event, *(event.seen_by(seat) for seat in (None, *range(t.seats)))):
        if form is None:
            continue
        with t.law("json"):
            back = msgspec.convert(t.as_json(form), t.spec.events)
            t.require(back == form, "an event does not survive JSON", f"{form!r} | {back!r}")
