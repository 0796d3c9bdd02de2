"""No seat learns what it may not know, and a redealt world is a real other world.

A redealt world is one that the seat cannot tell from the true one, so all that leaves the server for this seat must be
the same in both: its situation, its options, its default, the reasons why its answers are refused, and what its
rules of thumb choose. This proves as much as the redeal varies; so the second law wants every hidden place, every
sealed answer and the dice to vary, and the third wants the redealt world to be playable to its end.
What events tell is judged in `greathall.laws.listening`.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

from greathall.core.kernel import State, sample
from greathall.laws import honesty, progress
from greathall.laws.broken import LawBroken
from greathall.laws.trial import Place, Tally, Trial

OFTEN, GAMES = 40, 8
"""A place that can vary and was redealt so often, in so many games (in one it may happen to be known), has varied."""


def secrecy(t: Trial) -> None:
    viewers: list[int | None] = [None, *range(t.seats)]
    for seat in t.rng.sample(viewers, min(t.care.viewers, len(viewers))):
        w = redealt(t, seat)
        _same_to_the_seat(t, w, seat)
        _varies(t, w, seat)
        progress.nothing_lost(t, w, t.pieces)
        if t.often(t.care.playouts):
            _plays_on(t, w, seat)


def redealt(t: Trial, seat: int | None) -> Any:
    """A redealt world; making it must not touch the true one."""
    with t.law("secrecy"):
        w = t.spec.redeal(t.g, seat, Random(t.rng.getrandbits(64)))
        t.want(w is not t.g and t.print(t.g) == t.prints[-1], f"redealing for {name(seat)} changed the true world")
        t.want(w.log is None, f"the world redealt for {name(seat)} carries a log")
    return w


def _same_to_the_seat(t: Trial, w: Any, seat: int | None) -> None:
    g, spec = t.g, t.spec
    who = name(seat)
    with t.law("secrecy"):
        true, other = spec.situation(g, seat), spec.situation(w, seat)
        t.same(true, other, f"{who} sees in its situation what it may not know (true world | redealt)")
        if seat is None or seat not in g.waiting:
            return
        mine, theirs = g.options(seat), w.options(seat)
        every = t.listed(mine)
        if every is not None:
            t.same(every, t.listed(theirs), f"{who} sees in its options what it may not know (true world | redealt)")
        else:
            for action in t.some(mine):
                t.want(action in theirs, f"{who} has an option that it has not in a redealt world", repr(action))
            for action in t.some(theirs):
                t.want(action in mine, f"{who} has an option in a redealt world only", repr(action))
        luck = t.rng.random()
        defaults = g.default(seat, Random(luck)), w.default(seat, Random(luck))
        t.same(*defaults, f"the default of {who} depends on what it may not know (true world | redealt)")
        if spec.bots.infoset_key is not None:
            noticed = spec.bots.infoset_key(g, seat), spec.bots.infoset_key(w, seat)
            t.want(noticed[0] == noticed[1], f"{who} notices what it may not know (true world | redealt)", f"{noticed}")
        if spec.table.preview is not None:
            for action in t.some(mine):
                shown = spec.table.preview(g, seat, action), spec.table.preview(w, seat, action)
                t.same(*shown, f"the preview of {who} tells what it may not know (true world | redealt)")
        for action in [action for action in honesty.foreign(t, seat) if action not in mine][:2]:
            why = honesty.refusal(t, g.copy(), seat, action, f"a foreign answer of {who}")
            elsewhere = honesty.refusal(t, w.copy(), seat, action, f"in a redealt world, a foreign answer of {who}")
            t.same(why, elsewhere, f"the refusal {who} reads tells what it may not know (true world | redealt)")
    if spec.bots.heuristic is not None:
        with t.law("thumb"):
            chosen = spec.bots.heuristic(g, seat, Random(luck)), spec.bots.heuristic(w, seat, Random(luck))
            t.same(*chosen, f"the rules of thumb of {who} use what it may not know (true world | redealt)")


def _varies(t: Trial, w: Any, seat: int | None) -> None:
    with t.law("hidden places vary"):
        draws = [x.chance.copy().below("laws", 1 << 32) for x in (t.g, w)]
        t.want(draws[0] != draws[1], f"the world redealt for {name(seat)} has the true dice")
        true, other = hidden(t, t.g, seat), hidden(t, w, seat)
        for place, content in true.items():
            if content not in (None, [], {}, "", 0):
                known = t.tally.places.setdefault((name(seat), place), Place())
                known.games.add(t.seed)
                known.redealt += 1
                known.varied += content != other.get(place)


def hidden(t: Trial, g: Any, seat: int | None) -> dict[str, Any]:
    """The hidden places: the game's own, and the answers that others have sealed where they had a choice."""
    places = {place: t.plain(content) for place, content in t.spec.secrets(g, seat).items()}
    for other in g.sealed:
        if other != seat:
            asked = g.copy()
            asked.retract(other)
            if len([*islice(asked.options(other), 2)]) > 1:
                places[f"sealed answer of seat {other}"] = t.plain(g.sealed[other])
    return places


def verdict(game: str, tally: Tally) -> None:
    """After many games: has every hidden place varied?"""
    for (who, place), known in tally.places.items():
        if known.redealt >= OFTEN and len(known.games) >= GAMES:
            tally.checked["hidden places vary"] += 1
            if not known.varied:
                what = f"“{place}” was the same in all {known.redealt} worlds redealt for {who}"
                raise LawBroken("hidden places vary", game, what)


def _plays_on(t: Trial, w: State, seat: int | None) -> None:
    """The redealt world goes on to its end, by answers at random."""
    played = len(t.answers)
    with t.law("redealt play"):
        try:
            while not w.over:
                other = t.rng.choice(w.waiting)
                action = sample(w.options(other), t.rng)
                t.elsewhere.append((other, action))
                w.act(other, action)
                played += 1
                progress.goes_on(t, w, played)
            progress.nothing_lost(t, w, t.pieces)
        except LawBroken as broken:
            what = f"the world redealt for {name(seat)}, played on, breaks “{broken.law}”: {broken.what}"
            raise t.broken(what, [line for line in broken.difference if "on another table" not in line]) from broken
        except Exception as error:
            raise t.broken(f"the world redealt for {name(seat)} fails: {type(error).__name__}: {error}") from error


def name(seat: int | None) -> str:
    return "a spectator" if seat is None else f"seat {seat}"
