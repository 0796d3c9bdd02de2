"""Programs that learn see numbers: every answer has one of its own, and a vector has always the same length.

That neither tells what a seat may not know is part of the law of secrecy (`greathall.laws.secrecy`).
"""

from __future__ import annotations

from math import isfinite

from greathall.core.kernel import LazyOptions
from greathall.laws.harness import Trial


def check(t: Trial) -> None:
    """At one of the seats that are asked."""
    g, spec = t.g, t.spec
    seat = t.rng.choice(g.waiting)
    numbers = spec.numbers(g)
    with t.law("numbers"):
        legal = numbers.space.legal(g, seat)
        t.require(len(legal) > 0, f"no answer of seat {seat} has a number")
        known = [*legal.values()]
        options = g.options(seat)
        if not isinstance(options, LazyOptions):
            missing = [action for action in options if action not in known]
            t.require(not missing, f"options of seat {seat} have no number of their own", repr(missing[:3]))
        for index in t.rng.sample([*legal], min(len(legal), t.level.tries)):
            t.require(0 <= index < numbers.space.size, f"an answer of seat {seat} has a number beyond all", f"{index}")
            action = numbers.space.action(g, seat, index)
            t.require(action in options, f"a number of seat {seat} stands for no option", f"{index}: {action}")
            again = numbers.space.index(g, seat, action)
            t.require(again == index, f"an answer of seat {seat} has two numbers", f"{index}, {again}: {action}")
        seen = numbers.look(g, seat)
        lengths = f"{len(seen)} numbers, {numbers.look.size} names"
        t.require(len(seen) == numbers.look.size, f"the vector of seat {seat} has another length", lengths)
        t.require(all(map(isfinite, seen)), f"the vector of seat {seat} has a number that is none")
