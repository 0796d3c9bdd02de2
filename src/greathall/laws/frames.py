"""The views sent at marked events (`TableHints.frames`) tell a seat nothing that it may not know.

A frame is a view in the middle of a step, where the law of secrecy does not look. So the state is copied at each marked
event, as `Match` does it, and every seat must see the same in a redealt copy. A game marks only events at which its
state can be redealt.
"""

from __future__ import annotations

from random import Random

from greathall.laws.harness import Trial
from greathall.laws.secrecy import name


def check(t: Trial) -> None:
    """The frames of the last answer keep every secret."""
    for g in t.frames:
        if not t.sampled(t.level.frames):
            continue
        before = t.fingerprint(g)
        for seat in t.viewers():
            with t.law("frames"):
                w = t.spec.redeal(g, seat, Random(t.rng.getrandbits(64)))
                what = f"{name(seat)} sees at a marked event what it may not know (true world | redealt)"
                t.require_same(t.spec.view(g, seat), t.spec.view(w, seat), what)
        with t.law("frames"):
            t.require(t.fingerprint(g) == before, "a frame changed when somebody looked at it")
