"""A redealt world is another world, and can be played."""

from __future__ import annotations

from random import Random
from typing import Any

from bluff import SPEC, Bluff, Play
from greathall.core.chance import FastChance
from greathall.core.kernel import Frame
from tests.laws.planted.variants import PLAYOUTS, REDEALS, Choose, caught, variant, with_effect


def test_a_redeal_that_changes_nothing() -> None:
    caught(variant(redeal=lambda g, seat, rng: g.copy()), "redeal variety", "the true dice")


def test_a_redeal_that_changes_only_the_dice() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = g.copy()
        w.chance = FastChance(rng.getrandbits(64))
        return w

    caught(variant(redeal=redeal), "redeal variety", "was the same in all", "“hand ", games=12, level=REDEALS)


def test_a_redeal_that_keeps_sealed_answers() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        for other, answer in g.sealed.items():
            if answer.card not in w.hands[other]:
                w.hands[other][0] = answer.card
            w.sealed[other] = answer
        return w

    caught(variant(redeal=redeal), "redeal variety", "“sealed answer of seat", games=12, level=REDEALS)


def test_a_redealt_world_that_cannot_be_played() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        for other in w.sealed:
            if other != seat:
                w.sealed[other] = Play(rng.randint(1, 20))  # hardly ever a card in that hand
        return w

    caught(variant(redeal=redeal), "redeal playout", "fails: ValueError", "then, on a copy:", level=PLAYOUTS)


class Storing(Bluff):
    __slots__ = ("stored",)

    stored: list[list[int]]

    def __init__(self, like: Storing | None = None) -> None:
        super().__init__(like)
        self.stored = [] if like is None else [cards[:] for cards in like.stored]


def test_stored_options() -> None:
    class Stored(Choose):
        def resolve(self, g: Any, now: Frame) -> None:
            super().resolve(g, now)
            g.stored = [hand[:] for hand in g.hands]

        def options(self, g: Any, now: Frame, seat: int) -> list[Play]:
            return [Play(card) for card in g.stored[seat]]

    caught(with_effect(Stored(), state=Storing), "redeal playout", "ValueError", level=PLAYOUTS)
