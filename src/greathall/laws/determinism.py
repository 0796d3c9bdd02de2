"""The same seed and the same answers give the same game, also from its record."""

from __future__ import annotations

import msgspec

from greathall.core.kernel import Action
from greathall.core.match import EventLog
from greathall.laws.errors import difference
from greathall.laws.harness import Trial


def start(t: Trial) -> None:
    """The same seed deals the same game, and the state is made of slots only."""
    spec = t.spec
    with t.law("json"):
        t.fingerprints.append(t.fingerprint(t.g))
    with t.law("determinism"):
        twin = spec.new(seats=t.seats, seed=t.seed, **t.settings)
        t.require_same(spec.save(t.g), spec.save(twin), "two games dealt from the same seed differ")
    with t.law("json"):
        outside = sorted(getattr(t.g, "__dict__", {}))
        t.require(not outside, f"the state keeps {', '.join(outside)} outside its slots: saves and copies forget it")


def answer(t: Trial, seat: int, action: Action) -> None:
    """Give an answer in the game itself, where events are logged: a copy without a log must go the same way."""
    g, spec = t.g, t.spec
    with t.law("termination"):
        c = g.copy()
        t.record(seat, action)
        g.log = log = EventLog(g, spec.table.frames)
        g.act(seat, action)
        g.log = t.events
        c.act(seat, action)
    t.events += log
    t.frames = [*log.frames.values()]
    t.fingerprints.append(t.fingerprint(g))
    with t.law("determinism"):
        if t.fingerprint(c) != t.fingerprints[-1]:
            raise t.broken("the same answer led a copy elsewhere (copy | game)", difference(spec.save(c), spec.save(g)))


def check_replay(t: Trial) -> None:
    """The record of the game leads to the same states."""
    spec = t.spec
    with t.law("replay"):
        answers = msgspec.json.decode(msgspec.json.encode([(seat, spec.encode(action)) for seat, action in t.answers]))
        g = spec.new(seats=t.seats, seed=t.seed, **t.settings)
        for step, (seat, action) in enumerate(answers):
            t.require(
                t.fingerprint(g) == t.fingerprints[step], f"the record replays to another state after {step} answers"
            )
            g.act(seat, spec.decode(action))
        t.require_same(spec.save(t.g), spec.save(g), "the record replays to another end")
