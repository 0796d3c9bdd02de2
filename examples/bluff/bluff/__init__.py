"""Bluff: all choose a card in secret, the highest scores. All its rules in one file; see `docs/adding-a-game.md`."""

from __future__ import annotations

from random import Random
from typing import Annotated

from msgspec import Meta, Struct

from greathall.core.codec import index_effects
from greathall.core.kernel import Effect, Event, Frame, State
from greathall.core.messages import Seat
from greathall.core.spec import GameSpec, Outcome

HAND = 5
DECK = 20

Card = Annotated[int, Meta(ge=1, le=DECK)]


class Play(Struct, frozen=True, tag="play"):
    """Put this card forward."""

    card: Card


class Dealt(Event, frozen=True, tag="dealt"):
    who: Seat
    cards: tuple[Card, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else Dealt(self.who, None)


class Revealed(Event, frozen=True, tag="revealed"):
    cards: tuple[Card, ...]
    winner: Seat


class Settings(Struct, frozen=True):
    """Bluff has no settings."""


class Bluff(State):
    __slots__ = ("hands", "played", "points")

    hands: list[list[int]]
    played: list[tuple[int, ...]]
    points: list[int]

    def __init__(self, like: Bluff | None = None) -> None:
        super().__init__(like)
        self.hands = [] if like is None else [hand[:] for hand in like.hands]
        self.played = [] if like is None else like.played[:]
        self.points = [] if like is None else like.points[:]


class Choose(Effect[Bluff]):
    """Everyone secretly chooses a card; all are revealed together; the highest scores its owner a point."""

    prompts = ("prompt-choose",)

    def resolve(self, g: Bluff, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
        return [Play(card) for card in g.hands[seat]]

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
        shown = tuple(answers[seat].card for seat in range(g.seats))
        for seat, card in enumerate(shown):
            g.hands[seat].remove(card)
        winner = shown.index(max(shown))
        g.points[winner] += 1
        g.played.append(shown)
        g.emit(Revealed(shown, winner))


CHOOSE = Choose()


class View(Struct, frozen=True):
    hand: tuple[Card, ...]
    left: tuple[int, ...]
    points: tuple[int, ...]
    played: tuple[tuple[Card, ...], ...]


def setup(g: Bluff) -> None:
    deck = list(range(1, DECK + 1))
    g.chance.shuffle("deck", deck)
    g.hands = [sorted(deck[seat * HAND : (seat + 1) * HAND]) for seat in range(g.seats)]
    g.points = [0] * g.seats
    for seat in range(g.seats):
        g.emit(Dealt(seat, tuple(g.hands[seat])))
    g.then([CHOOSE] * HAND)


def view(g: Bluff, seat: int | None) -> View:
    hand = () if seat is None else tuple(g.hands[seat])
    return View(hand, tuple(len(h) for h in g.hands), tuple(g.points), tuple(g.played))


def redeal_hidden(w: Bluff, seat: int | None, rng: Random) -> None:
    known = {card for shown in w.played for card in shown} | set([] if seat is None else w.hands[seat])
    pool = [card for card in range(1, DECK + 1) if card not in known]
    rng.shuffle(pool)
    for other in range(w.seats):
        if other != seat:
            w.hands[other] = sorted(pool.pop() for _ in w.hands[other])


def outcome(g: Bluff) -> Outcome | None:
    if not g.over:
        return None
    best = max(g.points)
    return Outcome(tuple(g.points), tuple(seat for seat in range(g.seats) if g.points[seat] == best))


def pieces(g: Bluff) -> dict[str, int]:
    return {"cards": sum(map(len, g.hands)) + sum(map(len, g.played))}


def hidden(g: Bluff, seat: int | None) -> dict[str, object]:
    return {f"hand {other}": g.hands[other] for other in range(g.seats) if other != seat}


SPEC = GameSpec(
    id="bluff",
    version=1,
    seats=range(2, 5),
    state=Bluff,
    settings=Settings,
    actions=Play,
    events=Dealt | Revealed,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects({"choose": CHOOSE}),
    pieces=pieces,
    secrets=hidden,
    longest=4 * HAND,
)
