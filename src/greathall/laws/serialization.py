"""States, situations, actions and events survive JSON."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from greathall.core.kernel import Event
from greathall.core.spec import GameSpec
from greathall.laws.errors import difference
from greathall.laws.harness import Trial


def check_state(t: Trial) -> None:
    """The state, the situations and the options survive JSON at this decision."""
    g, spec = t.g, t.spec
    with t.law("json"):
        loaded = spec.load(t.as_json(spec.save(g)))
        _require_same_state(t, g, loaded, "a saved and loaded state differs")
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
            _require_same_state(t, c, loaded, "a loaded state plays on differently")


def _require_same_state(t: Trial, one: Any, other: Any, what: str) -> None:
    if t.fingerprint(one) != t.fingerprint(other) or one.version != other.version:
        raise t.broken(what, difference(t.spec.save(one), t.spec.save(other)))


def _check_seat(t: Trial, g: Any, loaded: Any, seat: int) -> None:
    spec: GameSpec[Any] = t.spec
    what = f"a loaded state looks different to seat {seat}"
    t.require_same(spec.situation(g, seat), spec.situation(loaded, seat), what)
    for action in t.some_options(g.options(seat)):
        back = spec.decode(t.as_json(spec.encode(action)))
        t.require(back == action, "an action does not survive JSON", f"{action!r} | {back!r}")


def check_event(t: Trial, event: Event) -> None:
    """An event and each of its masked forms survive JSON."""
    checked: list[Event] = []
    for form in (event, *(event.seen_by(seat) for seat in (None, *range(t.seats)))):
        if form is None or any(form is other for other in checked):
            continue
        checked.append(form)
        with t.law("json"):
            back = _decoder(t.spec.events).decode(msgspec.json.encode(form))
            t.require(back == form, "an event does not survive JSON", f"{form!r} | {back!r}")


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """A decoder knows its type; `convert` looks into a union of a hundred events each time."""
    return msgspec.json.Decoder(kind)
