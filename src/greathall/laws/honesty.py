"""Options are honest: each is accepted, everything else is refused with a reason and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.messages import Message
from greathall.laws.broken import LawBroken
from greathall.laws.progress import nothing_lost
from greathall.laws.texts import speaks
from greathall.laws.trial import Trial


class Stranger(Struct, frozen=True, tag="stranger"):
    """An action of no game."""


ILL_TYPED: tuple[Any, ...] = (None, 0, -1, "", "play", b"", 1.5, (), [], {}, {"type": "play"}, object, Stranger())
NO_SEATS: tuple[Any, ...] = (-1, 99, None, "0", 1.5)


def options(t: Trial) -> None:
    """Each option is accepted and leads on; other answers are refused."""
    g = t.g
    for seat in t.rng.sample(g.waiting, min(len(g.waiting), 3)):
        with t.law("honest options"):
            offered = g.options(seat)
            every = t.listed(offered)
            t.want(t.print(g) == t.prints[-1], f"asking for the options of seat {seat} changed the state")
            if every is not None:
                t.want(every == t.listed(g.options(seat)), f"the options of seat {seat} change when asked for twice")
                _no_option_twice(t, seat, every)
            for action in t.some(offered):
                t.want(action in offered, f"an option of seat {seat} is not in its options", repr(action))
                _accepts(t, seat, action)
            tried = foreign(t, seat)
            if isinstance(offered, LazyOptions):
                # `in` may accept more than iteration finds, such as words that nobody would lay: all that can be played
                for action in [action for action in tried if action in offered][: t.care.tries]:
                    _accepts(t, seat, action)
            what = f"an answer of seat {seat} that is not among its options"
            _refused(t, g, [(seat, action) for action in tried if action not in offered], what)
    with t.law("honest options"):
        _refuses_the_unasked(t, g)


def over(t: Trial) -> None:
    """Nobody can answer when the game is over."""
    with t.law("honest options"):
        _refuses_the_unasked(t, t.g)


def retract(t: Trial) -> None:
    """An answer taken back leaves the state as it was before; nothing else can be taken back."""
    g = t.g
    with t.law("retract"):
        if len(g.waiting) > 1:
            seat = t.rng.choice(g.waiting)
            action = t.any(g, seat)
            t.elsewhere = [(seat, action)]
            c = g.copy()
            c.act(seat, action)
            t.want(seat not in c.waiting and not c.options(seat), f"seat {seat} is still asked after its answer")
            _refused(t, c, [(seat, action)], "a second answer")
            c.retract(seat)
            t.same(t.spec.save(g), t.spec.save(c), f"seat {seat} took its answer back and the state is not as before")
            t.elsewhere = []
        for seat in g.sealed:
            c = g.copy()
            c.retract(seat)
            t.want(seat in c.waiting, f"seat {seat} took its answer back and is not asked again")
            t.want(g.sealed[seat] in c.options(seat), f"the answer seat {seat} took back is no option now")
            c.act(seat, g.sealed[seat])
            t.same(t.spec.save(g), t.spec.save(c), f"seat {seat} gave its answer again and the state is another")
        for seat in (*g.waiting, t.seats, None):
            c = g.copy()
            try:
                c.retract(seat)
            except Illegal as refused:
                speaks(t, refused.message)
            else:
                raise t.broken(f"seat {seat} could take back an answer it had not given")
            t.want(t.print(c) == t.prints[-1], "refusing to take back an answer changed the state")


def defaults(t: Trial) -> None:
    """The answer for a seat whose time is up is one of its options."""
    with t.law("defaults"):
        for seat in t.g.waiting:
            action = t.g.default(seat, Random(t.rng.random()))
            t.want(action in t.g.options(seat), f"the default of seat {seat} is not one of its options", repr(action))
        t.want(t.print(t.g) == t.prints[-1], "asking for a default changed the state")


def thumb(t: Trial) -> None:
    """The game's rules of thumb choose among the options; its evaluation goes from 0 to 1."""
    if t.spec.bots.heuristic is not None:
        with t.law("thumb"):
            for seat in t.g.waiting:
                action = t.spec.bots.heuristic(t.g, seat, Random(t.rng.random()))
                t.want(action in t.g.options(seat), f"the rules of thumb choose no option of seat {seat}", repr(action))
            t.want(t.print(t.g) == t.prints[-1], "the rules of thumb changed the state")
    if t.spec.bots.value is not None:
        with t.law("thumb"):
            values = [t.spec.bots.value(t.g, seat) for seat in range(t.seats)]
            t.want(all(0 <= value <= 1 for value in values), f"a value is not from 0 to 1: {values}")
            t.want(t.print(t.g) == t.prints[-1], "the evaluation changed the state")


def foreign(t: Trial, seat: int) -> list[Action]:
    """Some answers that need not be options: met elsewhere, bent a little, or of no action's type."""
    met = t.rng.sample(t.tally.met, min(len(t.tally.met), t.care.tries))
    bent = [b for action in t.some(t.g.options(seat))[:2] for b in _bent(action, t.rng)]
    odd = t.rng.sample(ILL_TYPED, min(t.care.tries, len(ILL_TYPED)))
    return [*met, *t.rng.sample(bent, min(len(bent), t.care.tries)), *odd]


def refusal(t: Trial, g: State, seat: Any, action: Any, what: str) -> Message:
    """Why this answer is refused; the law is broken if it is not, or not properly."""
    try:
        g.act(seat, action)
    except Illegal as refused:
        return refused.message
    except Exception as error:
        raise t.broken(f"{what} ends in {type(error).__name__}, not in a refusal: {error}", [repr(action)]) from error
    raise t.broken(f"{what} is accepted", [repr(action)])


def _accepts(t: Trial, seat: int, action: Action) -> None:
    """The answer is accepted on a copy, and the game goes on without losing anything."""
    t.elsewhere.append((seat, action))
    c = t.g.copy()
    try:
        c.act(seat, action)
    except Illegal as refused:
        raise t.broken(f"an option of seat {seat} is refused: {refused}", [repr(action)]) from refused
    try:
        t.answer_all(c, [other for other in t.g.waiting if other != seat])
    except LawBroken as broken:
        raise t.broken(f"an option of seat {seat} is accepted but cannot be played: {broken.what}") from broken
    nothing_lost(t, c, t.pieces)
    t.elsewhere.pop()


def _refuses_the_unasked(t: Trial, g: State) -> None:
    unasked = [seat for seat in range(t.seats) if seat not in g.waiting]
    answers = [t.any(g, seat) for seat in g.waiting[:1]] or t.tally.met[:1]
    for seat in (*unasked, *NO_SEATS):
        t.want(not g.options(seat), f"seat {seat} is not asked and has options")
        _refused(t, g, [(seat, action) for action in answers], f"an answer of seat {seat}, which is not asked,")
    if unasked:
        try:
            g.default(unasked[0], t.rng)
        except Illegal as refused:
            speaks(t, refused.message)
        else:
            raise t.broken(f"seat {unasked[0]} is not asked and has a default")


def _refused(t: Trial, g: State, answers: Sequence[tuple[Any, Any]], what: str) -> None:
    """All these are refused with a reason that can be read, and nothing has changed."""
    before = t.print(g)
    c = g.copy()
    c.log = []
    for seat, action in answers:
        speaks(t, refusal(t, c, seat, action, what), "refusal")
        t.want(not c.log, f"{what} is refused but leaves an event", repr(action), *map(repr, c.log))
    if t.print(c) != before:
        for seat, action in answers:  # which of them was it?
            c = g.copy()
            refusal(t, c, seat, action, what)
            t.same(t.spec.save(g), t.spec.save(c), f"{what} is refused but changes the state: {action!r}")


def _no_option_twice(t: Trial, seat: int, every: list[Action]) -> None:
    seen: set[bytes] = set()
    for action in every:
        written = msgspec.json.encode(action)
        t.want(written not in seen, f"seat {seat} is offered the same option twice", repr(action))
        seen.add(written)


def _bent(action: Action, rng: Random) -> Iterator[Action]:
    """The action with one field changed, to a near value or to one of a wrong type."""
    if not isinstance(action, Struct):
        return
    for name in action.__struct_fields__:
        for value in _near(getattr(action, name), rng):
            yield msgspec.structs.replace(action, **{name: value})


def _near(value: Any, rng: Random) -> list[Any]:
    if isinstance(value, bool):
        return [not value, None, "yes"]
    if isinstance(value, int):
        return [value + 1, value - 1, -value - 1, value + 1000, str(value), None]
    if isinstance(value, str):
        return [value + "x", value[::-1], "", 0, None]
    if isinstance(value, tuple | list):
        more = [(*value, *value), value[:-1], value[::-1], 3, None]
        return more + [(*value[:i], near, *value[i + 1 :]) for i, v in enumerate(value) for near in _near(v, rng)[:2]]
    return [None, 0]
