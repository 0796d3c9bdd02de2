"""What events tell a seat must not give away a zone that is hidden from it.

A situation can be built again in a redealt world and compared; an event cannot: it happened once, in the true world.
And an event may well tell what was hidden, if it is hidden no longer. So the test is statistical: does what a seat was
told since the last decision coincide with a feature of a zone that is still hidden from it (a card is in that hand, it
is the last of that pile, it is the very card that the event names), more often than chance explains?

To a seat that was told no more than it may know, the true world is one among equals. If, of the true world and
`CheckLevel.worlds` redealt ones, T have that feature in that zone, then the true one is among the T by chance with
probability T / (worlds + 1). What the seat rightly knows adds no evidence: all the worlds agree on it. Over many games,
each counted once, the probabilities are multiplied; if the two coincide every single time, and the product falls below
one in 10^12, then the event tells a secret, or the redeal forgets what was told: a bot would imagine impossible worlds.
One counter-example clears the pair.

Only games played at random are used: a player who always keeps the best card gives it away without any fault in the
rules. The law catches an event that systematically tells hidden things, in whatever form, at the deal as well as later;
it needs some dozens of games. It does not catch what is told only now and then, or in so many different forms that none
of them comes back often.

Two simple rules are checked exactly: masking twice is the same as masking once, and a spectator is told nothing that a
seat is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import msgspec

from greathall.core.kernel import Event
from greathall.core.match import masked
from greathall.core.messages import Player, message_for
from greathall.laws.errors import LawBroken
from greathall.laws.harness import Correlation, Trial
from greathall.laws.secrecy import hidden, name
from greathall.laws.serialization import check_event

LOG_P_LIMIT = log(1e-12)
MAX_CORRELATIONS = 30_000
"""Bounds the memory."""
UNINFORMATIVE = log(0.9)
"""A feature that is still this likely to be a coincidence after eight games is no secret, and is dropped."""

Feature = tuple[Any, ...]


def check(t: Trial) -> None:
    """Check the events since the last decision."""
    new = t.events[t.events_checked :]
    t.events_checked = len(t.events)
    if not new:
        return
    if t.sampled(t.level.json):
        for event in new:
            check_event(t, event)
            _check_masking(t, event)
    if t.g.over or not t.random_play or not t.sampled(t.level.event_leaks):
        return
    for seat in (None, *t.rng.sample(range(t.seats), 2)):
        with t.law("secrecy"):
            _correlate(t, seat, masked(new, seat))


def _check_masking(t: Trial, event: Event) -> None:
    spectator = event.seen_by(None)
    with t.law("secrecy"):
        for seat in range(t.seats):
            once = event.seen_by(seat)
            again = None if once is None else once.seen_by(seat)
            t.require(once == again, f"masked twice for seat {seat}, an event is different", f"{once!r} | {again!r}")
            public = None if once is None else once.seen_by(None)
            t.require(
                public == spectator,
                f"a spectator is told what seat {seat} is not, or something else",
                f"seat {seat} {once!r} | spectator {spectator!r}",
            )


def _correlate(t: Trial, seat: int | None, told: list[Event]) -> None:
    """Count what coincides: each statement of each event, with each feature of each hidden zone."""
    correlations = t.totals.correlations
    zones_here = hidden(t, t.g, seat)
    true: dict[str, set[Feature]] = {}
    worlds: list[dict[str, set[Feature]]] = []
    for event in told:
        for statement, values in _statements(event, seat):
            for zone, content in zones_here.items():
                key = (statement, zone)
                if key in t.correlated or (key not in correlations and len(correlations) >= MAX_CORRELATIONS):
                    continue
                t.correlated.add(key)
                found = correlations.setdefault(key, Correlation())
                if found.trials and not found.log_p:  # cleared by an earlier game
                    found.trials += 1
                    continue
                if zone not in true:
                    true[zone] = set(_features_of(content))
                features = true[zone]
                there = features if values is None else {("named",)} if _named(values, features) else set()
                found.trials += 1
                if found.trials == 1:  # only noted: most statements are never made again
                    found.log_p = dict.fromkeys(there, 0.0)
                    continue
                limit = UNINFORMATIVE if found.trials > 8 else 1.0
                found.log_p = {f: log_p for f, log_p in found.log_p.items() if f in there and log_p < limit}
                if not found.log_p:
                    continue
                worlds = worlds or [_features(t, _redealt(t, seat), seat) for _ in range(t.level.worlds)]
                for feature in found.log_p:
                    zones = [world.get(zone, set()) for world in worlds]
                    agree = sum(_named(values, z) if values is not None else feature in z for z in zones)
                    found.log_p[feature] += log((1 + agree) / (1 + len(worlds)))
                    if found.log_p[feature] < LOG_P_LIMIT:
                        raise _leak(t, seat, event, zone, feature, found.trials)


def _leak(t: Trial, seat: int | None, event: Event, zone: str, feature: Feature, trials: int) -> LawBroken:
    what = (
        f"{message_for(event, 'event').key} tells {name(seat)} what is in “{zone}”, "
        f"or the redeal forgets what was told: {' '.join(map(str, feature))} in all {trials} games, "
        "but rarely in redealt worlds"
    )
    return t.broken(what, [repr(event), f"{zone}: {t.as_json(hidden(t, t.g, seat)[zone])}"])


def _redealt(t: Trial, seat: int | None) -> Any:
    return t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))


def _features(t: Trial, g: Any, seat: int | None) -> dict[str, set[Feature]]:
    """The features of each hidden zone: what is in it, and where."""
    return {zone: set(_features_of(content)) for zone, content in hidden(t, g, seat).items()}


def _features_of(content: Any) -> Iterator[Feature]:
    yield from (("has", leaf) for leaf in _leaves(content))
    if isinstance(content, list) and content:
        yield ("ends with", *_leaves(content[-1]))
        yield from (("at", i, *_leaves(item)) for i, item in enumerate(content[:8]))
    if not isinstance(content, list | dict):
        yield ("is", content)


def _named(values: frozenset[Any], features: set[Feature]) -> bool:
    return all(("has", value) in features for value in values)


def _statements(event: Event, seat: int | None) -> Iterator[tuple[Feature, frozenset[Any] | None]]:
    """What an event says: each value of each field by itself, all together, and (with values) the things that a field
    names, whichever they are."""
    message = message_for(event, "event")
    plain = msgspec.to_builtins(event)
    seats = tuple((field, arg.seat) for field, arg in message.args.items() if isinstance(arg, Player))
    listener = "spectator" if seat is None else "party" if seat in dict(seats).values() else "other"
    start = (message.key, seats, listener)
    fields = {field: value for field, value in plain.items() if field != "type" and field not in dict(seats)}
    if len(fields) != 1:
        yield (*start, str(fields)), None
    for field, value in fields.items():
        whole = frozenset(_leaves(value))
        if whole:
            yield (*start, field, "names"), whole
            yield (*start, field, str(value)), None
        if isinstance(value, list | tuple) and 1 < len(value) <= 8:
            yield from (
                ((*start, field, i, "names"), part) for i, v in enumerate(value) if (part := frozenset(_leaves(v)))
            )


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        for inner in value.values():
            yield from _leaves(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from _leaves(inner)
    elif isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        yield value
