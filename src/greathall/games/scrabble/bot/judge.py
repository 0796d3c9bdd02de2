"""What a play was worth beside the best ones, on what its player knew: for the analysis after the game."""

from __future__ import annotations

from random import Random

from greathall.core.reasons import Reasons

from .. import actions as a
from ..engine import warm_up
from ..state import Scrabble
from ..turn import TAKE_TURN

ITERATIONS = 36


def judge(g: Scrabble, seat: int, played: a.Action, rng: Random, iterations: int | None = None) -> Reasons | None:
    """Plays and exchanges by simulation, with the card that was laid with the play. Cards that were cast alone and
    answers to others are not compared; nothing is where the extra `fast` is not installed."""
    assert g.asked is not None
    if g.asked.effect is not TAKE_TURN or not isinstance(played, a.Place | a.Exchange | a.Pass):
        return None
    warm_up.warm_up()  # nobody waits at a table: better late than not judged
    if not warm_up.ready():
        return None
    from . import simulation

    card = played.card if isinstance(played, a.Place) else None
    found = simulation.compare(g, seat, rng, card, played, min(ITERATIONS, iterations or ITERATIONS))
    return Reasons(seat=seat, options=tuple(found), unit="points") if found else None
