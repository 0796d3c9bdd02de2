"""What events tell a seat must not give away a place that is hidden from it.

A situation can be built again in a redealt world and compared; an event cannot: it happened once, in the true world.
And an event may well tell what was hidden, if it is hidden no longer. So the law asks another question: does what a
seat was told since the last decision *find* the content of a place that is still hidden from it, more surely than
chance?

For each event a seat is told and each place hidden from it now: is every value of a field of the event (a card, a list
of cards) found in that place? To a seat that knows no more than it should, the true world is one among equals. If, of
the true world and `Care.worlds` redealt ones, T hold the told values in that place, then the true one is among the T
by luck alone with chance T / (worlds + 1). What the seat rightly knows costs no luck: all the worlds agree on it.
Over many games the luck is multiplied; if the field finds the place every single time and that would be less likely
than one in a thousand million, the event tells a secret. One honest miss acquits it.

So the law accuses no honest game, and it catches an event that systematically names hidden things, at the deal as well
as later. It does not catch what is told in another guise (a sum of cards, a colour) or only now and then.
Two plain rules are checked exactly, besides: to be told twice is to be told no more, and a spectator is told nothing
that a seat is not.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from greathall.core.kernel import Event
from greathall.core.words import Player, describe
from greathall.laws.secrecy import hidden, name
from greathall.laws.trial import Clue, Trial

LUCK = log(1e-9)


def events(t: Trial) -> None:
    """Judge the events since the last decision."""
    new = t.events[t.heard :]
    t.heard = len(t.events)
    if not new:
        return
    for event in new:
        _travels(t, event)
    if t.g.over:
        return
    for seat in (None, *range(t.seats)):
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
    places: dict[str, set[Any]] | None = None
    worlds: list[dict[str, set[Any]]] = []
    for event in told:
        tag, context, fields = _told(event)
        for field, values in fields:
            if places is None:
                places = _contents(t, t.g, seat)
            for place, content in places.items():
                for about in context:
                    key = (seat, tag, field, about, place)
                    clue = t.tally.clues.setdefault(key, Clue())
                    if clue.refuted or (key, values) in t.clued:
                        continue
                    t.clued.add((key, values))
                    if not values <= content:
                        clue.refuted = True
                        continue
                    if not worlds:
                        worlds = [_contents(t, _world(t, seat), seat) for _ in range(t.care.worlds)]
                    found = 1 + sum(values <= world.get(place, set()) for world in worlds)
                    clue.trials += 1
                    clue.luck += log(found / (1 + len(worlds)))
                    if clue.luck < LUCK:
                        raise t.broken(
                            f"the {tag} tells {name(seat)} what is in “{place}”, which it may not know: "
                            f"its field {field} was there all {clue.trials} times, in redealt worlds seldom",
                            [repr(event), f"{place}: {t.plain(t.spec.secrets(t.g, seat).get(place))}"],
                        )


def _world(t: Trial, seat: int | None) -> Any:
    return t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))


def _contents(t: Trial, g: Any, seat: int | None) -> dict[str, set[Any]]:
    return {place: set(_leaves(content)) for place, content in hidden(t, g, seat).items()}


def _told(event: Event) -> tuple[str, tuple[Any, ...], list[tuple[str, frozenset[Any]]]]:
    """The event's tag, the contexts to keep apart (by the seats and by all words in it), and what each field says."""
    text = describe(event, "event")
    plain = msgspec.to_builtins(event)
    seats = tuple((field, arg.seat) for field, arg in text.args.items() if isinstance(arg, Player))
    words = tuple((field, value) for field, value in plain.items() if isinstance(value, str) and field != "type")
    fields: list[tuple[str, frozenset[Any]]] = []
    for field, value in plain.items():
        if field == "type":
            continue
        whole = frozenset(_leaves(value))
        if whole:
            fields.append((field, whole))
        if isinstance(value, list | tuple) and 1 < len(value) <= 8:
            fields += [(f"{field}[{i}]", part) for i, v in enumerate(value) if (part := frozenset(_leaves(v)))]
    contexts = (seats, (seats, words)) if words else (seats,)
    return text.key, contexts, fields


def _leaves(value: Any) -> Iterator[Any]:
    if isinstance(value, Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, dict):
        for inner in value.values():
            yield from _leaves(inner)
    elif isinstance(value, list | tuple | set | frozenset):
        for inner in value:
            yield from _leaves(inner)
    elif isinstance(value, str) or (isinstance(value, int) and not isinstance(value, bool)):
        yield value
