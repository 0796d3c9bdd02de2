"""No seat learns what it may not know, and a redealt world is a real other world.

A redealt world is one that the seat cannot tell from the true one, so all that leaves the server for this seat must be
the same in both: its situation, its options, its default, the reasons why its answers are refused, and all that the
game tells its bots (what the heuristic chooses, what is pointless, …). This proves only as much as the redeal
varies; so a second law (redeal variety) requires every hidden zone, every sealed answer and the dice to vary, and a
third (redeal playout) requires that the redealt world can be played to its end. Events are checked in
`greathall.laws.event_leaks`, views at events in `greathall.laws.frames`.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from greathall.core.kernel import Action, State, sample
from greathall.core.reasons import Considered, Reasons
from greathall.laws import conservation, options, termination, texts
from greathall.laws.errors import LawBroken
from greathall.laws.harness import Totals, Trial, ZoneStats

MIN_REDEALS, MIN_GAMES = 40, 8
"""A hidden zone that was redealt this often, in this many games (in one of them it may happen to be known), must have
varied."""


def check(t: Trial) -> None:
    """Redeal for some seats, and compare."""
    for seat in t.viewers():
        w = redealt(t, seat)
        require_same_to_seat(t, t.g, w, seat)
        _count_variety(t, w, seat)
        conservation.check(t, w)
        if t.sampled(t.level.playouts):
            _require_playable(t, w, seat)


def redealt(t: Trial, seat: int | None) -> Any:
    """A redealt world; making it must not touch the true one."""
    with t.law("secrecy"):
        w = t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))
        t.require(w is not t.g, f"redealing for {name(seat)} gave the true world itself")
        t.require_unchanged(f"redealing for {name(seat)}")
        t.require(w.log is None, f"the world redealt for {name(seat)} carries a log")
    return w


def require_same_to_seat(t: Trial, g: Any, w: Any, seat: int | None, where: str = "(true world | redealt)") -> None:
    """All that leaves the server for this seat, and what its heuristic chooses, is the same in both worlds."""
    spec = t.spec
    who = name(seat)
    with t.law("secrecy"):
        t.require_same(
            spec.situation(g, seat),
            spec.situation(w, seat),
            f"{who} sees in its situation what it may not know {where}",
        )
        if seat is None or seat not in g.waiting:
            return
        mine, theirs = g.options(seat), w.options(seat)
        every = t.list_options(mine)
        if every is not None:
            t.require_same(every, t.list_options(theirs), f"{who} sees in its options what it may not know {where}")
        else:
            for action in t.some_options(mine):
                t.require(action in theirs, f"{who} has an option that it has not in a redealt world", repr(action))
            for action in t.some_options(theirs):
                t.require(action in mine, f"{who} has an option in a redealt world only", repr(action))
        numbers = spec.numbers(g)
        seen = numbers.look(g, seat), numbers.look(w, seat)
        t.require(seen[0] == seen[1], f"the vector of {who} tells what it may not know {where}")
        masks = numbers.space.mask(g, seat), numbers.space.mask(w, seat)
        t.require(masks[0] == masks[1], f"the mask of {who} tells what it may not know {where}")
        reads = spec.option_message
        for action in t.some_options(mine):
            said = reads(g, seat, action), reads(w, seat, action)
            t.require_same(*said, f"an option of {who} tells what it may not know (true world | redealt)")
            asks = spec.table.careful(g, seat, action), spec.table.careful(w, seat, action)
            t.require(asks[0] == asks[1], f"whether {who} is asked again tells what it may not know {where}")
        draw = t.rng.random()
        defaults = g.default(seat, Random(draw)), w.default(seat, Random(draw))
        t.require_same(*defaults, f"the default of {who} depends on what it may not know {where}")
        if spec.bots.infoset_key is not None:
            keys = spec.bots.infoset_key(g, seat), spec.bots.infoset_key(w, seat)
            what = f"the infoset key of {who} depends on what it may not know {where}"
            t.require(keys[0] == keys[1], what, f"{keys}")
        if spec.table.preview is not None:
            for action in t.some_options(mine):
                shown = spec.table.preview(g, seat, action), spec.table.preview(w, seat, action)
                t.require_same(*shown, f"the preview of {who} tells what it may not know {where}")
        for action in [action for action in options.other_answers(t, seat, mine) if action not in mine][:2]:
            why = options.refusal(t, g.copy(), seat, action, f"another answer of {who}")
            elsewhere = options.refusal(t, w.copy(), seat, action, f"in a redealt world, another answer of {who}")
            t.require_same(why, elsewhere, f"the refusal {who} reads tells what it may not know {where}")
    _require_blind_hints(t, g, w, seat, where, draw)


def _require_blind_hints(t: Trial, g: Any, w: Any, seat: int, where: str, draw: float) -> None:
    """Everything that the game tells its bots is the same in both worlds.

    Not the value: it is asked at the end of rollouts only, in worlds that are imagined anyway, and may look at them.
    """
    hints = t.spec.bots

    def require(what: str, true: Any, other: Any) -> None:
        with t.law("heuristic"):
            t.require_same(true, other, f"the {what} of {name(seat)} uses what it may not know {where}")

    policies = [("heuristic", hints.heuristic), ("beginner", hints.beginner)]
    for what, policy in [*policies, *[("imagined opponent", policy) for _, policy in hints.opponents]]:
        if policy is not None:
            require(what, policy(g, seat, Random(draw)), policy(w, seat, Random(draw)))
    if hints.remark is not None:
        remarks = hints.remark(g, seat), hints.remark(w, seat)
        require("remark", *remarks)
        if remarks[0] is not None:
            texts.check_message(t, remarks[0])
    if hints.rounds is not None:
        require("count of rounds", hints.rounds(g), hints.rounds(w))
    if hints.promising is not None:
        require("promising answers", hints.promising(g, seat), hints.promising(w, seat))
    if hints.turned is not None and t.past:
        _, then, _ = t.past[0]
        require("word on what has turned", hints.turned(then, g, seat), hints.turned(then, w, seat))
        require("word on what turned since", hints.turned(g, then, seat), hints.turned(w, then, seat))
    weighed: list[Action] = []
    for action in t.some_options(g.options(seat)) if hints.heuristic is not None else ():
        weighed.insert(0, action)
        if hints.explain is not None:
            reasons = _as_if_weighed(seat, weighed)
            require("explanation", hints.explain(g, seat, reasons), hints.explain(w, seat, reasons))
        for what, says in (("routine", hints.routine), ("pointless answer", hints.pointless)):
            require(what, says(g, seat, action), says(w, seat, action))
        for character, leaning in hints.temperaments.items():
            require(f"temperament {character}", leaning(g, seat, action), leaning(w, seat, action))


def _as_if_weighed(seat: int, actions: list[Action]) -> Reasons:
    """What a search may have found out, the best answer first: how much each is worth does not matter here."""
    options = [Considered(action=action, worth=0.5 / n, error=0.0, rollouts=9) for n, action in enumerate(actions, 1)]
    return Reasons(seat=seat, options=tuple(options))


def _count_variety(t: Trial, w: Any, seat: int | None) -> None:
    with t.law("redeal variety"):
        draws = [x.chance.copy().below("laws", 1 << 32) for x in (t.g, w)]
        t.require(draws[0] != draws[1], f"the world redealt for {name(seat)} has the true dice")
        true, other = hidden(t, t.g, seat), hidden(t, w, seat)
        for zone, content in true.items():
            if content not in (None, [], {}, "", 0):
                stats = t.totals.zones.setdefault((name(seat), zone), ZoneStats())
                stats.games.add(t.seed)
                stats.redealt += 1
                stats.varied += content != other.get(zone)


def hidden(t: Trial, g: Any, seat: int | None) -> dict[str, Any]:
    """The hidden zones: the game's own, and the answers that others have sealed where they had a choice."""
    zones = {zone: t.as_json(content) for zone, content in t.spec.secrets(g, seat).items()}
    for other in g.sealed:
        if other != seat:
            asked = g.copy()
            asked.retract(other)
            if len([*islice(asked.options(other), 2)]) > 1:
                zones[f"sealed answer of seat {other}"] = t.as_json(g.sealed[other])
    return zones


def check_variety(game: str, totals: Totals) -> None:
    """After many games: has every hidden zone varied?"""
    for (who, zone), stats in totals.zones.items():
        if stats.redealt >= MIN_REDEALS and len(stats.games) >= MIN_GAMES:
            totals.checked["redeal variety"] += 1
            if not stats.varied:
                what = f"“{zone}” was the same in all {stats.redealt} worlds redealt for {who}"
                raise LawBroken("redeal variety", game, what)


def _require_playable(t: Trial, w: State, seat: int | None) -> None:
    """The redealt world can be played to its end by random answers."""
    played = len(t.answers)
    with t.law("redeal playout"):
        try:
            while not w.over:
                other = t.rng.choice(w.waiting)
                action = sample(w.options(other), t.rng)
                t.on_copy.append((other, action))
                w.act(other, action)
                played += 1
                termination.check_decision(t, w, played)
            conservation.check(t, w)
        except LawBroken as broken:
            what = f"the world redealt for {name(seat)} breaks, when played on, “{broken.law}”: {broken.what}"
            raise t.broken(what, [line for line in broken.difference if "on a copy" not in line]) from broken
        except Exception as error:
            raise t.broken(f"the world redealt for {name(seat)} fails: {type(error).__name__}: {error}") from error


def name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
