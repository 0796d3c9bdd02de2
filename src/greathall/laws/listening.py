"""What events tell a seat must not give away a place that is hidden from it.

A situation can be built again in a redealt world and compared; an event cannot: it happened once, in the true world.
And an event may well tell what was hidden, if it is hidden no longer. So the law asks another question: does what a
seat was told since the last decision go together with something in a place that is still hidden from it (a card is in
that hand, it is the last of that pile, it is the very card the event names), more surely than chance allows?

To a seat that was told no more than it should know, the true world is one among equals. If, of the true world and
`Care.worlds` redealt ones, T have that something in that place, then the true one is among the T by luck alone with
chance T / (worlds + 1). What the seat rightly knows costs no luck: all the worlds agree on it. Over many games, one
trial for each, the luck is multiplied; if the two go together every single time, and that would be less likely than
one in 10^12, then the event tells a secret, or the redeal forgets what was told: a bot would imagine worlds that cannot
be. One honest miss acquits.

Only games played at random are listened to: one who always keeps his best card is not betrayed by the rules.
The law catches an event that systematically tells hidden things, in whatever words, at the deal as well as later; it
needs some dozens of games for it. It does not catch what is told only now and then, or in so many different words that
none of them comes back often.

Two plain rules are checked exactly, besides: to be told twice is to be told no more, and a spectator is told nothing
that a seat is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import msgspec

from greathall.core.kernel import Event
from greathall.core.messages import Player, message_for
from greathall.laws.broken import LawBroken
from greathall.laws.secrecy import hidden, name
from greathall.laws.trial import Clue, Trial

LUCK = log(1e-12)
MOST = 30_000
"""So many clues are followed, to bound the memory."""
DULL = log(0.9)
"""What needed no more luck than this in eight games is no secret, and is not followed any longer."""

Feature = tuple[Any, ...]


def events(t: Trial) -> None:
    """Judge the events since the last decision."""
    new = t.events[t.heard :]
    t.heard = len(t.events)
    if not new:
        return
    if t.often(t.care.json):
        for event in new:
            _travels(t, event)
    if t.g.over or not t.random or not t.often(t.care.listening):
        return
    for seat in (None, *t.rng.sample(range(t.seats), 2)):
        told = [masked for event in new if (masked := event.seen_by(seat)) is not None]
        with t.law("secrecy"):
            _listen(t, seat, told)


def _travels(t: Trial, event: Event) -> None:
    """An event and each of its masked forms go through JSON; masking is settled after once."""
    spectator = event.seen_by(None)
    for form in {None: event, **{seat: event.seen_by(seat) for seat in (None, *range(t.seats))}}.values():
        if form is None:
            continue
        with t.law("json"):
            back = msgspec.convert(t.plain(form), t.spec.events)
            t.want(back == form, "an event does not survive its way through JSON", f"{form!r} | {back!r}")
    with t.law("secrecy"):
        for seat in range(t.seats):
            once = event.seen_by(seat)
            again = None if once is None else once.seen_by(seat)
            t.want(once == again, f"masked twice for seat {seat}, an event is another", f"{once!r} | {again!r}")
            public = None if once is None else once.seen_by(None)
            t.want(
                public == spectator,
                f"a spectator is told what seat {seat} is not, or another thing",
                f"seat {seat} {once!r} | spectator {spectator!r}",
            )


def _listen(t: Trial, seat: int | None, told: list[Event]) -> None:
    """Follow what goes together: each thing that was told, with each feature of each hidden place."""
    clues = t.tally.clues
    true = _features(t, t.g, seat)
    worlds: list[dict[str, set[Feature]]] = []
    for event in told:
        for heard, values in _heard(event, seat):
            for place, features in true.items():
                key = (heard, place)
                if key in t.clued or (key not in clues and len(clues) >= MOST):
                    continue
                t.clued.add(key)
                clue = clues.setdefault(key, Clue())
                candidates = features if values is None else {("named",)} if _named(values, features) else set()
                clue.trials += 1
                if clue.trials == 1:  # only noted: most of what is heard once is never heard again
                    clue.luck = dict.fromkeys(candidates, 0.0)
                    continue
                bound = DULL if clue.trials > 8 else 1.0
                clue.luck = {said: luck for said, luck in clue.luck.items() if said in candidates and luck < bound}
                if not clue.luck:
                    continue
                worlds = worlds or [_features(t, _world(t, seat), seat) for _ in range(t.care.worlds)]
                for feature in clue.luck:
                    there = [world.get(place, set()) for world in worlds]
                    found = sum(_named(values, w) if values is not None else feature in w for w in there)
                    clue.luck[feature] += log((1 + found) / (1 + len(worlds)))
                    if clue.luck[feature] < LUCK:
                        raise _betrayed(t, seat, event, place, feature, clue.trials)


def _betrayed(t: Trial, seat: int | None, event: Event, place: str, feature: Feature, trials: int) -> LawBroken:
    what = (
        f"{message_for(event, 'event').key} tells {name(seat)} what is in “{place}”, "
        f"or the redeal forgets what was told: {' '.join(map(str, feature))} in all {trials} games, "
        "but rarely in redealt worlds"
    )
    return t.broken(what, [repr(event), f"{place}: {t.plain(hidden(t, t.g, seat)[place])}"])


def _world(t: Trial, seat: int | None) -> Any:
    return t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))


def _features(t: Trial, g: Any, seat: int | None) -> dict[str, set[Feature]]:
    """What can be said of each hidden place: what is in it, and where."""
    return {place: set(_said_of(content)) for place, content in hidden(t, g, seat).items()}


def _said_of(content: Any) -> Iterator[Feature]:
    yield from (("has", leaf) for leaf in _leaves(content))
    if isinstance(content, list) and content:
        yield ("ends with", *_leaves(content[-1]))
        yield from (("at", i, *_leaves(item)) for i, item in enumerate(content[:8]))
    if not isinstance(content, list | dict):
        yield ("is", content)


def _named(values: frozenset[Any], features: set[Feature]) -> bool:
    return all(("has", value) in features for value in values)


def _heard(event: Event, seat: int | None) -> Iterator[tuple[Feature, frozenset[Any] | None]]:
    """What there is to hear in an event: each value of each field by itself, all together, and (with values) the
    things a field names, whichever they are."""
    text = message_for(event, "event")
    plain = msgspec.to_builtins(event)
    seats = tuple((field, arg.seat) for field, arg in text.args.items() if isinstance(arg, Player))
    listener = "spectator" if seat is None else "party" if seat in dict(seats).values() else "other"
    start = (text.key, seats, listener)
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
