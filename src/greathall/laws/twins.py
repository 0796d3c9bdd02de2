"""Two worlds that a seat cannot tell apart must treat it alike.

The law of secrecy compares the true world with redealt ones, so it sees as much as the redeal varies. Twins need no
redeal: somebody else gives another answer on a copy of the game, both copies play on with the same answers, and as long
as the seat has been told the same in both and sees the same, it cannot know in which of them it is. So

- its options, its default, its refusals, its previews and its heuristic must be the same in both, wherever the rules
  keep what makes the difference: in a hand, in the fields of an effect that waits, in a note of the state;
- a redealt world must vary whatever makes the difference, or bots would look at it;
- events that are the same must be told in the same order: if they come in another order and nothing else shows why,
  the order tells what is hidden. Once in a while two cards that all know come from a pile in another order; so it must
  be seen in several games.

The other twin may also be a redealt world with the true dice.
"""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from greathall.core.kernel import Event, logged, sample
from greathall.core.match import masked
from greathall.laws import secrecy
from greathall.laws.errors import LawBroken
from greathall.laws.harness import Totals, Trial, ZoneStats

STEPS = 10
"""So many answers are given to a pair of twins."""
MIN_ORDERS = 3
"""In so many games the same events must have come in another order."""
REDEALS = 6
"""How many worlds are redealt to see whether they vary what differs between twins."""


def check(t: Trial) -> None:
    """A pair of twins from here, for some seat."""
    viewers: list[int | None] = [None, *range(t.seats)]
    seat = t.rng.choice(viewers)
    with t.law("twins"):
        if t.rng.random() < 0.3:
            _compare(t, seat, *_by_redeal(t, seat), None)
        elif others := [other for other in t.g.waiting if other != seat]:
            actor = t.rng.choice(others)
            pair = _by_another_answer(t, actor)
            if pair is not None:
                _compare(t, seat, *pair, actor)


def _by_another_answer(t: Trial, actor: int) -> tuple[Any, Any] | None:
    """Somebody else answers this in one world, and that in the other."""
    offered = t.g.options(actor)
    here, there = sample(offered, t.rng), sample(offered, t.rng)
    if here == there:
        return None
    pair = t.g.copy(), t.g.copy()
    t.on_copy.append((actor, here))
    for world, action in zip(pair, (here, there), strict=True):
        logged(world)
        world.act(actor, action)
    return pair


def _by_redeal(t: Trial, seat: int | None) -> tuple[Any, Any]:
    """The true world and another deal, with the same dice to come."""
    here, there = t.g.copy(), t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))
    there.chance = here.chance.copy()
    logged(here)
    logged(there)
    return here, there


def _compare(t: Trial, seat: int | None, here: Any, there: Any, actor: int | None) -> None:
    """Play on in both while the seat cannot tell them apart. `actor` gave another answer: when it takes effect, it may
    rightly change the order of things that all see."""
    ordered = actor is None
    for step in range(STEPS):
        if not _alike(t, seat, here, there, ordered):
            return
        ordered = ordered or actor not in here.sealed
        if step:
            _count_variety(t, seat, here, there)
            secrecy.require_same_to_seat(t, here, there, seat, "in one of two worlds that it cannot tell apart")
        if here.over:
            return
        next_to_act = t.rng.choice(here.waiting)
        action = sample(here.options(next_to_act), t.rng)
        if next_to_act not in there.waiting or action not in there.options(next_to_act):
            return
        t.on_copy.append((next_to_act, action))
        here.act(next_to_act, action)
        there.act(next_to_act, action)


def _alike(t: Trial, seat: int | None, here: Any, there: Any, ordered: bool) -> bool:
    """Whether the seat was told and is shown the same in both; their logs are emptied."""
    told = [[msgspec.json.encode(event) for event in masked(world.log, seat)] for world in (here, there)]
    events: list[Event] = masked(here.log, seat)
    here.log.clear()
    there.log.clear()
    if sorted(told[0]) != sorted(told[1]) or t.spec.situation(here, seat) != t.spec.situation(there, seat):
        return False
    if told[0] != told[1] and ordered:
        first = next(i for i, (one, other) in enumerate(zip(*told, strict=True)) if one != other)
        kind = type(events[first]).__name__
        seen = t.totals.orders.setdefault(kind, {})
        lines = [told[0][i].decode() + " | " + told[1][i].decode() for i in range(len(told[0]))]
        seen[t.seed] = t.broken(
            f"the order of events tells {secrecy.name(seat)} what is hidden (one world | another)", lines, "twins"
        )
    return told[0] == told[1]


def _count_variety(t: Trial, seat: int | None, here: Any, there: Any) -> None:
    """What differs between twins is hidden from the seat: count whether redealt worlds vary it."""
    if t.fingerprint(here) == t.fingerprint(there):
        return
    one, other = _parts(t.spec.save(here)), _parts(t.spec.save(there))
    differing = [part for part in one if one[part] != other.get(part)]
    if not differing:
        return
    redealt = (t.spec.redeal(here, seat, Random(t.rng.getrandbits(64))) for _ in range(REDEALS))
    worlds = [_parts(t.spec.save(world)) for world in redealt]
    for part in differing:
        stats = t.totals.twin_parts.setdefault((secrecy.name(seat), part), ZoneStats())
        stats.games.add(t.seed)
        stats.redealt += len(worlds)
        stats.varied += any(world.get(part) != one[part] for world in worlds)


def _parts(saved: dict[str, Any]) -> dict[str, Any]:
    """The parts of a state by name: its own fields, and what waits on the agenda."""
    return {**saved["table"], "agenda": saved["agenda"], "question": saved["asked"]}


def check_totals(game: str, totals: Totals) -> None:
    """After many games: was some order told again and again, and has every part varied that differs between twins?"""
    for games in totals.orders.values():
        if len(games) >= MIN_ORDERS:
            raise next(iter(games.values()))
    for (who, part), stats in totals.twin_parts.items():
        if stats.redealt >= secrecy.MIN_REDEALS and len(stats.games) >= secrecy.MIN_GAMES:
            totals.checked["twins"] += 1
            if not stats.varied:
                what = (
                    f"“{part}” can differ between worlds that {who} cannot tell apart, and was the same in all "
                    f"{stats.redealt} worlds redealt for it"
                )
                raise LawBroken("twins", game, what)
