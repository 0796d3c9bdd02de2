"""Worlds that a seat cannot tell apart stay so, at every event: what is under way, in which order, what is shown."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest

import bluff
from bluff import Bluff, Play, View
from greathall import laws
from greathall.core.codec import index_effects
from greathall.core.kernel import Event, Frame
from greathall.core.messages import Seat
from greathall.laws import CheckLevel
from tests.deep import deep
from tests.laws.planted.variants import AnySpec, Choose, caught, variant

# -- twins -------------------------------------------------------------------------------------------------------------


class Noting(Bluff):
    """Bluff with a note of what was chosen, which nobody sees."""

    __slots__ = ("note",)

    note: int

    def __init__(self, like: Noting | None = None) -> None:
        super().__init__(like)
        self.note = 0 if like is None else like.note


class Whisper(Choose):
    """Seat 0 whispers a number before the cards are chosen: it is kept in a field that no view shows."""

    def resolve(self, g: Bluff, now: Frame) -> None:
        g.ask(now, 0)

    def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
        return [Play(card) for card in (1, 2, 3)]

    def answered(self, g: Any, now: Frame, answers: dict[int, Play]) -> None:
        self.keep(g, answers[0].card)

    def keep(self, g: Any, card: int) -> None:
        g.note = card


class WhisperOnTheAgenda(Whisper):
    """Kept in the effect that comes next."""

    def keep(self, g: Any, card: int) -> None:
        g.agenda[-1] = g.agenda[-1].replace(n=card)


def whispering(whisper: Whisper, **changes: Any) -> AnySpec:
    choose = Choose()

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [frame.replace(effect=choose) for frame in g.agenda]
        g.then([whisper])

    effects = index_effects({"choose": choose, "whisper": whisper})
    return variant(state=Noting, setup=setup, effects=effects, longest=30, **changes)


def by_note(g: Any, seat: int, rng: Random) -> Play:
    """Answers by what seat 0 whispered."""
    return g.options(seat)[g.note % len(g.options(seat))]  # type: ignore[no-any-return]


def by_agenda(g: Any, seat: int, rng: Random) -> Play:
    return g.options(seat)[g.asked.n % len(g.options(seat))]  # type: ignore[no-any-return]


TWINS = CheckLevel(json=0, event_leaks=0, options=0, playouts=0, deals=0, lessons=0, twins=1)


@pytest.mark.parametrize(("whisper", "heuristic"), [(Whisper(), by_note), deep(WhisperOnTheAgenda(), by_agenda)])
def test_a_heuristic_that_looks_into_what_is_under_way(whisper: Whisper, heuristic: Any) -> None:
    """The redeal does not vary it, so only twins show that it is hidden: so it was with Accio in Scrabble."""
    spec = whispering(whisper, heuristic=heuristic)
    caught(spec, "heuristic", "uses what it may not know", "two worlds that it cannot tell apart", level=TWINS)
    blind = dataclasses.replace(TWINS, twins=0)
    assert laws.check(spec, games=12, settings={}, level=blind).broken is None, "no other law sees it"


@pytest.mark.parametrize(("whisper", "part"), [deep(Whisper(), "note"), (WhisperOnTheAgenda(), "question")])
def test_a_redeal_that_keeps_what_is_under_way(whisper: Whisper, part: str) -> None:
    caught(whispering(whisper), "twins", f"“{part}” can differ between worlds", games=60, level=TWINS)


class Ready(Event, frozen=True, tag="dealt"):
    """Somebody has put a card down; who sees it from behind the hand?"""

    who: Seat
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else Ready(self.who, None)


class Putting(Choose):
    """The cards are put down unseen, one after the other, and never shown."""

    def __init__(self, sly: bool) -> None:
        self.sly = sly

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
        log, g.log = g.log, None
        super().answered(g, now, answers)
        g.log = log
        for seat in sorted(answers, key=lambda seat: answers[seat].card if self.sly else seat):
            g.emit(Ready(seat, (answers[seat].card,)))


def putting(sly: bool) -> AnySpec:
    effect = Putting(sly)

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [frame.replace(effect=effect) for frame in g.agenda]
        if g.log is not None:
            g.log.clear()

    def view(g: Bluff, seat: int | None) -> View:
        return View(bluff.view(g, seat).hand, (), (), ())

    def redeal_hidden(w: Bluff, seat: int | None, rng: Random) -> None:
        """Nothing that was put down is known but the own cards."""
        held = [[*hand, *(shown[other] for shown in w.played)] for other, hand in enumerate(w.hands)]
        pool = [card for card in range(1, bluff.DECK + 1) if seat is None or card not in held[seat]]
        rng.shuffle(pool)
        for other in range(w.seats):
            if other != seat:
                new = [pool.pop() for _ in held[other]]
                w.hands[other] = sorted(new[: len(w.hands[other])])
                w.played = [
                    (*shown[:other], card, *shown[other + 1 :])
                    for shown, card in zip(w.played, new[len(w.hands[other]) :], strict=True)
                ]
        w.points = [0] * w.seats
        for shown in w.played:
            w.points[shown.index(max(shown))] += 1

    effects = index_effects({"choose": effect})
    return variant(setup=setup, view=view, redeal_hidden=redeal_hidden, effects=effects, events=Ready)


def test_the_order_of_events_that_tells_what_is_hidden() -> None:
    """So it was planted in Stupefy, where those who shielded themselves were named by the card that they kept."""
    assert laws.check(putting(False), games=12, settings={}, level=TWINS).broken is None
    caught(putting(True), "twins", "the order of events tells", '"who":', games=12, level=TWINS)


# -- frames ------------------------------------------------------------------------------------------------------------


def in_a_step(g: Bluff) -> bool:
    """A state in the middle of a step, as frames show it: nobody is asked, and the game is not over."""
    return g.asked is None and bool(g.agenda)


def test_a_frame_that_shows_hidden_hands() -> None:
    def view(g: Bluff, seat: int | None) -> View:
        open_hand = tuple(g.hands[0]) if in_a_step(g) else ()
        return msgspec.structs.replace(bluff.view(g, seat), left=open_hand)

    caught(variant(view=view, frames=(bluff.Revealed,)), "frames", "sees at a marked event", "left[", games=2)
    assert laws.check(variant(view=view), games=2, settings={}).broken is None, "no other law sees it"


def test_a_frame_that_cannot_be_redealt() -> None:
    def redeal_hidden(w: Bluff, seat: int | None, rng: Random) -> None:
        if in_a_step(w):
            raise IndexError("pop from empty list")
        bluff.redeal_hidden(w, seat, rng)

    spec = variant(redeal_hidden=redeal_hidden, frames=(bluff.Revealed,))
    caught(spec, "frames", "IndexError: pop from empty list", games=2)


def test_a_view_that_changes_a_frame() -> None:
    def view(g: Bluff, seat: int | None) -> View:
        if in_a_step(g):
            g.points[0] += 1
        return bluff.view(g, None)

    caught(variant(view=view, frames=(bluff.Revealed,)), "frames", games=2)
