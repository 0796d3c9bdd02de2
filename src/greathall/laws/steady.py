"""Copies never change; the same seed gives the same game; a record replays; a save loads."""

from __future__ import annotations

from typing import Any

import msgspec

from greathall.core.kernel import Action, State
from greathall.core.spec import GameSpec
from greathall.laws.broken import difference
from greathall.laws.trial import Trial


def begin(t: Trial) -> None:
    """The same seed deals the same game, and the state is made of slots only."""
    spec = t.spec
    with t.law("json"):
        t.prints.append(t.print(t.g))
    with t.law("same seed"):
        twin = spec.new(seats=t.seats, seed=t.seed, **t.options)
        t.same(spec.save(t.g), spec.save(twin), "two games dealt from the same seed differ")
    with t.law("json"):
        outside = sorted(getattr(t.g, "__dict__", {}))
        t.want(not outside, f"the state keeps {', '.join(outside)} outside its slots: saves and copies forget it")


def copies(t: Trial) -> None:
    """A copy is as its original; to play on it does not touch the original; two copies go the same way."""
    g, spec = t.g, t.spec
    before = t.prints[-1]
    with t.law("copies"):
        saved = spec.save(g)
        kept, c = g.copy(), g.copy()
        t.want(type(kept) is type(g), f"a copy of {type(g).__name__} is a {type(kept).__name__}")
        t.want(kept.log is None, "a copy takes the log with it")
        if t.print(kept) != before:
            raise t.broken("a copy differs from its original (original | copy)", difference(saved, spec.save(kept)))
        answers = t.answer_all(c, g.waiting)
        t.elsewhere += answers
        for touched, what in ((g, "the original"), (kept, "another copy")):
            if t.print(touched) != before:
                raise t.broken(f"answers on a copy changed {what}", difference(saved, spec.save(touched)))
    with t.law("same seed"):
        t.elsewhere += answers
        d = g.copy()
        for seat, action in answers:
            d.act(seat, action)
        if t.print(c) != t.print(d):
            raise t.broken("the same answers led two copies apart", difference(spec.save(c), spec.save(d)))
    t.past.append((len(t.answers), kept, before))
    if len(t.past) > t.care.copies:
        _unchanged(t, *t.past.pop(t.rng.randrange(len(t.past))))


def answer(t: Trial, seat: int, action: Action) -> None:
    """Give an answer at the true table, where events are logged: a copy without a log must go the same way."""
    g, spec = t.g, t.spec
    with t.law("progress"):
        c = g.copy()
        t.record(seat, action)
        g.act(seat, action)
        c.act(seat, action)
    t.prints.append(t.print(g))
    with t.law("same seed"):
        if t.print(c) != t.prints[-1]:
            raise t.broken("the same answer led a copy elsewhere (copy | game)", difference(spec.save(c), spec.save(g)))


def _unchanged(t: Trial, step: int, kept: State, before: str) -> None:
    with t.law("copies"):
        t.want(t.print(kept) == before, f"the copy kept after {step} answers changed while the game went on")


def end(t: Trial) -> None:
    """Kept copies are as they were, and the record of the game leads to the same states."""
    for step, kept, before in t.past:
        _unchanged(t, step, kept, before)
    spec = t.spec
    with t.law("replay"):
        answers = msgspec.json.decode(msgspec.json.encode([(seat, spec.encode(action)) for seat, action in t.answers]))
        g = spec.new(seats=t.seats, seed=t.seed, **t.options)
        for step, (seat, action) in enumerate(answers):
            t.want(t.print(g) == t.prints[step], f"the record replays to another state after {step} answers")
            g.act(seat, spec.decode(action))
        t.same(spec.save(t.g), spec.save(g), "the record replays to another end")


def json(t: Trial) -> None:
    """At any decision the state, the situations and the options survive the way through JSON."""
    g, spec = t.g, t.spec
    with t.law("json"):
        saved = spec.save(g)
        loaded = spec.load(t.plain(saved))
        t.same(saved, spec.save(loaded), "a saved and loaded state differs")
        for seat in g.waiting:
            _travels(t, g, loaded, seat)
        t.same(spec.situation(g, None), spec.situation(loaded, None), "a loaded state looks different to a spectator")
        if g.waiting:
            seat = g.waiting[0]
            action = t.any(g, seat)
            t.elsewhere.append((seat, action))
            c = g.copy()
            c.act(seat, action)
            loaded.act(seat, action)
            t.same(spec.save(c), spec.save(loaded), "a loaded state plays on differently")


def _travels(t: Trial, g: Any, loaded: Any, seat: int) -> None:
    spec: GameSpec[Any] = t.spec
    t.same(spec.situation(g, seat), spec.situation(loaded, seat), f"a loaded state looks different to seat {seat}")
    for action in t.some(g.options(seat)):
        back = spec.decode(t.plain(spec.encode(action)))
        t.want(back == action, "an action does not survive its way through JSON", f"{action!r} | {back!r}")
