"""A copy is equal to its original, and neither changes when the other is played."""

from __future__ import annotations

from greathall.core.kernel import State
from greathall.laws.errors import difference
from greathall.laws.harness import Trial


def check(t: Trial) -> None:
    """A copy equals its original; playing on it does not touch the original; two copies play the same way."""
    g, spec = t.g, t.spec
    before = t.fingerprints[-1]
    with t.law("copies"):
        kept, c = g.copy(), g.copy()
        t.require(type(kept) is type(g), f"a copy of {type(g).__name__} is a {type(kept).__name__}")
        t.require(kept.log is None, "a copy takes the log with it")
        if t.fingerprint(kept) != before:
            raise t.broken(
                "a copy differs from its original (original | copy)", difference(spec.save(g), spec.save(kept))
            )
        answers = t.answer_all(c, g.waiting)
        t.on_copy += answers
        for touched, what in ((g, "the original"), (kept, "another copy")):
            if t.fingerprint(touched) != before:
                raise t.broken(f"answers on a copy changed {what}", t.since(before, touched))
    with t.law("determinism"):
        t.on_copy += answers
        d = g.copy()
        for seat, action in answers:
            d.act(seat, action)
        if t.fingerprint(c) != t.fingerprint(d):
            raise t.broken("the same answers led two copies apart", difference(spec.save(c), spec.save(d)))
    t.past.append((len(t.answers), kept, before))
    if len(t.past) > t.level.copies:
        _require_unchanged(t, *t.past.pop(t.rng.randrange(len(t.past))))


def check_past(t: Trial) -> None:
    """The copies kept from earlier decisions are as they were."""
    for step, kept, before in t.past:
        _require_unchanged(t, step, kept, before)


def _require_unchanged(t: Trial, step: int, kept: State, before: bytes) -> None:
    with t.law("copies"):
        t.require(t.fingerprint(kept) == before, f"the copy kept after {step} answers changed while the game went on")
