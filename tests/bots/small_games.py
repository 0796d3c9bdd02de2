"""Games small enough to know the right answer by heart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from greathall.core.codec import index_effects
from greathall.core.kernel import Effect, Event, Frame, LazyOptions, State
from greathall.core.spec import GameSpec, Outcome


class Say(Struct, frozen=True, tag="say"):
    number: int


class Settings(Struct, frozen=True):
    pass


class Table(State):
    """One hidden number, what was said, and what it was worth."""

    __slots__ = ("hidden", "points", "said")

    hidden: int
    points: list[int]
    said: list[int]

    def __init__(self, like: Table | None = None) -> None:
        super().__init__(like)
        self.hidden = 0 if like is None else like.hidden
        self.points = [] if like is None else like.points[:]
        self.said = [] if like is None else like.said[:]


class Matrix(Effect[Table]):
    """Both say a number at once; the first wins what the matrix says, the second loses it."""

    def __init__(self, *rows: tuple[int, ...]) -> None:
        self.rows = rows

    def resolve(self, g: Table, now: Frame) -> None:
        g.ask(now, 0, 1)

    def options(self, g: Table, now: Frame, seat: int) -> list[Say]:
        return [Say(n) for n in range(len(self.rows) if seat == 0 else len(self.rows[0]))]

    def answered(self, g: Table, now: Frame, answers: dict[int, Say]) -> None:
        won = self.rows[answers[0].number][answers[1].number]
        g.points = [won, -won]


class Gamble(Effect[Table]):
    """Seat 0 keeps the draw (0) or gambles (1). Who gambles names the hidden number, of three: right wins, wrong loses.

    A search that peeks into its imagined worlds, or forgets that it cannot tell them apart, gambles and is wrong.
    """

    def resolve(self, g: Table, now: Frame) -> None:
        g.ask(now, 0)

    def options(self, g: Table, now: Frame, seat: int) -> list[Say]:
        return [Say(n) for n in range(3 if g.said else 2)]

    def answered(self, g: Table, now: Frame, answers: dict[int, Say]) -> None:
        said = answers[0].number
        if g.said:
            g.points[0] = 1 if said == g.hidden else -1
        elif said:
            g.then([self])
        g.said.append(said)


class Numbers(LazyOptions):
    """0 to 4999."""

    def __len__(self) -> int:
        return 5000

    def __getitem__(self, at: Any) -> Any:
        return Say(range(5000)[at])


class Count(Effect[Table]):
    """Each in turn says a number; the higher wins. Far too many numbers to try them all."""

    def resolve(self, g: Table, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Table, now: Frame, seat: int) -> Sequence[Say]:
        return Numbers()

    def answered(self, g: Table, now: Frame, answers: dict[int, Say]) -> None:
        g.points[now.who] = answers[now.who].number


class Nim(Effect[Table]):
    """Take one to three; who takes the last wins."""

    def resolve(self, g: Table, now: Frame) -> None:
        g.ask(now, len(g.said) % 2)

    def options(self, g: Table, now: Frame, seat: int) -> list[Say]:
        return [Say(n) for n in (1, 2, 3) if n <= g.hidden]

    def answered(self, g: Table, now: Frame, answers: dict[int, Say]) -> None:
        ((seat, said),) = answers.items()
        g.said.append(said.number)
        g.hidden -= said.number
        if g.hidden:
            g.then([self])
        else:
            g.points[seat] = 1


def game(name: str, *effects: Effect[Table], hidden: int = 0, secret: bool = False, **more: Any) -> GameSpec[Table]:
    """A game for two of these effects, one after the other; a `secret` hidden number nobody knows."""

    def setup(g: Table) -> None:
        g.points = [0, 0]
        g.hidden = g.chance.below("hidden", 3) if secret else hidden
        for seat, effect in reversed([*enumerate(effects)]):
            g.then([effect], who=seat)

    def view(g: Table, seat: int | None) -> tuple[int | None, tuple[int, ...]]:
        return (None if secret else g.hidden, tuple(g.said))

    def redeal_hidden(world: Table, seat: int | None, rng: Random) -> None:
        if secret:
            world.hidden = rng.randrange(3)

    def outcome(g: Table) -> Outcome | None:
        if not g.over:
            return None
        best = max(g.points)
        return Outcome(tuple(g.points), tuple(seat for seat in (0, 1) if g.points[seat] == best))

    return GameSpec(
        id=name,
        version=1,
        seats=range(2, 3),
        state=Table,
        settings=Settings,
        actions=Say,
        events=Event,
        setup=setup,
        view=view,
        redeal_hidden=redeal_hidden,
        outcome=outcome,
        effects=index_effects({"effects": effects}),
        pieces=lambda g: {},
        secrets=lambda g, seat: {},
        longest=100,
        **more,
    )


PENNIES = game("pennies", Matrix((1, -1), (-1, 1)))
SKEWED = game("skewed", Matrix((1, -1, 1), (-1, 1, 1)))
"""Pennies in which the second has an answer that always loses."""
DOMINATED = game("dominated", Matrix((1, -1), (1, 1), (-1, -1)))
"""The first always wins by saying 1, always loses by saying 2."""
BLIND = game("blind", Gamble(), secret=True)
SEEING = game("seeing", Gamble(), hidden=2)
COUNT = game("count", Count(), Count())
NIM = game("nim", Nim(), hidden=7)
