"""What a seat does not know: bots think in worlds in which it is laid out in another way."""

from __future__ import annotations

from random import Random

from mygame.state import MyGame


def redeal_hidden(w: MyGame, seat: int | None, rng: Random) -> None:
    rng.shuffle(w.deck)


def secrets(g: MyGame, seat: int | None) -> dict[str, object]:
    """The hidden places: the laws want each of them to vary between redealt worlds."""
    return {"deck": g.deck}
