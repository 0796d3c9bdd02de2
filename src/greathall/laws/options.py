"""Every option is accepted; everything else is refused with a reason and changes nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.messages import Message
from greathall.laws import conservation
from greathall.laws.errors import LawBroken
from greathall.laws.harness import Trial
from greathall.laws.texts import check_message, check_refusal


class Unknown(Struct, frozen=True, tag="unknown"):
    """An action of no game."""


ILL_TYPED: tuple[Any, ...] = (None, 0, -1, "", "play", b"", 1.5, (), [], {}, {"type": "play"}, object, Unknown())
INVALID_SEATS: tuple[Any, ...] = (-1, 99, None, "0", 1.5)


def check(t: Trial) -> None:
    """Each option is accepted and the game goes on; other answers are refused."""
    g = t.g
    for seat in t.rng.sample(g.waiting, min(len(g.waiting), 3)):
        with t.law("options"):
            offered = g.options(seat)
            every = t.list_options(offered)
            t.require_unchanged(f"listing the options of seat {seat}")
            if every is not None:
                t.require(
                    every == t.list_options(g.options(seat)), f"the options of seat {seat} change when listed twice"
                )
                _require_distinct(t, seat, every)
            for action in t.some_options(offered):
                t.require(action in offered, f"an option of seat {seat} is not in its options", repr(action))
                _require_accepted(t, seat, action)
            tried = other_answers(t, seat, offered)
            if isinstance(offered, LazyOptions):
                # `in` may accept more than iteration finds (words that nobody would lay): they must be playable, too
                for action in [action for action in tried if action in offered][: t.level.tries]:
                    _require_accepted(t, seat, action)
            what = f"an answer of seat {seat} that is not among its options"
            _require_refused(t, g, [(seat, action) for action in tried if action not in offered], what)
    with t.law("options"):
        _require_unasked_refused(t, g)


def check_over(t: Trial) -> None:
    """Nobody can answer when the game is over."""
    with t.law("options"):
        _require_unasked_refused(t, t.g)


def check_retract(t: Trial) -> None:
    """An answer taken back leaves the state as it was before; nothing else can be taken back."""
    g = t.g
    with t.law("retract"):
        if len(g.waiting) > 1:
            seat = t.rng.choice(g.waiting)
            action = t.random_option(g, seat)
            t.on_copy = [(seat, action)]
            c = g.copy()
            c.act(seat, action)
            t.require(seat not in c.waiting and not c.options(seat), f"seat {seat} is still asked after its answer")
            _require_refused(t, c, [(seat, action)], "a second answer")
            c.retract(seat)
            t.require_same(
                t.spec.save(g), t.spec.save(c), f"seat {seat} took its answer back and the state is not as before"
            )
            t.on_copy = []
        for seat in g.sealed:
            c = g.copy()
            c.retract(seat)
            t.require(seat in c.waiting, f"seat {seat} took its answer back and is not asked again")
            t.require(g.sealed[seat] in c.options(seat), f"the answer seat {seat} took back is no option now")
            c.act(seat, g.sealed[seat])
            t.require_same(
                t.spec.save(g), t.spec.save(c), f"seat {seat} gave its answer again and the state is another"
            )
        for seat in (*g.waiting, t.seats, None):
            c = g.copy()
            try:
                c.retract(seat)
            except Illegal as refused:
                check_message(t, refused.message)
            else:
                raise t.broken(f"seat {seat} could take back an answer it had not given")
            t.require(t.fingerprint(c) == t.fingerprints[-1], "refusing to take back an answer changed the state")


def check_sealed(t: Trial) -> None:
    """While others still choose, all that the answer of a seat changes for anybody is that it is given: a server need
    not make views and options again (`server.broadcast.Question`)."""
    if not t.g.sealed:
        return
    answered = min(t.g.sealed)
    c = t.g.copy()
    c.retract(answered)
    with t.law("retract"):
        for seat in (None, *range(t.seats)):
            who = "a spectator" if seat is None else f"seat {seat}"
            before, after = t.spec.situation(c, seat), t.spec.situation(t.g, seat)
            after = replace(after, waiting=before.waiting, ready=before.ready, answer=before.answer)
            what = f"{who} sees more of the sealed answer of seat {answered} than that it is given"
            t.require_same(before, after, what)
            if seat is not None and seat in c.waiting:
                listed = _as_listed(t, c, seat), _as_listed(t, t.g, seat)
                t.require_same(*listed, f"{who} has other options since seat {answered} has answered")


def _as_listed(t: Trial, g: State, seat: int) -> list[Any] | None:
    """The options of a seat that is asked, or has answered, as a server tells them."""
    now = g.asked
    assert now is not None
    listed = t.list_options(now.effect.options(g, now, seat))
    reads, careful = t.spec.option_message, t.spec.table.careful
    return None if listed is None else [(one, reads(g, seat, one), careful(g, seat, one)) for one in listed]


def check_defaults(t: Trial) -> None:
    """The answer for a seat whose time is up is one of its options."""
    with t.law("defaults"):
        for seat in t.g.waiting:
            action = t.g.default(seat, Random(t.rng.random()))
            t.require(
                action in t.g.options(seat), f"the default of seat {seat} is not one of its options", repr(action)
            )
        t.require_unchanged("asking for a default")


def check_heuristic(t: Trial) -> None:
    """The game's heuristic chooses among the options; its evaluation goes from 0 to 1."""
    if t.spec.bots.heuristic is not None:
        with t.law("heuristic"):
            for seat in t.g.waiting:
                action = t.spec.bots.heuristic(t.g, seat, Random(t.rng.random()))
                t.require(action in t.g.options(seat), f"the heuristic chooses no option of seat {seat}", repr(action))
            t.require_unchanged("the heuristic")
    if t.spec.bots.value is not None:
        with t.law("heuristic"):
            values = [t.spec.bots.value(t.g, seat) for seat in range(t.seats)]
            t.require(all(0 <= value <= 1 for value in values), f"a value is not from 0 to 1: {values}")
            t.require_unchanged("the evaluation")


def other_answers(t: Trial, seat: int, offered: Sequence[Action]) -> list[Action]:
    """Some answers that need not be options: seen elsewhere, altered in a field, or not an action at all."""
    seen = t.rng.sample(t.totals.seen_actions, min(len(t.totals.seen_actions), t.level.tries))
    altered = [b for action in t.some_options(offered)[:2] for b in _altered(action, t.rng)]
    ill_typed = t.rng.sample(ILL_TYPED, min(t.level.tries, len(ILL_TYPED)))
    return [*seen, *t.rng.sample(altered, min(len(altered), t.level.tries)), *ill_typed]


def refusal(t: Trial, g: State, seat: Any, action: Any, what: str) -> Message:
    """Why this answer is refused; the law is broken if it is accepted or ends in another error."""
    try:
        g.act(seat, action)
    except Illegal as refused:
        return refused.message
    except Exception as error:
        what = f"{what} ends in {type(error).__name__}, not in a refusal: {error}"
        raise t.broken(what, [f"seat {seat}: {action!r}"]) from error
    raise t.broken(f"{what} is accepted", [f"seat {seat}: {action!r}"])


def _require_accepted(t: Trial, seat: int, action: Action) -> None:
    """The answer is accepted on a copy, and the game goes on without losing anything."""
    t.on_copy.append((seat, action))
    c = t.g.copy()
    try:
        c.act(seat, action)
    except Illegal as refused:
        raise t.broken(f"an option of seat {seat} is refused: {refused}", [repr(action)]) from refused
    try:
        t.answer_all(c, [other for other in t.g.waiting if other != seat])
    except LawBroken as broken:
        raise t.broken(f"an option of seat {seat} is accepted but cannot be played: {broken.what}") from broken
    conservation.check(t, c)
    t.on_copy.pop()


def _require_unasked_refused(t: Trial, g: State) -> None:
    unasked = [seat for seat in range(t.seats) if seat not in g.waiting]
    answers = [t.random_option(g, seat) for seat in g.waiting[:1]] or t.totals.seen_actions[:1]
    strangers = (*unasked, *INVALID_SEATS)
    for seat in strangers:
        t.require(not g.options(seat), f"seat {seat} is not asked and has options")
    given = [(seat, action) for seat in strangers for action in answers]
    _require_refused(t, g, given, "an answer of a seat which is not asked")
    if unasked:
        try:
            g.default(unasked[0], t.rng)
        except Illegal as refused:
            check_message(t, refused.message)
        else:
            raise t.broken(f"seat {unasked[0]} is not asked and has a default")


def _require_refused(t: Trial, g: State, answers: Sequence[tuple[Any, Any]], what: str) -> None:
    """All these are refused with a reason that can be read, and nothing has changed."""
    before = t.fingerprint(g)
    c = g.copy()
    c.log = []
    for seat, action in answers:
        check_refusal(t, refusal(t, c, seat, action, what))
        t.require(not c.log, f"{what} is refused but leaves an event", repr(action), *map(repr, c.log))
    if t.fingerprint(c) != before:
        for seat, action in answers:  # find the one that did it
            c = g.copy()
            refusal(t, c, seat, action, what)
            t.require_same(t.spec.save(g), t.spec.save(c), f"{what} is refused but changes the state: {action!r}")


def _require_distinct(t: Trial, seat: int, every: list[Action]) -> None:
    seen: set[bytes] = set()
    for action in every:
        written = msgspec.json.encode(action)
        t.require(written not in seen, f"seat {seat} is offered the same option twice", repr(action))
        seen.add(written)


def _altered(action: Action, rng: Random) -> Iterator[Action]:
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
